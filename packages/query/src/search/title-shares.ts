import type { Recipe } from '../format/base/recipe.js';
import { copyBlocks, joinBlocks, type Row } from '../format/kinds/postings.js';
import { exactKey } from '../format/kinds/text.js';
import { distinctNumbers } from '../text/pages.ts';
import { missingBlocks } from '../text/read-lists.ts';
import type { TextStore } from '../text/store.ts';
import { coverageOf, type Topic } from './topic.ts';

/**
 * Returns a function from the number of a section to the share of a topic's ideas in its titles, 0 to 1. A section has a concept
 * in its titles if the postings of the concept's term count it there; a search by text has read most of these already.
 *
 * @param sections those that the function will be called with
 */
export function* readTitleShares(
	store: TextStore,
	{ ideas }: Topic,
	sections: readonly number[],
): Recipe<(section: number) => number> {
	const concepts = [...new Set(ideas.flat(2))];
	const rows: readonly Row[] = yield* store.rows(concepts.map(exactKey));
	const numbers = distinctNumbers(sections);
	const found = rows.map(({ postings: [own] }) => {
		// Copied, since rows are cached without their blocks.
		const unread = own?.unread && copyBlocks(own.unread);
		return { own, unread, blocks: unread && missingBlocks(unread, numbers) };
	});
	yield* store.readUnread(found);
	const inTitles = store.counts.map(([title, headings]) => title + headings);
	const titled = new Map(
		concepts.map((concept, i) => {
			const { own, unread } = found[i] as (typeof found)[0];
			const read = unread ? joinBlocks(unread) : own?.decode();
			return [concept, new Set(read?.sections.filter((_, at) => inTitles[read.counts[at] as number]))];
		}),
	);
	return (section) => coverageOf(ideas, (concept) => titled.get(concept)?.has(section));
}
