import { type FieldCounts, fold, foldingOf, isUnspaced, roundCount } from '@pinakes/query/internal';
import { compare } from '../../base/report.ts';
import { lazyMap } from '../../base/spill.ts';
import { Combinations, Dictionary, type Postings } from './collect.ts';

/**
 * Postings of a term: a range of two arrays, which many terms may share. Separate arrays for a hundred thousand terms
 * would take longer to allocate than to process.
 */
export interface TermPostings {
	readonly sections: Uint32Array;
	/** Occurrences in each section, as indexes into the index's combinations of counts. */
	readonly counts: Uint32Array;
	readonly from: number;
	/** End of the range, excluded. */
	readonly to: number;
}

/**
 * Sorts postings by the ranks of their terms, by counting sort. If two terms were folded into one, they have the same
 * rank, and their counts in a section are added.
 *
 * @param starts start of the postings of each rank, and after the last one their end
 * @param rankOf rank of each term with postings
 * @returns combinations of occurrences by field, the number of postings with each, and a function for the postings of a rank
 */
function sortPostings(postings: Postings, starts: Uint32Array, rankOf: Uint32Array) {
	const combinations = new Combinations(postings.combinations);
	const ends = starts.slice(0, -1);
	const sections = new Uint32Array(postings.terms.length);
	const counts = new Uint32Array(postings.terms.length);
	// Postings of rank r are from starts[r] to ends[r], which grows.
	for (let section = 0, i = 0; section < postings.ends.length; section++) {
		for (; i < (postings.ends[section] as number); i++) {
			const rank = rankOf[postings.terms[i] as number] as number;
			const count = postings.counts[i] as number;
			const end = ends[rank] as number;
			if (end > (starts[rank] as number) && sections[end - 1] === section) {
				counts[end - 1] = combinations.sumOf(counts[end - 1] as number, count);
				continue;
			}
			sections[end] = section;
			counts[end] = count;
			ends[rank] = end + 1;
		}
	}
	const frequencies = new Uint32Array(combinations.list.length);
	ends.forEach((end, rank) => {
		for (let i = starts[rank] as number; i < end; i++) {
			const count = counts[i] as number;
			frequencies[count] = (frequencies[count] as number) + 1;
		}
	});
	const of = (rank: number): TermPostings => {
		return { sections, counts, from: starts[rank] as number, to: ends[rank] as number };
	};
	return { counts: combinations.list, frequencies, of };
}

export function roundedCounts(fields: FieldCounts): FieldCounts {
	return fields.map(roundCount) as unknown as FieldCounts;
}

/** Rounds combinations, merges equal ones, and numbers them by frequency. Returns them, and the new number of each old one. */
export function rankCounts(
	combinations: readonly FieldCounts[],
	frequencies: ArrayLike<number>,
): { counts: FieldCounts[]; numbers: Uint32Array } {
	const rounded = combinations.map(roundedCounts);
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
		.sort(([, { fields: a, frequency }], [, { fields: b, frequency: other }]) => {
			return Math.clz32(frequency) - Math.clz32(other) || a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
		});
	const numbers = new Map(sorted.map(([key], number) => [key, number]));
	return {
		counts: sorted.map(([, { fields }]) => fields),
		numbers: Uint32Array.from(rounded, (fields) => numbers.get(fields.join(' ')) ?? 0),
	};
}

export type Term = readonly [term: string, postings: TermPostings];

/**
 * Returns the terms of some texts of an index in the order of code units, with their postings.
 *
 * @param pairs folding of the index: pairs of a character and its replacement. Only n-grams have such characters.
 */
export function sortTerms(
	postings: Postings,
	pairs: string,
): { counts: FieldCounts[]; frequencies: Uint32Array; terms: Iterable<Term> } {
	const { words, terms } = postings;
	const frequencies = new Uint32Array(words.length);
	for (const term of terms) frequencies[term] = (frequencies[term] as number) + 1;
	const folding = foldingOf(pairs);
	const dictionary = new Dictionary(words);
	const folded = new Uint32Array(words.length);
	const present = new Set<number>();
	words.forEach((term, number) => {
		if (frequencies[number] === 0) return;
		const other = isUnspaced(term) ? fold(term, folding) : term;
		const own = other === term ? number : dictionary.numberOf(other);
		folded[number] = own;
		present.add(own);
	});
	const all = dictionary.terms;
	const numbers = [...present].sort((a, b) => compare(all[a] as string, all[b] as string));
	const ranks = new Uint32Array(all.length);
	numbers.forEach((number, rank) => {
		ranks[number] = rank;
	});
	const rankOf = folded.map((number) => ranks[number] as number);
	const starts = new Uint32Array(numbers.length + 1);
	frequencies.forEach((frequency, term) => {
		const next = (rankOf[term] as number) + 1;
		starts[next] = (starts[next] as number) + frequency;
	});
	for (let rank = 0; rank < numbers.length; rank++)
		starts[rank + 1] = (starts[rank + 1] as number) + (starts[rank] as number);
	const { of, ...sorted } = sortPostings(postings, starts, rankOf);
	return { ...sorted, terms: lazyMap(numbers, (number, rank): Term => [all[number] as string, of(rank)]) };
}
