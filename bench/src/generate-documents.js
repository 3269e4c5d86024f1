import { createRandom, drawDistinct, zipfPicker } from './random.js';
import { madeUpWord, REAL_WORDS } from './vocabulary.js';

/** Size of the vocabulary. The index has fewer terms, as some words have the same stem. */
const WORDS = 100_000;

const MIN_WORDS = 6;
const MAX_WORDS = 18;

/** Seeds of the vocabulary and of the queries. */
const WORDS_SEED = 1;
const QUERIES_SEED = 2;

const TERMS = 3;

/**
 * Generates short documents with words by Zipf's law, one at a time, so that a million need not fit in memory.
 *
 * @param {number} count
 * @param {number} [seed] the same seed and count give the same documents
 * @returns {Generator<{ id: string, text: string }>}
 */
export function* generateDocuments(count, seed = 1) {
	const random = createRandom(seed);
	const word = zipfPicker(createWords());
	for (let number = 0; number < count; number++) {
		const length = random.between(MIN_WORDS, MAX_WORDS);
		const text = Array.from({ length }, () => word(random)).join(' ');
		yield { id: `doc-${number}`, text };
	}
}

/**
 * Queries of three different words for these documents.
 *
 * @param {number} count
 * @returns {{ zipf: string[], uniform: string[] }} words as often as documents have them, and any as often as another
 */
export function generateTermQueries(count) {
	const random = createRandom(QUERIES_SEED);
	const words = createWords();
	const frequent = zipfPicker(words);
	/** @param {() => string} draw */
	const queries = (draw) => Array.from({ length: count }, () => drawDistinct(TERMS, draw).join(' '));
	return { zipf: queries(() => frequent(random)), uniform: queries(() => random.pick(words)) };
}

/** Returns words, most frequent first: real ones, then pronounceable nonsense, without stop words. */
function createWords() {
	const random = createRandom(WORDS_SEED);
	const words = new Set(REAL_WORDS);
	while (words.size < WORDS) words.add(madeUpWord(random));
	return [...words];
}
