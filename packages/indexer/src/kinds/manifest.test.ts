import { createHash } from 'node:crypto';
import { type IndexFiles, indexDocuments } from '@pinakes/indexer';
import { memorySource, openIndex } from '@pinakes/query';
import {
	FILES_FILE,
	listPaths,
	MANIFEST_FILE,
	type Manifest,
	readKeys,
	readKeysFrom,
	readListing,
	readManifest,
	readRecords,
} from '@pinakes/query/internal';
import { checkedSource } from '@pinakes/query/signed';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addManifest, analyzerSettings, type ManifestContent } from './manifest.ts';
import { writeRecordParts, writeTable } from './parts.ts';

/** An index of two tables with a part to each row or so. */
function tablesOf(rows: ReadonlyMap<string, string>, records: readonly string[]): IndexFiles {
	const files: IndexFiles = new Map([['outline.json', '{"documents":[]}']]);
	const text_terms = writeTable(files, 'text_terms', rows, 20);
	const sections = writeRecordParts(files, 'sections', records, 20);
	addManifest(files, { ...EMPTY, cuts: { ...EMPTY.cuts, text_terms, sections } } as unknown as ManifestContent);
	return files;
}

const NO_CUTS = ['units_by_tag', 'units_by_keyword', 'units_by_ide', 'unit_terms', 'vocabulary', 'units', 'packages'];
const EMPTY = {
	analyzer: analyzerSettings([]),
	counts: { units: 0 },
	ides: [],
	cuts: Object.fromEntries(NO_CUTS.map((table) => [table, []])),
};

/** Rows and records whose texts tell which they are. */
function numbered(count: number): { rows: Map<string, string>; records: string[] } {
	const numbers = Array.from({ length: count }, (_, i) => i);
	return {
		rows: new Map(numbers.map((i) => [`key ${String(i).padStart(6, '0')}`, JSON.stringify(`row ${i}`)])),
		records: numbers.map((i) => JSON.stringify(`record ${i}`)),
	};
}

function manifestOf(files: IndexFiles): Manifest {
	return readManifest(files.get(MANIFEST_FILE), 'here');
}

describe('the pages of a manifest', () => {
	it('leave a small index as it is', () => {
		const files = indexDocuments([{ id: 'a', title: 'Anchors', text: 'Chains.' }]);
		expect(files.get(MANIFEST_FILE)).not.toContain('"pages"');
		expect(listPaths(manifestOf(files)).sort()).toEqual(
			[...files.keys()].filter((path) => path !== MANIFEST_FILE).sort(),
		);
	});

	it('are read by key, by prefix and by number', async () => {
		const { rows, records } = numbered(1000);
		const files = tablesOf(rows, records);
		const index = await openIndex(checkedSource(memorySource(files)));
		expect(index.manifest.pages?.parts).toEqual({ text_terms: 1000, sections: 995 });
		const keys = [...rows.keys(), 'absent', '', '中'];
		const expected = keys.map((key) => (rows.has(key) ? JSON.parse(rows.get(key) as string) : undefined));
		expect(await index.run((manifest) => readKeys(manifest, 'text_terms', '', keys))).toEqual(expected);
		const numbers = records.map((_, i) => records.length - 1 - i);
		expect(await index.run((manifest) => readRecords(manifest, 'sections', '', numbers))).toEqual(
			numbers.map((number) => `record ${number}`),
		);
		for (const prefix of ['', 'key', 'key 0000', 'key 00063', 'key 000999', 'l', 'key 0001']) {
			const found = await index.run((manifest) => readKeysFrom(manifest, 'text_terms', prefix));
			expect(found, prefix).toEqual([...rows.keys()].filter((key) => key.startsWith(prefix)));
		}
	});

	it('list every file with its digest', async () => {
		const { rows, records } = numbered(400);
		const files = tablesOf(rows, records);
		const index = await openIndex(memorySource(files));
		const listing = await index.run(readListing);
		const others = [...files].filter(([path]) => path !== MANIFEST_FILE);
		expect(new Map(listing)).toEqual(
			new Map(
				others.map(([path, text]) => [
					path,
					[Buffer.byteLength(text), createHash('sha256').update(text).digest('hex')],
				]),
			),
		);
		expect(listPaths(index.manifest).sort()).toEqual([...listing.keys()].sort());
	});

	it('keep the manifest below 64 kB however many parts there are', () => {
		const { rows, records } = numbered(20_000);
		const text = tablesOf(rows, records).get(MANIFEST_FILE) as string;
		expect(text.length).toBeLessThan(64 * 1024);
	});

	it('refuse a page, or a part, of another build', async () => {
		const { rows, records } = numbered(400);
		const [files, others] = [tablesOf(rows, records), tablesOf(new Map([...rows, ['key 000100', '"other"']]), records)];
		const changed = [...files.keys()].filter((path) => files.get(path) !== others.get(path));
		expect(changed.filter((path) => path !== MANIFEST_FILE)).toEqual(['parts/text_terms.100.json', FILES_FILE]);
		for (const path of changed) {
			if (path === MANIFEST_FILE) continue;
			const source = memorySource(new Map([...files, [path, others.get(path) as string]]));
			const read = openIndex(checkedSource(source)).then((index) =>
				index.run((manifest) => readKeys(manifest, 'text_terms', '', ['key 000100'])),
			);
			await expect(read, path).rejects.toMatchObject({ code: 'changed_part', message: expect.stringContaining(path) });
		}
	});

	it('are missing or damaged: an error of this package, or the right rows', async () => {
		const { rows, records } = numbered(300);
		const files = tablesOf(rows, records);
		const page = 'parts/pages/text_terms.0.json';
		const texts = fc.oneof(
			fc.constantFrom('', '{}', '{"first":[]}', '{"first":[1]}', '{"first":[""]}', 'null'),
			fc.json(),
			fc.nat(5000).map((end) => (files.get(page) as string).slice(0, end)),
		);
		await fc.assert(
			fc.asyncProperty(fc.option(texts, { nil: undefined }), async (text) => {
				const some = new Map(files);
				if (text === undefined) some.delete(page);
				else some.set(page, text);
				const encoded = new Map([...some].map(([path, content]) => [path, new TextEncoder().encode(content)]));
				const index = await openIndex(memorySource(encoded));
				const read = index.run((manifest) => readKeys(manifest, 'text_terms', '', ['key 000001']));
				const code = await read.then(
					() => 'read',
					(cause: { code: string }) => cause.code,
				);
				const isWhole = text === files.get(page);
				expect(isWhole ? ['read'] : ['missing_part', 'damaged_part']).toContain(code);
			}),
			{ numRuns: runs(50) },
		);
	});

	it('that disagree with the cuts are refused', () => {
		const { rows, records } = numbered(300);
		const manifest = JSON.parse(tablesOf(rows, records).get(MANIFEST_FILE) as string) as Manifest;
		const pages = [
			{ size: 0, parts: {} },
			{ size: 64, parts: { text_terms: 1e15 } },
			{ size: 64, parts: { none: 1 } },
			7,
		];
		for (const each of pages) {
			const paths = listPaths({ ...manifest, pages: each as Manifest['pages'] & object });
			expect(paths).toEqual(Object.keys(manifest.files));
		}
	});
});
