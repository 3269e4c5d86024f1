import { join } from 'node:path';
import { memorySource, openIndex, retrieveEntry } from '@pinakes/query';
import { LIGHT_MANIFEST_FILE } from '@pinakes/query/format/light-manifest';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { siteSource } from '@pinakes/query/site';
import { addFiles, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build.ts';
import { listManifest } from '../write/manifest.ts';
import { type IndexFiles, writeTable } from '../write/parts.ts';
import type { SiteFiles } from './agent-skills.ts';
import { packedIndex } from './packed-index.ts';
import { linesIn, readIndex, rowsIn } from './read-index.ts';
import { webIndex } from './web-index.ts';

const PAGES = 300;

/** Writes a table again, with an entry to a part. */
function cutFinely(files: IndexFiles, table: string): void {
	const { files: _, checksum, ...fields } = JSON.parse(files.get(MANIFEST_FILE) as string);
	const rows = rowsIn(linesIn({ manifest: fields, files }, table));
	fields.cuts[table] = writeTable(files, table, rows, 1);
	listManifest(files, fields);
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
		const files = webIndex(whole);
		cutFinely(files, 'entries');
		const packed = packedIndex(files);
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
