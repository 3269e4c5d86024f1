/**
 * Reads our own lists: Chinese words of work and daily life, which the packages of inputs.json have few of, and words
 * that are not translated.
 */
import { readFileSync } from 'node:fs';

/** Share of the first translation of a word. A team's glossary gives its own twice as much. */
const FIRST_SHARE = 0.5;

/** Share of a translation, relative to the one before it. */
const LATER = 0.85;

const lines = linesOf('own-words.txt')
	.map((line) => line.split(': '))
	.map(([chinese, english]) => [chinese.split(' '), english.split(', ')]);

const listed = linesOf('function-words.txt').flatMap((line) => line.split(' '));

/** Words that a question may have whatever it is about. */
export const functionWords = new Set(listed.map((word) => word.replace('*', '')));

/** Those that only join others. */
export const joiningWords = new Set(listed.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)));

/** All Chinese words of the list, so that texts are cut at them. */
export const ownWords = lines.flatMap(([chinese]) => chinese);

/**
 * Each Chinese word with each of its English words and phrases.
 *
 * @returns {import('./aligned-strings.js').Pair[]}
 */
export function ownPairs() {
	return lines.flatMap(([chinese, english]) =>
		chinese.flatMap((zh) => english.map((en) => ({ en, zh, isGloss: true }))),
	);
}

/**
 * The translations of each Chinese word: the first ones count most, and the words of a phrase share its weight.
 *
 * @param {(text: string) => string[]} stemsOf
 */
export function ownTranslations(stemsOf) {
	const own = new Map();
	for (const [chinese, english] of lines) {
		for (const zh of chinese) {
			const shares = own.get(zh) ?? new Map();
			own.set(zh, shares);
			english.forEach((phrase, i) => {
				const stems = stemsOf(phrase).filter((stem) => stem.length > 1);
				const share = (FIRST_SHARE * LATER ** i) / stems.length;
				for (const stem of stems) shares.set(stem, Math.min(FIRST_SHARE, (shares.get(stem) ?? 0) + share));
			});
		}
	}
	return [...own].flatMap(([zh, shares]) => Array.from(shares, ([en, share]) => ({ en, zh, share })));
}

function linesOf(name) {
	const lines = readFileSync(new URL(name, import.meta.url), 'utf8').split('\n');
	return lines.filter((line) => line !== '' && !line.startsWith('#'));
}
