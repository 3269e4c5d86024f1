import { describe, expect, it } from 'vitest';
import { decodeText } from './read-file.ts';

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
