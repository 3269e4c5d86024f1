import type { Row, TermPostings } from '@pinakes/format/kinds/text/row';
import { GONE } from './numbering.ts';

/** A row of a segment, and what its numbers are among all segments. */
export interface SegmentRow {
	readonly row: Row;
	/** The number of each section, or `GONE`. */
	readonly sections: Uint32Array;
	/** The number of each combination of counts. */
	readonly counts: Uint32Array;
	/** Whether sections are gone, so that a term may be in none that is left. */
	readonly hasGone: boolean;
}

/**
 * Merges rows of segments. Most terms of a row are never looked at: the postings of a term are merged when they are read.
 *
 * @param belongs whether a term of a segment's row belongs to this one
 * @param onMerged called with the number of postings that were merged
 */
export function mergeRows(
	rows: readonly SegmentRow[],
	belongs: (term: string) => boolean,
	onMerged: (postings: number) => void,
): Row {
	const byTerm = new Map<string, SegmentPostings[]>();
	for (const { row, ...numbers } of rows) {
		row.terms.forEach((term, i) => {
			if (!belongs(term)) return;
			const postings = { ...numbers, postings: row.postings[i] as TermPostings };
			const known = byTerm.get(term);
			if (known === undefined) byTerm.set(term, [postings]);
			else known.push(postings);
		});
	}
	const merged = Array.from(byTerm, ([term, parts]) => [term, new MergedPostings(parts, onMerged)] as const);
	const left = rows.some(({ hasGone }) => hasGone) ? merged.filter(([, { to }]) => to > 0) : merged;
	left.sort(([a], [b]) => (a < b ? -1 : 1));
	return { terms: left.map(([term]) => term), postings: left.map(([, postings]) => postings) };
}

interface SegmentPostings extends Omit<SegmentRow, 'row'> {
	readonly postings: TermPostings;
}

/** The postings of a term in several segments. */
class MergedPostings implements TermPostings {
	readonly from = 0;
	#parts: readonly SegmentPostings[];
	readonly #onMerged: (postings: number) => void;
	#merged: Pick<TermPostings, 'sections' | 'counts'> | undefined;

	constructor(parts: readonly SegmentPostings[], onMerged: (postings: number) => void) {
		this.#parts = parts;
		this.#onMerged = onMerged;
	}

	get to(): number {
		if (this.#merged !== undefined || this.#parts.some(({ hasGone }) => hasGone)) return this.sections.length;
		return this.#parts.reduce((sum, { postings: { from, to } }) => sum + to - from, 0);
	}

	get sections(): Uint32Array {
		return this.#merge().sections;
	}

	get counts(): Uint32Array {
		return this.#merge().counts;
	}

	#merge(): Pick<TermPostings, 'sections' | 'counts'> {
		if (this.#merged === undefined) {
			this.#merged = this.#parts.map(renumbered).reduce(mergeTwo);
			this.#parts = [];
			this.#onMerged(this.#merged.sections.length);
		}
		return this.#merged;
	}
}

type Renumbered = Pick<TermPostings, 'sections' | 'counts'>;

function renumbered({ postings, sections, counts }: SegmentPostings): Renumbered {
	const { from, to } = postings;
	const own = new Uint32Array(to - from);
	const ownCounts = new Uint32Array(to - from);
	let end = 0;
	for (let i = from; i < to; i++) {
		const section = sections[postings.sections[i] as number] as number;
		if (section === GONE) continue;
		own[end] = section;
		ownCounts[end++] = counts[postings.counts[i] as number] as number;
	}
	return { sections: own.subarray(0, end), counts: ownCounts.subarray(0, end) };
}

function mergeTwo(one: Renumbered, other: Renumbered): Renumbered {
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
