import { type Blocks, joinBlocks } from '@pinakes/format/kinds/text/blocks';
import type { TermPostings } from '@pinakes/format/kinds/text/row';
import type { Recipe } from '@pinakes/format/recipe';
import { lowerBound, type PostingList, sharesOf, weigh } from './posting-list.ts';

/** What reads postings that are not in rows. */
export interface PostingReader {
	/** The weighted frequency of each combination of counts. */
	readonly frequencies: Float32Array;
	/**
	 * Reads postings in blocks: the norms of their sections are there from then on.
	 *
	 * @param blocks the numbers of the blocks that are read of each, without norms; all unless given
	 */
	readUnread(postings: readonly Pick<TermPostings, 'unread'>[], blocks?: readonly number[]): Recipe<void>;
}

/** Reads what lists need for their shares, or only some of their blocks. */
export function* readLists(
	store: PostingReader,
	lists: readonly PostingList[],
	blocks?: readonly number[],
): Recipe<void> {
	const unread = lists.filter((list) => list.unread);
	yield* store.readUnread(unread, blocks);
	for (const list of unread) {
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
	const missing = new Set<number>();
	let block = 0;
	for (let i = 0; i < sections.length && block < lasts.length; i++) {
		block = lowerBound(lasts, sections[i] as number, block);
		if (block < lasts.length && !read[block]) missing.add(block);
	}
	return [...missing];
}
