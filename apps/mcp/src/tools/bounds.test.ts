import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWellFormed } from '../../testing/well-formed.ts';
import { cutOffset, fitted, pageOf, shortened } from './bounds.ts';

/** Texts with what is easily cut in two: pairs of surrogates, marks, families, flags, line ends. */
const text = fc
	.array(fc.constantFrom('a', '中', '😀', 'e\u0301', '👩‍👩‍👧', '🇩🇪', '\r\n', '"', '\\', '\n'))
	.map((characters) => characters.join(''));

function graphemes(value: string): string[] {
	return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(value)].map(({ segment }) => segment);
}

describe('cutOffset', () => {
	it('cuts between characters, and all parts together are the text', () => {
		fc.assert(
			fc.property(text, fc.integer({ min: 1, max: 12 }), (value, longest) => {
				const parts: string[] = [];
				for (let at = 0; at < value.length; ) {
					const end = cutOffset(value, at, at + longest);
					parts.push(value.slice(at, end));
					at = end;
				}
				expect(parts.join('')).toBe(value);
				for (const part of parts) expect(isWellFormed(part)).toBe(true);
				// Only a character that fills a part alone is ever divided.
				if (longest >= 8) expect(parts.flatMap(graphemes)).toEqual(graphemes(value));
			}),
		);
	});

	it('works if a single character fills everything', () => {
		expect(cutOffset('👩‍👩‍👧x', 0, 2)).toBe(2);
		expect(cutOffset('😀x', 0, 1)).toBe(2);
	});
});

describe('shortened', () => {
	it.each([
		['short', 5, 'short'],
		['longer', 5, 'long…'],
		['ab😀cd', 4, 'ab…'],
		['中文字符', 3, '中文…'],
	])('%s to %i is %s', (value, longest, expected) => {
		expect(shortened(value, longest)).toBe(expected);
	});
});

describe('pageOf', () => {
	it('has every item once, in order, over all pages', () => {
		fc.assert(
			fc.property(fc.array(text, { maxLength: 20 }), fc.integer({ min: 1, max: 120 }), (items, characters) => {
				const seen: string[] = [];
				for (let offset: number | null = 0; offset !== null; ) {
					const page: ReturnType<typeof pageOf<string>> = pageOf(items, offset, characters, { items: [] });
					expect(page.has_more).toBe(page.next_offset !== null);
					expect(page.items.length > 0 || items.length === 0).toBe(true);
					const size = JSON.stringify({ ...page, next_offset: Number.MAX_SAFE_INTEGER, has_more: false }).length;
					if (page.items.length > 1) expect(size).toBeLessThanOrEqual(characters);
					seen.push(...page.items);
					offset = page.next_offset;
				}
				expect(seen).toEqual(items);
			}),
		);
	});

	it('does not begin beyond the end, and is empty where there is nothing', () => {
		expect(() => pageOf(['a'], 1, 100, {})).toThrow('offset is 1, and there are only 1: begin at 0.');
		expect(pageOf([], 5, 100, {})).toEqual({ items: [], has_more: false, next_offset: null });
	});
});

describe('fitted', () => {
	it('leaves what fits as it is', () => {
		const value = { a: ['b'] };
		expect(fitted(value, 100)).toEqual({ value, isCut: false });
	});

	it('makes anything fit, and cuts no character', () => {
		const value = fc.record({ long: text, list: fc.array(text), deep: fc.array(fc.array(text)), number: fc.double() });
		fc.assert(
			fc.property(value, fc.integer({ min: 150, max: 400 }), (whole, characters) => {
				const { value: cut, isCut } = fitted(whole, characters);
				const json = JSON.stringify(cut);
				expect(json.length).toBeLessThanOrEqual(characters);
				expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(cut)));
				expect(isWellFormed(json)).toBe(true);
				expect(isCut).toBe(JSON.stringify(whole).length > characters);
			}),
		);
	});
});
