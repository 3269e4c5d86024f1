import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, buildIndex, checkIndex, createPackage, publishSite } from '@pinakes/indexer';
import { readIndex } from '@pinakes/indexer/internal';
import { type Fetch, fetchSource, memorySource, openIndex, type Source, searchText } from '@pinakes/query';
import { listPaths } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { checkedSource } from '@pinakes/query/signed';
import { siteSource } from '@pinakes/query/site';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';

/** Long headings without a word make many parts of few documents. */
const RULE = '═'.repeat(300);
const DOCUMENTS = 100;

function documents(): Record<string, string> {
	const text = (i: number): string =>
		Array.from({ length: 12 }, (_, j) => `## ${RULE} ${i} ${j}\n\nThe text of ${i}x${j}.\n`).join('\n');
	return Object.fromEntries(Array.from({ length: DOCUMENTS }, (_, i) => [`${i}.md`, `# Page ${i}\n\n${text(i)}`]));
}

const QUESTIONS = ['text of 7x3', 'page 12', 'harbors', 'submarines'];

async function answersOf(source: Source): Promise<unknown> {
	const index = await openIndex(source);
	const answers = [];
	for (const question of QUESTIONS) {
		const { search_stats, ...found } = await search(index, question, { explain: true, today: '2026-01-01' });
		answers.push([await searchText(index, question, { explain: true }), found]);
	}
	return answers;
}

/** Reads files of a folder as a web server gives them, and notes what is asked for. */
function folderFetch(folder: string, asked: string[] = []): Fetch {
	return async (url) => {
		const path = url.slice('https://x.test/'.length).replace(/\?.*/, '');
		asked.push(path);
		const file = join(folder, path);
		const bytes = existsSync(file) ? Uint8Array.from(readFileSync(file)) : undefined;
		return {
			ok: bytes !== undefined,
			status: bytes ? 200 : 404,
			arrayBuffer: async () => (bytes ?? new Uint8Array()).buffer,
		};
	};
}

/** Builds an index, and returns what it is made of. */
async function built(): Promise<{ root: string; out: string; options: BuildOptions }> {
	const root = tempFolder(
		Object.fromEntries(Object.entries(documents()).map(([path, text]) => [`docs/${path}`, text])),
	);
	const out = join(root, 'index');
	const options = { folders: [join(root, 'docs')], out, vectors: 'none' } as const;
	await buildIndex(options);
	return { root, out, options };
}

describe('an index with pages', () => {
	it('answers from a folder, checked, from memory and from a web server the same, and is published and packed whole', async () => {
		const { root, out } = await built();
		const { manifest } = await openIndex(directorySource(out));
		expect(Object.keys(manifest.pages?.parts ?? {})).toEqual(expect.arrayContaining(['sections', 'entries']));
		expect(listPaths(manifest).sort()).toEqual(
			Object.keys(readTree(out))
				.filter((path) => path !== 'manifest.json')
				.sort(),
		);
		const answers = await answersOf(memorySource(readTree(out)));
		expect(await answersOf(directorySource(out))).toEqual(answers);
		expect(await answersOf(checkedSource(directorySource(out)))).toEqual(answers);
		const asked: string[] = [];
		expect(await answersOf(fetchSource('https://x.test', folderFetch(out, asked)))).toEqual(answers);
		expect(asked.length).toBe(new Set(asked).size);
		// Published and packed whole.
		const site = join(root, 'site');
		publishSite({ index: out, out: site, title: 'Anchors' });
		const index = await openIndex(siteSource('https://x.test/index', folderFetch(site)));
		expect((await searchText(index, QUESTIONS[0] as string)).hits).toEqual(
			(await searchText(await openIndex(directorySource(out)), QUESTIONS[0] as string)).hits,
		);
		const unpacked = async () =>
			searchText(await openIndex(fetchSource('https://x.test/index', folderFetch(site))), QUESTIONS[0] as string);
		await expect(unpacked()).rejects.toThrow('is packed or missing: siteSource of @pinakes/query/site reads packs');
		createPackage({ index: out, out: join(root, 'package'), name: 'anchors-index' });
		expect(await answersOf(directorySource(join(root, 'package/index')))).toEqual(
			await answersOf(directorySource(out)),
		);
		// Read whole by its digests, and refused where a page is of another build.
		const { manifest: flat, files } = readIndex(out);
		expect(flat.pages).toBeUndefined();
		expect(flat.cuts.sections.length).toBeGreaterThan(16);
		expect([...files.keys()].sort()).toEqual(Object.keys(readTree(out)).sort());
		const page = join(out, 'parts/pages/sections.0.json');
		writeFileSync(page, readFileSync(page, 'utf8').replace('"first"', '"worst"'));
		expect(() => readIndex(out)).toThrow(/sections\.0\.json/);
	});

	it('is fresh, built again with what is known, and replaced as a whole', async () => {
		const { root, out, options } = await built();
		expect((await checkIndex(options)).fresh).toBe(true);
		const cold = readTree(out);
		const file = join(root, 'docs/1.md');
		const text = readFileSync(file, 'utf8');
		writeFileSync(file, '# Other\n');
		writeFileSync(join(out, 'mine.txt'), 'kept');
		await buildIndex({ ...options, cache: join(root, 'cache') });
		expect((await checkIndex({ ...options, cache: undefined })).fresh).toBe(true);
		expect(readTree(out)['mine.txt']).toBe('kept');
		writeFileSync(file, text);
		await buildIndex({ ...options, cache: join(root, 'cache') });
		expect(readTree(out)).toEqual({ ...cold, 'mine.txt': 'kept' });
	});
});
