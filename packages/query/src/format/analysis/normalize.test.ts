import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeText, hasUnspacedLetter, isUnspaced, normalizeTerm, normalizeText } from './normalize.ts';

describe('hasUnspacedLetter', () => {
	it('is true for all unspaced characters but pictographs', () => {
		const wrong: number[] = [];
		for (let point = 0; point <= 0x10ffff; point++) {
			const isPictograph = (point >= 0x2600 && point <= 0x27bf) || (point >= 0x1f000 && point <= 0x1ffff);
			const text = String.fromCodePoint(point);
			if (hasUnspacedLetter(text) !== (isUnspaced(text) && !isPictograph)) wrong.push(point);
		}
		expect(wrong).toEqual([]);
	});

	it('looks for letters between other characters', () => {
		expect(hasUnspacedLetter('release 😀 notes')).toBe(false);
		expect(hasUnspacedLetter('release 😀 说明')).toBe(true);
	});
});

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
	it('trims white space of every kind', () => {
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

describe('composeText', () => {
	/** Characters that combine with their neighbours, and some at which long text is cut. */
	const combining = fc.constantFrom(
		...['a', 'e', 'q', 'か', 'ﾊ', 'ﾟ', '\u3099', '\u0301', '\u0323', '\u0315', '\u1100', '\u1161', '\u11a8', '가'],
		...'한 数 据 \u3400 \u9fff \uf900 ﷺ ① ｱ 😀 𠮷 \u{1d15e} \ud800 \udc00 \u0344'.split(' '),
	);
	const piece = fc.oneof(
		fc.string({ unit: combining, maxLength: 40 }),
		fc.string({ unit: 'binary', maxLength: 40 }),
		fc.string({ unit: combining, minLength: 300, maxLength: 600 }),
	);

	it('is NFKC of the whole text, however long, if it has white space now and then', () => {
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 60 }), fc.constantFrom(' ', '\n', '\t', '\r\n'), (pieces, space) => {
				const text = pieces.join(space);
				expect(composeText(text)).toBe(text.normalize('NFKC'));
			}),
			{ numRuns: runs(500) },
		);
	});

	it('is NFKC of the whole text if it has Han characters now and then', () => {
		const stretches = fc.array(
			piece.map((text) => text.replace(/\s/gu, '')),
			{ minLength: 10, maxLength: 60 },
		);
		fc.assert(
			fc.property(stretches, fc.constantFrom('数', '\u3400', '\u9fff'), (pieces, character) => {
				const text = pieces.join(character);
				expect(composeText(text)).toBe(text.normalize('NFKC'));
			}),
			{ numRuns: runs(200) },
		);
	});

	it('is NFKC of a text of letters that combine with nothing, wherever it is cut', () => {
		for (let before = 0; before < 6; before++) {
			for (const letter of ['x', '😀', '𠮷', 'ﷺ', '\uac01', '\ud800']) {
				const text = 'a'.repeat(before) + letter.repeat(2000);
				expect(composeText(text)).toBe(text.normalize('NFKC'));
			}
		}
	});

	it('does not part a pair of surrogates', () => {
		for (let before = 1000; before < 1030; before++) {
			const composed = composeText('a'.repeat(before) + '\u{1d400}'.repeat(1000));
			expect(composed).toBe('a'.repeat(before) + 'A'.repeat(1000));
		}
	});

	it('loses no mark of very many in disorder', () => {
		const composed = composeText(`q${'\u0315\u0316'.repeat(500_000)}`);
		expect(composed.length).toBe(1_000_001);
		expect(composed.replaceAll('\u0315', '').length).toBe(500_001);
		const hostile = composeText(`${'a\u0301'.repeat(300_000)}${'\u0323\u0301'.repeat(300_000)}`);
		expect(hostile.startsWith('á'.repeat(1000))).toBe(true);
	});
});
