import type { Recipe } from '../format/base/recipe.js';
import { saturation } from '../format/kinds/bm25.js';
import {
	type Blocks,
	copyBlocks,
	type DecodedPostings,
	joinBlocks,
	postingArrays,
	type TermPostings,
} from '../format/kinds/postings.js';

/**
 * Sections, ascending, each with the sum of what lists have for it. Memory and time depend on their number, not on that of
 * all sections.
 */
export interface SectionSums {
	/** May be longer than `size`, as `sums` may be. */
	readonly sections: Uint32Array;
	readonly sums: Float64Array;
	size: number;
}

/** Creates sums with room for so many sections, and none of them yet. */
export function createSums(capacity: number): SectionSums {
	return { sections: new Uint32Array(capacity), sums: new Float64Array(capacity), size: 0 };
}

/**
 * Adds the values of sections, ascending, to sums.
 *
 * @param factor of the values
 * @param into where to write the new sums
 */
export function addValues(
	{ sections: own, sums, size }: SectionSums,
	others: Uint32Array,
	values: Float32Array,
	factor: number,
	into = createSums(size + others.length),
): SectionSums {
	const { sections, sums: added } = into;
	const { length } = others;
	let i = 0;
	let j = 0;
	let next = 0;
	while (i < size && j < length) {
		const a = own[i] as number;
		const b = others[j] as number;
		// Without branches, which processors cannot predict here: each is 1 if its section comes next.
		const isOwn = 1 - ((b - a) >>> 31);
		const isOther = 1 - ((a - b) >>> 31);
		sections[next] = isOwn * a + (1 - isOwn) * b;
		added[next++] = isOwn * (sums[i] as number) + isOther * factor * (values[j] as number);
		i += isOwn;
		j += isOther;
	}
	for (; i < size; i++) {
		sections[next] = own[i] as number;
		added[next++] = sums[i] as number;
	}
	for (; j < length; j++) {
		sections[next] = others[j] as number;
		added[next++] = factor * (values[j] as number);
	}
	into.size = next;
	return into;
}

/** Postings of a term. */
export interface PostingList {
	/** Document frequency of the term, counted in sections. */
	readonly size: number;
	/** The sections that have been read, ascending. */
	sections: Uint32Array;
	/** Weighted frequency of the term in each section. */
	frequencies: Float32Array;
	/** Length norms of all sections of the index. */
	readonly norms: Float32Array;
	/** Share of the term's weight that each section gets: see `saturation`. Empty until lengths are read. */
	shares: Float32Array;
	/** Maximum of the shares. */
	readonly greatest: number;
	/** Defined if only some blocks of the postings have been read, so that not all norms are known. */
	unread?: Blocks | undefined;
}

/** Postings with a factor for the frequencies. */
export interface Counted {
	readonly postings: TermPostings;
	readonly factor: number;
}

/** Sections that are summed at a time: their sums fit into the cache of a processor, those of millions do not. */
const STRETCH = 2 ** 16;

/** Frequencies by section of a stretch while lists are merged; all 0 between calls. In double precision, so that sums are exact. */
let sums = new Float64Array();

/**
 * Merges postings; frequencies of sections that several of them have are added.
 *
 * @param frequencies weighted frequency of each combination of counts
 * @param norms of all sections
 * @param isUnread whether the blocks of a single term may be left unread
 */
export function mergePostings(
	counted: readonly Counted[],
	frequencies: Float32Array,
	norms: Float32Array,
	isUnread = false,
): PostingList {
	const [first] = counted;
	if (first !== undefined && counted.length === 1) {
		const { postings, factor } = first;
		const decoded = postings.decode();
		const own = weigh(decoded, frequencies, factor);
		return listOf(decoded.sections, own, norms, isUnread ? postings.unread : undefined);
	}
	const stretch = Math.min(STRETCH, norms.length);
	if (sums.length < stretch) sums = new Float64Array(stretch);
	// In the same arrays, since an n-gram may be in thousands of others.
	const all = postingArrays(counted.reduce((total, { postings }) => total + postings.size, 0));
	let size = 0;
	const lists = counted.map(({ postings, factor }): MergingPostings => {
		const next = size;
		size += postings.size;
		const decoded = postings.decode(all, next);
		if (decoded !== all) {
			all.sections.set(decoded.sections, next);
			all.counts.set(decoded.counts, next);
		}
		return { next, end: size, factor };
	});
	const found = new Uint32Array(size);
	const merged = new Float32Array(found.length);
	let count = 0;
	for (let first = 0; first < norms.length; first += STRETCH) {
		let end = count;
		for (const list of lists) end = sumStretch(all, list, frequencies, first, found, end);
		sortSections(found.subarray(count, end), first);
		for (; count < end; count++) {
			const at = (found[count] as number) - first;
			merged[count] = sums[at] as number;
			sums[at] = 0;
		}
	}
	return listOf(found.subarray(0, count), merged.subarray(0, count), norms);
}

/** Postings of a term that are merged. */
interface MergingPostings {
	readonly factor: number;
	/** Index of the first that is not merged yet, and their end. */
	next: number;
	readonly end: number;
}

/** Adds the postings of a stretch to the sums, and its sections to those found, and returns their end. */
function sumStretch(
	{ sections, counts }: DecodedPostings,
	list: MergingPostings,
	frequencies: Float32Array,
	first: number,
	found: Uint32Array,
	count: number,
): number {
	const { factor, end } = list;
	const own = sums;
	let next = count;
	let i = list.next;
	for (; i < end; i++) {
		const section = sections[i] as number;
		const at = section - first;
		if (at >= STRETCH) break;
		const added = (frequencies[counts[i] as number] as number) * factor;
		if (added > 0 && own[at] === 0) found[next++] = section;
		own[at] = (own[at] as number) + added;
	}
	list.next = i;
	return next;
}

/** If at least this share of a stretch is found, scanning it is faster than sorting. */
const MIN_SHARE_TO_SCAN = 1 / 32;

/** Sorts the found sections of a stretch, which have a sum above 0. */
function sortSections(found: Uint32Array, first: number): void {
	if (found.length < sums.length * MIN_SHARE_TO_SCAN) found.sort();
	else for (let at = 0, next = 0; at < sums.length; at++) if (sums[at] !== 0) found[next++] = first + at;
}

/** Returns the share of a term's weight that a section gets; 0 if it does not have the term. Its norm must be known. */
export function shareIn(list: PostingList, section: number): number {
	const index = lowerBound(list.sections, section, 0);
	return list.sections[index] === section ? shareAt(list, index) : 0;
}

export function shareAt({ sections, frequencies, norms, shares, unread }: PostingList, index: number): number {
	if (unread === undefined) return shares[index] as number;
	return Math.fround(saturation(frequencies[index] as number, norms[sections[index] as number] as number));
}

/** Returns a list in which the most frequent sections have the whole weight of the term, and others less, regardless of length. */
export function certain({ sections, frequencies, norms }: PostingList): PostingList {
	const greatest = greatestOf(frequencies);
	const shares = frequencies.map((frequency) => frequency / greatest);
	return toList(sections, frequencies, norms, shares);
}

/** A list with the weight of its term. */
export interface WeightedList {
	readonly list: PostingList;
	readonly weight: number;
}

/** Merges lists; frequencies are multiplied by the weight of the list and added. */
export function sumLists(lists: readonly WeightedList[], norms: Float32Array): PostingList {
	let added = createSums(0);
	for (const { list, weight } of lists) added = addValues(added, list.sections, list.frequencies, weight);
	const { sections, sums: merged, size } = added;
	return listOf(sections.subarray(0, size), Float32Array.from(merged.subarray(0, size)), norms);
}

/** Returns the sections that are in all lists, with the minimum of their frequencies. */
export function intersectLists(lists: readonly PostingList[], norms: Float32Array): PostingList {
	const [shortest, ...others] = [...lists].sort((a, b) => a.sections.length - b.sections.length) as [PostingList];
	if (others.length === 0) return shortest;
	const { sections, frequencies } = shortest;
	const least = frequencies.map((frequency, i) =>
		others.reduce((min, list) => Math.min(min, frequencyIn(list, sections[i] as number)), frequency),
	);
	return listOf(sections, least, norms);
}

/** Returns the weighted frequency of a term in a section; 0 if it does not have the term. */
export function frequencyIn({ sections, frequencies }: PostingList, section: number): number {
	const index = lowerBound(sections, section, 0);
	return sections[index] === section ? (frequencies[index] as number) : 0;
}

/** Returns the weighted frequencies of postings, times a factor. */
function weigh({ counts }: DecodedPostings, frequencies: Float32Array, factor: number): Float32Array {
	const weighed = new Float32Array(counts.length);
	for (let i = 0; i < counts.length; i++) weighed[i] = (frequencies[counts[i] as number] as number) * factor;
	return weighed;
}

/** Creates a list without sections of frequency 0, in which the term is only outside the field of the query. */
function listOf(
	sections: Uint32Array,
	frequencies: Float32Array,
	norms: Float32Array,
	unread?: PostingList['unread'],
): PostingList {
	if (frequencies.includes(0)) {
		const inField = sections.filter((_, i) => (frequencies[i] as number) > 0);
		return listOf(inField, frequencies.filter(Boolean), norms);
	}
	// Copied, since each list reads further blocks itself.
	if (unread) {
		return toList(sections, frequencies, norms, new Float32Array(), copyBlocks(unread));
	}
	return toList(sections, frequencies, norms, sharesOf({ sections, frequencies, norms }));
}

/** Creates a list. All lists have the same properties in the same order, which engines read fastest. */
function toList(
	sections: Uint32Array,
	frequencies: Float32Array,
	norms: Float32Array,
	shares: Float32Array,
	unread?: Blocks,
): PostingList {
	const { size, greatest } = unread ?? { size: sections.length, greatest: greatestOf(shares) };
	return { size, sections, frequencies, norms, shares, greatest, unread };
}

function greatestOf(shares: Float32Array): number {
	let greatest = 0;
	for (let i = 0; i < shares.length; i++) greatest = Math.max(greatest, shares[i] as number);
	return greatest;
}

/** Computes the shares of sections whose norms are known. */
function sharesOf({
	sections,
	frequencies,
	norms,
}: Pick<PostingList, 'sections' | 'frequencies' | 'norms'>): Float32Array {
	const shares = new Float32Array(sections.length);
	for (let i = 0; i < sections.length; i++) {
		shares[i] = saturation(frequencies[i] as number, norms[sections[i] as number] as number);
	}
	return shares;
}

/** Returns the index of the first number, at `from` or later, that is at least `number`. The numbers are ascending. */
export function lowerBound(numbers: Uint32Array, number: number, from: number): number {
	// Exponential search, since the next match is usually near.
	let step = 1;
	let low = from;
	while (low + step < numbers.length && (numbers[low + step] as number) < number) {
		low += step;
		step *= 2;
	}
	let high = Math.min(low + step, numbers.length);
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((numbers[middle] as number) < number) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** Reads postings that are stored outside of rows. */
export interface PostingReader {
	/** Weighted frequency of each combination of counts. */
	readonly frequencies: Float32Array;
	/** Reads postings in blocks: the given blocks, or all. After all are read, the norms of their sections are known. */
	readUnread(postings: readonly UnreadPostings[]): Recipe<void>;
}

/** Postings that may be in blocks, and the numbers of the blocks to read. */
interface UnreadPostings extends Pick<TermPostings, 'unread'> {
	readonly blocks?: readonly number[] | undefined;
}

/** A list, and the blocks to read of it; all if undefined. */
export interface NeededList {
	readonly list: PostingList;
	readonly blocks?: readonly number[] | undefined;
}

/** Reads lists, or only some of their blocks. The shares of a list are computed when it is complete. */
export function* readLists(store: PostingReader, needed: readonly NeededList[]): Recipe<void> {
	const unread = needed.filter(({ list }) => list.unread);
	yield* store.readUnread(unread.map(({ list, blocks }) => ({ unread: list.unread, blocks })));
	for (const { list, blocks } of unread) {
		// Another search may have completed the list meanwhile.
		if (!list.unread) continue;
		const joined = joinBlocks(list.unread);
		list.sections = joined.sections;
		list.frequencies = weigh(joined, store.frequencies, 1);
		if (blocks) continue;
		list.shares = sharesOf(list);
		list.unread = undefined;
	}
}

/** Returns the unread blocks that may contain some of the sections, which are ascending. */
export function missingBlocks({ lasts, read }: Blocks, sections: Uint32Array): number[] {
	const missing: number[] = [];
	let block = 0;
	for (const section of sections) {
		block = lowerBound(lasts, section, block);
		if (block < lasts.length && !read[block] && missing.at(-1) !== block) missing.push(block);
	}
	return missing;
}
