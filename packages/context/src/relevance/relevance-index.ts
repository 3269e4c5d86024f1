import { evidenceOf, isUnspaced, saturation, termWeight } from '@pinakes/query/internal';
import { createTextIndex, type TextIndex } from '@pinakes/query/memory';
import type { ResolvedBlock } from '../trace.ts';
import { readSentences, SENTENCE_ENDS, type Sentence } from './question.ts';
import { conceptText, type Vocabulary } from './vocabulary.ts';

/** Begins the ids of the documents of ignored words, which are never returned. No other id may begin with it. */
const BACKGROUND = '\0';
const WORDS_PER_DOCUMENT = 8;
/** One of this many documents of ignored words has the common words too. */
const COMMON_EVERY = 4;

/** Maximum number of texts of a sentence's result, and maximum characters of a query. */
const MAX_HITS = 64;
const MAX_QUERY_LENGTH = 1000;

/** Text without spaces has unigrams and bigrams, so that a word of two characters is three terms. */
const TERMS_OF_UNSPACED_WORD = 3;

/** Weight of the score of a text that has only single characters of a question, as they may be parts of other words; 0 for statements. */
const CHARACTER_WEIGHT = 0.5;

/** Weights of words in titles, twice, and in texts. A title is the name of who says something of themselves, and below 1 alone. */
const WEIGHTS = [0.25, 0.25, 1];

/** The norm of every text, however long: of two that have the same words of a question, the later one comes first, not the shorter. */
const NORM = 1;

/**
 * Creates an index with documents of ignored words, so that inverse document frequencies are realistic and scores
 * comparable however few texts are added.
 */
export function createRelevanceIndex(vocabulary: Vocabulary) {
	const { ignored, common, grams } = vocabulary;
	const background = Array.from({ length: Math.ceil(ignored.length / WORDS_PER_DOCUMENT) }, (_, i) => {
		const words = ignored.slice(i * WORDS_PER_DOCUMENT, (i + 1) * WORDS_PER_DOCUMENT);
		return { id: BACKGROUND + i, text: [...words, ...(i % COMMON_EVERY === 0 ? common : [])].join('\n') };
	});
	// Sentences have no request phrases any more.
	const index = createTextIndex(background, {
		grams: grams === 2 ? [1, 2] : [grams],
		gramWeight: 1,
		requestPhrases: [],
		weights: WEIGHTS,
	});
	return {
		/** Adds a text in pieces, the best of which is its score. */
		add: (id: string, pieces: readonly string[], title = ''): void =>
			index.add({ id, title, sections: pieces.map((piece) => ({ text: conceptText(piece, vocabulary) })) }),
		remove: (id: string): void => void index.remove(id),
		/** Returns scores, 0 to 1, of the texts that match a sentence, of which the best counts. */
		scores: ({ queries, asks }: Sentence) => queries.flatMap((query) => find(index, query, asks)),
	};
}

export type RelevanceIndex = ReturnType<typeof createRelevanceIndex>;

export function bestScores(
	indexes: readonly RelevanceIndex[],
	sentences: readonly Sentence[],
): ReadonlyMap<string, number> {
	const best = new Map<string, number>();
	for (const [id, score] of indexes.flatMap((index) => sentences.flatMap(index.scores)))
		best.set(id, Math.max(score, best.get(id) ?? 0));
	return best;
}

function find(index: TextIndex, query: string, asks: boolean): (readonly [id: string, score: number])[] {
	const hits = index.query(query.slice(0, MAX_QUERY_LENGTH), {
		...{ limit: MAX_HITS, threshold: 0, explain: true },
		// Words of small talk often differ from others by one letter without being typing errors: stocks, stacks.
		typos: asks,
	});
	const words = new Set(query.split(' '));
	const rarest = index.rarest * (isUnspaced(query) ? TERMS_OF_UNSPACED_WORD : 1);
	return hits
		.filter(({ id }) => !id.startsWith(BACKGROUND))
		.map(({ id, score, normalized_score, terms = [] }) => {
			const isOfTitle = ({ likeness, frequency }: (typeof terms)[number]) => likeness === 'exact' && frequency < 1;
			const matched = terms.filter(({ frequency }) => frequency > 0);
			const hasWord = matched.some(({ term }) => [...term].length > 1 || (isUnspaced(term) && words.has(term)));
			const isNameAlone = matched.length < terms.length && matched.every(isOfTitle);
			const weight = isNameAlone ? 0 : hasWord ? 1 : asks ? CHARACTER_WEIGHT : 0;
			const found = matched.reduce(
				(sum, { idf, occurrences, frequency }) =>
					sum + termWeight(idf, occurrences) * saturation(Math.min(1, frequency), NORM),
				0,
			);
			return [id, Math.min(1, weight * evidenceOf(found, { possible: score / normalized_score, rarest }))];
		});
}

/** Maximum characters and sentences of a block that are scored, by the best one. */
const MAX_LENGTH = 6000;
const MAX_PIECES = 50;

/** Indexes without texts, which later calls with the same vocabulary use again, and how many texts they had. */
const emptyIndexes = new WeakMap<Vocabulary, { readonly index: RelevanceIndex; added: number }>();

/** Number of blocks after which an index is created anew, as removed ones leave gaps. */
const MAX_ADDED = 2048;

/** Returns the relevance of blocks to a message, 0 to 1, by the best matching sentence of the message; 0 where it is missing. */
export function scoreBlocks(
	blocks: readonly ResolvedBlock[],
	message: string,
	vocabulary: Vocabulary,
): ReadonlyMap<ResolvedBlock, number> {
	const sentences = readSentences(message, vocabulary).filter(({ queries }) => queries.length > 0);
	if (sentences.length === 0) return new Map();
	const known = emptyIndexes.get(vocabulary);
	const isUsable = known !== undefined && known.added < MAX_ADDED;
	const empty = isUsable ? known : { index: createRelevanceIndex(vocabulary), added: 0 };
	emptyIndexes.set(vocabulary, empty);
	empty.added += blocks.length;
	for (const [i, { text, keywords = '' }] of blocks.entries()) {
		const pieces = text.slice(0, MAX_LENGTH).split(SENTENCE_ENDS).slice(0, MAX_PIECES);
		empty.index.add(String(i), [...pieces, keywords].filter(Boolean));
	}
	const best = bestScores([empty.index], sentences);
	for (const i of blocks.keys()) empty.index.remove(String(i));
	return new Map(Array.from(best, ([i, score]) => [blocks[Number(i)] as ResolvedBlock, score]));
}
