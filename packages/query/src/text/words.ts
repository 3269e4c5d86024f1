import { normalizeText } from './normalize.ts';
import { stem } from './stem.ts';

/**
 * Ranges of code points of the scripts that are written without spaces: Han with its iteration mark
 * and zero, kana, hangul.
 */
const CJK = [0x3005, 0x3007, 0x3040, 0x30fa, 0x30fc, 0x30ff, 0x3400, 0x9fff, 0xac00, 0xd7a3, 0xf900, 0xfaff, 0x20000, 0x3ffff];

/** Letters, digits and combining marks of all scripts; only asked about characters beyond ASCII. */
const LETTER = /[\p{L}\p{N}\p{M}]/u;

/** What a character is to the tokenizer. */
const BREAK = 0;
const WORD = 1;
const IDEOGRAPH = 2;

function classOf(code: number): number {
	if (code < 128) return (code > 96 && code < 123) || (code > 47 && code < 58) ? WORD : BREAK;
	for (let i = 0; i < CJK.length; i += 2) {
		if (code >= (CJK[i] as number) && code <= (CJK[i + 1] as number)) return IDEOGRAPH;
	}
	return LETTER.test(String.fromCodePoint(code)) ? WORD : BREAK;
}

/** True for a text that has a Han, kana or hangul character. */
export function hasCjk(text: string): boolean {
	for (const character of text) {
		if (classOf(character.codePointAt(0) as number) === IDEOGRAPH) return true;
	}
	return false;
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
function runsOf(text: string): string[] {
	const normalized = normalizeText(text);
	const runs: string[] = [];
	let current = BREAK;
	let start = 0;
	let at = 0;
	for (const character of normalized) {
		const kind = classOf(character.codePointAt(0) as number);
		if (kind !== current) {
			if (current !== BREAK) runs.push(normalized.slice(start, at));
			start = at;
			current = kind;
		}
		at += character.length;
	}
	if (current !== BREAK) runs.push(normalized.slice(start));
	return runs;
}

function pairsOf(characters: readonly string[]): string[] {
	if (characters.length === 1) return [...characters];
	return characters.slice(1).map((character, i) => characters[i] + character);
}
