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

/** What was added for each section, and the sections for which anything was, in the order in which they were found. */
export interface SectionSums {
	/** By section; 0 for others. As long as `sections`, and at least as long as there are sections. */
	readonly sums: Float64Array;
	/** The first `size` are used. */
	readonly sections: Uint32Array;
	size: number;
}

/** Sums that nothing uses, without any section: filling them again is faster than allocating. */
const spare: SectionSums[] = [];

/** Returns sums without any section, for an index of so many. */
export function takeSums(count: number): SectionSums {
	const known = spare.pop();
	if (known && known.sums.length >= count) return known;
	return { sums: new Float64Array(count), sections: new Uint32Array(count), size: 0 };
}

/** Gives back sums that are not used any more. */
export function releaseSums(found: SectionSums): void {
	const { sums, sections, size } = found;
	for (let i = 0; i < size; i++) sums[sections[i] as number] = 0;
	found.size = 0;
	if (spare.length < 2) spare.push(found);
}

/** Adds values of sections, times a factor; of a damaged index, both may be 0. */
export function addValues(found: SectionSums, others: Uint32Array, values: Float32Array, factor: number): void {
	const { sums, sections } = found;
	let { size } = found;
	for (let i = 0; i < others.length; i++) {
		const section = others[i] as number;
		const before = sums[section] as number;
		const sum = before + factor * (values[i] as number);
		if (before === 0 && sum > 0) sections[size++] = section;
		sums[section] = sum;
	}
	found.size = size;
}

/** Adds values of lists that have most sections together: all count as found, in order. */
export function addToAll(found: SectionSums, lists: readonly WeightedList[], count: number): void {
	const { sums, sections } = found;
	for (const { list, weight } of lists) addInOrder(sums, list.sections, list.shares, weight);
	for (let section = 0; section < count; section++) sections[section] = section;
	found.size = count;
}

/** Arrays are parameters, so that engines need not load them again in every iteration. */
function addInOrder(sums: Float64Array, sections: Uint32Array, shares: Float32Array, weight: number): void {
	for (let i = 0; i < sections.length; i++) {
		const section = sections[i] as number;
		sums[section] = (sums[section] as number) + weight * (shares[i] as number);
	}
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
	const found = takeSums(norms.length);
	// In the same arrays, since an n-gram may be in thousands of others.
	const arrays = postingArrays(counted.reduce((most, { postings }) => Math.max(most, postings.size), 0));
	for (const { postings, factor } of counted) {
		addPostings(found, postings.decode(arrays), postings.size, frequencies, factor);
	}
	return listOfSums(found, norms);
}

/** Adds the frequencies of postings, times a factor. */
function addPostings(
	found: SectionSums,
	{ sections: others, counts }: DecodedPostings,
	length: number,
	frequencies: Float32Array,
	factor: number,
): void {
	const { sums, sections } = found;
	let { size } = found;
	for (let i = 0; i < length; i++) {
		const section = others[i] as number;
		const before = sums[section] as number;
		const added = (frequencies[counts[i] as number] as number) * factor;
		if (before === 0 && added > 0) sections[size++] = section;
		sums[section] = before + added;
	}
	found.size = size;
}

/** If at least this share of all sections is found, scanning all is faster than sorting. */
const MIN_SHARE_TO_SCAN = 1 / 32;

/** Returns a list of the sections with their sums as frequencies, and gives back the sums. */
function listOfSums(found: SectionSums, norms: Float32Array): PostingList {
	const { sums, size } = found;
	const sections = found.sections.slice(0, size);
	if (size < norms.length * MIN_SHARE_TO_SCAN) sections.sort();
	else for (let section = 0, at = 0; at < size; section++) if (sums[section] !== 0) sections[at++] = section;
	const frequencies = new Float32Array(size);
	for (let i = 0; i < size; i++) frequencies[i] = sums[sections[i] as number] as number;
	releaseSums(found);
	return listOf(sections, frequencies, norms);
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
	const [first, ...others] = lists.filter(({ list }) => list.size > 0);
	if (first?.weight === 1 && others.length === 0) return first.list;
	const added = takeSums(norms.length);
	for (const { list, weight } of lists) addValues(added, list.sections, list.frequencies, weight);
	return listOfSums(added, norms);
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
