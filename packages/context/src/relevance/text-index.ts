import { buildIndex, type TextDocument, type TextIndex } from '@pinakes/query/memory';
import { COMMON_CONCEPTS } from './concepts.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { TIMES } from './sentence-words.ts';

/** Marks the documents of everyday words, which are never found; no id of anyone else begins so. */
const EVERYDAY_MARK = '\0';

const WORDS_PER_DOCUMENT = 8;

/** Of so many everyday documents one has the common concepts, and of so many one the times. */
const COMMON_EVERY = 4;
const TIMES_EVERY = 10;

/**
 * A text index that knows everyday words: they make rare words rare and scores comparable, however few texts there
 * are.
 *
 * @param grams characters in the n-grams of text without spaces
 */
export function everydayIndex(grams: number): TextIndex {
	const documents: TextDocument[] = [];
	for (let i = 0; i < EVERYDAY_WORDS.length; i += WORDS_PER_DOCUMENT) {
		const everyday = EVERYDAY_WORDS.slice(i, i + WORDS_PER_DOCUMENT);
		const common = (i / WORDS_PER_DOCUMENT) % COMMON_EVERY === 0 ? COMMON_CONCEPTS : [];
		const times = (i / WORDS_PER_DOCUMENT) % TIMES_EVERY === 1 ? TIMES.keys() : [];
		const text = [...everyday, ...common, ...times].join('\n');
		documents.push({ id: `${EVERYDAY_MARK}${i}`, text });
	}
	// What asks and small talk are taken out of questions before they come here.
	return buildIndex(documents, { grams: [grams], askingWords: [] });
}

/** Characters of a query that the text engine takes. */
const LONGEST_QUERY = 1000;

/** Hits that everyday words may take. */
const EVERYDAY_HITS = 8;

/**
 * The texts that a query is about, with their normalised scores, best first.
 *
 * @param query as `readSentences` gives it: signs mean nothing in it
 */
export function findTexts(index: TextIndex, query: string, most: number): { id: string; score: number }[] {
	if (query === '') return [];
	const hits = index.query(query.slice(0, LONGEST_QUERY), {
		topK: Math.min(1000, most + EVERYDAY_HITS),
		minScore: 0,
		phrases: false,
		exclusions: false,
		fields: false,
		// A word of small talk that differs by one letter from one of the game is no typing error: stocks, stacks.
		typos: false,
	});
	return hits
		.filter(({ id }) => !id.startsWith(EVERYDAY_MARK))
		.slice(0, most)
		.map(({ id, normalized_score }) => ({ id, score: normalized_score }));
}
