import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALPHABET, tables } from '../../testing/row-tables.ts';
import { createListsWriter, sectionsFrom } from './lists-writer.ts';
import { nameText, readLists, readNames, type TermName, writeLists } from './row-lists.ts';

const RANKS = Uint32Array.from({ length: 100 }, (_, count) => count);

describe('rows as lists', () => {
	it('are the bytes that they were read from', () => {
		fc.assert(
			fc.property(tables, ({ rows }) => {
				rows.texts.forEach((text, row) => {
					const key = rows.keys[row] as string;
					const again = writeLists(key, readNames(key, text) as TermName[], readLists(text), RANKS);
					expect(Buffer.from(again).toString()).toBe(Buffer.from(text).toString());
				});
			}),
		);
	});

	it('have the terms and postings of their rows', () => {
		fc.assert(
			fc.property(tables, ({ rows, made }) => {
				made.forEach(({ terms, postings }, row) => {
					const [key, text] = [rows.keys[row] as string, rows.texts[row] as Uint8Array];
					const names = readNames(key, text) as TermName[];
					expect(names.map((name) => nameText(key, name, ALPHABET))).toEqual(terms);
					const { frequencies, gaps, counts } = readLists(text);
					expect([...frequencies]).toEqual(postings.map(({ from, to }) => to - from));
					expect([...counts]).toEqual(postings.flatMap((own) => [...own.counts]));
					let end = 0;
					for (const { sections } of postings) {
						expect([...sectionsFrom(gaps.subarray(end, end + sections.length))]).toEqual([...sections]);
						end += sections.length;
					}
				});
			}),
		);
	});

	it('are taken apart and put together at any place', () => {
		fc.assert(
			fc.property(tables, fc.nat(7), ({ rows }, given) => {
				const text = rows.texts[1] as Uint8Array;
				const names = readNames('数', text) as TermName[];
				const writer = createListsWriter(names, readLists(text));
				const place = given % names.length;
				writer.keepUpTo(place);
				const taken = writer.take();
				writer.add(names[place] as TermName, taken);
				writer.keepUpTo(names.length);
				const made = writer.finish();
				expect(Buffer.from(writeLists('数', made.names, made.lists, RANKS))).toEqual(Buffer.from(text));
			}),
		);
	});

	it('that are damaged are an error', () => {
		expect(() => readLists(new TextEncoder().encode('"A 1 1'))).toThrow(RangeError);
		const short = readLists(new TextEncoder().encode('"1 3 1 "'));
		expect(() => createListsWriter([0], short).keepUpTo(1)).toThrow(RangeError);
	});
});
