import type { Recipe } from '@pinakes/format/recipe';
import { type Best, emptyBest, lastOf, offer, type Scored, scoredOf } from './best-documents.ts';
import { lowerBound, type PostingList, shareAt, type WeightedList } from './posting-list.ts';
import { missingBlocks, type NeededList, readLists } from './read-lists.ts';
import type { TextStore } from './text-store.ts';

/** Constraints on the results. */
export interface Wanted {
	/** Maximum documents. */
	readonly limit: number;
	/** Whether a section is excluded. */
	readonly isExcluded?: ((section: number) => boolean) | undefined;
}

/** Scores by section; all 0 between calls, since clearing touched ones is faster than allocating. */
let scores = new Float64Array();

/** Touched sections, in the order of first touch. */
let touched = new Uint32Array();

/**
 * In indexes up to this size with at least half as many postings, scanning all sections is faster than tracking touched
 * ones.
 */
const MAX_DENSE_SECTIONS = 2 ** 14;

/** Maximum blocks of several lists that are read together: loading them takes as long as another round trip. */
const MAX_BLOCKS_AT_ONCE = 256;

/** Tolerance for sums that are added in another order. */
const ROUNDING = 1 + 1e-9;

/** Minimum touched sections for which pruning pays off. */
const MIN_TOUCHED_TO_PRUNE = 512;

/**
 * Finds the best documents by their best sections, exactly as if every section were scored; the best sections if the
 * store has no document numbers.
 *
 * Lists are added in the order of their maximum contributions. Once the remaining lists together cannot lift an unseen
 * section above the last of the best, only sections seen so far are looked up in them (MaxScore: Turtle and Flood,
 * "Query evaluation: strategies and optimizations", 1995). Of an unread list, only the blocks that may contain these
 * sections are read then, and no lengths, since theirs are known.
 *
 * @returns best first; ties in the order of sections
 */
export function* bestSections(store: TextStore, lists: readonly WeightedList[], wanted: Wanted): Recipe<Scored[]> {
	const size = store.norms.length;
	const ordered = [...lists].sort((a, b) => maxContribution(b) - maxContribution(a));
	const postings = lists.reduce((sum, { list }) => sum + list.size, 0);
	const isDense = size <= Math.min(MAX_DENSE_SECTIONS, 2 * postings) && !lists.some(({ list }) => list.unread);
	for (;;) {
		if (scores.length < size) scores = new Float64Array(size);
		const best = isDense ? bestOfDense(store, ordered, wanted) : bestOfSparse(store, ordered, wanted);
		if ('limit' in best) return scoredOf(best);
		// Restarts, since another search may use the scores during the wait.
		yield* readLists(store, best);
	}
}

/** Returns the maximum that a list adds to a score. */
function maxContribution({ list, weight }: WeightedList): number {
	return weight * list.greatest;
}

function bestOfDense(store: TextStore, lists: readonly WeightedList[], wanted: Wanted): Best {
	for (const { list, weight } of lists) addToScores(scores, list.sections, list.shares, weight);
	const best = emptyBest(store, wanted);
	const sums = scores;
	const size = store.norms.length;
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

/** Returns the best sections, or the blocks that must be read first. */
function bestOfSparse(store: TextStore, lists: readonly WeightedList[], wanted: Wanted): Best | readonly NeededList[] {
	const size = store.norms.length;
	if (touched.length < size) touched = new Uint32Array(size);
	let count = 0;
	let kept: Uint32Array | undefined;
	let needed: readonly NeededList[] = [];
	for (let i = 0; i < lists.length; i++) {
		const { list, weight } = lists[i] as WeightedList;
		const candidates = kept ?? touched.subarray(0, count);
		const isWorthIt = list.size > candidates.length && candidates.length > MIN_TOUCHED_TO_PRUNE;
		if (list.unread || isWorthIt) {
			const left = lists.slice(i).reduce((sum, other) => sum + maxContribution(other), 0) * ROUNDING;
			kept = stillPossible(store, candidates, left, wanted) ?? kept;
		}
		if (list.unread) {
			needed = kept ? neededBlocks(lists.slice(i), kept.sort()) : [{ list }];
			if (needed.length > 0) break;
		}
		if (kept !== undefined) addToKept(kept, list, weight);
		else count = addAll(count, list, weight);
	}
	const found = touched.subarray(0, count);
	const best = needed.length > 0 ? needed : selectBest(store, kept ?? found, wanted);
	for (let i = 0; i < count; i++) scores[found[i] as number] = 0;
	return best;
}

/**
 * Returns the blocks of lists that may contain some of the sections, which are ascending: none if those of the first
 * unread list are read, else also those of the lists after it, up to `MAX_BLOCKS_AT_ONCE`. Reading them together saves
 * round trips; if they are many, fewer sections are left once the lists before them are added.
 */
function neededBlocks(lists: readonly WeightedList[], sections: Uint32Array): NeededList[] {
	const needed: NeededList[] = [];
	let count = 0;
	for (const { list } of lists) {
		if (!list.unread) continue;
		const blocks = missingBlocks(list.unread, sections);
		count += blocks.length;
		if (count === 0 || (count > MAX_BLOCKS_AT_ONCE && needed.length > 0)) break;
		needed.push({ list, blocks });
	}
	return needed;
}

/** Adds a list, and records sections that were not touched before. */
function addAll(count: number, { sections, shares }: PostingList, weight: number): number {
	const sums = scores;
	const found = touched;
	let next = count;
	for (let i = 0; i < sections.length; i++) {
		const section = sections[i] as number;
		const score = sums[section] as number;
		if (score === 0) found[next++] = section;
		sums[section] = score + weight * (shares[i] as number);
	}
	return next;
}

/** If a list is at most this many times as long as the sections to look up, it is scanned instead. */
const SCAN_FACTOR = 16;

/** Adds a list to the scores of touched sections, at least of the kept ones. */
function addToKept(kept: Uint32Array, list: PostingList, weight: number): void {
	const { sections } = list;
	const add = (section: number, index: number): void => {
		scores[section] = (scores[section] as number) + weight * shareAt(list, index);
	};
	if (kept.length * SCAN_FACTOR > sections.length) {
		for (let index = 0; index < sections.length; index++) {
			const section = sections[index] as number;
			if (scores[section] !== 0) add(section, index);
		}
		return;
	}
	let index = 0;
	for (const section of kept.sort()) {
		index = lowerBound(sections, section, index);
		if (sections[index] === section) add(section, index);
	}
}

/** Returns the candidates that the remaining lists can lift into the best; undefined if they could lift any section. */
function stillPossible(
	store: TextStore,
	candidates: Uint32Array,
	left: number,
	wanted: Wanted,
): Uint32Array | undefined {
	const last = selectBest(store, candidates, wanted).scores[wanted.limit - 1];
	if (last === undefined || left >= last) return undefined;
	// Many times faster than `filter` of typed arrays.
	const possible = new Uint32Array(candidates.length);
	let count = 0;
	for (let i = 0; i < candidates.length; i++) {
		const section = candidates[i] as number;
		if ((scores[section] as number) + left >= last) possible[count++] = section;
	}
	return possible.subarray(0, count);
}

function selectBest(store: TextStore, found: Uint32Array, wanted: Wanted): Best {
	const best = emptyBest(store, wanted);
	const sums = scores;
	let last = 0;
	for (let i = 0; i < found.length; i++) {
		const section = found[i] as number;
		const score = sums[section] as number;
		if (score < last || wanted.isExcluded?.(section)) continue;
		offer(best, section, score);
		last = lastOf(best);
	}
	return best;
}
