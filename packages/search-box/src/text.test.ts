import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedPieces, pageLink, safeLink, shownText, termsOf, withoutDirections } from './text.ts';

describe('shownText', () => {
	it.each([
		['Backup', 'Backup'],
		['\u202Egnp.exe', '\u27e8U+202E\u27e9gnp.exe'],
		['备份', '备份'],
		['a'.repeat(201), `${'a'.repeat(199)}…`],
		['a'.repeat(200), 'a'.repeat(200)],
	])('%j', (text, shown) => {
		expect(shownText(text)).toBe(shown);
	});

	it('is short, without bidirectional controls, and splits no character', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom('a', '😀', '\u202e', '\u2067', '备'), maxLength: 400 }), (text) => {
				const shown = shownText(text);
				expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
				expect(() => encodeURIComponent(shown)).not.toThrow();
				expect(withoutDirections(shown)).toBe(shown);
			}),
		);
	});
});

describe('markedPieces', () => {
	const marks = (text: string, query: string): string[] =>
		markedPieces(text, termsOf(query))
			.filter(({ isMarked }) => isMarked)
			.map((piece) => piece.text);

	it.each([
		['Expired keys expire; unexpired ones stay', 'expire', ['Expired', 'expire']],
		['monkey key keys', 'key', ['key', 'keys']],
		['如何备份集群数据', '备份数据', ['备份', '数据']],
		['a (b', '(b', []],
	])('of %j for %j: %j', (text, query, expected) => {
		expect(marks(text, query)).toEqual(expected);
	});

	it('are the whole text', () => {
		const text = 'one two one';
		const pieces = markedPieces(text, termsOf('one'));
		expect(pieces.map((piece) => piece.text).join('')).toBe(text);
	});
});

const PAGE = 'https://docs.example/guide/';

describe('safeLink', () => {
	it.each([
		['/a#b', 'https://docs.example/a#b'],
		['x.html', 'https://docs.example/guide/x.html'],
		['https://other.example/', 'https://other.example/'],
		['javascript:alert(1)', undefined],
		[' java\tscript:alert(1)', undefined],
		['data:text/html,x', undefined],
		['', undefined],
		[undefined, undefined],
	])('%j: %s', (url, expected) => {
		expect(safeLink(url, PAGE)).toBe(expected);
	});
});

describe('pageLink', () => {
	it('encodes the names of a path', () => {
		expect(pageLink('docs/', 'a b/c#d.md')).toBe('docs/a%20b/c%23d.md');
		expect(pageLink('', 'a.md')).toBeUndefined();
	});
});
