import { encodePostings } from '@pinakes/query/format/codec/postings';
import { LEXICON_FILE, type Lexicon } from '@pinakes/query/format/kinds/lexicon/schema';
import type { SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import { titleKey } from '@pinakes/query/format/kinds/titles/schema';
import { titleConcepts, titleText } from '@pinakes/query/format/kinds/titles/title-concepts';
import { buildAnalyzer } from '../analysis/analyzer.ts';
import { addTo } from '../multimap.ts';
import { recordsOf } from './published-documents.ts';
import type { WholeIndex } from './read-index.ts';

/** Returns the JSON of the sections with each concept in their titles, by key: see kinds/titles/schema.ts of format. */
export function titleLists(index: WholeIndex): Map<string, string> {
	const lexicon = JSON.parse(index.files.get(LEXICON_FILE) as string) as Lexicon;
	const analyzer = buildAnalyzer();
	const lists = new Map<string, number[]>();
	recordsOf<SectionRecord>(index, 'sections').forEach((record, section) => {
		for (const concept of new Set(titleConcepts({ lexicon, analyzer }, titleText(record)))) {
			addTo(lists, concept, section);
		}
	});
	return new Map(
		[...lists].map(([concept, sections]) => [titleKey(concept), JSON.stringify(encodePostings(sections))]),
	);
}
