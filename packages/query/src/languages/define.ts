import type { AddedLanguage, CompoundSplit } from '../format/analysis/language.js';
import { foldMarks } from '../format/analysis/normalize.js';

/** Identifiers and numbers are not stemmed. */
const NO_WORD = /[0-9._-]/;

/** Minimum letters of a part of a compound; shorter parts are mostly prefixes. */
const MIN_PART = 4;

/**
 * Defines a language with a Snowball stemmer. Diacritics are removed from words and stems, so that `contrasena` matches
 * `contraseña`.
 *
 * @param more further stop words, separated by spaces
 * @param hasCompounds whether the language writes compounds as one word
 */
export function defineLanguage(
	name: string,
	code: string,
	stemmer: (word: string) => string,
	stopWords: readonly string[],
	{ more, hasCompounds }: { readonly more?: string; readonly hasCompounds?: boolean } = {},
): AddedLanguage {
	const words = [...stopWords, ...(more?.split(' ') ?? [])];
	const stem = (word: string): string => (NO_WORD.test(word) ? word : foldMarks(stemmer(word)));
	return {
		name,
		code,
		stem,
		stopWords: new Set(words.map((word) => foldMarks(word.toLowerCase()))),
		splits: hasCompounds ? (word) => splitsOf(word, stem) : undefined,
	};
}

/**
 * Splits a word in two at all positions. A linking element goes to the first part, whose stem is without it:
 * `Verbindung-s-aufbau`.
 */
function splitsOf(word: string, stem: (word: string) => string): CompoundSplit[] {
	const splits: CompoundSplit[] = [];
	for (let at = NO_WORD.test(word) ? 0 : word.length - MIN_PART; at >= MIN_PART; at--) {
		splits.push([stem(word.slice(0, at)), word.slice(at)]);
	}
	return splits;
}
