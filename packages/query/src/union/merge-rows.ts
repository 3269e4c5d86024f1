import type { Row, TermPostings } from '../format/kinds/text/row.js';
import type { DecodedPostings } from '../format/kinds/text/row-postings.js';

interface SegmentRow {
	readonly row: Row;
	/** Section numbers in the union. */
	readonly sections: Uint32Array;
	/** Numbers of the combinations of counts in the union. */
	readonly counts: Uint32Array;
}

/**
 * Merges rows of segments. Postings of a term are merged only when they are decoded, since most terms of a row are
 * never used.
 *
 * @param belongs whether a term belongs to the merged row
 */
export function mergeRows(rows: readonly SegmentRow[], belongs: (term: string) => boolean): Row {
	const byTerm = new Map<string, MergedPostings>();
	for (const row of rows) {
		const { terms, postings } = row.row;
		// A row may have thousands of terms, so this loop creates few objects.
		for (let i = 0; i < terms.length; i++) {
			const term = terms[i] as string;
			if (!belongs(term)) continue;
			const part = { row, postings: postings[i] as TermPostings };
			const known = byTerm.get(term);
			if (known === undefined) byTerm.set(term, new MergedPostings([part]));
			else known.parts.push(part);
		}
	}
	const terms = [...byTerm.keys()].sort();
	const size = rows.reduce((sum, { row }) => sum + row.size, 0);
	return { terms, postings: terms.map((term) => byTerm.get(term) as MergedPostings), size };
}

interface SegmentPostings {
	readonly row: SegmentRow;
	readonly postings: TermPostings;
}

class MergedPostings implements TermPostings {
	readonly parts: SegmentPostings[];

	constructor(parts: SegmentPostings[]) {
		this.parts = parts;
	}

	get size(): number {
		return this.parts.reduce((sum, { postings }) => sum + postings.size, 0);
	}

	decode(): DecodedPostings {
		return this.parts.map(renumbered).reduce(mergeTwo);
	}
}

function renumbered({ postings, row: { sections, counts } }: SegmentPostings): DecodedPostings {
	const decoded = postings.decode();
	return {
		sections: decoded.sections.map((own) => sections[own] as number),
		counts: decoded.counts.map((own) => counts[own] as number),
	};
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
