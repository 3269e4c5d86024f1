import { describe, expect, it } from 'vitest';
import { foldingFor } from './folding.ts';

const EVERY_UNIT = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));

/** Pairs as the query package reads them: two UTF-16 units each. */
function readPairs(pairs: string): [string, string][] {
	return Array.from({ length: pairs.length / 2 }, (_, i) => [pairs.charAt(2 * i), pairs.charAt(2 * i + 1)]);
}

function fold(text: string, pairs: string): string {
	const canonicalOf = new Map(readPairs(pairs));
	return Array.from(text, (character) => canonicalOf.get(character) ?? character).join('');
}

const WHOLE = foldingFor(EVERY_UNIT);

describe('foldingFor', () => {
	it.each([
		['資料', '资料'],
		['發頭髮', '发头发'],
		['臺颱檯枱台', '台台台台台'],
		['後后', '后后'],
		['乾幹干', '干干干'],
		['裏裡里', '里里里'],
		['為爲偽僞', '为为伪伪'],
		['說説溫温衛衞', '说说温温卫卫'],
		['群羣線綫才纔峯峰', '群群线线才才峰峰'],
		['啟啓麵麪眾衆秘祕', '启启面面众众秘秘'],
	])('folds %s to %s', (text, simplified) => {
		expect(fold(text, WHOLE)).toBe(simplified);
		expect(fold(text, foldingFor(text))).toBe(simplified);
	});

	it('lets a query in one script find text in the other', () => {
		for (const [query, text] of [
			['資料', '资料'],
			['资料', '資料'],
			['头发', '頭髮'],
			['臺灣', '台湾'],
		] as const) {
			const pairs = foldingFor(text);
			expect(fold(query, pairs)).toBe(fold(text, pairs));
		}
	});

	it('takes only the pairs that the corpus needs', () => {
		expect(foldingFor('資')).toBe('資资');
		expect(foldingFor('髮')).toBe('發发髮发');
		expect(foldingFor('发')).toBe('發发髮发');
		expect(foldingFor('abc 的あ한')).toBe('');
		expect(foldingFor('')).toBe('');
		expect(foldingFor([])).toBe('');
	});

	it('does not fold a canonical character further', () => {
		const pairs = readPairs(WHOLE);
		const variants = new Set(pairs.map(([variant]) => variant));
		expect(variants.size).toBe(pairs.length);
		expect(pairs.filter(([, canonical]) => variants.has(canonical))).toEqual([]);
		// 薴 is simplified to 苧, which as a traditional character of its own is simplified to 苎.
		expect(fold('薴苧苎', WHOLE)).toBe('苎苎苎');
	});

	it('is sorted by variant, and the same for the same characters in any order', () => {
		const variants = readPairs(WHOLE).map(([variant]) => variant);
		expect(variants).toEqual([...variants].sort());
		const some = EVERY_UNIT.filter((_, unit) => unit % 3 === 0);
		expect(foldingFor([...some].reverse())).toBe(foldingFor(some));
		expect(foldingFor(new Set(some).values())).toBe(foldingFor(some));
	});

	it('leaves out characters beyond U+FFFF', () => {
		expect(WHOLE).not.toMatch(/[\ud800-\udfff]/);
		// The table also has 㗲 as a variant of U+20D7E and U+21ED5 as one of 岁.
		expect(foldingFor(['㗲', '\u{20d7e}', '\u{21ed5}'])).toBe('');
		expect(foldingFor('岁')).toBe('嵗岁歲岁');
	});

	it('has only characters that texts in NFKC and lower case can have', () => {
		expect(WHOLE.length / 2).toBeGreaterThan(2900);
		expect(WHOLE.normalize('NFKC').toLowerCase()).toBe(WHOLE);
		expect(WHOLE).toMatch(/^\p{Script=Han}+$/u);
	});

	it('folds few characters of everyday simplified text, those that OpenCC folds', () => {
		const everyday = new Set(levelsOfGb2312());
		const folded = readPairs(WHOLE).filter(([variant]) => everyday.has(variant));
		expect(folded.map((pair) => pair.join('')).join(' ')).toBe(
			'乾干 吒咤 夥伙 後后 徵征 拚拼 捱挨 摺折 於于 榘矩 菸烟 薹苔 袷夹 醣糖 麴曲 麽么',
		);
		expect(fold('什么 著名', WHOLE)).toBe('什么 著名');
	});
});

/** The 6,763 characters of the national standard GB 2312. */
function levelsOfGb2312(): string {
	const bytes: number[] = [];
	for (let row = 0xb0; row <= 0xf7; row++) {
		// The first level ends five cells before the end of row 0xd7.
		for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell++) bytes.push(row, cell);
	}
	return new TextDecoder('gb18030').decode(Uint8Array.from(bytes));
}
