import type { FieldCounts } from '@pinakes/query/format';
import { compare } from '../../report.ts';
import { createListsWriter } from './lists-writer.ts';
import { ownPostings, type Row, type TermPostings } from './row.ts';
import type { ReadTerm, RowChange } from './row-changes.ts';
import { nameText, type RowLists, readLists, readNames, type TermName } from './row-lists.ts';
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
	/** How many sections there are now. */
	readonly count: number;
}

/** The same changes, told of rows whose sections are numbered anew already. */
export function renumbered({ moved, isReread, read, count }: SectionNumbers): SectionNumbers {
	const isRereadNow = new Uint8Array(count);
	for (let section = isReread.indexOf(1); section >= 0; section = isReread.indexOf(1, section + 1)) {
		isRereadNow[moved[section] as number] = 1;
	}
	return { moved: new Uint32Array(count).map((_, section) => section), isReread: isRereadNow, read, count };
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

/** A row that was changed: its terms as they were named before, and their postings. */
export interface SplicedRow {
	/** Ascending, but for n-grams with characters that the alphabet did not have: these are themselves, and last. */
	readonly names: readonly TermName[];
	readonly lists: RowLists;
}

/**
 * Changes a row.
 *
 * @param row as it was; undefined for one that is new
 * @param stays whether all sections of the row are where they were
 * @returns undefined where it is damaged
 */
export type Splice = (
	key: string,
	row: Uint8Array | undefined,
	change: RowChange,
	stays: boolean,
) => SplicedRow | undefined;

/** Told of terms that are there for the first time, and of those that are no more. */
export type Tell = (term: string, times: 1 | -1) => void;

/** Makes what changes rows, and counts what it takes out and puts in. */
export function createSplice(
	{ moved, isReread, read: numbers }: SectionNumbers,
	{ alphabet: { characters } }: TermTable,
	counts: Counts,
	tell: Tell,
): Splice {
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
	return (key, row, { lost, gained }, stays) => {
		const names = row === undefined ? [] : readNames(key, row);
		const old = row === undefined ? NO_LISTS : readLists(row);
		if (names?.length !== old.frequencies.length) return undefined;
		const writer = createListsWriter(names, old);
		for (const { place, gained: one, isNew } of editsOf(names, lost, gained, stays)) {
			writer.keepUpTo(place);
			if (isNew) {
				tell(one.term, 1);
				writer.add(one.name, fresh(one));
				continue;
			}
			const isLost = lost.has(place);
			const own = writer.take();
			const left = stays && !isLost ? own : remaining(own, isLost);
			const merged = one === undefined ? left : mergePostings(left, fresh(one));
			const name = names[place] as TermName;
			if (merged.from === merged.to) tell(nameText(key, name, characters), -1);
			else writer.add(name, merged);
		}
		writer.keepUpTo(names.length);
		return writer.finish();
	};
}

const NO_LISTS: RowLists = { frequencies: new Uint32Array(), gaps: new Uint32Array(), counts: new Uint32Array() };

/** A term of a row that becomes another one, or one that comes before the term at a place. */
type TermEdit =
	| { readonly place: number; readonly isNew: true; readonly gained: ReadTerm }
	| { readonly place: number; readonly isNew: false; readonly gained: ReadTerm | undefined };

/** What is to be done to the terms of a row, in the order of their places. */
function editsOf(
	names: readonly TermName[],
	lost: ReadonlySet<number>,
	gained: readonly ReadTerm[],
	stays: boolean,
): TermEdit[] {
	const known = new Map<number, ReadTerm>();
	const edits: TermEdit[] = [];
	for (const one of gained) {
		const place = placeIn(names, one.name);
		if (names[place] === one.name) known.set(place, one);
		else edits.push({ place, isNew: true, gained: one });
	}
	for (const place of stays ? new Set([...lost, ...known.keys()]) : names.keys()) {
		edits.push({ place, isNew: false, gained: known.get(place) });
	}
	return edits.sort(
		(a, b) => a.place - b.place || Number(b.isNew) - Number(a.isNew) || compareNames(a.gained?.name, b.gained?.name),
	);
}

/** Where a name is, or would be, among those of a row. */
function placeIn(names: readonly TermName[], name: TermName): number {
	let from = 0;
	let to = names.length;
	while (from < to) {
		const middle = (from + to) >>> 1;
		if (compareNames(names[middle], name) < 0) from = middle + 1;
		else to = middle;
	}
	return from;
}

/** An n-gram without a number comes after all that have one. */
function compareNames(one: TermName | undefined, other: TermName | undefined): number {
	if (typeof one === 'number' && typeof other === 'number') return one - other;
	if (typeof one === 'string' && typeof other === 'string') return compare(one, other);
	return typeof one === 'number' ? -1 : 1;
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
