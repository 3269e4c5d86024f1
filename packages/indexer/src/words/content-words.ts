import {
	type Analyzer,
	addedLanguage,
	createAnalyzer,
	defaultSettings,
	isUnspaced,
	SYNONYM_GROUPS,
	UNSPACED,
	wordsOf,
} from '@pinakes/query/internal';
import { COMMON_IN_SKILLS, HAN_BREAKS } from '../data/skill-stop-words.ts';
import { TRANSLATIONS } from '../data/translations.ts';
import { allFolding } from './folding.ts';
import { languageOf } from './language.ts';

let analyzer: Analyzer | undefined;

/** Returns the analyzer for everything but texts of documents: it has all languages and folds all characters. */
export function buildAnalyzer(): Analyzer {
	analyzer ??= createAnalyzer(defaultSettings(), allFolding());
	return analyzer;
}

const EXCLUDED: ReadonlySet<string> = new Set([...defaultSettings().stop_words, ...COMMON_IN_SKILLS]);
const BREAKS: ReadonlySet<string> = new Set(HAN_BREAKS);

/**
 * Returns the content words of a text, in order and with repeats: words that are neither stop words of its language or of
 * English, nor numbers, nor common in skills, and the words of Han text.
 */
export function contentWords(text: string): string[] {
	return contentWordsBy(text, hanWords);
}

/**
 * Returns the content words by which texts are compared. Of Han text these are all pairs of neighbors, since how a word is cut depends
 * on the words before it.
 */
export function comparedWords(text: string): string[] {
	const isBetween = (pair: string): boolean => [...pair].some((character) => BREAKS.has(character));
	return contentWordsBy(text, (run) =>
		run
			.slice(1)
			.map((character, i) => `${run[i]}${character}`)
			.filter((pair) => !isBetween(pair)),
	);
}

/** Spaces and punctuation between Chinese, Japanese or Korean characters, which no word crosses. */
const GAP = new RegExp(`(?<=${UNSPACED.source})[^\\p{L}\\p{N}\\p{M}]+(?=${UNSPACED.source})`, 'u');

function contentWordsBy(text: string, hanWordsOf: (run: readonly string[]) => string[]): string[] {
	const words: string[] = [];
	const stopWords = addedLanguage(languageOf({ path: '', texts: [text] }))?.stopWords;
	let run: string[] = [];
	const endRun = (): void => {
		if (run.length > 0) words.push(...hanWordsOf(run));
		run = [];
	};
	for (const part of text.split(GAP)) {
		for (const { text: word } of wordsOf(part, buildAnalyzer())) {
			if (isUnspaced(word)) {
				run.push(word);
				continue;
			}
			endRun();
			const isExcluded = EXCLUDED.has(word) || stopWords?.has(word) === true || /^\d+$/.test(word);
			if (word.length > 1 && !isExcluded) words.push(word);
		}
		endRun();
	}
	return words;
}

/** Maximum characters of a known Chinese word, and of an unknown one. */
const MAX_HAN_WORD_LENGTH = 6;
const MAX_UNKNOWN_WORD_LENGTH = 4;

/** Cuts Han text: known words first, the longest first. What is left between them is a word if it is short. */
function hanWords(run: readonly string[]): string[] {
	const known = knownHanWords();
	const words: string[] = [];
	let rest = '';
	const endRest = (): void => {
		if (rest.length >= 2 && rest.length <= MAX_UNKNOWN_WORD_LENGTH) words.push(rest);
		rest = '';
	};
	for (let at = 0; at < run.length; ) {
		let length = Math.min(MAX_HAN_WORD_LENGTH, run.length - at);
		while (length > 1 && !known.has(run.slice(at, at + length).join(''))) length--;
		const word = run.slice(at, at + length).join('');
		if (length > 1 || BREAKS.has(word)) endRest();
		else rest += word;
		if (length > 1) words.push(word);
		at += length;
	}
	endRest();
	return words.filter((word) => !EXCLUDED.has(word));
}

/** Matches Chinese words of the dictionary. */
const HAN_WORD = new RegExp(`(?<!\\p{Script=Han})\\p{Script=Han}{2,${MAX_HAN_WORD_LENGTH}}(?!\\p{Script=Han})`, 'gu');

let allKnown: ReadonlySet<string> | undefined;

/** Returns the Chinese words of the lexicon and the dictionary. */
function knownHanWords(): ReadonlySet<string> {
	allKnown ??= new Set([
		...SYNONYM_GROUPS.flat().filter((term) => !/[a-z]/i.test(term)),
		...(TRANSLATIONS.match(HAN_WORD) ?? []),
	]);
	return allKnown;
}
