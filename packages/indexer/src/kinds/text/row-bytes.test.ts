import { decodeRow, encodeNumber } from '@pinakes/query/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALPHABET, BOUNDS, GRAMS, SECTIONS, tables } from '../../testing/row-tables.ts';
import { encodeRow, ownPostings, type Row } from './row.ts';
import { countsAt, gramNumbers, hasCharacters, hasCounts, moveSections, termsText } from './row-bytes.ts';
import { type RowTexts, rowText } from './row-texts.ts';
import { FATES, GONE, scanRows } from './scan-rows.ts';

/** New numbers of sections, ascending, with some of them gone. */
const moves = fc
	.array(fc.tuple(fc.nat(SECTIONS - 1), fc.constantFrom<'gone' | 'more'>('gone', 'more')), { maxLength: 12 })
	.map((changes) => {
		const at = new Map(changes);
		let shift = 0;
		return Uint32Array.from({ length: SECTIONS }, (_, section) => {
			if (at.get(section) === 'more') shift++;
			return at.get(section) === 'gone' ? GONE : section + shift;
		});
	});

function decoded(rows: RowTexts, row: number): Row | undefined {
	return decodeRow(rows.keys[row] as string, JSON.parse(rowText(rows, row)) as string, BOUNDS);
}

const plain = ({ terms, postings: all }: Row) =>
	terms.map((term, i) => {
		const { sections, counts, from, to } = all[i] as Row['postings'][number];
		return [term, [...sections.slice(from, to)], [...counts.slice(from, to)]];
	});

describe('rows as bytes', () => {
	it('tell what became of their sections, and which postings were read again', () => {
		fc.assert(
			fc.property(tables, moves, fc.uniqueArray(fc.nat(SECTIONS - 1), { maxLength: 40 }), (table, moved, reread) => {
				const isReread = new Uint8Array(SECTIONS);
				for (const section of reread) isReread[section] = moved[section] === GONE ? 0 : 1;
				const { fates, hits } = scanRows(table.rows, [0, 1], moved, isReread);
				const expected: number[][] = [];
				table.made.forEach((row, number) => {
					const all = row.postings.flatMap(({ sections }) => [...sections]);
					const fate = all.some((section) => moved[section] === GONE)
						? FATES.gone
						: all.some((section) => moved[section] !== section)
							? FATES.moved
							: FATES.same;
					expect(fates[number]).toBe(fate);
					let place = 0;
					row.postings.forEach(({ sections }, term) => {
						for (const section of sections) {
							if (isReread[section] === 1) expected.push([number, term, place, section]);
							place++;
						}
					});
				});
				expect([...hits.rows].map((row, i) => [row, hits.terms[i], hits.places[i], hits.sections[i]])).toEqual(
					expected,
				);
			}),
		);
	});

	it('are numbered anew as if they were written anew', () => {
		fc.assert(
			fc.property(tables, moves, ({ rows, made }, given) => {
				let last = -1;
				const moved = given.map((now, section) => {
					last = now === GONE ? Math.max(last + 1, section) : Math.max(now, last + 1);
					return last;
				});
				made.forEach((row, number) => {
					const now = moveSections(rows.texts[number] as Uint8Array, moved);
					const renumbered = row.postings.map(({ sections, counts }) =>
						ownPostings(
							sections.map((section) => moved[section] as number),
							counts,
						),
					);
					const text = JSON.stringify(
						encodeRow(rows.keys[number] as string, { terms: row.terms, postings: renumbered }, GRAMS),
					);
					expect(Buffer.from(now).toString()).toBe(text);
				});
			}),
		);
	});

	it('tell their terms and counts', () => {
		fc.assert(
			fc.property(tables, fc.nat(99), ({ rows, made }, count) => {
				made.forEach((row, number) => {
					expect(plain(decoded(rows, number) as Row)).toEqual(plain(row));
					const counts = row.postings.flatMap((own) => [...own.counts]);
					expect([...countsAt(rows.texts[number] as Uint8Array, [...counts.keys()])]).toEqual(counts);
					const marked = new Uint8Array(100);
					marked[count] = 1;
					expect(hasCounts(rows.texts[number] as Uint8Array, marked)).toBe(count === 0 || counts.includes(count));
				});
				const grams = rows.texts[1] as Uint8Array;
				const [, ofGrams] = made;
				const numbers = ofGrams.terms.map((term) => ALPHABET.indexOf(term[1] ?? '') + 1);
				expect([...gramNumbers(grams, [...numbers.keys()])]).toEqual(numbers);
				const characters = Uint8Array.from({ length: ALPHABET.length + 1 }, (_, i) => (i === 1 ? 1 : 0));
				expect(hasCharacters(grams, characters)).toBe(ofGrams.terms.includes('数数'));
				expect(termsText(grams)).toBe(numbers.map((n, i) => encodeNumber(n - (numbers[i - 1] ?? -1))).join(''));
			}),
		);
	});

	it('are read as far as they are asked for', () => {
		fc.assert(
			fc.property(tables, ({ rows }) => {
				const [moved, isReread] = [
					Uint32Array.from({ length: SECTIONS }, (_, i) => i),
					new Uint8Array(SECTIONS).fill(1),
				];
				const all = scanRows(rows, [0, 1], moved, isReread).hits;
				const second = scanRows(rows, [1], moved, isReread).hits;
				expect([...second.rows]).toEqual([...all.rows].filter((row) => row === 1));
			}),
		);
	});

	it('that are damaged are an error', () => {
		const text = new TextEncoder().encode('"Ab 1 1');
		const rows = { keys: ['a'], texts: [text] };
		expect(() => scanRows(rows, [0], new Uint32Array(9), new Uint8Array(9))).toThrow(RangeError);
		const beyond = new TextEncoder().encode('"Ab 0 8 "');
		const others = { keys: ['a'], texts: [beyond] };
		expect(() => scanRows(others, [0], new Uint32Array(3), new Uint8Array(3))).toThrow(RangeError);
	});
});
