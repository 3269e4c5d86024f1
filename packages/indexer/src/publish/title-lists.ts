import { encodePostings } from '@pinakes/query/format/codec/postings';
import { LEXICON_FILE, type Lexicon } from '@pinakes/query/format/kinds/lexicon/schema';
import type { SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import { titleKey } from '@pinakes/query/format/kinds/titles/schema';
import { titleConcepts, titleText } from '@pinakes/query/format/kinds/titles/title-concepts';
import { buildAnalyzer } from '../analysis/analyzer.ts';
import { addTo } from '../multimap.ts';
import { recordsOf } from './published-documents.ts';
import type { WholeIndex } from './read-index.ts';

/**
 * Returns the JSON of the sections with each concept in their titles, by key, except for those of which their term tells
 * the same: see kinds/titles/schema.ts of format.
 *
 * @param titled JSON of the sections with each term in their titles, of those that are in any
 */
export function titleLists(index: WholeIndex, titled: ReadonlyMap<string, string>): Map<string, string> {
	const lexicon = JSON.parse(index.files.get(LEXICON_FILE) as string) as Lexicon;
	const analyzer = buildAnalyzer();
	const lists = new Map<string, number[]>();
	recordsOf<SectionRecord>(index, 'sections').forEach((record, section) => {
		for (const concept of new Set(titleConcepts({ lexicon, analyzer }, titleText(record)))) {
			addTo(lists, concept, section);
		}
	});
	const texts = new Map([...titled.keys()].map((term) => [titleKey(term), EMPTY]));
	for (const [concept, sections] of lists) {
		const text = JSON.stringify(encodePostings(sections));
		if (text === titled.get(concept)) texts.delete(titleKey(concept));
		else texts.set(titleKey(concept), text);
		lists.delete(concept);
	}
	return texts;
}

/** JSON of no sections. */
const EMPTY = JSON.stringify(encodePostings([]));
