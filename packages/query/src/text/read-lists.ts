import type { Recipe } from '../format/base/recipe.js';
import { type Blocks, joinBlocks, type TermPostings } from '../format/kinds/postings.js';
import { lowerBound, type PostingList, sharesOf, weigh } from './posting-list.ts';

/** Reads postings that are stored outside of rows. */
export interface PostingReader {
	/** Weighted frequency of each combination of counts. */
	readonly frequencies: Float32Array;
	/** Reads postings in blocks: the given blocks, or all. After all are read, the norms of their sections are known. */
	readUnread(postings: readonly UnreadPostings[]): Recipe<void>;
}

/** Postings that may be in blocks, and the numbers of the blocks to read. */
export interface UnreadPostings extends Pick<TermPostings, 'unread'> {
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
