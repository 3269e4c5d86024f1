import { createRandom, zipfPicker } from './random.js';
import { madeUpWord } from './vocabulary.js';

/** Words and Han pairs that pages are made of. */
const WORDS = 60_000;
const PAIRS = 30_000;

const SECTIONS = 4;
const WORDS_SEED = 3;
const HAN_FIRST = 0x4e00;
const HAN_LAST = 0x9fa5;

/**
 * Makes up markdown pages of four sections, English and Chinese in turn, of words that come by Zipf's law.
 *
 * @param {number} count
 * @returns {Generator<{ path: string, text: string }>}
 */
export function* generatePages(count) {
	const words = createPickers();
	for (let number = 0; number < count; number++) {
		yield { path: `${number % 100}/page-${number}.md`, text: pageOf(number, words) };
	}
}

/**
 * Questions about these pages: words as often as pages have them.
 *
 * @param {number} count
 */
export function generatePageQuestions(count) {
	const random = createRandom(7);
	const words = createPickers();
	return Array.from({ length: count }, (_, i) => {
		const pick = i % 2 === 0 ? words.english : words.chinese;
		return Array.from({ length: 3 }, () => pick(random)).join(i % 2 === 0 ? ' ' : '');
	});
}

/** @typedef {(random: import('./random.js').Random) => string} Picker */

/** @param {number} number @param {{ english: Picker, chinese: Picker }} words */
function pageOf(number, words) {
	const random = createRandom(1_000_003 + number);
	const isEnglish = number % 2 === 0;
	const pick = () => (isEnglish ? words.english(random) : words.chinese(random));
	/** @param {number} length */
	const sentence = (length) => Array.from({ length }, pick).join(isEnglish ? ' ' : '');
	const sections = Array.from({ length: SECTIONS - 1 }, () => `## ${sentence(3)}\n\n${paragraphs(random, sentence)}`);
	return [`# ${sentence(4)}\n\n${paragraphs(random, sentence)}`, ...sections].join('\n\n');
}

/** @param {import('./random.js').Random} random @param {(length: number) => string} sentence */
function paragraphs(random, sentence) {
	return Array.from({ length: random.between(2, 4) }, () => `${sentence(random.between(8, 20))}.`).join('\n');
}

function createPickers() {
	const random = createRandom(WORDS_SEED);
	const english = new Set();
	while (english.size < WORDS) english.add(madeUpWord(random));
	const chinese = new Set();
	const character = () => String.fromCharCode(random.between(HAN_FIRST, HAN_LAST));
	while (chinese.size < PAIRS) chinese.add(character() + character());
	return { english: zipfPicker([...english]), chinese: zipfPicker([...chinese]) };
}
