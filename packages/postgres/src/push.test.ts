import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { buildIndex } from '@pinakes/indexer';
import { type Client, collectionVersion, postgresSource } from '@pinakes/postgres';
import { matchUnits, memorySource, openIndex, type Source, searchText } from '@pinakes/query';
import { readListing } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SCHEMA_VERSION } from './database.ts';
import { pushIndex } from './push.ts';

const FILES: Files = {
	'a.md': '# Anchors\n\nThe old text of anchors.\n\n## Chains\n\nAnchors have chains.\n',
	'b.md': '# Boats\n\nThe old text of boats. 船有锚。\n',
	'skills/sail/SKILL.md': '---\nname: sail\ndescription: Sets the sails of a boat before the wind\n---\n# Sail\n',
};

let database: PGlite;
beforeAll(async () => {
	database = await PGlite.create();
});
afterAll(() => database.close());
beforeEach(async () => {
	await database.exec(
		`DROP TABLE IF EXISTS pinakes_section_vectors, pinakes_indexed_vectors, pinakes_parts, pinakes_manifests,
		pinakes_collections, pinakes_schema`,
	);
});

async function built(files: Files): Promise<string> {
	const out = join(tempFolder(), 'index');
	await buildIndex({ folders: [tempFolder(files)], out });
	return out;
}

async function parts(): Promise<number> {
	const { rows } = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM pinakes_parts');
	return rows[0]?.n ?? 0;
}

describe('a pushed index', () => {
	it('answers as the files do, explanations included', async () => {
		const folder = await built(FILES);
		await pushIndex(database, directorySource(folder));
		const files = await openIndex(directorySource(folder));
		const rows = await openIndex(postgresSource(database));
		for (const question of ['chains of anchors', '船', 'old text', 'submarines', '']) {
			expect(await searchText(rows, question, { explain: true })).toEqual(
				await searchText(files, question, { explain: true }),
			);
			if (question === '') continue;
			const options = { today: '2026-01-01', explain: true };
			const [ours, theirs] = [await search(rows, question, options), await search(files, question, options)];
			const search_stats = { ...theirs.search_stats, time_ms: expect.any(Number) };
			expect(ours).toEqual({ ...theirs, search_stats });
			expect(await matchUnits(rows, { goal: question })).toEqual(await matchUnits(files, { goal: question }));
		}
	});

	it('answers alike if the manifest lists its parts in pages', async () => {
		const text = Array.from({ length: 12 }, (_, i) => `## ${'═'.repeat(300)} ${i}\n\nAnchors.\n`).join('\n');
		const many = Array.from({ length: 100 }, (_, i) => [`${i}.md`, `# Chain ${i}\n\n${text}`]);
		const folder = await built(Object.fromEntries(many) as Files);
		const { parts: count } = await pushIndex(database, directorySource(folder));
		const files = await openIndex(directorySource(folder));
		expect(files.manifest.pages).toBeDefined();
		expect(count).toBe(new Set(Array.from(await files.run(readListing), ([, [, sha256]]) => sha256)).size);
		const rows = await openIndex(postgresSource(database));
		expect(await searchText(rows, 'chain 77')).toEqual(await searchText(files, 'chain 77'));
	});

	it('is read by one statement for each step of a look-up', async () => {
		await pushIndex(database, directorySource(await built(FILES)));
		let statements = 0;
		const counting: Client = {
			query: (statement, values) => {
				statements++;
				return database.query(statement, values);
			},
		};
		const index = await openIndex(postgresSource(counting));
		expect(statements).toBe(1);
		await searchText(index, 'chains of anchors');
		// The manifest, what opens the text, its words, their postings, records of sections, and messages.
		expect(statements).toBeLessThanOrEqual(6);
	});

	it('has a version for each change, and only the parts that changed are written', async () => {
		const first = await pushIndex(database, directorySource(await built(FILES)));
		expect(first).toMatchObject({ collection: 'default', version: 1, added: first.parts });
		expect(await parts()).toBe(first.parts);

		const again = await pushIndex(database, directorySource(await built(FILES)));
		expect(again).toMatchObject({ version: 1, added: 0, addedBytes: 0 });

		const changed = await built({ ...FILES, 'b.md': '# Boats\n\nThe new text of boats.\n' });
		const second = await pushIndex(database, directorySource(changed));
		expect(second.version).toBe(2);
		expect(second.added).toBeLessThan(second.parts);
		expect(await parts()).toBe(first.parts + second.added);
		expect(await collectionVersion(database)).toBe(2);
	});

	it('keeps replaced parts for a time, so that readers can finish', async () => {
		const said = async (index: Parameters<typeof searchText>[0]): Promise<string | undefined> =>
			(await searchText(index, 'boats', { texts: true })).hits[0]?.text?.match(/old|new/)?.[0];
		const changed = await built({ ...FILES, 'b.md': '# Boats\n\nThe new text of boats.\n' });
		const before = await built(FILES);

		await pushIndex(database, directorySource(before));
		const reader = await openIndex(postgresSource(database));
		await pushIndex(database, directorySource(changed));
		expect(await said(reader)).toBe('old');

		await pushIndex(database, directorySource(before), { keepFor: 0 });
		const late = await openIndex(postgresSource(database));
		const summary = await pushIndex(database, directorySource(changed), { keepFor: 0 });
		expect(await said(late)).toBe('new');
		expect(await parts()).toBe(summary.parts);
	});

	it('is one of several collections', async () => {
		await pushIndex(database, directorySource(await built(FILES)), { collection: 'handbook' });
		await pushIndex(database, directorySource(await built({ 'c.md': '# Cats\n\nCats sleep.\n' })), {
			collection: '猫/b',
		});
		const index = await openIndex(postgresSource(database, { collection: '猫/b' }));
		expect((await searchText(index, 'cats')).hits).toHaveLength(1);
		expect((await searchText(index, 'anchors')).hits).toEqual([]);
		const page = readFileSync(new URL('../../../docs/operations/publishing.md', import.meta.url), 'utf8');
		await database.query(/```sql\n([\s\S]*?)```/.exec(page)?.[1] ?? '');
		const digests = Array.from((await index.run(readListing)).values(), ([, sha256]) => sha256);
		expect(await parts()).toBe(new Set(digests).size);
	});
});

describe('a push is refused', () => {
	/** An index whose files are given or changed. */
	const altered = (source: Source, path: string, content: string | undefined): Source => ({
		name: 'altered',
		read: async (each) => (each === path ? content : source.read(each)),
	});

	it('for an index with a missing or changed file, and the collection stays as it was', async () => {
		await pushIndex(database, directorySource(await built({ 'c.md': '# Cats\n\nCats sleep.\n' })));
		const before = await parts();
		const source = directorySource(await built(FILES));
		await expect(pushIndex(database, altered(source, 'parts/text.json', undefined))).rejects.toMatchObject({
			code: 'missing_part',
		});
		await expect(pushIndex(database, altered(source, 'parts/text.json', '{}'))).rejects.toMatchObject({
			code: 'changed_part',
			message: expect.stringContaining('altered: parts/text.json does not have the SHA-256 that manifest.json lists'),
		});
		expect([await parts(), await collectionVersion(database)]).toEqual([before, 1]);
	});

	it.each([
		['nothing', {}, 'not_an_index'],
		['something else', { 'manifest.json': '{}' }, 'not_an_index'],
	])('for %s', async (_what, files, code) => {
		await expect(pushIndex(database, memorySource(files as Record<string, string>))).rejects.toMatchObject({ code });
	});

	it('by the tables of a later release, which readers refuse too', async () => {
		const source = directorySource(await built(FILES));
		await pushIndex(database, source);
		await database.query('UPDATE pinakes_schema SET version = version + 1');
		const expected = {
			code: 'format_version',
			message: expect.stringContaining(`version ${SCHEMA_VERSION + 1}, this package reads ${SCHEMA_VERSION}. Update`),
		};
		await expect(pushIndex(database, source)).rejects.toMatchObject(expected);
		await expect(openIndex(postgresSource(database))).rejects.toMatchObject(expected);
	});
});

describe('a collection cannot be read', () => {
	const noCollection = {
		code: 'not_an_index',
		message: 'db#docs: there is no such collection. Push an index to it: pinakes push.',
	};

	it('where nothing was pushed', async () => {
		const open = () => openIndex(postgresSource(database, { name: 'db', collection: 'docs' }));
		await expect(open()).rejects.toMatchObject(noCollection);
		expect(await collectionVersion(database)).toBeUndefined();
		await pushIndex(database, directorySource(await built(FILES)));
		await expect(open()).rejects.toMatchObject(noCollection);
	});

	it('where the connection is lost twice; once is tried again', async () => {
		await pushIndex(database, directorySource(await built(FILES)));
		const failing = (times: number): Client => {
			let failures = 0;
			return {
				query: async (statement, values) => {
					if (failures++ < times) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
					return database.query(statement, values);
				},
			};
		};
		expect((await openIndex(postgresSource(failing(1)))).manifest.counts.documents).toBe(3);
		await expect(openIndex(postgresSource(failing(2), { name: 'db' }))).rejects.toMatchObject({
			code: 'unreadable_source',
			message: 'db#default cannot be read (read ECONNRESET): check that the server runs and the address is right.',
		});
	});
});
