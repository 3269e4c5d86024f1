import { readAnalyzer } from '@pinakes/format/kinds/folding/read';
import { joinBlocks } from '@pinakes/format/kinds/text/blocks';
import type { Row } from '@pinakes/format/kinds/text/row';
import { fineKey } from '@pinakes/format/kinds/text/row-keys';
import { coverageOf, decodeTitleList, listBlocks, readTitleLists } from '@pinakes/format/kinds/titles/read';
import { titleText } from '@pinakes/format/kinds/titles/title-concepts';
import type { Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';
import { distinctNumbers } from '../text/rank-by-text.ts';
import { missingBlocks } from '../text/read-lists.ts';
import type { TextStore } from '../text/text-store.ts';
import { type Topic, titleShare } from './topic.ts';

/**
 * Returns a function from the number of a section, and its position in `sections`, to the share of a topic's ideas in its
 * titles, 0 to 1. An index without lists of concepts has these titles read. The sections of a concept without a list are
 * those whose postings count it in titles; a search by text has read these postings already.
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
	const rows = yield* store.rows(Array.from(lists.keys(), fineKey));
	const found = [...lists].map(([concept, list], i) => {
		const { terms, postings } = rows[i] as Row;
		const own = postings[list === undefined ? terms.indexOf(concept) : -1];
		const places = list === undefined ? own?.unread : listBlocks(list);
		// Copied, since rows are cached without their blocks.
		const unread = places && { ...places, read: [] };
		const blocks = unread && missingBlocks(unread, distinctNumbers(sections));
		return { unread, blocks, decode: () => (unread ? joinBlocks(unread.read) : own?.decode()) };
	});
	yield* store.readUnread(found);
	const inTitles = store.counts.map(([title, headings]) => title + headings);
	const having = new Map(
		[...lists].map(([concept, list = ''], i) => {
			const read = found[i]?.decode();
			const titled = read?.sections.filter((_, at) => list || inTitles[read.counts[at] as number]);
			return [concept, new Set(titled ?? decodeTitleList(list, manifest))];
		}),
	);
	return (section) => coverageOf(ideas, (concept) => having.get(concept)?.has(section));
}
