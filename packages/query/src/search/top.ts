import { type Best, offer, type Scored } from './best.ts';
import { saturation } from './bm25.ts';
import { type PostingList, placeOf } from './posting-list.ts';
import type { TextStore } from './store.ts';

/** A list with the weight of its term. */
export interface WeightedList {
	readonly list: PostingList;
	readonly weight: number;
}

/** What is asked of the best. */
export interface Wanted {
	/** Documents at most. */
	readonly limit: number;
	/** Sections that do not count. */
	readonly isLeftOut?: ((section: number) => boolean) | undefined;
	/** Counts every section for itself rather than by its document. */
	readonly bySection?: boolean;
}

/** Scores by section; all 0 between two calls, as clearing what was touched beats new memory. */
let scores = new Float64Array();

/** The sections that were touched, in the order in which they were. */
let touched = new Uint32Array();

/** Sums in another order may differ by this much. */
const ROUNDING = 1 + 1e-9;

/** Sections from which it pays to ask whether others can still come in. */
const WORTH_ASKING = 512;

/**
 * The best documents by their best sections, exactly as if every section were scored.
 *
 * Lists are added up from the one that can add most. As soon as those that are left cannot lift a section
 * that is in none of the others to the last of the best, only the sections found so far are looked up in
 * them (MaxScore: Turtle and Flood, "Query evaluation: strategies and optimizations", 1995).
 *
 * @returns best first; of equal scores the earlier section first
 */
export function bestSections(store: TextStore, lists: readonly WeightedList[], wanted: Wanted): Scored[] {
	const { norms, leastNorm } = store;
	if (scores.length < norms.length) scores = new Float64Array(norms.length);
	const steps = lists.map(({ list, weight }) => ({ list, weight, most: weight * saturation(list.greatest, leastNorm) }));
	steps.sort((a, b) => b.most - a.most);
	const most = Math.min(norms.length, steps.reduce((sum, { list }) => sum + list.sections.length, 0));
	if (touched.length < most) touched = new Uint32Array(most);
	let count = 0;
	let kept: Uint32Array | undefined;
	for (let i = 0; i < steps.length; i++) {
		const { list, weight } = steps[i] as (typeof steps)[0];
		if (kept === undefined && count > WORTH_ASKING && list.sections.length > count) {
			const left = steps.slice(i).reduce((sum, { most }) => sum + most, 0) * ROUNDING;
			kept = stillPossible(store, touched.subarray(0, count), left, wanted);
		}
		if (kept !== undefined) addToKept(kept, list, weight, norms);
		else count = addAll(count, list, weight, norms);
	}
	const found = touched.subarray(0, count);
	const best = selectBest(store, kept ?? found, wanted);
	for (let i = 0; i < count; i++) scores[found[i] as number] = 0;
	return best.sections.map((section, i) => ({ section, score: best.scores[i] as number }));
}

/** Adds a list up, and notes the sections that are in none before it. */
function addAll(count: number, list: PostingList, weight: number, norms: Float32Array): number {
	const { sections, frequencies } = list;
	let next = count;
	for (let i = 0; i < sections.length; i++) {
		const section = sections[i] as number;
		const score = scores[section] as number;
		if (score === 0) touched[next++] = section;
		scores[section] = score + weight * saturation(frequencies[i] as number, norms[section] as number);
	}
	return next;
}

/** Adds a list up for ascending sections alone. */
function addToKept(kept: Uint32Array, list: PostingList, weight: number, norms: Float32Array): void {
	const { sections, frequencies } = list;
	let place = 0;
	for (let i = 0; i < kept.length; i++) {
		const section = kept[i] as number;
		place = placeOf(sections, section, place);
		if (sections[place] !== section) continue;
		const added = weight * saturation(frequencies[place] as number, norms[section] as number);
		scores[section] = (scores[section] as number) + added;
	}
}

/**
 * The sections, ascending, that what is left can still lift to the last of the best; undefined where it
 * could lift any.
 */
function stillPossible(
	store: TextStore,
	found: Uint32Array,
	left: number,
	wanted: Wanted,
): Uint32Array | undefined {
	const best = selectBest(store, found, wanted);
	const last = best.scores[wanted.limit - 1];
	if (last === undefined || left >= last) return undefined;
	return found.filter((section) => (scores[section] as number) + left >= last).sort();
}

function selectBest({ documents }: TextStore, found: Uint32Array, { limit, isLeftOut, bySection }: Wanted): Best {
	const best: Best = { limit, documents: bySection ? undefined : documents, sections: [], scores: [] };
	let last = 0;
	for (let i = 0; i < found.length; i++) {
		const section = found[i] as number;
		const score = scores[section] as number;
		if (score < last || isLeftOut?.(section)) continue;
		offer(best, section, score);
		last = best.scores[limit - 1] ?? 0;
	}
	return best;
}
