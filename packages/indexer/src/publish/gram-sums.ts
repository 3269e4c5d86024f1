import { addTo } from '../base/report.ts';
import type { Combinations } from '../kinds/text/collect.ts';
import { ownPostings, type Term, type TermPostings } from '../kinds/text/row.ts';

/**
 * Returns a function that gives the n-grams of a row and their prefixes, each with the sum of its postings.
 *
 * @param sections number of sections of the index
 */
export function createAdder(combinations: Combinations, sections: number): (terms: readonly Term[]) => Term[] {
	/** One more than the combination of each section while postings are added; all 0 between calls. */
	const sums = new Uint32Array(sections);

	function sumOf(all: readonly TermPostings[]): TermPostings {
		const found = new Uint32Array(all.reduce((size, { from, to }) => size + to - from, 0));
		let count = 0;
		for (const { sections: own, counts, from, to } of all) {
			for (let i = from; i < to; i++) {
				const section = own[i] as number;
				const before = sums[section] as number;
				const added = counts[i] as number;
				if (before === 0) found[count++] = section;
				sums[section] = 1 + (before === 0 ? added : combinations.sumOf(before - 1, added));
			}
		}
		const sorted = found.subarray(0, count).sort();
		const counts = sorted.map((section) => (sums[section] as number) - 1);
		for (const section of sorted) sums[section] = 0;
		return ownPostings(sorted, counts);
	}

	return (terms) => {
		const beginnings = new Map<string, TermPostings[]>();
		for (const [term, postings] of terms) {
			const characters = [...term];
			for (let size = 1; size <= characters.length; size++) {
				addTo(beginnings, characters.slice(0, size).join(''), postings);
			}
		}
		return [...beginnings].map(([gram, all]) => [gram, all.length === 1 ? (all[0] as TermPostings) : sumOf(all)]);
	};
}
