import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError, buildIndex, checkIndex } from '@pinakes/indexer';
import { readBelow, readIndex } from '@pinakes/indexer/internal';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { settled } from '../../testing/builds.ts';
import { decodeText, fileStamp, isSafePath } from './read-file.ts';

const TEXT = '\ufeff# Café 中文 😀\n';
const utf16 = Buffer.from(TEXT, 'utf16le');

/** The text of a file, or the rule of the problem. */
function decode(path: string, bytes: Uint8Array): string | undefined {
	let rule: string | undefined;
	return decodeText(bytes, path, (problem) => (rule = problem.rule)) ?? `(${rule})`;
}

describe('decodeText', () => {
	it.each([
		['UTF-8', Buffer.from(TEXT)],
		['UTF-16', utf16],
		['UTF-16, big-endian', Buffer.from(utf16).swap16()],
	])('reads %s with a byte order mark', (_, bytes) => {
		expect(decode('a.md', bytes)).toBe('# Café 中文 😀\n');
	});

	it('replaces a few NULs of a page, as browsers do', () => {
		expect(decode('a.html', Buffer.from(`${'word '.repeat(30)}\0`))).toMatch(/word \ufffd$/);
		expect(decode('a.html', Buffer.from('word\0'))).toBe('(encoding)');
		expect(decode('a.html', Buffer.from('a page'))).toBe('a page');
	});

	it('refuses UTF-16 that is broken, that has no mark, or that is a skill', () => {
		expect(decode('a.md', Buffer.from([0xff, 0xfe, 0x00, 0xd8]))).toBe('(encoding)');
		expect(decode('a.md', utf16.subarray(2))).toBe('(encoding)');
		expect(decode('x/SKILL.md', utf16)).toBe('(encoding)');
	});
});

it('a file of as many bytes as are read is read, and not one of one more', () => {
	const folder = tempFolder({ 'a.md': '1234' });
	expect(readBelow(folder, 'a.md', 4).toString()).toBe('1234');
	expect(() => readBelow(folder, 'a.md', 3)).toThrow('the file has more than');
});

it.skipIf(process.platform === 'win32')(
	'pipes and devices in an index are an error, not a wait without end',
	async () => {
		const folders = [tempFolder({ 'a.md': '# A\n\nb\n' })];
		const out = join(tempFolder(), 'index');
		await buildIndex({ folders, out });
		const part = join(out, 'parts/text.json');
		renameSync(part, `${part}.before`);
		execFileSync('mkfifo', [part]);
		expect(() => readIndex(out).files.get('parts/text.json')).toThrow(/text\.json: this is not a file; build/);
		rmSync(part);
		renameSync(`${part}.before`, part);

		const manifest = join(out, 'manifest.json');
		rmSync(manifest);
		symlinkSync('/dev/zero', manifest);
		expect(() => readIndex(out)).toThrow(BuildError);
		await expect(checkIndex({ folders, out })).rejects.toThrow(BuildError);
		// Without a manifest that lists them, its files may be anybody's.
		await expect(buildIndex({ folders, out })).rejects.toThrow(BuildError);
	},
);

describe('isSafePath', () => {
	it.each(['a.md', 'a/b.md', '.well-known/x', 'a..b', '...', '中/文.md', 'ab:c.md', 'constructor'])(
		'takes %j',
		(path) => {
			expect(isSafePath(path)).toBe(true);
		},
	);

	it.each([
		...['', '.', '..', '../a', 'a/..', 'a/../b', './a', '/a', 'a/', 'a//b', 'a\\b', 'c:x.md', 'C:/x'],
		...['a\nb', 'a\rb', 'a\0b', 'a\u001bb', 'a\u0085b', 'a\u2028b'],
	])('refuses %j', (path) => {
		expect(isSafePath(path)).toBe(false);
	});
});

describe('fileStamp', () => {
	it('is another one for a file of the same size and times, and none for one that changed just now', async () => {
		const file = join(tempFolder({ 'a.md': 'one' }), 'a.md');
		// In whole seconds, which can be set again to the digit.
		utimesSync(file, 1, 1);
		await settled(file);
		const stamp = fileStamp(file);
		expect(fileStamp(file)).toBe(stamp);
		writeFileSync(file, 'two');
		utimesSync(file, 1, 1);
		expect(fileStamp(file)).not.toBe(stamp);
		await settled(file);
		expect(fileStamp(file)).not.toBe(stamp);
	});

	it('is undefined for what is not there', () => {
		expect(fileStamp(join(tempFolder(), 'gone.md'))).toBeUndefined();
	});
});
