import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, memorySource, openIndex, retrieveEntry, searchText } from '@pinakes/query';
import { checkedSource } from '@pinakes/query/checked-source';
import { parsePartFile } from '@pinakes/query/format/codec/cuts';
import { BUCKETS_TABLE } from '@pinakes/query/format/kinds/buckets/schema';
import { CHUNKS_TABLE } from '@pinakes/query/format/kinds/text/chunks';
import { MAX_LIGHT_DOCUMENTS, SECTION_COUNTS_FILE } from '@pinakes/query/format/kinds/text/light-text';
import { TEXT_FILE } from '@pinakes/query/format/kinds/text/schema';
import { LIGHT_MANIFEST_FILE, SEARCH_MANIFEST_FILE } from '@pinakes/query/format/layouts/light-manifest';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { directorySource, lookUpSource } from '@pinakes/query/node';
import { siteSource } from '@pinakes/query/site';
import { addFiles, lastingFolder, tempFolder } from '@pinakes/testing/temp-folder';
import { afterAll, describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build.ts';
import { indexDocuments } from '../build/memory-build.ts';
import { createTemporaryFiles } from '../spill/temporary-files.ts';
import { listedFile, manifestText } from '../write/manifest.ts';
import { type IndexFiles, writeTable } from '../write/parts.ts';
import type { SiteFiles } from './agent-skills.ts';
import { packedIndex } from './packed-index.ts';
import { publishSite } from './publish-site.ts';
import { linesIn, readIndex, rowsIn } from './read-index.ts';
import { webFiles } from './web-files.ts';

const PAGES = 300;
const WORDS = 50;

/** Writes a table again, with an entry to a part. */
function cutFinely(files: IndexFiles, table: string): void {
	const { files: _, checksum, ...fields } = JSON.parse(files.get(MANIFEST_FILE) as string);
	const rows = new Map(rowsIn(linesIn({ manifest: fields, files }, table)));
	fields.cuts[table] = writeTable(files, table, rows, 1);
	const listed = new Map(Array.from(files, ([path, text]) => [path, listedFile(text)]));
	files.set(MANIFEST_FILE, manifestText(listed, fields));
}

/** Reads files as a site with ranges serves them, and notes what is read. */
function served(files: SiteFiles, read: string[]): ReturnType<typeof siteSource> {
	return siteSource('https://example.test', async (url, options) => {
		const path = new URL(url).pathname.slice(1);
		const [, from, last] = /^bytes=(\d+)-(\d+)$/.exec(options?.headers.range ?? '') ?? [];
		const file = files.get(path);
		read.push(path);
		const body = Buffer.from(file ?? '').subarray(Number(from ?? 0), last === undefined ? undefined : Number(last) + 1);
		const status = file === undefined ? 404 : from === undefined ? 200 : 206;
		return { ok: status < 300, status, headers: new Headers(), arrayBuffer: async () => Uint8Array.from(body).buffer };
	});
}

describe('a light manifest', () => {
	it('lists pages of large tables that few searches read', async () => {
		const folder = tempFolder();
		const docs = Array.from({ length: PAGES }, (_, i) => [`${i}.md`, `# Page ${i}\n\nText ${i}\n\n## Part\n\nMore`]);
		addFiles(join(folder, 'docs'), Object.fromEntries(docs));
		await buildIndex({ folders: [join(folder, 'docs')], out: join(folder, 'index'), vectors: 'none' });
		const whole = readIndex(join(folder, 'index'));
		const spill = createTemporaryFiles();
		const files = new Map(webFiles(whole, spill));
		cutFinely(files, 'entries');
		const packed = packedIndex(files, spill);
		const { pages, tables } = JSON.parse(packed.get(LIGHT_MANIFEST_FILE) as string);
		expect(pages).toEqual({ size: 64, parts: { entries: PAGES } });
		expect(tables.entries).toHaveLength(Math.ceil(PAGES / 64));

		const read: string[] = [];
		const site = await openIndex(served(packed, read));
		const own = await openIndex(memorySource(whole.files));
		for (const path of ['0.md', '64.md', '99.md', '299.md', 'none.md']) {
			const request = { targetEntry: 'Part', filePaths: [path] };
			expect(await retrieveEntry(site, request)).toEqual(await retrieveEntry(own, request));
		}
		expect(read).not.toContain(MANIFEST_FILE);
	});
});

describe('a published manifest', () => {
	it('lists the parts of large tables in pages, by which each is compared, and from which all are read again', async () => {
		const folder = tempFolder();
		const [docs, index, site] = ['docs', 'index', 'site'].map((name) => join(folder, name)) as [string, string, string];
		const wordsOf = (page: number): string => Array.from({ length: WORDS }, (_, i) => `w${page}x${i * i}q`).join(' ');
		const pages = Array.from({ length: PAGES }, (_, i) => [`${i}.md`, `# Page ${i}\n\n${wordsOf(i)}\n`]);
		addFiles(docs, Object.fromEntries(pages));
		await buildIndex({ folders: [docs], out: index, vectors: 'none' });
		publishSite({ index, out: site, title: 'Words' });

		const published = join(site, 'index');
		const manifest = JSON.parse(readFileSync(join(published, MANIFEST_FILE), 'utf8')) as Manifest;
		const count = manifest.regular?.[BUCKETS_TABLE]?.[0];
		expect(count).toBeGreaterThan(512);
		expect(manifest.pages).toEqual({ size: 512, parts: { [BUCKETS_TABLE]: count } });
		const light = JSON.parse(readFileSync(join(published, LIGHT_MANIFEST_FILE), 'utf8'));
		expect(Object.keys(light.packs.tables)).toEqual(Object.keys(manifest.cuts));

		const built = await openIndex(directorySource(index));
		const checked = await openIndex(checkedSource(directorySource(published)));
		const own = await openIndex(lookUpSource(published));
		for (const question of ['w7x4q', 'w299x0q w2x1q', 'page 12', 'nothing of these']) {
			const expected = await searchText(built, question);
			expect(await searchText(checked, question)).toEqual(expected);
			expect(await searchText(own, question)).toEqual(expected);
		}
		const whole = new Map(webFiles(readIndex(index), createTemporaryFiles()));
		const again = readIndex(published);
		for (const [path, text] of whole) if (path !== MANIFEST_FILE) expect(again.files.get(path), path).toBe(text);
		expect(Object.keys(again.manifest.files)).toHaveLength(whole.size - 1);
	});
});

describe('an index of many documents', () => {
	const docs = Array.from({ length: MAX_LIGHT_DOCUMENTS + 1 }, (_, i) => {
		const sections = [
			{ text: 'often' },
			{ headings: ['Part'], text: i % 5000 === 7 ? 'rare rare often' : `often x${i % 9}` },
		];
		return { id: `${i}`, title: `page ${i % 50}`, sections };
	});
	const files = indexDocuments(docs);
	const built = lastingFolder();
	addFiles(built, Object.fromEntries(files));
	const spill = createTemporaryFiles();
	const cut = new Map(webFiles(readIndex(built), spill));
	const packed = packedIndex(cut, spill);
	afterAll(() => rmSync(built, { recursive: true }));

	it('is searched by chunks of postings and the numbers of sections, without the settings of texts', async () => {
		const { packs, others, text } = JSON.parse(packed.get(SEARCH_MANIFEST_FILE) as string);
		expect(packs.tables[CHUNKS_TABLE]).toEqual([expect.any(Number), expect.any(Number), 256]);
		expect(others).toContain(SECTION_COUNTS_FILE);
		expect(text.documents).toBeUndefined();
		const settings = (packs.others as string[][]).findIndex((paths) => paths.includes(TEXT_FILE));
		const whole = await openIndex(memorySource(files));
		for (const query of ['rare often', 'often', 'page rare']) {
			const read: string[] = [];
			const site = await openIndex(served(packed, read));
			expect(await searchText(site, query, { explain: true })).toEqual(
				await searchText(whole, query, { explain: true }),
			);
			expect(read).toContain(`packs/${packs.version}/0.bin`);
			expect(read).not.toContain(`packs/${packs.version}/${settings}.bin`);
		}
	});

	it('is unpacked as it was', () => {
		const folder = tempFolder();
		addFiles(folder, Object.fromEntries(packed));
		const unpacked = readIndex(folder);
		const chunks = [...cut].filter(([path]) => parsePartFile(path)?.table === CHUNKS_TABLE);
		expect(chunks.length).toBeGreaterThan(100);
		for (const [path, content] of chunks) expect(unpacked.files.get(path)).toBe(content);
	});
});
