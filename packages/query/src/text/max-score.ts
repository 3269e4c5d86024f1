import type { Recipe } from '../format/recipe.js';
import { bestOfAll } from './all-scores.ts';
import { type Scored, scoredOf } from './best-documents.ts';
import {
	addList,
	addToCandidates,
	prune,
	releaseCandidates,
	selectBest,
	takeCandidates,
	type Wanted,
} from './candidates.ts';
import type { WeightedList } from './posting-list.ts';
import { missingBlocks, type NeededList, readLists } from './read-lists.ts';
import type { TextStore } from './text-store.ts';

/** Maximum blocks of several lists that are read together: loading them takes as long as another round trip. */
const MAX_BLOCKS_AT_ONCE = 256;

/**
 * Minimum number of the best candidates that are looked up in further lists while one is read: their scores show earlier
 * what cannot be among the best.
 */
const MIN_KNOWN = 16;

/** Minimum candidates for which pruning pays off. */
const MIN_TO_PRUNE = 512;

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
export function* bestSections(store: TextStore, unordered: readonly WeightedList[], wanted: Wanted): Recipe<Scored[]> {
	const lists = [...unordered].sort((a, b) => maxContribution(b) - maxContribution(a));
	const ofAll = bestOfAll(store, lists, wanted);
	if (ofAll) return scoredOf(ofAll);
	let found = takeCandidates();
	/** Whether the lists that are left can lift no other section into the best. */
	let isClosed = false;
	for (let i = 0; i < lists.length; i++) {
		const { list, weight } = lists[i] as WeightedList;
		const further = lists.slice(i);
		if (list.unread || (list.size > found.size && found.size > MIN_TO_PRUNE)) {
			const limit = list.unread ? Math.max(wanted.limit, MIN_KNOWN) : wanted.limit;
			const best = selectBest(found, store, { ...wanted, limit });
			if (prune(found, best, further, wanted.limit)) isClosed = true;
			if (list.unread) {
				const whole = isClosed ? [] : [{ list }];
				const sections = isClosed ? found.sections.subarray(0, found.size) : Uint32Array.from(best.sections).sort();
				yield* readLists(store, [...whole, ...neededBlocks(further.slice(whole.length), sections)]);
			}
		}
		if (isClosed) addToCandidates(found, list, weight);
		else found = addList(found, list, weight);
	}
	const best = scoredOf(selectBest(found, store, wanted));
	releaseCandidates(found);
	return best;
}

/** Returns the maximum that a list adds to a score. */
function maxContribution({ list, weight }: WeightedList): number {
	return weight * list.greatest;
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
