import { EMPTY_ROW, type Row } from '../format/kinds/text/row.js';
import { rowKey } from '../format/kinds/text/row-keys.js';
import { type FieldCounts, roundCount } from '../format/kinds/text/schema.js';

/** Number of first letters of a word that are the key of its row. */
export const KEY_LENGTH = 3;

/** Mutable postings, by row key and term. */
export interface MemoryPostings {
	readonly rows: Map<string, Map<string, Postings>>;
	/** Every combination of counts by field, and its number. */
	readonly counts: FieldCounts[];
	readonly countNumbers: Map<string, number>;
}

interface Postings {
	readonly sections: number[];
	readonly counts: number[];
}

/** Returns postings of no sections. */
export function emptyPostings(): MemoryPostings {
	return { rows: new Map(), counts: [], countNumbers: new Map() };
}

/** Returns the occurrences of each term by field. */
export function countTerms(fields: readonly (readonly string[])[]): Map<string, number[]> {
	const counted = new Map<string, number[]>();
	fields.forEach((terms, field) => {
		for (const term of terms) {
			let counts = counted.get(term);
			if (counts === undefined) {
				counts = [0, 0, 0];
				counted.set(term, counts);
			}
			counts[field] = (counts[field] as number) + 1;
		}
	});
	return counted;
}

/** Adds a section. Its number must be above all others. */
export function addSection(
	postings: MemoryPostings,
	section: number,
	counted: ReadonlyMap<string, readonly number[]>,
): void {
	for (const [term, counts] of counted) {
		const key = keyOf(term);
		let row = postings.rows.get(key);
		if (row === undefined) {
			row = new Map();
			postings.rows.set(key, row);
		}
		const known = row.get(term);
		const number = countNumber(postings, counts);
		if (known === undefined) row.set(term, { sections: [section], counts: [number] });
		else {
			known.sections.push(section);
			known.counts.push(number);
		}
	}
}

function keyOf(term: string): string {
	return rowKey({ keyLength: KEY_LENGTH }, term);
}

function countNumber({ counts, countNumbers }: MemoryPostings, occurrences: readonly number[]): number {
	const rounded = occurrences.map(roundCount);
	const key = rounded.join(' ');
	const known = countNumbers.get(key);
	if (known !== undefined) return known;
	countNumbers.set(key, counts.length);
	return counts.push(rounded as unknown as FieldCounts) - 1;
}

/**
 * Removes a section.
 *
 * @param terms the terms of the section
 */
export function removeSection({ rows }: MemoryPostings, section: number, terms: Iterable<string>): void {
	for (const term of terms) {
		const key = keyOf(term);
		const row = rows.get(key);
		const postings = row?.get(term);
		const index = postings?.sections.indexOf(section) ?? -1;
		if (row === undefined || postings === undefined || index < 0) continue;
		postings.sections.splice(index, 1);
		postings.counts.splice(index, 1);
		if (postings.sections.length === 0) row.delete(term);
		if (row.size === 0) rows.delete(key);
	}
}

/** Returns a row as stores have it, with terms sorted. */
export function rowOf({ rows }: MemoryPostings, key: string): Row {
	const row = rows.get(key);
	if (row === undefined) return EMPTY_ROW;
	const entries = [...row].sort(([a], [b]) => (a < b ? -1 : 1));
	return {
		size: 0,
		terms: entries.map(([term]) => term),
		postings: entries.map(([, { sections, counts }]) => ({
			size: sections.length,
			decode: () => ({ sections: Uint32Array.from(sections), counts: Uint32Array.from(counts) }),
		})),
	};
}
