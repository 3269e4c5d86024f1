import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { buildIndex, writeIndex } from '@pinakes/indexer';
import { type Fetch, fetchSource, type Index, memorySource, openIndex, type Source, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = 40;
const BUILDS = ['zzqa', 'zzqb', 'zzqc'];

/** Indexes of the same documents that differ in one word, which has no translation, so that their files have equal sizes. */
async function indexes(): Promise<Map<string, string>[]> {
	const built = BUILDS.map(async (name) => {
		const filler = Array.from({ length: 400 }, (_, i) => `word${i}`).join(' ');
		const document = (i: number): string => `# Anchor ${i}\n\nAn anchor of build ${name}, ${i}. ${filler}\n`;
		const docs = Array.from({ length: DOCUMENTS }, (_, i) => [`docs/${i}.md`, document(i)]);
		const folder = tempFolder(Object.fromEntries(docs));
		await buildIndex({ folders: [join(folder, 'docs')], out: join(folder, 'index'), vectors: 'none' });
		return new Map(Object.entries(readTree(join(folder, 'index'))));
	});
	return Promise.all(built);
}

/** The builds that an answer is made of. */
async function buildsIn(index: Index): Promise<Set<string>> {
	const { hits } = await searchText(index, 'anchor build', { texts: true, limit: DOCUMENTS, threshold: 0 });
	const { results } = await search(index, 'anchor build', { limit: DOCUMENTS, threshold: 0 });
	expect(hits.length).toBe(DOCUMENTS);
	const texts = [...hits.map(({ text = '' }) => text), ...results.map(({ passage }) => passage)];
	return new Set(texts.map((text) => /build ([a-z]+),/.exec(text)?.[1] ?? text));
}

/** Reads files through `fetch` as a web server would give them at that moment. */
function folderFetch(folder: string): Fetch {
	return async (url) => {
		const file = join(folder, url.slice('https://x.test/'.length));
		await turn();
		const bytes = existsSync(file) ? Uint8Array.from(readFileSync(file)) : undefined;
		const status = bytes ? 200 : 404;
		return { ok: status === 200, status, arrayBuffer: async () => (bytes ?? new Uint8Array()).buffer };
	};
}

const SOURCES: readonly [string, (folder: string) => Source][] = [
	['a folder', directorySource],
	['a web server', (folder) => fetchSource('https://x.test', folderFetch(folder))],
];

describe.each(SOURCES)('an index in %s that builds of equal size replace', (_, sourceOf) => {
	it('answers from one build, the newest that it has met', async () => {
		const [old, next] = (await indexes()) as [Map<string, string>, Map<string, string>];
		const sizes = (files: Map<string, string>): unknown => [...files].map(([path, text]) => [path, text.length]);
		expect(sizes(next)).toEqual(sizes(old));
		const folder = join(tempFolder(), 'index');
		writeIndex(folder, old);
		const index = await openIndex(sourceOf(folder));
		await searchText(index, 'anchor', { texts: true, limit: 1 });
		writeIndex(folder, next);
		expect(await buildsIn(index)).toEqual(new Set(['zzqb']));
	});

	it('never answers from two, however often it is replaced meanwhile', async () => {
		const states = await indexes();
		const folder = join(tempFolder(), 'index');
		writeIndex(folder, states[0] as Map<string, string>);
		let isOver = false;
		let answers = 0;
		const read = async (): Promise<void> => {
			while (!isOver) {
				const index = await openIndex(sourceOf(folder));
				await searchText(index, 'anchor', { texts: true, limit: 1 });
				await turn();
				expect([...(await buildsIn(index))]).toHaveLength(1);
				answers++;
				await turn();
			}
		};
		const readers = Array.from({ length: 4 }, read);
		for (let i = 1; i <= 8; i++) {
			writeIndex(folder, states[i % states.length] as Map<string, string>);
			const before = answers;
			while (answers < before + 3) await Promise.race([turn(), ...readers]);
		}
		isOver = true;
		await Promise.all(readers);
	});
});

describe('an index whose file is of another build', () => {
	it('is read again from the manifest, and at most twelve times', async () => {
		const [files] = (await indexes()) as [Map<string, string>];
		let reads = 0;
		const inner = memorySource(new Map([...files].filter(([path]) => path !== 'parts/text.json')), 'here');
		const read: Source['read'] = (path) => {
			if (path === 'manifest.json') reads++;
			return inner.read(path);
		};
		const index = await openIndex({ name: 'here', read });
		await expect(searchText(index, 'anchor')).rejects.toMatchObject({ code: 'missing_part', file: 'parts/text.json' });
		expect(reads).toBe(12);
	});
});
