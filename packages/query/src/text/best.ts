import type { Recipe } from '../format/base/recipe.js';
import {
	addToAll,
	addValues,
	lowerBound,
	missingBlocks,
	type NeededList,
	type PostingList,
	readLists,
	releaseSums,
	type SectionSums,
	shareAt,
	shareIn,
	takeSums,
	type WeightedList,
} from './posting-list.ts';
import type { TextStore } from './store.ts';

/** Maximum blocks of several lists that are read together: loading them takes as long as another round trip. */
const MAX_BLOCKS_AT_ONCE = 256;

/**
 * Minimum number of the best candidates that are looked up in further lists while one is read: their scores show earlier
 * what cannot be among the best.
 */
const MIN_KNOWN = 16;

/** Minimum sections found, and maximum of an index in which adding whole lists is faster than pruning these. */
const MIN_TO_PRUNE = 512;
const MAX_UNPRUNED = 2 ** 14;

/**
 * Finds the best documents by their best sections, exactly as if every section were scored; or the best sections, even
 * several of a document.
 *
 * Lists are added in the order of their maximum contributions. Once the remaining lists together cannot lift an unseen
 * section above the last of the best, only sections seen so far are looked up in them (MaxScore: Turtle and Flood,
 * "Query evaluation: strategies and optimizations", 1995). Of an unread list, only the blocks that may contain these
 * sections are read then, and no lengths, since theirs are known.
 *
 * @returns best first; ties in the order of sections
 */
export function* bestSections(store: TextStore, unordered: readonly WeightedList[], wanted: Wanted): Recipe<Scored[]> {
	const count = store.norms.length;
	const found = takeSums(count);
	const all = byContribution(unordered);
	const areMost = haveMost(all, count);
	if (areMost) addToAll(found, all, count);
	const lists = areMost ? [] : all;
	/** Whether the lists that are left can lift no other section into the best. */
	let isClosed = false;
	for (let i = 0; i < lists.length; i++) {
		const { list, weight } = lists[i] as WeightedList;
		const isPruned = count > MAX_UNPRUNED && found.size > MIN_TO_PRUNE && list.size > found.size;
		if (list.unread || isPruned) {
			const further = lists.slice(i);
			const limit = list.unread ? Math.max(wanted.limit, MIN_KNOWN) : wanted.limit;
			const best = selectBest(found, store, { ...wanted, limit });
			if (prune(found, best, further, wanted.limit)) isClosed = true;
			if (list.unread) {
				const whole = isClosed ? [] : [{ list }];
				const sections = isClosed ? found.sections.subarray(0, found.size) : best.sections.slice(0, best.size).sort();
				yield* readLists(store, [...whole, ...neededBlocks(further.slice(whole.length), sections)]);
			}
		}
		if (isClosed) addToFound(found, list, weight);
		else addValues(found, list.sections, list.shares, weight);
	}
	const best = scoredOf(selectBest(found, store, wanted));
	releaseSums(found);
	return best;
}

/** Returns all sections of lists with their scores, best first. These are added as `bestSections` does, so they are equal. */
export function* allSections(
	store: TextStore,
	unordered: readonly WeightedList[],
	isSearched: Wanted['isSearched'],
): Recipe<Scored[]> {
	yield* readLists(store, unordered);
	const found = takeSums(store.norms.length);
	for (const { list, weight } of byContribution(unordered)) addValues(found, list.sections, list.shares, weight);
	const sections = Array.from(found.sections.subarray(0, found.size));
	const scored = sections.map((section): Scored => ({ section, score: found.sums[section] as number }));
	releaseSums(found);
	return scored.filter(({ section }) => isSearched?.(section) !== false).sort(compareScored);
}

/** Whether lists of a small index are read and have so many postings that remembering which sections they have takes longer. */
function haveMost(lists: readonly WeightedList[], count: number): boolean {
	const postings = lists.reduce((sum, { list }) => sum + list.size, 0);
	return count <= Math.min(MAX_UNPRUNED, 2 * postings) && !lists.some(({ list }) => list.unread);
}

/** Sorts lists by the maximum that they add to a score, greatest first. */
function byContribution(lists: readonly WeightedList[]): WeightedList[] {
	return [...lists].sort((a, b) => b.weight * b.list.greatest - a.weight * a.list.greatest);
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

/** Constraints on the results. */
export interface Wanted {
	/** Maximum documents. */
	readonly limit: number;
	/** `section` to find several sections of a document. Default: the best section of each document. */
	readonly by?: 'document' | 'section';
	/** Whether a section is searched; undefined if all are. */
	readonly isSearched?: ((section: number) => boolean) | undefined;
}

/** Tolerance for sums that are added in another order. */
const ROUNDING = 1 + 1e-9;

/** Adds to the sections found what a list has for them. They must be ascending, as `prune` leaves them. */
export function addToFound({ sections, sums, size }: SectionSums, list: PostingList, weight: number): void {
	const { sections: others } = list;
	let index = 0;
	for (let i = 0; i < size; i++) {
		const section = sections[i] as number;
		index = lowerBound(others, section, index);
		if (index === others.length) return;
		if (others[index] === section) sums[section] = (sums[section] as number) + weight * shareAt(list, index);
	}
}

/**
 * Removes the sections that further lists cannot lift into the best, and sorts the others by number. Returns false, and
 * keeps all, if they could lift any section.
 *
 * @param best at least `limit` of those found, if there are so many; what further lists are known to add to them counts
 */
export function prune(found: SectionSums, best: Best, further: readonly WeightedList[], limit: number): boolean {
	if (best.size < limit) return false;
	const left = further.reduce((sum, { list, weight }) => sum + weight * list.greatest, 0) * ROUNDING;
	const known = best.scores.slice(0, best.size);
	for (let i = 0; i < known.length; i++) {
		const section = best.sections[i] as number;
		for (const { list, weight } of further) known[i] = (known[i] as number) + weight * shareIn(list, section);
	}
	const last = known.sort().at(-limit) as number;
	if (left >= last) return false;
	const { sections, sums, size } = found;
	let count = 0;
	for (let i = 0; i < size; i++) {
		const section = sections[i] as number;
		if ((sums[section] as number) + left < last) sums[section] = 0;
		else sections[count++] = section;
	}
	found.size = count;
	sections.subarray(0, count).sort();
	return true;
}

export function selectBest({ sections, sums, size }: SectionSums, store: TextStore, wanted: Wanted): Best {
	const best = emptyBest(store, wanted);
	/** What a section must reach to be collected: the score of the last, or 0 while there is room. */
	let last = 0;
	for (let i = 0; i < size; i++) {
		const section = sections[i] as number;
		const score = sums[section] as number;
		if (score < last || score === 0 || wanted.isSearched?.(section) === false) continue;
		offer(best, section, score);
		last = best.scores[best.scores.length - 1] as number;
	}
	return best;
}

export interface Scored {
	readonly section: number;
	readonly score: number;
	/** What further sections of its document add to the score, if it stands for the document. */
	readonly further?: number | undefined;
}

/** The top documents so far, each by its best section, or the top sections; best first. */
interface Best {
	/** Document number of each section; undefined if sections are collected, or each is its own document. */
	readonly documents: Uint32Array | undefined;
	/** As long as there may be, as `scores` are; the first `size` are used. */
	readonly sections: Uint32Array;
	readonly scores: Float64Array;
	size: number;
}

/** Returns an empty list for the top `limit` documents or sections. */
export function emptyBest({ documents }: Pick<Best, 'documents'>, { limit, by }: Pick<Wanted, 'limit' | 'by'>): Best {
	const [sections, scores] = [new Uint32Array(limit), new Float64Array(limit)];
	return { documents: by === 'section' ? undefined : documents, sections, scores, size: 0 };
}

/** Returns what was collected, best first. */
export function scoredOf({ sections, scores, size }: Best): Scored[] {
	return Array.from(sections.subarray(0, size), (section, i) => ({ section, score: scores[i] as number }));
}

/** Compares by score, best first. Ties are broken by the smaller section number. */
export function compareScored(a: Scored, b: Scored): number {
	return b.score - a.score || a.section - b.section;
}

/** Collects a section if it is among the best, in place of the one of its document or, without room, of the last. */
export function offer(best: Best, section: number, score: number): void {
	const { documents, sections, scores, size } = best;
	let at = documents ? 0 : size;
	while (at < size && documents?.[sections[at] as number] !== documents?.[section]) at++;
	if (at === sections.length) at--;
	if (at < size && !comesBefore(section, score, best, at)) return;
	best.size = Math.max(size, at + 1);
	// Most are inserted near the end.
	for (; at > 0 && comesBefore(section, score, best, at - 1); at--) {
		sections[at] = sections[at - 1] as number;
		scores[at] = scores[at - 1] as number;
	}
	sections[at] = section;
	scores[at] = score;
}

function comesBefore(section: number, score: number, { sections, scores }: Best, index: number): boolean {
	const other = scores[index] as number;
	return score > other || (score === other && section < (sections[index] as number));
}
