import { type Blocks, joinBlocks } from '@pinakes/format/kinds/text/blocks';
import type { TermPostings } from '@pinakes/format/kinds/text/row';
import type { Recipe } from '@pinakes/format/recipe';
import { lowerBound, type PostingList, sharesOf, weigh } from './posting-list.ts';

/** What reads postings that are not in rows. */
export interface PostingReader {
	/** The weighted frequency of each combination of counts. */
	readonly frequencies: Float32Array;
	/** Reads postings in blocks, of each all unless some are named. Where all are read, the norms of their sections are there from then on. */
	readUnread(postings: readonly UnreadPostings[]): Recipe<void>;
}

/** Postings that may be in blocks, and the numbers of the blocks that are asked for. */
export interface UnreadPostings extends Pick<TermPostings, 'unread'> {
	readonly blocks?: readonly number[] | undefined;
}

/** A list with the blocks of it that are needed; all unless given. */
export interface NeededList {
	readonly list: PostingList;
	readonly blocks?: readonly number[] | undefined;
}

/** Reads what lists need for their shares. */
export function* readLists(store: PostingReader, lists: readonly PostingList[]): Recipe<void> {
	yield* readBlocks(
		store,
		lists.map((list) => ({ list })),
	);
}

/** Reads lists, or only some of their blocks, whose sections then have no shares. */
export function* readBlocks(store: PostingReader, needed: readonly NeededList[]): Recipe<void> {
	const unread = needed.filter(({ list }) => list.unread);
	yield* store.readUnread(unread.map(({ list, blocks }) => ({ unread: list.unread, blocks })));
	for (const { list, blocks } of unread) {
		// Another search may have read it meanwhile.
		if (!list.unread) continue;
		const joined = joinBlocks(list.unread.read);
		list.sections = joined.sections;
		list.frequencies = weigh(joined, store.frequencies, 1);
		if (blocks) continue;
		list.shares = sharesOf(list);
		list.unread = undefined;
	}
}

/** The blocks that are not read yet and may have some of ascending sections. */
export function missingBlocks({ lasts, read }: Blocks, sections: Uint32Array): number[] {
	const missing: number[] = [];
	let block = 0;
	for (const section of sections) {
		block = lowerBound(lasts, section, block);
		if (block < lasts.length && !read[block] && missing.at(-1) !== block) missing.push(block);
	}
	return missing;
}
