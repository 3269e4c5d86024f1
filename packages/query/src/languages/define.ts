import type { AddedLanguage, CompoundSplit } from '@pinakes/format/analysis/language';
import { foldMarks } from '@pinakes/format/analysis/normalize';

/** Identifiers and numbers, which have no endings. */
const NO_WORD = /[0-9._-]/;

/** Letters of the shortest word that is looked for in a compound: shorter ones are mostly prefixes. */
const MIN_PART = 4;

/**
 * A language of a Snowball stemmer. Words come without diacritics, so that `contrasena` finds `contraseña`, and stems
 * go without them.
 */
export function defineLanguage({
	stem: stemmer,
	stopWords,
	hasCompounds = false,
	...named
}: {
	readonly name: string;
	readonly code: string;
	readonly stem: (word: string) => string;
	readonly stopWords: readonly string[];
	/** Whether words are written as one. */
	readonly hasCompounds?: boolean;
}): AddedLanguage {
	const stem = (word: string): string => (NO_WORD.test(word) ? word : foldMarks(stemmer(word)));
	return {
		...named,
		stem,
		stopWords: new Set(stopWords.map((word) => foldMarks(word.toLowerCase()))),
		splits: hasCompounds ? (word) => splitsOf(word, stem) : undefined,
	};
}

/** What joins the words of a compound belongs to the first, whose stem goes without it: `Verbindung-s-aufbau`. */
function splitsOf(word: string, stem: (word: string) => string): CompoundSplit[] {
	const splits: CompoundSplit[] = [];
	for (let at = NO_WORD.test(word) ? 0 : word.length - MIN_PART; at >= MIN_PART; at--) {
		splits.push([stem(word.slice(0, at)), word.slice(at)]);
	}
	return splits;
}
