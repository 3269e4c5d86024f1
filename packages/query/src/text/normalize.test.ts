import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeTerm, normalizeText } from './normalize.ts';

describe('normalizeText', () => {
	it.each([
		['ＧｉｔＨｕｂ', 'github'],
		['ﾃﾞｰﾀ', 'データ'],
		['ﬁle', 'file'],
		['①②', '12'],
		['e\u0301', 'é'],
		['Å', 'å'],
		['か\u3099', 'が'],
		['ÄÖÜ', 'äöü'],
		['STRASSE', 'strasse'],
		['ß', 'ß'],
		['ΟΔΟΣ', 'οδος'],
		['K', 'k'],
		['重\u3000构', '重 构'],
		['ⅷ', 'viii'],
		['ﷺ', 'صلى الله عليه وسلم'],
	])('makes of %j %j', (text, normalized) => {
		expect(normalizeText(text)).toBe(normalized);
	});

	it('leaves what belongs to no pair, to no letter and to no line as it is', () => {
		for (const text of ['\ud800', '\udc00', 'a\udc00b', '\0', '\u202e', '😀', '', '\n']) {
			expect(normalizeText(text)).toBe(text);
		}
	});

	it('makes no difference the second time, for any character', () => {
		const changing: string[] = [];
		for (let code = 0; code <= 0x10ffff; code++) {
			const text = normalizeText(String.fromCodePoint(code));
			if (normalizeText(text) !== text) changing.push(code.toString(16));
		}
		expect(changing).toEqual([]);
	});
});

describe('normalizeTerm', () => {
	it('takes white space off both ends, of every sort', () => {
		expect(normalizeTerm(' \t\n\u00a0\u3000\ufeffVS\u3000Code \r\n')).toBe('vs code');
		expect(normalizeTerm('\u3000')).toBe('');
	});

	it('does not look at the locale', () => {
		expect(normalizeTerm('I')).toBe('i');
		expect(normalizeTerm('İ')).toBe('i\u0307');
	});

	it('gives one form for a text in any case and either composition', () => {
		const letters = fc.string({ unit: fc.constantFrom(...'aZéÉñÑüÜçÇöå中重がガ') });
		fc.assert(
			fc.property(letters, (text) => {
				const term = normalizeTerm(text);
				expect(normalizeTerm(text.toUpperCase())).toBe(term);
				expect(normalizeTerm(text.toLowerCase())).toBe(term);
				expect(normalizeTerm(text.normalize('NFD'))).toBe(term);
				expect(normalizeTerm(term)).toBe(term);
			}),
		);
	});
});
