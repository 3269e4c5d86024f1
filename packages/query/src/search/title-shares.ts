import { readAnalyzer } from '../format/kinds/folding/read.js';
import { type Blocks, copyBlocks, joinBlocks } from '../format/kinds/text/blocks.js';
import type { Row } from '../format/kinds/text/row.js';
import { fineKey } from '../format/kinds/text/row-keys.js';
import { coverageOf, decodeTitleList, listBase, listBlocks, readTitleLists } from '../format/kinds/titles/read.js';
import { titleText } from '../format/kinds/titles/title-concepts.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import { distinctNumbers } from '../text/pages.ts';
import { missingBlocks, type UnreadPostings } from '../text/read-lists.ts';
import type { TextStore } from '../text/store.ts';
import { type Topic, titleShare } from './topic.ts';

/**
 * Returns a function from the number of a section, and its position in `sections`, to the share of a topic's ideas in its
 * titles, 0 to 1. An index without lists of concepts has these titles read. The sections of a concept without a list are
 * those whose postings count it in titles; a search by text has read these postings already. A list may have a base: the sections are
 * those that are either in the list or whose postings count the base in titles.
 *
 * @param sections those that the function will be called with
 */
export function* readTitleShares(
	manifest: Manifest,
	store: TextStore,
	topic: Topic,
	sections: readonly number[],
): Recipe<(section: number, position: number) => number> {
	const { ideas } = topic;
	const lists = yield* readTitleLists(manifest, ideas);
	if (lists === undefined) {
		const titles = (yield* store.records(sections)).map(titleText);
		// Titles may be in traditional Chinese characters, whatever the question is written in.
		const folding = { ...topic, analyzer: yield* readAnalyzer(manifest, ...titles) };
		return (_, position) => titleShare(folding, titles[position] as string);
	}
	const terms = Array.from(lists, ([concept, list]) => (list === undefined ? concept : listBase(list)));
	const rows = yield* store.rows(Array.from(lists.keys(), (concept, i) => fineKey(terms[i] ?? concept)));
	const numbers = distinctNumbers(sections);
	const lookUp = (places: Blocks | undefined): UnreadPostings => {
		// Copied, since rows are cached without their blocks.
		const unread = places && copyBlocks(places);
		return { unread, blocks: unread && missingBlocks(unread, numbers) };
	};
	const found = Array.from(lists.values(), (list = '', i) => {
		const row = rows[i] as Row;
		const own = row.postings[row.terms.indexOf(terms[i] as string)];
		return { list, own, inTerm: lookUp(own?.unread), inList: lookUp(listBlocks(list)) };
	});
	yield* store.readUnread(found.flatMap(({ inTerm, inList }) => [inTerm, inList]));
	const inTitles = store.counts.map(([title, headings]) => title + headings);
	const having = new Map(
		Array.from(lists.keys(), (concept, i) => {
			const { list, own, inTerm, inList } = found[i] as (typeof found)[0];
			const read = inTerm.unread ? joinBlocks(inTerm.unread) : own?.decode();
			const titled = new Set(read?.sections.filter((_, at) => inTitles[read.counts[at] as number]));
			const listed = new Set(inList.unread ? joinBlocks(inList.unread).sections : decodeTitleList(list, manifest));
			return [concept, (section: number): boolean => titled.has(section) !== listed.has(section)];
		}),
	);
	return (section) => coverageOf(ideas, (concept) => having.get(concept)?.(section));
}
