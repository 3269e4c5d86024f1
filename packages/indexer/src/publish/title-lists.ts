import {
	encodePostings,
	LEXICON_FILE,
	type Lexicon,
	type SectionRecord,
	titleConcepts,
	titleKey,
	titleText,
} from '@pinakes/query/format';
import { recordsOf } from './pages.ts';
import type { WholeIndex } from './read-index.ts';

/** JSON texts of the sections that have each concept in their titles, by key: see kinds/titles/format.ts of query. */
export function titleLists(index: WholeIndex): Map<string, string> {
	const lexicon = JSON.parse(index.files.get(LEXICON_FILE) as string) as Lexicon;
	const lists = new Map<string, number[]>();
	recordsOf<SectionRecord>(index, 'sections').forEach((record, section) => {
		for (const concept of new Set(titleConcepts(lexicon, titleText(record)))) {
			const list = lists.get(concept) ?? [];
			if (list.length === 0) lists.set(concept, list);
			list.push(section);
		}
	});
	return new Map(
		[...lists].map(([concept, sections]) => [titleKey(concept), JSON.stringify(encodePostings(sections))]),
	);
}
