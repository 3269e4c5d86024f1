import type { FieldCounts } from '@pinakes/query/format';
import { ownPostings, type Row, type TermPostings } from './row.ts';
import type { ReadTerm, RowChange } from './row-changes.ts';
import { GONE } from './scan-rows.ts';
import type { TermTable } from './term-table.ts';

/** What became of the sections of a table. */
export interface SectionNumbers {
	/** The new number of each old section; `GONE` for those that are no more. Ascending but for these. */
	readonly moved: Uint32Array;
	/** 1 for each old section that is still there and was read anew, with other terms perhaps. */
	readonly isReread: Uint8Array;
	/** The new numbers of the sections that were read: those of before, and those that were added; ascending. */
	readonly read: Uint32Array;
}

/** Combinations of occurrences, old ones and new ones, and how many postings have each. */
export interface Counts {
	readonly list: FieldCounts[];
	readonly frequencies: number[];
	numberOf(fields: FieldCounts): number;
}

/** The combinations of a table, to be changed. */
export function createCounts(table: TermTable): Counts {
	const list = [...table.counts];
	const frequencies = [...table.frequencies];
	const numbers = new Map(list.map((fields, number) => [fields.join(' '), number]));
	return {
		list,
		frequencies,
		numberOf(fields) {
			const key = fields.join(' ');
			const known = numbers.get(key);
			if (known !== undefined) return known;
			numbers.set(key, list.length);
			frequencies.push(0);
			return list.push(fields) - 1;
		},
	};
}

/**
 * Changes a row.
 *
 * @param stays whether all sections of the row are where they were
 */
export type Splice = (row: Row, change: RowChange, stays: boolean, tell: Tell) => Row;

/** Told of terms that are there for the first time, and of those that are no more. */
export type Tell = (term: string, times: 1 | -1) => void;

/** Makes what changes rows, and counts what it takes out and puts in. */
export function createSplice({ moved, isReread, read: numbers }: SectionNumbers, counts: Counts): Splice {
	/** Postings with new numbers, without those of sections that are gone, and on demand of those that were read again. */
	const remaining = ({ sections, counts: old, from, to }: TermPostings, isLost: boolean): TermPostings => {
		const places = new Uint32Array(to - from);
		const kept = new Uint32Array(to - from);
		let length = 0;
		for (let i = from; i < to; i++) {
			const section = sections[i] as number;
			const place = moved[section] as number;
			const count = old[i] as number;
			if (place === GONE || (isLost && isReread[section] === 1)) {
				counts.frequencies[count] = (counts.frequencies[count] as number) - 1;
			} else {
				places[length] = place;
				kept[length++] = count;
			}
		}
		return ownPostings(places, kept, length);
	};
	const fresh = ({ postings, counts: own }: ReadTerm): TermPostings => {
		const { sections, counts: old, from, to } = postings;
		const combinations = old.slice(from, to).map((count) => counts.numberOf(own[count] as FieldCounts));
		for (const number of combinations) counts.frequencies[number] = (counts.frequencies[number] as number) + 1;
		return ownPostings(
			sections.slice(from, to).map((section) => numbers[section] as number),
			combinations,
		);
	};
	return (row, { lost, gained }, stays, tell) => {
		const terms: string[] = [];
		const postings: TermPostings[] = [];
		const gainedByTerm = new Map(gained.map((one) => [one.term, one]));
		for (const [i, term] of row.terms.entries()) {
			const one = gainedByTerm.get(term);
			gainedByTerm.delete(term);
			const old = row.postings[i] as TermPostings;
			const isLost = lost.has(i);
			const left = stays && !isLost ? old : remaining(old, isLost);
			const merged = one === undefined ? left : mergePostings(left, fresh(one));
			if (merged.from === merged.to) {
				tell(term, -1);
				continue;
			}
			terms.push(term);
			postings.push(merged);
		}
		for (const one of gainedByTerm.values()) {
			tell(one.term, 1);
			terms.push(one.term);
			postings.push(fresh(one));
		}
		return { terms, postings };
	};
}

/** A row with its sections numbered anew, of which none is gone; undefined for none. */
export function moveRow(row: Row | undefined, moved: Uint32Array): Row | undefined {
	if (row === undefined) return undefined;
	const postings = row.postings.map(({ sections, counts, from, to }) =>
		ownPostings(
			sections.slice(from, to).map((section) => moved[section] as number),
			counts.slice(from, to),
		),
	);
	return { terms: row.terms, postings };
}

/** Two lists of postings that have no section in common. */
function mergePostings(one: TermPostings, other: TermPostings): TermPostings {
	const length = one.to - one.from + other.to - other.from;
	const sections = new Uint32Array(length);
	const counts = new Uint32Array(length);
	let i = one.from;
	let j = other.from;
	for (let at = 0; at < length; at++) {
		const isFirst = j === other.to || (i < one.to && (one.sections[i] as number) < (other.sections[j] as number));
		const from = isFirst ? one : other;
		const place = isFirst ? i++ : j++;
		sections[at] = from.sections[place] as number;
		counts[at] = from.counts[place] as number;
	}
	return ownPostings(sections, counts);
}
