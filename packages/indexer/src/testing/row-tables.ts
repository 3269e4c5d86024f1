import fc from 'fast-check';
import { encodeRow, ownPostings, type Row } from '../kinds/text/row.ts';
import { rowTextsOf } from '../kinds/text/row-texts.ts';
import { gramSettings } from '../kinds/text/terms.ts';

export const SECTIONS = 3000;
export const ALPHABET = [...'数据库かな一二三四五六七八九十百千万'];
export const GRAMS = gramSettings({ characters: ALPHABET, frequencies: [] }, 2);
export const BOUNDS = { alphabet: ALPHABET, sections: 2 * SECTIONS, counts: 100 };

const postings = fc.uniqueArray(fc.nat(SECTIONS - 1), { minLength: 1, maxLength: 60 }).chain((sections) =>
	fc
		.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(99)), {
			minLength: sections.length,
			maxLength: sections.length,
		})
		.map((counts) => ownPostings(Uint32Array.from(sections).sort(), Uint32Array.from(counts))),
);
const rowOf = (term: fc.Arbitrary<string>): fc.Arbitrary<Row> =>
	fc
		.uniqueArray(fc.tuple(term, postings), { selector: ([name]) => name, minLength: 1, maxLength: 8 })
		.map((terms) => terms.sort(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1)))
		.map((terms) => ({ terms: terms.map(([name]) => name), postings: terms.map(([, own]) => own) }));
const order = (term: string): number => ALPHABET.indexOf(term[1] ?? '');
const words = rowOf(fc.string({ unit: fc.constantFrom(...'abcé"\\данные'), maxLength: 6 }).map((end) => `a${end}`));
const grams = rowOf(fc.constantFrom('数', ...ALPHABET.map((character) => `数${character}`)));

/** Rows of a table, and what they were made from. */
export const tables = fc.record({ a: words, 数: grams }).map((rows) => {
	const encoded = Object.entries(rows).map(([key, row]): [string, string] => [
		key,
		JSON.stringify(encodeRow(key, row, GRAMS)),
	]);
	return { rows: rowTextsOf(new Map(encoded)), made: [rows.a, rows.数] as const };
});
