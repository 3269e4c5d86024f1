import { contentWords } from '@pinakes/indexer';
import { createAnalyzer } from '@pinakes/query/format/analysis/analyzer';
import { defaultSettings } from '@pinakes/query/format/analysis/registry';
import { letterRuns } from '@pinakes/query/format/analysis/tokenizer';
import { createRandom, sample } from './random.js';

/**
 * @typedef {import('./random.js').Random} Random
 * @typedef {import('@pinakes/indexer').ListedSkill} ListedSkill
 *
 * @typedef {object} Request a golden query that `pinakes diff` and `pinakes catalog` read as a line of JSON
 * @property {string} goal
 * @property {string[]} expected
 *
 * @typedef {object} RequestKind how the words of a request are drawn
 * @property {string} name
 * @property {(description: string) => readonly string[]} wordsOf the words that may be drawn, in order
 * @property {readonly [least: number, most: number]} words how many are drawn
 * @property {boolean} [isRun] draws words that follow each other rather than any
 */

const { stopWords: STOPS, stem } = createAnalyzer(defaultSettings());

/**
 * Ways to draw. The first is what the share is claimed for: the words that say something, as many as half of the
 * requests of metatool-dev have, of whose 2,000 a quarter has fewer than 6 such words and a quarter more than 13. The
 * others are shorter, or draw words that describe every skill as well.
 *
 * @type {readonly RequestKind[]}
 */
export const REQUEST_KINDS = [
	{ name: '6 to 12 words that say something', wordsOf: distinct(contentWords), words: [6, 12] },
	{ name: '6 to 12 of all words but stop words', wordsOf: distinct(withoutStopWords), words: [6, 12] },
	{ name: '8 words that say something', wordsOf: distinct(contentWords), words: [8, 8] },
	{ name: '6 words that say something', wordsOf: distinct(contentWords), words: [6, 6] },
	{ name: '4 words that say something', wordsOf: distinct(contentWords), words: [4, 4] },
	{ name: '12 words that follow each other', wordsOf: (text) => text.split(/\s+/), words: [12, 12], isRun: true },
	{ name: '8 words that follow each other', wordsOf: (text) => text.split(/\s+/), words: [8, 8], isRun: true },
];

/**
 * Makes up requests for skills, of words held out of their descriptions: drawn by a seed, in the order in which they
 * stand. Nothing is known here of any listing, and what compiles one sees no request.
 *
 * @param {readonly ListedSkill[]} skills
 * @param {RequestKind} kind
 * @param {number} [seed]
 * @param {number} [each] requests for each skill
 * @returns {Request[]}
 */
export function generateRequests(skills, { wordsOf, words: [least, most], isRun = false }, seed = 1, each = 3) {
	const random = createRandom(seed);
	return skills.flatMap(({ unit_id, description }) => {
		const words = wordsOf(description.trim());
		return Array.from({ length: each }, () => {
			const count = Math.min(words.length, random.between(least, most));
			const drawn = isRun ? run(words, count, random) : some(words, count, random);
			return { goal: drawn.join(' '), expected: [unit_id] };
		});
	});
}

/** @param {readonly string[]} words @param {number} count @param {Random} random */
function run(words, count, random) {
	const start = random.below(words.length - count + 1);
	return words.slice(start, start + count);
}

/** @param {readonly string[]} words @param {number} count @param {Random} random */
function some(words, count, random) {
	const places = sample([...words.keys()], count, random);
	return places.sort((a, b) => a - b).map((place) => words[place]);
}

/**
 * Removes repeated words, also in other forms.
 *
 * @param {(text: string) => readonly string[]} wordsOf
 * @returns {(text: string) => readonly string[]}
 */
function distinct(wordsOf) {
	return (text) => {
		/** @type {Map<string, string>} */
		const forms = new Map();
		for (const word of wordsOf(text)) if (!forms.has(stem(word))) forms.set(stem(word), word);
		return [...forms.values()];
	};
}

/** @param {string} text */
function withoutStopWords(text) {
	return letterRuns(text).filter((word) => word.length > 1 && !STOPS.has(word) && !/^\d+$/.test(word));
}
