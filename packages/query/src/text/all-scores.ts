import { type Best, emptyBest, lastOf, offer } from './best-documents.ts';
import type { Wanted } from './candidates.ts';
import type { WeightedList } from './posting-list.ts';
import type { TextStore } from './text-store.ts';

/** Scores by section; all 0 between calls. */
let scores = new Float64Array();

/** Up to this many sections, with at least half as many postings, all scores are faster than candidates. */
const MAX_SECTIONS = 2 ** 14;

/** Returns the best sections by a score for each section; undefined if candidates are faster, or if a list is not read yet. */
export function bestOfAll(store: TextStore, lists: readonly WeightedList[], wanted: Wanted): Best | undefined {
	const size = store.norms.length;
	const postings = lists.reduce((sum, { list }) => sum + list.size, 0);
	if (size > Math.min(MAX_SECTIONS, 2 * postings) || lists.some(({ list }) => list.unread)) return undefined;
	if (scores.length < size) scores = new Float64Array(size);
	const sums = scores;
	for (const { list, weight } of lists) addToScores(sums, list.sections, list.shares, weight);
	const best = emptyBest(store, wanted);
	let last = 0;
	for (let section = 0; section < size; section++) {
		const score = sums[section] as number;
		if (score > last && !wanted.isExcluded?.(section)) {
			offer(best, section, score);
			last = lastOf(best);
		}
	}
	sums.fill(0, 0, size);
	return best;
}

/** Adds a list to the scores. Arrays are parameters, so that engines need not load them again in every iteration. */
function addToScores(sums: Float64Array, sections: Uint32Array, shares: Float32Array, weight: number): void {
	for (let i = 0; i < sections.length; i++) {
		const section = sections[i] as number;
		sums[section] = (sums[section] as number) + weight * (shares[i] as number);
	}
}
