import { normalizeText } from './normalize.ts';
import { stem } from './stem.ts';

// Characters go by ranges of code points rather than by Unicode properties, of which each engine has its
// own edition and which take it milliseconds to compile: a query must be cut as its index was.

/** Scripts that are written without spaces: Han with its iteration mark and zero, kana, hangul. */
const CJK =
	'\\u3005-\\u3007\\u3040-\\u30fa\\u30fc-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\u{20000}-\\u{3ffff}';

/**
 * Digits, and the letters and combining marks of all other scripts as they stand in lower case, without
 * the signs between them and what parts Arabic and Indian sentences.
 */
const LETTERS =
	'0-9a-z\\xdf-\\xf6\\xf8-\\u060b\\u0620-\\u0963\\u0966-\\u1fff\\u2c00-\\u2dff\\ua000-\\uabff\\u{10000}-\\u{1cfff}';

const RUNS = /* @__PURE__ */ new RegExp(`[${CJK}]+|[${LETTERS}]+`, 'gu');
const HAS_CJK = /* @__PURE__ */ new RegExp(`[${CJK}]`, 'u');

/** True for a text that has a Han, kana or hangul character. */
export function hasCjk(text: string): boolean {
	return HAS_CJK.test(text);
}

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
function runsOf(text: string): readonly string[] {
	return normalizeText(text).match(RUNS) ?? [];
}

function pairsOf(characters: readonly string[]): readonly string[] {
	if (characters.length < 2) return characters;
	return characters.slice(1).map((character, i) => characters[i] + character);
}
