import { type Best, emptyBest, lastOf, offer } from './best-documents.ts';
import { lowerBound, type PostingList, shareAt, shareIn, type WeightedList } from './posting-list.ts';
import { addValues, createSums, type SectionSums } from './section-sums.ts';
import type { TextStore } from './text-store.ts';

/** Constraints on the results. */
export interface Wanted {
	/** Maximum documents. */
	readonly limit: number;
	readonly isExcluded?: ((section: number) => boolean) | undefined;
}

/** Tolerance for sums that are added in another order. */
const ROUNDING = 1 + 1e-9;

/** Minimum capacity, so that short lists do not allocate again and again. */
const MIN_CAPACITY = 1024;

/** Candidates that no search uses: filling them again is faster than allocating. */
const spare: SectionSums[] = [];

/** Returns empty candidates with room for at least `capacity`. */
export function takeCandidates(capacity = MIN_CAPACITY): SectionSums {
	const known = spare.pop() ?? createSums(0);
	known.size = 0;
	return known.sections.length >= capacity ? known : createSums(Math.max(capacity, MIN_CAPACITY));
}

/** Gives back candidates that are not used any more. */
export function releaseCandidates(candidates: SectionSums): void {
	if (spare.length < 2) spare.push(candidates);
}

/** Returns candidates with a list added. Those given must not be used after it. */
export function addList(found: SectionSums, { sections, shares }: PostingList, weight: number): SectionSums {
	const added = addValues(found, sections, shares, weight, takeCandidates(found.size + sections.length));
	releaseCandidates(found);
	return added;
}

/** Adds what a list has for the candidates to their scores. */
export function addToCandidates({ sections, sums, size }: SectionSums, list: PostingList, weight: number): void {
	const { sections: others } = list;
	let index = 0;
	for (let i = 0; i < size; i++) {
		index = lowerBound(others, sections[i] as number, index);
		if (index === others.length) return;
		if (others[index] === sections[i]) sums[i] = (sums[i] as number) + weight * shareAt(list, index);
	}
}

/**
 * Removes the candidates that further lists cannot lift into the best. Returns false, and keeps all, if they could lift
 * any section.
 *
 * @param best at least `limit` of the candidates, if there are so many; what further lists are known to add to them counts
 */
export function prune(found: SectionSums, best: Best, further: readonly WeightedList[], limit: number): boolean {
	if (best.sections.length < limit) return false;
	const left = further.reduce((sum, { list, weight }) => sum + weight * list.greatest, 0) * ROUNDING;
	const known = best.sections.map((section, i) => {
		let score = best.scores[i] as number;
		for (const { list, weight } of further) score += weight * shareIn(list, section);
		return score;
	});
	const last = known.sort((a, b) => b - a)[limit - 1] as number;
	if (left >= last) return false;
	const { sections, sums, size } = found;
	let count = 0;
	for (let i = 0; i < size; i++) {
		const score = sums[i] as number;
		if (score + left < last) continue;
		sections[count] = sections[i] as number;
		sums[count++] = score;
	}
	found.size = count;
	return true;
}

export function selectBest({ sections, sums, size }: SectionSums, store: TextStore, wanted: Wanted): Best {
	const best = emptyBest(store, wanted);
	let last = 0;
	for (let i = 0; i < size; i++) {
		const section = sections[i] as number;
		const score = sums[i] as number;
		if (score < last || wanted.isExcluded?.(section)) continue;
		offer(best, section, score);
		last = lastOf(best);
	}
	return best;
}
