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

/** A word, a whole name, or a run of unspaced text, in the order of the text. */
export interface Token {
	/** A `whole` is followed by its parts: `getuserbyid`, then `get`, `user`, `by`, `id`. */
	readonly kind: 'word' | 'whole' | 'unspaced';
	/** In lower case and without diacritics; unspaced text is folded. */
	readonly text: string;
	/** Of a `whole`: the number of tokens after it that are its parts. */
	readonly parts?: number;
	/** Of a `whole`: whether it is a name, such as `max_size` or `$state`, and not words with a hyphen. */
	readonly isName?: boolean;
	/** Of a `whole`: whether it is spelled in one way, such as `load_plugins`, which is not `load_plugin`. */
	readonly isExact?: boolean;
}

/** Keeps all characters. */
export const NO_FOLDING: Tokenizer['folding'] = new Map();

/** Maximum length of a word; longer ones are truncated, since they are data that nobody types. */
export const MAX_WORD_LENGTH = 64;

/** Words with the punctuation in them. C++ and C# are words like C, since their letter alone is another name. */
const wordsOfScript = (letters: string): string => `[A-Za-z](?:\\+\\+|#)|${letters}+(?:[-._'’]${letters}+)*`;
const SIGNED_LETTER = /^[a-z](?:\+\+|#)$/i;

/** Runs of one script, or identifiers with the punctuation in them. */
export const RUNS = /* @__PURE__ */ new RegExp(`${UNSPACED.source}+|${wordsOfScript(LETTERS.source)}`, 'gu');

/**
 * The same with the signs of names: --dry-run, $state, @scope/pkg, .NET, /etc/hosts, a->b, std::vector, C++, C#; and with
 * those of numbers: 1,000,000.
 */
const namesOfScript = (letters: string): string =>
	`(?:(?<!${letters}|[-:.$@#%&~/+>])(?:--?|::|~?/|\\.{1,2}/|[.$@#%&]))?${letters}+` +
	`(?:(?:[-._'’/@&#]|->|::|\\+{1,2}|(?<=[0-9])[, ](?=[0-9]{3}(?![0-9])))${letters}+)*(?:\\+{1,2}|#)?`;

/** The same for ASCII, which most English text is: twice as fast. */
const ASCII = /^[\0-\x7f]*$/;
const ASCII_RUNS = /* @__PURE__ */ new RegExp(wordsOfScript('[0-9A-Za-z]'), 'g');
const NAMES: [ascii: RegExp, all: RegExp] = [
	/* @__PURE__ */ new RegExp(namesOfScript('[0-9A-Za-z]'), 'g'),
	/* @__PURE__ */ new RegExp(`${UNSPACED.source}+|${namesOfScript(LETTERS.source)}`, 'gu'),
];

/** Splits an identifier at changes of case and digits. The s of a plural belongs to its acronym: PDFs, userIDs. */
export const PARTS = /[A-Z]{2,}s(?![a-z])|[A-Z]+(?![a-z])|[A-Z]?[^A-Z0-9]+|[0-9]+/g;
const ACRONYMS = /^[A-Z]{2,}s$/;

/** Letters and digits that are one word, since a letter alone says nothing: k8s, i18n, x86, v2. */
const INDIVISIBLE = /^[^0-9]?[0-9]+(?:[^0-9][0-9]+)*[^0-9]?$/;

const SINGLE_LETTER = /^[a-z]$/;

/** A word without parts, as most are. */
const PLAIN_WORD = /^[A-Z]?[a-z]+$/;

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const MONTH = `(${MONTHS})(?:uary|ruary|ch|il|e|y|ust|t?ember|t|ober)?\\.?`;
const YEAR = '((?:19|20)\\d\\d)';

/** Matches dates as people write them: 8 May 2024, May 8th, 2024, May 2024, 2024年5月8日. */
const WRITTEN_DATES = /* @__PURE__ */ new RegExp(
	`(?<![\\d-])(?:(\\d\\d?)(?:st|nd|rd|th)?(?: of)? )?(?<![a-z])${MONTH} (?:(\\d\\d?)(?:st|nd|rd|th)?,? )?${YEAR}(?![\\d-])|` +
		`(?<!\\d)${YEAR} ?年 ?(\\d\\d?) ?月(?: ?(\\d\\d?) ?[日号號])?`,
	'gi',
);

const HAS_YEAR = /(?:19|20)\d\d/;

/** Writes dates as 2024-05-08, so that they are found however they are written. */
function withIsoDates(text: string): string {
	if (!HAS_YEAR.test(text)) return text;
	return text.replace(WRITTEN_DATES, (_, before, name = '', behind, year, chineseYear, number, chineseDay) => {
		const month = number ?? MONTHS.indexOf(name.toLowerCase()) / 4 + 1;
		const day = before ?? behind ?? chineseDay;
		return [year ?? chineseYear, month, ...(day ? [day] : [])].map((part) => `${part}`.padStart(2, '0')).join('-');
	});
}

/** Matches a date or a month in an identifier. 2024-05-08 has the parts 2024, 202405 and itself, but no 8. */
const DATE = /(?<!\d)((?:19|20)\d\d)[-._](0[1-9]|1[0-2])(?:[-._](0[1-9]|[12]\d|3[01]))?(?!\d)/g;

/**
 * Splits a text into runs of one script: words with the punctuation in them, or unspaced text. Keeps the case.
 *
 * @param patterns for ASCII and other text; with those of names, these have all of their signs
 */
function runsOf(text: string, [ascii, all] = [ASCII_RUNS, RUNS]): readonly string[] {
	const dated = withIsoDates(text);
	return (ASCII.test(dated) ? dated.match(ascii) : foldMarks(dated).match(all)) ?? [];
}

/**
 * Splits a text into tokens, in linear time.
 *
 * @param text any text; unpaired surrogates and other characters that are neither letters nor digits are separators
 */
export function tokensOf(text: string, { languages, folding, tokenize }: Tokenizer): Token[] {
	if (tokenize) return tokenize(text).map((word) => ({ kind: 'word', text: cutWord(foldMarks(word).toLowerCase()) }));
	const tokens: Token[] = [];
	for (const run of runsOf(text, NAMES)) {
		if (run.length <= MAX_WORD_LENGTH && PLAIN_WORD.test(run)) tokens.push({ kind: 'word', text: run.toLowerCase() });
		else if (isUnspaced(run)) tokens.push({ kind: 'unspaced', text: fold(run, folding) });
		else pushName(tokens, run, languages);
	}
	return tokens;
}

/** Signs that are in names beside those of words. */
const SIGNS = /[/@&#+,: $%>~]|^[-.]/;

/** A number in groups of three digits. Others are a row of numbers, and so are three digits and three others: 404 404. */
const GROUPED = /^(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,2}(?: [0-9]{3})+|[0-9]{3}(?: [0-9]{3})* 000)$/;

/** Adds a name with its signs, and behind it the words in it. */
function pushName(tokens: Token[], run: string, languages: readonly Language[]): void {
	if (!SIGNS.test(run) || SIGNED_LETTER.test(run)) {
		pushIdentifier(tokens, run, languages);
		return;
	}
	const parts: Token[] = [];
	for (const part of runsOf(run)) pushIdentifier(parts, part, languages);
	if (run.length <= MAX_WORD_LENGTH && (GROUPED.test(run) || !/[, ]/.test(run)))
		tokens.push(wholeOf(run, parts.length));
	for (const part of parts) tokens.push(part);
}

/** Matches names; others are words with a hyphen or another sign between them. */
const IS_NAME = /[0-9_.:$@#%+>]|[a-z][A-Z]|[A-Z]{2}[a-z]|^[-/&~]/;

/**
 * Returns the token of a whole name. It has no hyphens and underscores, nor dots but in numbers, so that Wi-Fi and wifi,
 * read-only and readonly, maxSize and max_size are the same; and versions have no leading v.
 */
function wholeOf(run: string, parts: number): Token {
	const text = run
		.toLowerCase()
		.replace(/^v(?=[0-9]{1,9}\.[0-9])/, '')
		.replace(/(?<=[^-])[-_]|[, ]|(?<=[^0-9/])\.|(?<=[0-9])\.(?![0-9])/g, '');
	return { kind: 'whole', text, parts, isName: IS_NAME.test(run), isExact: run.includes('_') };
}

/** Signs at the beginning or end of a name that tell it from others: $state, notepad++. */
// Harmless: names have at most 64 characters.
const AFFIXES = /^[^\p{L}\p{N}-]+|[+#]+$/gu;

/** Returns the signs around the names of a text, by which $state and state differ. */
export function affixesOf(tokens: readonly Token[]): string {
	return tokens.map(({ kind, text }) => (kind === 'whole' ? (text.match(AFFIXES)?.join('') ?? '') : '')).join('');
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

/** Matches a name with parts. Behind that of its object, it is asked for without the object: `driver.on_startup`. */
const HAS_PARTS = /[a-z](?:_[a-z]|[A-Z])/;

function pushIdentifier(tokens: Token[], run: string, languages: readonly Language[]): void {
	const dot = run.lastIndexOf('.');
	const member = dot > 0 && !APOSTROPHE.test(run) && HAS_PARTS.test(run.slice(dot)) ? run.slice(dot + 1) : undefined;
	const pieces = piecesOf(member === undefined ? run : run.slice(0, dot), languages);
	const parts = pieces.length === 1 ? partsOf(pieces[0] as string) : pieces.flatMap(partsOf);
	const [only] = parts;
	if (parts.length === 1 && only !== undefined && member === undefined) {
		tokens.push({ kind: 'word', text: cutWord(only) });
		return;
	}
	const words: Token[] = [];
	for (const part of parts) if (!SINGLE_LETTER.test(part)) words.push({ kind: 'word', text: cutWord(part) });
	if (member !== undefined) pushIdentifier(words, member, languages);
	if (run.length <= MAX_WORD_LENGTH && !APOSTROPHE.test(run)) tokens.push(wholeOf(run, words.length));
	for (const word of words) tokens.push(word);
}

function cutWord(word: string): string {
	return word.slice(0, MAX_WORD_LENGTH);
}

const APOSTROPHE = /['’]/;

/** Splits an identifier at its punctuation, and removes contracted words. Keeps the case. */
function piecesOf(run: string, languages: readonly Language[]): readonly string[] {
	if (PLAIN_WORD.test(run)) return [run];
	const dated = run.replace(DATE, (_, year, month, day = '') =>
		[year, year + month, day && year + month + day].filter(Boolean).join('-'),
	);
	const pieces = dated.split(/[-._]/);
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
	if (PLAIN_WORD.test(word) || INDIVISIBLE.test(word) || SIGNED_LETTER.test(word)) return [word.toLowerCase()];
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
