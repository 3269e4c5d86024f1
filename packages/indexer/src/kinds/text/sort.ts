import { type FieldCounts, roundCount } from '@pinakes/query/format';
import { byMagnitude } from './by-magnitude.ts';
import type { Collected } from './collect.ts';
import type { TermPostings } from './row.ts';

/** Postings by term. */
export interface SortedPostings {
	/** Every combination of occurrences by field, the usual one first; postings have numbers into these. */
	readonly counts: readonly FieldCounts[];
	/** How many postings have each of them. */
	readonly frequencies: readonly number[];
	/** The postings of the term of this rank. */
	of(rank: number): TermPostings;
}

/**
 * Sorts postings by the ranks of their terms, by counting. Where two terms were folded into one, both
 * have the same rank, and what they have in a section is added up.
 *
 * @param rankOf the rank of each collected term
 * @param ranks how many ranks there are
 */
export function sortPostings(collected: Collected, rankOf: Uint32Array, ranks: number): SortedPostings {
	const { termNumbers, combinations } = collected;
	const ends = new Uint32Array(ranks + 1);
	for (const term of termNumbers) {
		const rank = rankOf[term] as number;
		ends[rank + 1] = (ends[rank + 1] as number) + 1;
	}
	for (let rank = 1; rank <= ranks; rank++) ends[rank] = (ends[rank] as number) + (ends[rank - 1] as number);
	const starts = ends.slice();
	const sections = new Uint32Array(termNumbers.length);
	const counts = new Uint32Array(termNumbers.length);
	// From here on the postings of rank r go from starts[r] to ends[r], which grows as they come.
	for (let i = 0; i < termNumbers.length; i++) {
		const rank = rankOf[termNumbers[i] as number] as number;
		const section = collected.sections[i] as number;
		const count = collected.counts[i] as number;
		const end = ends[rank] as number;
		if (end > (starts[rank] as number) && sections[end - 1] === section) {
			counts[end - 1] = combinations.sumOf(counts[end - 1] as number, count);
			continue;
		}
		sections[end] = section;
		counts[end] = count;
		ends[rank] = end + 1;
	}
	const ofRank = (rank: number): TermPostings => ({
		sections,
		counts,
		from: starts[rank] as number,
		to: ends[rank] as number,
	});
	const ranked = rankCounts(combinations.list, frequenciesOf(ofRank, ranks, combinations.list.length));
	for (let i = 0; i < counts.length; i++) counts[i] = ranked.numbers[counts[i] as number] as number;
	return { counts: ranked.counts, frequencies: ranked.frequencies, of: ofRank };
}

/** How many postings have each combination. */
function frequenciesOf(ofRank: (rank: number) => TermPostings, ranks: number, combinations: number): Uint32Array {
	const frequencies = new Uint32Array(combinations);
	for (let rank = 0; rank < ranks; rank++) {
		const { counts, from, to } = ofRank(rank);
		for (let i = from; i < to; i++) {
			const count = counts[i] as number;
			frequencies[count] = (frequencies[count] as number) + 1;
		}
	}
	return frequencies;
}

/** Combinations that are rounded, the frequent first. */
export interface RankedCounts {
	readonly counts: readonly FieldCounts[];
	/** How many postings have each. */
	readonly frequencies: readonly number[];
	/** The new number of each old one. */
	readonly numbers: Uint32Array;
}

/** Rounds combinations, and numbers what is left of them by how many postings have them. */
function rankCounts(combinations: readonly FieldCounts[], frequencies: ArrayLike<number>): RankedCounts {
	const rounded = combinations.map((fields) => fields.map(roundCount) as unknown as FieldCounts);
	const totals = new Map<string, { fields: FieldCounts; frequency: number }>();
	rounded.forEach((fields, i) => {
		const key = fields.join(' ');
		const total = totals.get(key) ?? { fields, frequency: 0 };
		total.frequency += frequencies[i] as number;
		totals.set(key, total);
	});
	const sorted = [...totals]
		.filter(([, { frequency }]) => frequency > 0)
		.sort(([, a], [, b]) => byMagnitude(a.frequency, b.frequency) || compareCounts(a.fields, b.fields));
	const numbers = new Map(sorted.map(([key], number) => [key, number]));
	return {
		counts: sorted.map(([, { fields }]) => fields),
		frequencies: sorted.map(([, { frequency }]) => frequency),
		numbers: Uint32Array.from(rounded, (fields) => numbers.get(fields.join(' ')) ?? 0),
	};
}

/** `rankCounts` for combinations that were ranked and of which few frequencies have changed: mostly they stay in order. */
export function rerankCounts(
	{ counts, frequencies }: Pick<RankedCounts, 'counts' | 'frequencies'>,
	combinations: readonly FieldCounts[],
	changed: readonly number[],
): RankedCounts {
	const isSame =
		combinations.length === counts.length &&
		changed.every((often, i) => often > 0 && byMagnitude(often, frequencies[i] as number) === 0);
	if (!isSame) return rankCounts(combinations, changed);
	return { counts, frequencies: changed, numbers: new Uint32Array(counts.length).map((_, number) => number) };
}

function compareCounts(
	[title, headings, body]: FieldCounts,
	[otherTitle, otherHeadings, otherBody]: FieldCounts,
): number {
	return title - otherTitle || headings - otherHeadings || body - otherBody;
}
