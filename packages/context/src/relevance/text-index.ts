import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { evidenceOf } from '@pinakes/query/format/calibration/evidence';
import { createTextIndex, type TermContribution, type TextDocument, type TextIndex } from '@pinakes/query/memory';
import { COMMON_CONCEPTS } from './concepts.ts';
import { COMMON_WORDS, EVERYDAY_WORDS } from './everyday-words.ts';
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
		const common = (i / WORDS_PER_DOCUMENT) % COMMON_EVERY === 0 ? [...COMMON_CONCEPTS, ...COMMON_WORDS] : [];
		const times = (i / WORDS_PER_DOCUMENT) % TIMES_EVERY === 1 ? TIMES.keys() : [];
		const text = [...everyday, ...common, ...times].join('\n');
		documents.push({ id: `${EVERYDAY_MARK}${i}`, text });
	}
	// What asks and small talk are taken out of questions before they come here.
	return createTextIndex(documents, { grams: grams === 2 ? [1, 2] : [grams], requestPhrases: [] });
}

/** Characters of a query that the text engine takes. */
const MAX_QUERY_LENGTH = 1000;

/** How much the length of a question counts: see `evidenceOf`. */
const EXPONENT = 0.5;

/** Text without spaces has n-grams of one and of two characters: a word of two characters is three terms. */
const TERMS_OF_UNSPACED_WORD = 3;

/** Hits that everyday words may take. */
const EVERYDAY_HITS = 8;

/**
 * The texts that a query is about, with the evidence for each, 0 to 1, best first.
 *
 * @param query as `readSentences` gives it: signs mean nothing in it
 * @param options `characterWeight`: what the score of a text counts that has nothing but single characters of the query
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
		// A word of small talk that differs by one letter from one of the game is no typing error: stocks, stacks.
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
