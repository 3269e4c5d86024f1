import type { Language } from './language.ts';
import { foldMarks, isUnspaced, LETTERS, UNSPACED } from './normalize.ts';

/** Settings for splitting texts into tokens. */
export interface Tokenizer {
	readonly languages: readonly Language[];
	/** Replacements of characters by their code points, such as 数 for 數. */
	readonly folding: ReadonlyMap<number, string>;
	/** Splits a text into words instead of the rules of this file; only for texts in memory. */
	readonly tokenize?: ((text: string) => readonly string[]) | undefined;
}

/** A word, a whole identifier, or a run of unspaced text, in the order of the text. */
export interface Token {
	/** A `whole` is followed by its parts: `getuserbyid`, then `get`, `user`, `by`, `id`. */
	readonly kind: 'word' | 'whole' | 'unspaced';
	/** In lower case and without diacritics; unspaced text is folded. */
	readonly text: string;
}

/** Keeps all characters. */
export const NO_FOLDING: Tokenizer['folding'] = new Map();

/** Maximum length of a word; longer ones are truncated, since they are data that nobody types. */
export const MAX_WORD_LENGTH = 64;

/** Runs of one script, or identifiers with the punctuation in them. */
export const RUNS = /* @__PURE__ */ new RegExp(
	`${UNSPACED.source}+|${LETTERS.source}+(?:[-._'’]${LETTERS.source}+)*`,
	'gu',
);

/** The same for ASCII, which most English text is: twice as fast. */
const ASCII = /^[\0-\x7f]*$/;
const ASCII_RUNS = /[0-9A-Za-z]+(?:[-._'][0-9A-Za-z]+)*/g;

/** Splits an identifier at changes of case and digits. The s of a plural belongs to its acronym: PDFs, userIDs. */
const PARTS = /[A-Z]{2,}s(?![a-z])|[A-Z]+(?![a-z])|[A-Z]?[^A-Z0-9]+|[0-9]+/g;
const ACRONYMS = /^[A-Z]{2,}s$/;

/** Letters and digits that are one word, since a letter alone says nothing: k8s, i18n, x86, v2. */
const INDIVISIBLE = /^[^0-9]?[0-9]+(?:[^0-9][0-9]+)*[^0-9]?$/;

const SINGLE_LETTER = /^[a-z]$/;

/** A word without parts, as most are. */
const PLAIN_WORD = /^[A-Z]?[a-z]+$/;

/** Splits a text into runs of one script: words with the punctuation in them, or unspaced text. Keeps the case. */
function runsOf(text: string): readonly string[] {
	if (ASCII.test(text)) return text.match(ASCII_RUNS) ?? [];
	return foldMarks(text).match(RUNS) ?? [];
}

/**
 * Splits a text into tokens, in linear time.
 *
 * @param text any text; unpaired surrogates and other characters that are neither letters nor digits are separators
 */
export function tokensOf(text: string, { languages, folding, tokenize }: Tokenizer): Token[] {
	if (tokenize) return tokenize(text).map((word) => ({ kind: 'word', text: cutWord(foldMarks(word).toLowerCase()) }));
	const tokens: Token[] = [];
	for (const run of runsOf(text)) {
		if (run.length <= MAX_WORD_LENGTH && PLAIN_WORD.test(run)) tokens.push({ kind: 'word', text: run.toLowerCase() });
		else if (isUnspaced(run)) tokens.push({ kind: 'unspaced', text: fold(run, folding) });
		else pushIdentifier(tokens, run, languages);
	}
	return tokens;
}

/** Replaces characters that have a replacement. */
export function fold(run: string, folding: Tokenizer['folding']): string {
	if (folding.size === 0) return run;
	for (let i = 0; i < run.length; i++) {
		if (folding.has(run.codePointAt(i) as number)) {
			return Array.from(run, (one) => folding.get(one.codePointAt(0) as number) ?? one).join('');
		}
	}
	return run;
}

function pushIdentifier(tokens: Token[], run: string, languages: readonly Language[]): void {
	const pieces = piecesOf(run, languages);
	const parts = pieces.length === 1 ? partsOf(pieces[0] as string) : pieces.flatMap(partsOf);
	const [only] = parts;
	if (parts.length === 1 && only !== undefined) {
		tokens.push({ kind: 'word', text: cutWord(only) });
		return;
	}
	if (run.length <= MAX_WORD_LENGTH && !APOSTROPHE.test(run)) tokens.push({ kind: 'whole', text: run.toLowerCase() });
	for (const part of parts) {
		if (!SINGLE_LETTER.test(part)) tokens.push({ kind: 'word', text: cutWord(part) });
	}
}

function cutWord(word: string): string {
	return word.slice(0, MAX_WORD_LENGTH);
}

const APOSTROPHE = /['’]/;

/** Splits an identifier at its punctuation, and removes contracted words. Keeps the case. */
function piecesOf(run: string, languages: readonly Language[]): readonly string[] {
	if (PLAIN_WORD.test(run)) return [run];
	const pieces = run.split(/[-._]/);
	return APOSTROPHE.test(run) ? pieces.flatMap((piece) => withoutClitics(piece, languages)) : pieces;
}

function withoutClitics(piece: string, languages: readonly Language[]): readonly string[] {
	let word = piece.replaceAll('’', "'");
	for (const { withoutClitic } of languages) word = withoutClitic?.(word) ?? word;
	// Text after another apostrophe is a word if it is longer than an ending: o'neill, l'école.
	const [first = '', ...rest] = word.split("'");
	return [first, ...rest.filter((ending) => ending.length > 2)];
}

/** Splits a word at changes of case and digits; returns the parts in lower case. */
function partsOf(word: string): readonly string[] {
	if (PLAIN_WORD.test(word) || INDIVISIBLE.test(word)) return [word.toLowerCase()];
	const parts: string[] = word.match(PARTS) ?? [];
	// In place, since there may be a million.
	for (let i = 0; i < parts.length; i++) {
		const part = parts[i] as string;
		parts[i] = (part.endsWith('s') && ACRONYMS.test(part) ? part.slice(0, -1) : part).toLowerCase();
	}
	return parts;
}

/** Returns the words and parts of identifiers of a text, and its runs of unspaced text, in order. */
export function partsOfText(text: string, tokenizer: Tokenizer): string[] {
	return runsOf(text).flatMap((run) => partsOfRun(run, tokenizer));
}

/** Whether any of these parts passes a test; stops at the first. */
export function hasPart(text: string, tokenizer: Tokenizer, test: (part: string) => boolean): boolean {
	return runsOf(text).some((run) => partsOfRun(run, tokenizer).some(test));
}

function partsOfRun(run: string, { languages, folding }: Tokenizer): string[] {
	return isUnspaced(run) ? [fold(run, folding)] : piecesOf(run, languages).flatMap(partsOf).map(cutWord);
}

/** A word of a text, for comparison with a dictionary. */
export interface Word {
	/** In lower case, without diacritics; a single character of unspaced text. */
	readonly text: string;
	/** Its parts, if it is an identifier with several: getUserById. */
	readonly parts: readonly string[];
}

const NO_PARTS: readonly string[] = [];

/** Returns the words of a text in order: identifiers split at their punctuation, unspaced text in single characters. */
export function wordsOf(text: string, { languages, folding }: Tokenizer): Word[] {
	const words: Word[] = [];
	for (const run of runsOf(text)) {
		if (isUnspaced(run)) {
			for (const character of fold(run, folding)) words.push({ text: character, parts: NO_PARTS });
		} else {
			for (const piece of piecesOf(run, languages)) {
				const parts = partsOf(piece);
				if (parts.length === 1) words.push({ text: parts[0] as string, parts: NO_PARTS });
				else if (piece !== '') words.push({ text: piece.toLowerCase(), parts });
			}
		}
	}
	return words;
}

/** Returns runs of letters and of unspaced text, in lower case. Punctuation in identifiers separates. */
export function letterRuns(text: string, folding: Tokenizer['folding'] = NO_FOLDING): string[] {
	return runsOf(text).flatMap((run) => (isUnspaced(run) ? fold(run, folding) : run.toLowerCase().split(/[-._'’]/)));
}
