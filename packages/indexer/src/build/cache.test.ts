import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	existsSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type BuildOptions, buildIndex, checkIndex } from '@pinakes/indexer';
import { runs } from '@pinakes/testing/runs';
import { addFiles, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settled } from '../../testing/builds.ts';
import { skillText, unitFile } from '../../testing/samples.ts';
import { type CachedDocument, cacheFile, WRITER } from './cache.ts';

const SOURCES = {
	'a.md': '---\ntitle: 缓存\ntags: [redis]\n---\n\n# 缓存键\n\n1. Plan\n2. Build\n\n## Plan\n\n## Build\n',
	'b/c.md': '# Databases\n\nA database is naïve.\n\n## Step 1: Go\n\n## Step 2: Stop\n',
	'skills/x/SKILL.md': skillText('x'),
	'units/u.json': unitFile('u', { package_id: null }),
};

interface Place extends BuildOptions {
	readonly cache: string;
	readonly file: string;
	readonly notices: string[];
}

/** A folder with an index and a cache beside it. */
async function built(): Promise<Place> {
	const root = tempFolder();
	const folders = [tempFolder(SOURCES)];
	const [out, cache] = [join(root, 'index'), join(root, 'cache')];
	const notices: string[] = [];
	const place = { folders, out, cache, onNotice: (notice: string) => notices.push(notice) };
	await buildIndex(place);
	return { ...place, notices, file: cacheFile(cache, folders, out) };
}

function optionsOf({ folders, out, cache, onNotice }: BuildOptions): BuildOptions {
	return { folders, out, cache, ...(onNotice && { onNotice }) };
}

/** The tree of an index that is built of the same folders without a cache. */
async function builtAnew({ folders }: Place): Promise<unknown> {
	const out = join(tempFolder(), 'index');
	await buildIndex({ folders, out });
	return readTree(out);
}

/** The values in a cache: the documents of a run, its postings, and what is at the end. */
function valuesIn(file: string): unknown[] {
	const bytes = readFileSync(file);
	const values: unknown[] = [];
	for (let at = headerEnd(bytes); at < bytes.length; ) {
		const end = at + 36 + bytes.readUInt32LE(at);
		values.push(deserialize(bytes.subarray(at + 36, end)));
		at = end;
	}
	return values;
}

function headerEnd(bytes: Buffer): number {
	return bytes.indexOf('\n', bytes.indexOf('{')) + 1;
}

/** Changes the documents in a cache, as one does who knows its format. */
function forge(file: string, change: (document: CachedDocument) => unknown): void {
	const [documents, ...others] = valuesIn(file);
	const blocks = [(documents as CachedDocument[]).map(change), ...others].map((value) => {
		const block = serialize(value);
		const length = Buffer.alloc(4);
		length.writeUInt32LE(block.length);
		return Buffer.concat([length, createHash('sha256').update(block).digest(), block]);
	});
	const bytes = readFileSync(file);
	writeFileSync(file, Buffer.concat([bytes.subarray(0, headerEnd(bytes)), ...blocks]));
}

describe('a cache that others may have written', () => {
	it('is not what a check goes by', async () => {
		const place = await built();
		forge(place.file, ({ source, text }) => ({
			source: { ...source, outline: source.outline.replace('Databases', 'Malicious') },
			text,
		}));
		await buildIndex(optionsOf(place));
		expect(readTree(place.out)['outline.json']).toContain('Malicious');
		expect(await checkIndex(optionsOf(place))).toMatchObject({
			fresh: false,
			files: { changed: expect.arrayContaining(['outline.json']) },
		});
	});

	it('leads to no error, whatever its documents are', async () => {
		const place = await built();
		for (const document of [{}, null, { source: { path: 'a.md', stamp: '' } }]) {
			forge(place.file, () => document);
			await buildIndex(optionsOf(place));
			expect(readTree(place.out)).toEqual(await builtAnew(place));
		}
		expect(place.notices[0]).toMatch(/is of no use \(.*\): everything is built again$/);
	});

	it('is refused if a commit has made it look like a repository of its own', async () => {
		const { cache, ...place } = await built();
		expect(spawnSync('git', ['-C', dirname(cache), 'init', '-q']).status).toBe(0);
		await buildIndex(optionsOf({ ...place, cache }));
		addFiles(cache, { HEAD: 'ref: refs/heads/main\n', 'refs/x': '', 'objects/x': '', config: '[core]\nbare = true\n' });
		await expect(buildIndex(optionsOf({ ...place, cache }))).rejects.toThrow('or cannot tell');
	});

	it('is refused if git tracks it, and only then', async () => {
		const { cache, ...place } = await built();
		const git = (...args: string[]): void => {
			expect(spawnSync('git', ['-C', cache, ...args]).status).toBe(0);
		};
		git('init', '-q');
		await buildIndex(optionsOf({ ...place, cache }));
		git('add', '-f', 'builds');
		const tracked = buildIndex(optionsOf({ ...place, cache }));
		await expect(tracked).rejects.toThrow(`git tracks files in the cache ${cache}, or cannot tell, so that a commit`);
		git('rm', '-rq', '--cached', 'builds');
		await buildIndex(optionsOf({ ...place, cache }));
	});

	it('keeps the 32 builds that were used last', async () => {
		const { cache, file, ...place } = await built();
		const others = Array.from({ length: 40 }, (_, i) => join(cache, 'builds', `${i}.bin`));
		others.forEach((other, i) => {
			writeFileSync(other, '');
			utimesSync(other, i, i);
		});
		rmSync(file);
		await buildIndex(optionsOf({ ...place, cache }));
		const kept = others.filter((other) => existsSync(other));
		expect(kept).toEqual(others.slice(-31));
		expect(existsSync(file)).toBe(true);
	});
});

describe('a cache', () => {
	it('has one file to each index, and is not committed', async () => {
		const { cache, file, notices } = await built();
		expect(readdirSync(join(cache, 'builds'))).toEqual([file.slice(file.lastIndexOf('/') + 1)]);
		expect(readFileSync(join(cache, '.gitignore'), 'utf8')).toBe('*\n');
		expect(valuesIn(file)).toHaveLength(3);
		expect(notices).toEqual([]);
	});

	it.skipIf(process.platform === 'win32')('is for its owner alone', async () => {
		const { cache, file } = await built();
		const builds = join(cache, 'builds');
		expect([statSync(builds).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
	});

	it('gives the same index when that is gone, was changed, or comes from elsewhere', async () => {
		const place = await built();
		const tree = readTree(place.out);
		rmSync(place.out, { recursive: true });
		await buildIndex(optionsOf(place));
		expect(readTree(place.out)).toEqual(tree);
		for (const path of ['outline.json', 'parts/text_postings.0.json', 'parts/section_texts.0.json', 'units.all.json']) {
			const file = join(place.out, path);
			const { size, atime, mtime } = statSync(file);
			writeFileSync(file, ' '.repeat(size));
			utimesSync(file, atime, mtime);
			await buildIndex(optionsOf(place));
			expect(readTree(place.out)).toEqual(tree);
		}
		const copy = readTree(place.out);
		rmSync(place.out, { recursive: true });
		addFiles(place.out, copy);
		await buildIndex(optionsOf(place));
		expect(readTree(place.out)).toEqual(tree);
		expect(place.notices).toEqual([]);
	});

	it('notices a change even if the file has its old size and times', async () => {
		const place = await built();
		const file = join(place.folders[0] as string, 'b/c.md');
		// In whole seconds, which can be set again to the digit.
		utimesSync(file, 1, 1);
		await settled(file);
		rmSync(place.file);
		await buildIndex(optionsOf(place));
		writeFileSync(file, readFileSync(file, 'utf8').replace('Stop', 'Halt'));
		utimesSync(file, 1, 1);
		await buildIndex(optionsOf(place));
		expect(readTree(place.out)).toEqual(await builtAnew(place));
		expect(readFileSync(join(place.out, 'outline.json'), 'utf8')).toContain('Step 2: Halt');
	});

	it.each<[string, (bytes: Buffer) => Buffer | string, RegExp]>([
		['nothing', () => '', /is damaged, or of another program/],
		['a foreign file', () => 'PNG\r\n', /is damaged, or of another program/],
		['JSON', () => '{"by": "x"}', /is damaged, or of another program/],
		['the header alone', (bytes) => bytes.subarray(0, bytes.indexOf('}') + 2), /is damaged/],
		['a file that is cut', (bytes) => bytes.subarray(0, bytes.length - 1), /is damaged/],
		['a file that goes on', (bytes) => Buffer.concat([bytes, Buffer.from(' ')]), /is damaged/],
		[
			'another version',
			(bytes) => Buffer.from(bytes.toString('latin1').replace(WRITER, `${WRITER}0`), 'latin1'),
			/by another version/,
		],
	])('that is %s is ignored with a word', async (_, damage, message) => {
		const place = await built();
		writeFileSync(place.file, damage(readFileSync(place.file)));
		await buildIndex(optionsOf(place));
		expect(place.notices).toEqual([expect.stringMatching(message)]);
		expect(place.notices[0]).toMatch(/: what it lacks is analyzed again$/);
		expect(readTree(place.out)).toEqual(await builtAnew(place));
		expect(valuesIn(place.file)).toHaveLength(3);
	});

	it('with any byte changed is ignored, or of no effect', async () => {
		const place = await built();
		const bytes = readFileSync(place.file);
		const expected = await builtAnew(place);
		await fc.assert(
			fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
				const damaged = Buffer.from(bytes);
				damaged[at] = (damaged[at] as number) ^ change;
				writeFileSync(place.file, damaged);
				await buildIndex(optionsOf(place));
				expect(readTree(place.out)).toEqual(expected);
			}),
			{ numRuns: runs(40) },
		);
		expect(place.notices.length).toBeGreaterThan(0.7 * runs(40));
	});

	it('that cannot be read or written is reported, and no more', async () => {
		const place = await built();
		rmSync(place.cache, { recursive: true });
		writeFileSync(place.cache, 'a file');
		await buildIndex(optionsOf(place));
		expect(place.notices).toEqual([
			expect.stringMatching(/cannot be read \(ENOTDIR\): what it lacks is analyzed again$/),
			expect.stringMatching(/cannot be written \(ENOTDIR\)$/),
		]);
		expect(readTree(place.out)).toEqual(await builtAnew(place));
	});

	it('is cleared of what killed builds left', async () => {
		const place = await built();
		writeFileSync(`${place.file}.999999999.tmp`, 'half');
		writeFileSync(place.file, '');
		await buildIndex(optionsOf(place));
		expect(existsSync(`${place.file}.999999999.tmp`)).toBe(false);
	});

	it('is written whatever other builds remove meanwhile', async () => {
		const place = await built();
		// A link to nothing is to the next read what a file is that was just removed.
		symlinkSync('nothing', join(dirname(place.file), 'gone.bin'));
		rmSync(place.file);
		await buildIndex(optionsOf(place));
		expect(existsSync(place.file)).toBe(true);
	});

	it('does not wait for a pipe', async () => {
		const place = await built();
		rmSync(place.file);
		expect(spawnSync('mkfifo', [place.file]).status).toBe(0);
		await buildIndex(optionsOf(place));
		expect(place.notices[0]).toMatch(/is not a file of a build/);
	});
});
