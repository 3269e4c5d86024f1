import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageLink, piecesOf, safeLink, shownText, withoutDirections } from './text.ts';

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

describe('piecesOf', () => {
	it('splits at the ends of marks and code', () => {
		const pieces = piecesOf({ text: 'use the BGSAVE key', marks: [[15, 18]], code: [[8, 14]] });
		expect(pieces.map(({ text, isMarked, isCode }) => [text, isMarked, isCode])).toEqual([
			['use the ', false, false],
			['BGSAVE', false, true],
			[' ', false, false],
			['key', true, false],
		]);
	});

	it('are short, without bidirectional controls, and split no character', () => {
		const range = fc.tuple(fc.nat(600), fc.nat(600));
		const unit = fc.constantFrom('a', '\u202e', '备');
		fc.assert(
			fc.property(fc.string({ unit, maxLength: 600 }), fc.array(range, { maxLength: 4 }), (text, marks) => {
				const whole = piecesOf({ text, marks, code: [] }).map((piece) => piece.text);
				expect(whole.join('')).toBe(
					text.length > 400 ? `${withoutDirections(text.slice(0, 199))}…` : withoutDirections(text),
				);
			}),
		);
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
