import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openIndex } from '@pinakes/query';
import { COMMITTED_FILE } from '@pinakes/query/format/layouts/committed';
import { directorySource } from '@pinakes/query/node';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build.ts';
import { checkIndex } from '../build/check.ts';
import { readIndex } from '../publish/read-index.ts';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures', import.meta.url));

const COMMITTED = '{ "layout": "committed" }';

/** The options of a build of pages in the committed layout. */
function committed(pages: Readonly<Record<string, string>>) {
	return { folders: [tempFolder({ ...pages, 'pinakes.config.json': COMMITTED })], out: join(tempFolder(), 'index') };
}

const PAGE = '# Sextants\n\nA sextant is polished.\n';

/** As many pages that the manifest of the other layout lists its parts in pages. */
const MANY_PAGES = Object.fromEntries(
	Array.from({ length: 400 }, (_, i) => [
		`${i}.md`,
		`# Page ${i}\n\n${Array.from({ length: 200 }, (_, j) => `word${i * 7 + j * 31}x`).join(' ')}\n`,
	]),
);

describe('the committed layout', () => {
	it.each([
		['the fixtures', () => FIXTURES],
		['an index with pages', () => tempFolder(MANY_PAGES)],
	])('of %s has every byte of the other one', async (_name, folderOf) => {
		const folder = folderOf();
		const [files, lines] = [join(tempFolder(), 'index'), join(tempFolder(), 'index')];
		const config = join(tempFolder({ 'config.json': COMMITTED }), 'config.json');
		await buildIndex({ folders: [folder], out: files });
		await buildIndex({ folders: [folder], out: lines, config });
		expect(Object.keys(readTree(lines))).toEqual(['index.lines', 'manifest.json']);
		expect(Object.fromEntries(readIndex(lines).files)).toEqual(readTree(files));
		expect(readIndex(lines).manifest).toEqual(readIndex(files).manifest);
	});

	it('is the same if documents are on the disk', async () => {
		const { folders, out } = committed({ 'a.md': PAGE, 'b.md': '# Compass\n\nNorth.\n' });
		const spilled = join(tempFolder(), 'index');
		await buildIndex({ folders, out });
		await buildIndex({ folders, out: spilled, memory: 0 });
		expect(readTree(spilled)).toEqual(readTree(out));
	});

	it('takes the place of the other layout, and gives it back', async () => {
		const { folders, out } = committed({ 'a.md': PAGE });
		const config = join(folders[0] as string, 'pinakes.config.json');
		await buildIndex({ folders, out });
		writeFileSync(config, '{}');
		await buildIndex({ folders, out });
		const tree = readTree(out);
		expect(Object.keys(tree)).not.toContain(COMMITTED_FILE);
		writeFileSync(config, COMMITTED);
		await buildIndex({ folders, out });
		expect(Object.keys(readTree(out))).toEqual(['index.lines', 'manifest.json']);
		// A second build of the same finds what the first has written.
		await buildIndex({ folders, out });
		expect(await checkIndex({ folders, out })).toMatchObject({ fresh: true });
	});

	it('is compared by what is in it', async () => {
		const { folders, out } = committed({ 'a.md': PAGE, 'b.md': PAGE });
		await buildIndex({ folders, out });
		writeFileSync(join(folders[0] as string, 'a.md'), '# Compass\n');
		expect(await checkIndex({ folders, out })).toMatchObject({
			fresh: false,
			files: { changed: ['index.lines', 'manifest.json'] },
			documents: { changed: ['a.md'] },
		});
	});

	it('does not answer from lines of another build', async () => {
		const { folders, out } = committed({ 'a.md': PAGE });
		await buildIndex({ folders, out });
		const file = join(out, COMMITTED_FILE);
		const lines = readFileSync(file, 'utf8');
		for (const damaged of [`x${lines}`, lines.slice(0, lines.length / 2), '']) {
			writeFileSync(file, damaged);
			await expect(readLast(out)).rejects.toMatchObject({ code: 'changed_part' });
			expect(() => [...readIndex(out).files]).toThrow('its SHA-256 differs');
		}
		writeFileSync(file, lines);
		expect(await readLast(out)).toBeDefined();
	});
});

/** Reads the last file that an index lists. */
async function readLast(folder: string): Promise<unknown> {
	const source = directorySource(folder);
	const { manifest } = await openIndex(source);
	return source.read(Object.keys(manifest.files).at(-1) as string);
}
