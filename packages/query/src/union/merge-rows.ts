import type { Row, TermPostings } from '@pinakes/format/kinds/text/row';
import type { DecodedPostings } from '@pinakes/format/kinds/text/row-postings';
import { GONE } from './numbering.ts';

/** A row of a segment, and what its numbers are among all segments. */
export interface SegmentRow {
	readonly row: Row;
	/** The number of each section, or `GONE`. */
	readonly sections: Uint32Array;
	/** The number of each combination of counts. */
	readonly counts: Uint32Array;
	/** How many sections of the segment are gone, so that a term may be in none that is left. */
	readonly gone: number;
}

/**
 * Merges rows of segments. Most terms of a row are never looked at: the postings of a term are merged when they are decoded.
 *
 * @param belongs whether a term of a segment's row belongs to this one
 */
export function mergeRows(rows: readonly SegmentRow[], belongs: (term: string) => boolean): Row {
	const byTerm = new Map<string, MergedPostings>();
	for (const row of rows) {
		const { terms, postings } = row.row;
		// A row may have thousands of terms, so that little is made for each.
		for (let i = 0; i < terms.length; i++) {
			const term = terms[i] as string;
			if (!belongs(term)) continue;
			const part = { row, postings: postings[i] as TermPostings };
			const known = byTerm.get(term);
			if (known === undefined) byTerm.set(term, new MergedPostings([part]));
			else known.parts.push(part);
		}
	}
	for (const [term, postings] of byTerm) if (!postings.isLeft()) byTerm.delete(term);
	const terms = [...byTerm.keys()].sort();
	const size = rows.reduce((sum, { row }) => sum + row.size, 0);
	return { terms, postings: terms.map((term) => byTerm.get(term) as MergedPostings), size };
}

/** The postings of a term in one segment. */
interface SegmentPostings {
	readonly row: SegmentRow;
	readonly postings: TermPostings;
}

/** The postings of a term in several segments. */
class MergedPostings implements TermPostings {
	readonly parts: SegmentPostings[];
	#size: number | undefined;

	constructor(parts: SegmentPostings[]) {
		this.parts = parts;
	}

	get minSize(): number {
		return this.parts.reduce((sum, { postings, row }) => sum + Math.max(0, postings.size - row.gone), 0);
	}

	/** Where sections are gone it is counted when it is asked for. */
	get size(): number {
		this.#size ??= this.parts.some(({ row }) => row.gone > 0)
			? this.decode().sections.length
			: this.parts.reduce((sum, { postings }) => sum + postings.size, 0);
		return this.#size;
	}

	/** Whether any section is left that has the term. */
	isLeft(): boolean {
		return (
			this.minSize > 0 ||
			this.parts.some(({ postings, row: { sections } }) =>
				postings.decode().sections.some((own) => sections[own] !== GONE),
			)
		);
	}

	decode(): DecodedPostings {
		return this.parts.map(renumbered).reduce(mergeTwo);
	}
}

function renumbered({ postings, row: { sections, counts } }: SegmentPostings): DecodedPostings {
	const decoded = postings.decode();
	const own = new Uint32Array(postings.size);
	const ownCounts = new Uint32Array(postings.size);
	let end = 0;
	for (let i = 0; i < own.length; i++) {
		const section = sections[decoded.sections[i] as number] as number;
		if (section === GONE) continue;
		own[end] = section;
		ownCounts[end++] = counts[decoded.counts[i] as number] as number;
	}
	return { sections: own.subarray(0, end), counts: ownCounts.subarray(0, end) };
}

function mergeTwo(one: DecodedPostings, other: DecodedPostings): DecodedPostings {
	const size = one.sections.length + other.sections.length;
	const sections = new Uint32Array(size);
	const counts = new Uint32Array(size);
	let i = 0;
	let j = 0;
	for (let end = 0; end < size; end++) {
		const isOne = j === other.sections.length || (one.sections[i] as number) < (other.sections[j] as number);
		const from = isOne ? one : other;
		const index = isOne ? i++ : j++;
		sections[end] = from.sections[index] as number;
		counts[end] = from.counts[index] as number;
	}
	return { sections, counts };
}
