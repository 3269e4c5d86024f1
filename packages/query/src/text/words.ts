import { normalizeText } from './normalize.ts';
import { stem } from './stem.ts';

/** What a character is to the tokenizer. */
const BREAK = 0;
const WORD = 1;
const HAN = 2;

const LETTER_OR_DIGIT = /[\p{L}\p{N}\p{M}]/u;

/** Runs of Han, kana and hangul are cut into n-grams; every other letter or digit builds words. */
function classOf(code: number): number {
	if (code < 128) {
		const isWord = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
		return isWord ? WORD : BREAK;
	}
	if (isCjk(code)) return HAN;
	return LETTER_OR_DIGIT.test(String.fromCodePoint(code)) ? WORD : BREAK;
}

/** True for a code point of a script that is written without spaces: Han, kana or hangul. */
export function isCjk(code: number): boolean {
	return (
		(code >= 0x4e00 && code <= 0x9fff) ||
		(code >= 0x3400 && code <= 0x4dbf) ||
		(code >= 0x3040 && code <= 0x30ff && code !== 0x30fb) ||
		(code >= 0xac00 && code <= 0xd7a3) ||
		(code >= 0x20000 && code <= 0x3ffff) ||
		(code >= 0xf900 && code <= 0xfaff) ||
		code === 0x3005 ||
		code === 0x3007
	);
}

/** True for a text that has a character of such a script. */
export function hasCjk(text: string): boolean {
	return [...text].some((character) => isCjk(character.codePointAt(0) ?? 0));
}

/** Words that say nothing about what a text is about. */
export type StopWords = Pick<ReadonlySet<string>, 'has'>;

/** Receives one run of characters of a class; `text` is normalised. */
type OnRun = (text: string, isCjkRun: boolean) => void;

function eachRun(normalized: string, onRun: OnRun): void {
	let start = 0;
	let current = BREAK;
	let i = 0;
	while (i <= normalized.length) {
		const code = normalized.codePointAt(i) ?? 0;
		const kind = i === normalized.length ? BREAK : classOf(code);
		if (kind !== current) {
			if (current !== BREAK) onRun(normalized.slice(start, i), current === HAN);
			start = i;
			current = kind;
		}
		i += code > 0xffff ? 2 : 1;
	}
}

/**
 * The words of a text in order: Latin-script words as they stand, and each Han, kana or hangul
 * character as a word of its own. Punctuation and white space only separate.
 */
export function surfaceWords(text: string): string[] {
	const words: string[] = [];
	eachRun(normalizeText(text), (run, isCjkRun) => {
		if (isCjkRun) words.push(...run);
		else words.push(run);
	});
	return words;
}

/**
 * The terms by which a text is indexed and found, in order and with repeats: Latin-script words
 * stemmed and without stop words, Han, kana and hangul runs as overlapping pairs of characters (a
 * run of one character as that character).
 *
 * @param stopWords the words that are left out; an index names its own in its manifest
 */
export function textTerms(text: string, stopWords: StopWords): string[] {
	const terms: string[] = [];
	eachRun(normalizeText(text), (run, isCjkRun) => {
		if (isCjkRun) pushPairs(run, terms);
		else if (!stopWords.has(run)) terms.push(stem(run));
	});
	return terms;
}

/**
 * The words by which an environment is recognised in a unit's conflicts: unstemmed, since a whole
 * word is asked for; `+` and `#` at a word's end belong to it (`c++` is not `c`).
 */
export function wholeWords(text: string): string[] {
	const normalized = normalizeText(text);
	const words: string[] = [];
	let end = 0;
	eachRun(normalized, (run, isCjkRun) => {
		if (isCjkRun) {
			pushPairs(run, words);
			return;
		}
		const start = normalized.indexOf(run, end);
		end = start + run.length;
		while (normalized[end] === '+' || normalized[end] === '#') end++;
		words.push(normalized.slice(start, end));
	});
	return words;
}

function pushPairs(run: string, into: string[]): void {
	const characters = [...run];
	if (characters.length === 1) into.push(run);
	for (let i = 1; i < characters.length; i++) into.push((characters[i - 1] as string) + characters[i]);
}
