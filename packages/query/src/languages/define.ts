import type { AddedLanguage } from '@pinakes/format/analysis/language';
import { foldMarks } from '@pinakes/format/analysis/normalize';

/** Identifiers and numbers, which have no endings. */
const NO_WORD = /[0-9._-]/;

/**
 * A language of a Snowball stemmer. Words come without diacritics, so that `contrasena` finds `contraseña`, and stems
 * go without them.
 */
export function defineLanguage({
	stem,
	stopWords,
	...named
}: {
	readonly name: string;
	readonly code: string;
	readonly stem: (word: string) => string;
	readonly stopWords: readonly string[];
}): AddedLanguage {
	return {
		...named,
		stem: (word) => (NO_WORD.test(word) ? word : foldMarks(stem(word))),
		stopWords: new Set(stopWords.map((word) => foldMarks(word.toLowerCase()))),
	};
}
