import { hasCjk, LETTERS, UNSPACED } from './characters.ts';
import { normalizeText } from './normalize.ts';
import { stem } from './stem.ts';

const RUNS = /* @__PURE__ */ new RegExp(`${UNSPACED.source}+|${LETTERS.source}+`, 'gu');

/**
 * The words of a text in order: words of letters and digits as they stand, and each Han, kana or
 * hangul character as a word of its own. Punctuation and white space only separate.
 */
export function surfaceWords(text: string): string[] {
	return runsOf(text).flatMap((run) => (hasCjk(run) ? [...run] : run));
}

/**
 * The terms by which a text is indexed and found, in order and with repeats: words of letters and
 * digits stemmed and without stop words, Han, kana and hangul runs as overlapping pairs of characters
 * (a run of one character as that character).
 *
 * @param stopWords the words that are left out; an index names its own in its manifest. Without
 * them words are whole words: none is left out, and none is stemmed
 */
export function textTerms(text: string, stopWords?: readonly string[]): string[] {
	return runsOf(text).flatMap((run) => {
		if (hasCjk(run)) return pairsOf([...run]);
		if (stopWords === undefined) return run;
		return stopWords.includes(run) ? [] : stem(run);
	});
}

/** Runs of characters of one class, in order, without the breaks between them. */
export function runsOf(text: string): readonly string[] {
	return normalizeText(text).match(RUNS) ?? [];
}

function pairsOf(characters: readonly string[]): readonly string[] {
	if (characters.length < 2) return characters;
	return characters.slice(1).map((character, i) => characters[i] + character);
}
