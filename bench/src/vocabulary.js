import { createRandom, drawDistinct, zipfPicker } from './random.js';
import { ACTIVITIES, HAN_CHARACTERS, HAN_WORDS, STOP_WORDS, SUBJECTS } from './words.js';

const ENGLISH_WORDS = 16_000;
const CHINESE_WORDS = 4_000;
const TAGS = 2_000;
const KEYWORDS = 8_000;

const ONSETS = ['b', 'c', 'd', 'f', 'g', 'h', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'st', 'tr', 'pl', 'cr'];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ea', 'ou'];
const CODAS = ['', '', 'n', 'r', 's', 't', 'l', 'nd', 'x'];
const ENDINGS = ['', '', '', 's', 'ing', 'ed', 'er', 'ation'];

/**
 * All that units are made of, each list most frequent first.
 *
 * @typedef {object} Vocabulary
 * @property {readonly string[]} english 16,000 words
 * @property {readonly string[]} content those of them that say something
 * @property {readonly string[]} chinese 4,000 words
 * @property {readonly string[]} tags 2,000
 * @property {readonly string[]} keywords 8,000
 */

/**
 * Makes a vocabulary. Its most frequent words are real ones; the long tail is pronounceable nonsense.
 *
 * @param {number} seed
 * @returns {Vocabulary}
 */
export function createVocabulary(seed) {
	const random = createRandom(seed);
	const english = new Set([...STOP_WORDS, ...REAL_WORDS]);
	while (english.size < ENGLISH_WORDS) english.add(madeUpWord(random));
	const chinese = new Set(HAN_WORDS);
	while (chinese.size < CHINESE_WORDS) chinese.add(random.pick(HAN_CHARACTERS) + random.pick(HAN_CHARACTERS));
	const content = [...english].slice(STOP_WORDS.length);
	return {
		english: [...english],
		content,
		chinese: [...chinese],
		tags: createTags(random),
		keywords: createKeywords(content, [...chinese], random),
	};
}

/**
 * A word that looks like English.
 *
 * @param {import('./random.js').Random} random
 */
export function madeUpWord(random) {
	const syllable = () => random.pick(ONSETS) + random.pick(VOWELS) + random.pick(CODAS);
	return Array.from({ length: random.between(1, 2) }, syllable).join('') + random.pick(ENDINGS);
}

/**
 * Broad tags are one word, the others a subject with an activity; a few are Chinese, as in registries
 * that people of both languages write.
 *
 * @param {import('./random.js').Random} random
 */
function createTags(random) {
	const broad = REAL_WORDS.slice(0, 40);
	const narrow = drawDistinct(TAGS, () => {
		if (random.chance(0.03)) return random.pick(HAN_WORDS) + random.pick(HAN_WORDS);
		return `${random.pick(SUBJECTS)}-${random.pick(ACTIVITIES)}`;
	});
	return [...new Set([...broad, ...narrow])].slice(0, TAGS);
}

/**
 * One to three words, a tenth of them Chinese.
 *
 * @param {readonly string[]} content
 * @param {readonly string[]} chinese
 * @param {import('./random.js').Random} random
 */
function createKeywords(content, chinese, random) {
	const word = zipfPicker(content);
	return drawDistinct(KEYWORDS, () => {
		if (random.chance(0.1)) return random.pick(chinese);
		return Array.from({ length: random.between(1, 3) }, () => word(random)).join(' ');
	});
}

/** Subjects and activities in turn. @type {readonly string[]} */
export const REAL_WORDS = SUBJECTS.flatMap((subject, i) => [subject, ...ACTIVITIES.slice(i, i + 1)]);
