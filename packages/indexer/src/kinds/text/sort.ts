import { type FieldCounts, fold, foldingOf, isUnspaced, roundCount } from '@pinakes/query/internal';
import { compare } from '../../base/report.ts';
import type { Collected } from './collect.ts';

/**
 * Postings of a term: a range of two arrays, which many terms may share. Separate arrays for a hundred thousand terms
 * would take longer to allocate than to process.
 */
export interface TermPostings {
	/** Section numbers, ascending within the range. */
	readonly sections: Uint32Array;
	/** Occurrences in each section, as indexes into the index's combinations of counts. */
	readonly counts: Uint32Array;
	readonly from: number;
	/** End of the range, excluded. */
	readonly to: number;
}

export interface SortedPostings {
	/** All combinations of occurrences by field, the most frequent first; postings have indexes into these. */
	readonly counts: readonly FieldCounts[];
	of(rank: number): TermPostings;
}

/** Number of low bits of ranks in a bucket. Sorting in two steps writes to few locations at a time, which stay in the processor's cache. */
const BUCKET_BITS = 9;

/**
 * Sorts postings by the ranks of their terms, by counting sort. If two terms were folded into one, they have the same
 * rank, and their counts in a section are added.
 *
 * @param termFrequencies number of postings of each term of the dictionary
 * @param rankOf rank of each term with postings
 * @param ranks number of ranks
 */
function sortPostings(
	collected: Collected,
	termFrequencies: Uint32Array,
	rankOf: Uint32Array,
	ranks: number,
): SortedPostings {
	const { combinations } = collected;
	const starts = startsByRank(termFrequencies, rankOf, ranks);
	const ends = starts.slice(0, ranks);
	const sections = new Uint32Array(collected.terms.length);
	const counts = new Uint32Array(collected.terms.length);
	const posted = byBucket(collected, rankOf, starts);
	// From here on, postings of rank r are from starts[r] to ends[r], which grows.
	for (let i = 0; i < posted.length; i += 3) {
		const rank = posted[i] as number;
		const section = posted[i + 1] as number;
		const count = posted[i + 2] as number;
		const end = ends[rank] as number;
		if (end > (starts[rank] as number) && sections[end - 1] === section) {
			counts[end - 1] = combinations.sumOf(counts[end - 1] as number, count);
			continue;
		}
		sections[end] = section;
		counts[end] = count;
		ends[rank] = end + 1;
	}
	const frequencies = new Uint32Array(combinations.list.length);
	for (let rank = 0; rank < ranks; rank++) {
		for (let i = starts[rank] as number; i < (ends[rank] as number); i++) {
			const count = counts[i] as number;
			frequencies[count] = (frequencies[count] as number) + 1;
		}
	}
	const ranked = rankCounts(combinations.list, frequencies);
	for (let i = 0; i < counts.length; i++) counts[i] = ranked.numbers[counts[i] as number] as number;
	return {
		counts: ranked.counts,
		of: (rank) => ({ sections, counts, from: starts[rank] as number, to: ends[rank] as number }),
	};
}

/** Returns the start of the postings of each rank, and after the last one their end. */
function startsByRank(termFrequencies: Uint32Array, rankOf: Uint32Array, ranks: number): Uint32Array {
	const starts = new Uint32Array(ranks + 1);
	termFrequencies.forEach((frequency, term) => {
		if (frequency === 0) return;
		const rank = rankOf[term] as number;
		starts[rank + 1] = (starts[rank + 1] as number) + frequency;
	});
	for (let rank = 1; rank <= ranks; rank++) starts[rank] = (starts[rank] as number) + (starts[rank - 1] as number);
	return starts;
}

/** Returns rank, section and count of all postings, grouped by bucket, in the order of sections. */
function byBucket({ terms, counts, ends }: Collected, rankOf: Uint32Array, starts: Uint32Array): Uint32Array {
	const buckets = ((starts.length - 1) >> BUCKET_BITS) + 1;
	const next = Uint32Array.from({ length: buckets }, (_, bucket) => 3 * (starts[bucket << BUCKET_BITS] as number));
	const posted = new Uint32Array(3 * terms.length);
	for (let section = 0, i = 0; section < ends.length; section++) {
		for (const end = ends[section] as number; i < end; i++) {
			const rank = rankOf[terms[i] as number] as number;
			const at = next[rank >> BUCKET_BITS] as number;
			posted[at] = rank;
			posted[at + 1] = section;
			posted[at + 2] = counts[i] as number;
			next[rank >> BUCKET_BITS] = at + 3;
		}
	}
	return posted;
}

/** Rounded combinations of counts, the most frequent first. */
interface RankedCounts {
	readonly counts: readonly FieldCounts[];
	/** The new number of each old combination. */
	readonly numbers: Uint32Array;
}

/** Rounds combinations, merges equal ones, and numbers them by frequency. */
export function rankCounts(combinations: readonly FieldCounts[], frequencies: ArrayLike<number>): RankedCounts {
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
		// By magnitude in bits, so that few items get another number where frequencies change a little.
		.sort(([, a], [, b]) => Math.clz32(a.frequency) - Math.clz32(b.frequency) || compareCounts(a.fields, b.fields));
	const numbers = new Map(sorted.map(([key], number) => [key, number]));
	return {
		counts: sorted.map(([, { fields }]) => fields),
		numbers: Uint32Array.from(rounded, (fields) => numbers.get(fields.join(' ')) ?? 0),
	};
}

function compareCounts(
	[title, headings, body]: FieldCounts,
	[otherTitle, otherHeadings, otherBody]: FieldCounts,
): number {
	return title - otherTitle || headings - otherHeadings || body - otherBody;
}

export type Term = readonly [term: string, postings: TermPostings];

/** The terms of an index with their postings, sorted by code units. */
export interface SortedTerms {
	readonly terms: Iterable<Term>;
	/** All combinations of occurrences by field in postings, the most frequent first. */
	readonly counts: readonly FieldCounts[];
	/** Their distinct characters of text without spaces. */
	readonly characters: ReadonlySet<string>;
}

/** Terms in the order of code units, and their postings by rank. */
interface RankedTerms {
	readonly terms: readonly string[];
	readonly postings: SortedPostings;
}

/**
 * Returns the terms of some texts of an index in the order of code units, with their postings.
 *
 * @param pairs folding of the index: pairs of a character and its replacement. Only n-grams have such characters.
 */
export function sortTerms(collected: Collected, pairs: string): RankedTerms {
	const { dictionary } = collected;
	const frequencies = frequenciesOf(collected);
	const folding = foldingOf(pairs);
	const known = dictionary.terms.length;
	const folded = new Uint32Array(known);
	const present = new Set<number>();
	for (let number = 0; number < known; number++) {
		if (frequencies[number] === 0) continue;
		const term = dictionary.terms[number] as string;
		const other = isUnspaced(term) ? fold(term, folding) : term;
		const own = other === term ? number : dictionary.numberOf(other);
		folded[number] = own;
		present.add(own);
	}
	const all = dictionary.terms;
	const numbers = [...present].sort((a, b) => compare(all[a] as string, all[b] as string));
	const ranks = new Uint32Array(all.length);
	numbers.forEach((number, rank) => {
		ranks[number] = rank;
	});
	const rankOf = folded.map((number) => ranks[number] as number);
	const postings = sortPostings(collected, frequencies, rankOf, numbers.length);
	return { terms: numbers.map((number) => all[number] as string), postings };
}

/** Counts the postings of each term of the dictionary. */
function frequenciesOf({ dictionary, terms }: Collected): Uint32Array {
	const frequencies = new Uint32Array(dictionary.terms.length);
	for (let i = 0; i < terms.length; i++) {
		const term = terms[i] as number;
		frequencies[term] = (frequencies[term] as number) + 1;
	}
	return frequencies;
}

/** Adds the characters of the n-grams in texts to a set. */
export function addCharacters({ dictionary }: Collected, characters: Set<string>): void {
	for (const term of dictionary.terms) {
		if (isUnspaced(term)) for (const character of term) characters.add(character);
	}
}
