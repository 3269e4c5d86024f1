import type { Recipe } from '@pinakes/format/recipe';
import { type Best, emptyBest, lastOf, offer, type Scored, scoredOf } from './best-documents.ts';
import { lowerBound, type PostingList, shareAt, type WeightedList } from './posting-list.ts';
import { missingBlocks, type NeededList, readBlocks } from './read-lists.ts';
import type { TextStore } from './text-store.ts';

/** What is asked of the best. */
export interface Wanted {
	/** Documents at most. */
	readonly limit: number;
	/** Sections that do not count. */
	readonly isExcluded?: ((section: number) => boolean) | undefined;
}

/** Scores by section; all 0 between two calls, as clearing what was touched beats new memory. */
let scores = new Float64Array();

/** The sections that were touched, in the order in which they were. */
let touched = new Uint32Array();

/** Up to so many sections, and where lists have half as many, going through all costs less than noting which were touched. */
const MAX_DENSE_SECTIONS = 2 ** 14;

/** Blocks that are asked for together at most, if they are of several lists: they take as long to load as to wait once more. */
const MAX_BLOCKS_AT_ONCE = 256;

/** Sums in another order may differ by this much. */
const ROUNDING = 1 + 1e-9;

/** Touched sections from which it pays to ask whether others can still come in. */
const MIN_TOUCHED_TO_PRUNE = 512;

/**
 * The best documents by their best sections, exactly as if every section were scored; the best sections where the
 * store knows no documents.
 *
 * Lists are added up from the one that can add most. As soon as those that are left cannot lift a section
 * that is in none of the others to the last of the best, only the sections found so far are looked up in
 * them (MaxScore: Turtle and Flood, "Query evaluation: strategies and optimizations", 1995). Of a list that is not read yet
 * only the blocks are read then that can have these sections, and no lengths, as theirs are known.
 *
 * @returns best first; of equal scores the earlier section first
 */
export function* bestSections(store: TextStore, lists: readonly WeightedList[], wanted: Wanted): Recipe<Scored[]> {
	const size = store.norms.length;
	const ordered = [...lists].sort((a, b) => mostOf(b) - mostOf(a));
	const postings = lists.reduce((sum, { list }) => sum + list.size, 0);
	const isDense = size <= Math.min(MAX_DENSE_SECTIONS, 2 * postings) && !lists.some(({ list }) => list.unread);
	for (;;) {
		if (scores.length < size) scores = new Float64Array(size);
		const best = isDense ? bestOfDense(store, ordered, wanted) : bestOfSparse(store, ordered, wanted);
		if ('limit' in best) return scoredOf(best);
		// From the beginning, as another search may use the scores while this one waits.
		yield* readBlocks(store, best);
	}
}

/** What a list can add to a score. */
function mostOf({ list, weight }: WeightedList): number {
	return weight * list.greatest;
}

function bestOfDense(store: TextStore, lists: readonly WeightedList[], wanted: Wanted): Best {
	for (const { list, weight } of lists) addUp(scores, list.sections, list.shares, weight);
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

/** Adds a list up. The arrays are parameters since an engine need not look for them again in every turn then. */
function addUp(sums: Float64Array, sections: Uint32Array, shares: Float32Array, weight: number): void {
	for (let i = 0; i < sections.length; i++) {
		const section = sections[i] as number;
		sums[section] = (sums[section] as number) + weight * (shares[i] as number);
	}
}

/** The best, or what must be read first. */
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
			const left = lists.slice(i).reduce((sum, other) => sum + mostOf(other), 0) * ROUNDING;
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
 * The blocks that may have some of ascending sections: of the first list, and unless it has them all, of those after it. To wait for
 * these takes longer, unless they are many: fewer sections are left when the lists before them are added up.
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

/** Adds a list up, and notes the sections that are in none before it. */
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

/** So many times the sections to look up, a list is gone through instead. */
const SCAN_FACTOR = 16;

/** Adds a list up for sections that were touched, at least for those that are kept. */
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

/** The candidates that what is left can still lift to the last of the best; undefined where it could lift any section. */
function stillPossible(
	store: TextStore,
	candidates: Uint32Array,
	left: number,
	wanted: Wanted,
): Uint32Array | undefined {
	const last = selectBest(store, candidates, wanted).scores[wanted.limit - 1];
	if (last === undefined || left >= last) return undefined;
	// Many times as fast as the method of typed arrays.
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
