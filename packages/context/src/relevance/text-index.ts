import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { evidenceOf } from '@pinakes/query/format/calibration/evidence';
import { createTextIndex, type TermContribution, type TextDocument, type TextIndex } from '@pinakes/query/memory';
import { COMMON_CONCEPTS } from './concepts.ts';
import { COMMON_WORDS, EVERYDAY_WORDS } from './everyday-words.ts';
import { TIMES } from './sentence-words.ts';

/** Begins the ids of the documents of stop words, which are never returned. No other id may begin with it. */
const EVERYDAY_MARK = '\0';

const WORDS_PER_DOCUMENT = 8;

/** One of this many documents of stop words also has the common concepts; one of `TIMES_EVERY` has the times. */
const COMMON_EVERY = 4;
const TIMES_EVERY = 10;

/**
 * Creates a text index with documents of stop words, so that inverse document frequencies are realistic and scores
 * comparable however few texts are added.
 *
 * @param grams size of the character n-grams for text without spaces
 */
export function everydayIndex(grams: number): TextIndex {
	const documents: TextDocument[] = [];
	for (let i = 0; i < EVERYDAY_WORDS.length; i += WORDS_PER_DOCUMENT) {
		const everyday = EVERYDAY_WORDS.slice(i, i + WORDS_PER_DOCUMENT);
		const common = (i / WORDS_PER_DOCUMENT) % COMMON_EVERY === 0 ? [...COMMON_CONCEPTS, ...COMMON_WORDS] : [];
		const times = (i / WORDS_PER_DOCUMENT) % TIMES_EVERY === 1 ? TIMES.keys() : [];
		const text = [...everyday, ...common, ...times].join('\n');
		documents.push({ id: `${EVERYDAY_MARK}${i}`, text });
	}
	// `readSentences` has already removed request phrases.
	return createTextIndex(documents, { grams: grams === 2 ? [1, 2] : [grams], requestPhrases: [] });
}

/** Maximum characters of a query. */
const MAX_QUERY_LENGTH = 1000;

/** Exponent of `evidenceOf`: how much the length of a question counts. */
const EXPONENT = 0.5;

/** Text without spaces has unigrams and bigrams, so that a word of two characters is three terms. */
const TERMS_OF_UNSPACED_WORD = 3;

/** Additional hits that are retrieved, as some may be documents of stop words. */
const EVERYDAY_HITS = 8;

/**
 * Returns the texts that match a query with the evidence for each, 0 to 1, best first.
 *
 * @param query from `readSentences`; has no query syntax
 * @param options `characterWeight`: weight of the scores of texts that match only single characters of the query
 */
export function findTexts(
	index: TextIndex,
	query: string,
	limit: number,
	{ characterWeight = 1 } = {},
): { id: string; score: number }[] {
	if (query === '') return [];
	const hits = index.query(query.slice(0, MAX_QUERY_LENGTH), {
		limit: Math.min(1000, limit + EVERYDAY_HITS),
		threshold: 0,
		phrases: false,
		exclusions: false,
		fields: false,
		// A stop word often differs from a word of the game by one letter without being a typing error: stocks, stacks.
		typos: false,
		explain: characterWeight < 1,
	});
	const words = new Set(query.split(' '));
	const rarest = index.rarest * (isUnspaced(query) ? TERMS_OF_UNSPACED_WORD : 1);
	return hits
		.filter(({ id }) => !id.startsWith(EVERYDAY_MARK))
		.slice(0, limit)
		.map(({ id, score, normalized_score, terms = [] }) => {
			const reachable = { possible: score / normalized_score, rarest };
			const weight = characterWeight === 1 || terms.some((term) => isWord(term, words)) ? 1 : characterWeight;
			return { id, score: Math.min(1, weight * evidenceOf(score, reachable, EXPONENT)) };
		});
}

function isWord({ term, contribution }: TermContribution, words: ReadonlySet<string>): boolean {
	return contribution > 0 && ([...term].length > 1 || (isUnspaced(term) && words.has(term)));
}
