import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError, buildIndex } from '@pinakes/indexer';
import { matchUnits, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { addFiles, type Files, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { brokenFiles, exitOf, listedFiles, spawnBuild } from '../../testing/builds.ts';
import { skillText, unitFile } from '../../testing/samples.ts';

const SOURCES: Files = {
	'units/a.json': unitFile('a', { package_id: null }),
	'units/z.json': unitFile('z', { package_id: null }),
	'skills/one/SKILL.md': skillText('one'),
};

function build(folder: string, out: string): Promise<unknown> {
	return buildIndex({ folders: [folder], out });
}

describe('the folder that is written', () => {
	it('keeps files of others, also among the parts, and links as they are', async () => {
		const root = tempFolder(SOURCES);
		const out = join(root, 'out');
		await build(root, out);
		const part = readdirSync(join(out, 'parts'))[0] as string;
		addFiles(out, { '.gitignore': 'x', 'sub/deep/y.bin': new Uint8Array([0, 255]), 'parts/mine.txt': 'mine' });
		symlinkSync('manifest.json', join(out, 'link'));
		rmSync(join(root, 'units'), { recursive: true });
		await build(root, out);
		expect(readFileSync(join(out, 'sub/deep/y.bin'))).toEqual(Buffer.from([0, 255]));
		expect(readFileSync(join(out, 'link'), 'utf8')).toBe(readFileSync(join(out, 'manifest.json'), 'utf8'));
		expect(Object.keys(readTree(out)).sort()).toEqual(
			[...listedFiles(out).keys(), 'manifest.json', '.gitignore', 'sub/deep/y.bin', 'parts/mine.txt'].sort(),
		);
		expect(part).toMatch(/\.json$/);
	});

	it('may be named by a link, which stays one', async () => {
		const root = tempFolder(SOURCES);
		const [real, link] = [join(root, 'real'), join(root, 'link')];
		mkdirSync(real);
		symlinkSync('real', link);
		await build(join(root, 'skills'), link);
		await build(join(root, 'skills'), link);
		expect(lstatSync(link).isSymbolicLink()).toBe(true);
		expect(brokenFiles(real)).toEqual([]);
		expect(readdirSync(root).sort()).toEqual(['link', 'real', 'skills', 'units']);
		symlinkSync('gone', join(root, 'dangling'));
		await expect(build(join(root, 'skills'), join(root, 'dangling'))).rejects.toThrow('leads nowhere');
	});

	it('is written by one build at a time', async () => {
		const root = tempFolder(SOURCES);
		const out = join(root, 'out');
		const children = Array.from({ length: 4 }, () => exitOf(spawnBuild({ folders: [join(root, 'skills')], out })));
		expect(await Promise.all(children)).toEqual([0, 0, 0, 0]);
		expect(brokenFiles(out)).toEqual([]);
		expect(readdirSync(root).sort()).toEqual(['out', 'skills', 'units']);
	});

	it('is taken over from a build that is gone', async () => {
		const root = tempFolder({ ...SOURCES, '.out.building-lock/pid': '999999999' });
		await build(join(root, 'skills'), join(root, 'out'));
		expect(readdirSync(root).sort()).toEqual(['out', 'skills', 'units']);
	});

	it('never lets an old file of another stand for one of the index', async () => {
		const root = tempFolder(SOURCES);
		const out = join(tempFolder(), 'out');
		addFiles(out, {
			'manifest.json': { format: 'pinakes-index', format_version: 0, files: {} },
			'outline.json': 'old',
			'units.all.json': 'old',
		});
		await build(root, out);
		expect(brokenFiles(out)).toEqual([]);
		expect(readFileSync(join(out, 'outline.json'), 'utf8')).not.toBe('old');
	});

	it('is not overwritten if it holds something else than an index', async () => {
		const root = tempFolder(SOURCES);
		for (const files of [
			{ 'mine.txt': 'x' },
			{ 'manifest.json': '{"name": "an app"}' },
			{ 'manifest.json': '{' },
			{ 'manifest.json': 'null' },
		]) {
			const out = tempFolder(files);
			const before = readTree(out);
			await expect(build(root, out)).rejects.toThrow(BuildError);
			await expect(build(root, out)).rejects.toThrow(
				/holds files and no index: name an empty folder.*is damaged, remove it/,
			);
			expect(readTree(out)).toEqual(before);
		}
		const file = join(tempFolder({ 'a.txt': 'x' }), 'a.txt');
		await expect(build(root, file)).rejects.toThrow(/a.txt is a file: name a folder/);
		await expect(build(root, join(file, 'x'))).rejects.toThrow(/cannot be written/);
		expect(readFileSync(file, 'utf8')).toBe('x');
	});

	it('is not written where a folder of someone stands that is called like the old index', async () => {
		const root = tempFolder(SOURCES);
		const parent = tempFolder({ 'index.previous/precious.txt': 'x' });
		await expect(build(root, join(parent, 'index'))).rejects.toThrow(/index\.previous is in the way/);
		expect(readTree(parent)).toEqual({ 'index.previous/precious.txt': 'x' });
	});

	it('may be empty, or below folders that are not there yet', async () => {
		const root = tempFolder(SOURCES);
		const parent = tempFolder();
		mkdirSync(join(parent, 'empty'));
		await build(root, join(parent, 'empty'));
		await build(root, join(parent, 'a/b/c/'));
		expect(readTree(join(parent, 'a/b/c'))).toEqual(readTree(join(parent, 'empty')));
		expect(readdirSync(join(parent, 'a/b'))).toEqual(['c']);
	});

	it('is restored by the next build after a kill between the two renames', async () => {
		const root = tempFolder(SOURCES);
		const parent = tempFolder();
		const out = join(parent, 'index');
		await build(root, out);
		const tree = readTree(out);
		renameSync(out, `${out}.previous`);
		addFiles(parent, { '.index.building-999999999/half.json': '[' });
		const index = await openIndex(directorySource(out));
		expect((await matchUnits(index, { tags: ['z'] })).matches).toHaveLength(1);
		addFiles(`${out}.previous`, { 'mine.txt': 'mine' });
		await build(root, out);
		expect(readTree(parent)).toEqual({
			...Object.fromEntries(Object.entries(tree).map(([path, text]) => [`index/${path}`, text])),
			'index/mine.txt': 'mine',
		});
	});

	it('is cleared of the old index after a kill before that was removed', async () => {
		const root = tempFolder(SOURCES);
		const parent = tempFolder();
		const out = join(parent, 'index');
		await build(root, out);
		await build(root, `${out}.previous`);
		addFiles(parent, { [`.index.building-${process.pid}/parts/stale.json`]: '[]' });
		await build(root, out);
		expect(readdirSync(parent)).toEqual(['index']);
		expect(existsSync(join(out, 'parts/stale.json'))).toBe(false);
	});
});
