import { describe, expect, it } from 'vitest';
import { readDocuments } from './documents.ts';
import type { IndexedTerms } from './indexed.ts';
import { readTerms } from './read-terms.ts';
import { rowTextsOf } from './row-texts.ts';
import { USUAL_TEXT } from './settings.ts';
import { buildTerms } from './term-table.ts';

const DOCUMENTS = [
	{ id: 'a', title: '备份', text: 'backup backups 數據库 __proto__' },
	{ id: 'b', text: 'constructor backup 数据库 数据' },
	{ id: 'c', text: '' },
];

function postingsOf({ terms, postings }: Pick<IndexedTerms, 'terms' | 'postings'>): unknown {
	return terms.map((term, rank) => {
		const { sections, counts, from, to } = postings.of(rank);
		return [term, [...sections.subarray(from, to)], [...counts.subarray(from, to)]];
	});
}

describe('readTerms', () => {
	const { collected, lengths } = readDocuments(DOCUMENTS, USUAL_TEXT, () => {});
	const built = buildTerms(collected, USUAL_TEXT.grams.at(-1) as number);
	const document = { path: '', source: '', digests: '', lengths: Uint32Array.from(lengths) };
	const documents = [{ ...document, recordBytes: new Uint32Array(), textBytes: new Uint32Array() }];

	it('gives the terms that rows were made from, and their postings', () => {
		const read = readTerms({ documents, table: built.table }, USUAL_TEXT);
		expect(read.sections).toBe(3);
		expect(postingsOf(read)).toEqual(postingsOf(built));
		expect(read.terms).toContain('backup');
		expect(read.postings.counts).toBe(built.table.counts);
	});

	it('refuses a row that is damaged, and terms that are not there', () => {
		const rows = rowTextsOf(new Map([['b', '"x"']]));
		expect(() => readTerms({ documents, table: { ...built.table, rows } }, USUAL_TEXT)).toThrow(TypeError);
		expect(() => readTerms({ documents, table: undefined }, USUAL_TEXT)).toThrow(TypeError);
	});
});
