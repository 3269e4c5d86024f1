import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import { decodeRow } from '@pinakes/query/format/kinds/text/row';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../../base/report.ts';
import { Dictionary } from './dictionary.ts';
import { encodeNumbers, encodeRow, encodeWords, ownPostings, type Row, type TermPostings } from './row.ts';
import { orderTerms, rowKey } from './terms.ts';

const SECTIONS = 3000;
const COUNTS = 40;

const word = fc
	.oneof(
		fc.constantFrom('__proto__', 'constructor', '10', 'café', 'naïve', 'данные', 'a', '\ud801\udc28b', 'x'.repeat(64)),
		fc.string({ unit: fc.constantFrom(...'abcé019_.-'), minLength: 1, maxLength: 60 }),
		fc.string({ unit: fc.constantFrom(...'ab'), minLength: 1, maxLength: 40 }),
	)
	.filter((text) => !isUnspaced(text));
const gram = fc.string({ unit: fc.constantFrom(...'数据库かな한😀𠀀☃'), minLength: 1, maxLength: 3 });

const postings = fc.uniqueArray(fc.nat(SECTIONS - 1), { minLength: 1, maxLength: 80 }).chain((sections) =>
	fc
		.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(COUNTS - 1)), {
			minLength: sections.length,
			maxLength: sections.length,
		})
		.map((counts): TermPostings => ownPostings(Uint32Array.from(sections).sort(), Uint32Array.from(counts))),
);

function ordered(terms: readonly string[], size: number) {
	const dictionary = new Dictionary(terms);
	const order = orderTerms(dictionary, new Uint8Array(terms.length).fill(1), size);
	return {
		...order,
		terms: order.numbers.map((number) => dictionary.terms[number] as string),
		numberOf: (term: string) => order.gramNumbers[dictionary.numberOf(term)] as number,
	};
}

const table = fc.uniqueArray(fc.tuple(fc.oneof(word, gram), postings), { selector: ([term]) => term, minLength: 1 });

describe('a row', () => {
	it('is read as it was written, whatever its terms and postings are', () => {
		fc.assert(
			fc.property(table, fc.integer({ min: 0, max: 3 }), (entries, keyLength) => {
				const { terms, alphabet, numberOf } = ordered(
					entries.map(([term]) => term),
					3,
				);
				const postingsOf = new Map(entries);
				const keyOf = (term: string): string => rowKey(term, keyLength, isUnspaced(term));
				for (const key of new Set(terms.map(keyOf))) {
					const own = terms.filter((term) => keyOf(term) === key);
					const row: Row = { terms: own, postings: own.map((term) => postingsOf.get(term) as TermPostings) };
					const encoded = isUnspaced(key) ? encodeNumbers(own.map(numberOf)) : encodeWords(key, own);
					const text = encodeRow(key, encoded, row.postings);
					const bounds = { alphabet, sections: SECTIONS, counts: COUNTS };
					const read = decodeRow(key, JSON.parse(JSON.stringify(text)) as string, bounds);
					expect({
						terms: read?.terms,
						postings: read?.postings.map(({ decode }) => decode()),
					}).toEqual({ terms: own, postings: row.postings.map(({ sections, counts }) => ({ sections, counts })) });
				}
			}),
		);
	});

	it('shares no more than a capital letter can say', () => {
		const terms = [`${'x'.repeat(30)}a`, `${'x'.repeat(30)}b`];
		const one = ownPostings(Uint32Array.of(0), Uint32Array.of(0));
		const text = encodeRow('x', encodeWords('x', terms), [one, one]);
		expect(text).toBe(`B${'x'.repeat(29)}aZ${'x'.repeat(5)}b 00 11 `);
	});

	it('stores gaps of sections, and only unusual counts', () => {
		const postings = [
			ownPostings(Uint32Array.of(3, 4, 100), Uint32Array.of(0, 2, 0)),
			ownPostings(Uint32Array.of(0), Uint32Array.of(1)),
		];
		const text = encodeRow('dat', encodeWords('dat', ['data', 'database']), postings);
		expect(text).toBe(`DaEbase 20 41${encodeNumber(96)}1 2221`);
	});
});

describe('the order of terms', () => {
	it('is that of code units, words first, then n-grams by what follows their first character', () => {
		const { terms, alphabet, keyLength } = ordered(['数据', '数', 'b', '库', 'a', '数库', '据库', 'B', 'é'], 2);
		expect(alphabet).toEqual(['库', '据']);
		expect(terms).toEqual(['B', 'a', 'b', 'é', '库', '据库', '数', '数库', '数据'].sort(byKindAndOrder));
		expect(keyLength).toBe(0);
	});

	it('keys rows by more characters of a word if there are more words', () => {
		const words = (count: number): string[] => Array.from({ length: count }, (_, i) => `w${i}`);
		const counts = [1499, 1500, 2999, 3000, 19_999, 20_000];
		expect(counts.map((count) => ordered(words(count), 2).keyLength)).toEqual([0, 1, 1, 2, 2, 3]);
	});

	it('is refused where n-grams are more than can be numbered', () => {
		const grams = Array.from({ length: 65_536 }, (_, i) => `数${String.fromCodePoint(0x20000 + i)}`);
		expect(() => ordered(grams, 3)).toThrow(/too many distinct characters for n-grams of 3/);
		expect(ordered(grams, 2).terms).toHaveLength(65_536);
		expect(ordered(grams.slice(1), 3).terms).toHaveLength(65_535);
	});

	it('is the same whatever order sorting starts from, of the terms that are present', () => {
		const dictionary = new Dictionary(['b', '数库', 'gone', 'a', '数据', '据库', '没有']);
		dictionary.order = Uint32Array.of(6, 5, 4, 2, 0);
		const isPresent = Uint8Array.of(1, 1, 0, 1, 1, 1, 0);
		const { numbers } = orderTerms(dictionary, isPresent, 2);
		expect(numbers.map((number) => dictionary.terms[number])).toEqual(
			ordered(['数据', '数库', 'a', 'b', '据库'], 2).terms,
		);
		expect([...dictionary.order]).toEqual(numbers);
	});

	it('has the same alphabet whatever the order in which n-grams are met', () => {
		const grams = ['一二', '一三', '二三', '三一', '二'];
		const { alphabet, terms } = ordered(grams, 2);
		expect(alphabet).toEqual(['三', '一', '二']);
		expect(ordered([...grams].reverse(), 2)).toMatchObject({ alphabet, terms });
	});
});

/** Words before n-grams; in this test n-grams of the same first character are in the order of the alphabet, 库 据. */
function byKindAndOrder(a: string, b: string): number {
	return Number(isUnspaced(a)) - Number(isUnspaced(b)) || compare(a, b);
}
