import { hasCjk, LETTERS, UNSPACED } from './characters.ts';
import { composeText } from './normalize.ts';

/**
 * How texts are cut into terms, at build and at query time alike. All of it travels with an index, so
 * that nothing depends on a runtime's dictionary or locale.
 */
export interface Analyzer {
	/** Words that are in no index. */
	readonly stopWords: ReadonlySet<string>;
	/** Characters that stand for another one, such as 數 for 数. */
	readonly folding: ReadonlyMap<string, string>;
	/** Sizes of the n-grams that are looked for in text without spaces, ascending: 1 to 3 characters. */
	readonly grams: readonly number[];
	/** Brings a lower-case word of a–z into the form that it is indexed under. */
	readonly stem: (word: string) => string;
}

/**
 * What a text says at one place, in the order of the text: a word, an identifier beside its parts, or a
 * stretch of text without spaces.
 */
export interface Token {
	/** `whole` is what is also there in its parts, such as `getuserbyid` beside `get`, `user`, `by`, `id`. */
	readonly kind: 'word' | 'whole' | 'unspaced';
	/** In lower case, unspaced text folded. */
	readonly text: string;
}

/** Longer words are cut here: they are data, and nobody types them. */
export const LONGEST_WORD = 64;

/** Runs of one script; identifiers with the signs within them. */
const RUNS = /* @__PURE__ */ new RegExp(`${UNSPACED.source}+|${LETTERS.source}+(?:[-._'’]${LETTERS.source}+)*`, 'gu');

/** The same for texts in ASCII, which are most English ones: they are in NFKC, and found in half the time. */
const ASCII = /^[\0-\x7f]*$/;
const ASCII_RUNS = /[0-9A-Za-z]+(?:[-._'][0-9A-Za-z]+)*/g;

/** Where the parts of an identifier change from letters to digits or from one word to the next. */
const PARTS = /[A-Z]+(?![a-z])|[A-Z]?[^A-Z0-9]+|[0-9]+/g;

const SINGLE_LETTER = /^[a-z]$/;

/** Most words, which have no parts. */
const PLAIN_WORD = /^[A-Z]?[a-z]+$/;

/**
 * Cuts a text into tokens. Takes time in proportion to the text, whatever it is.
 *
 * @param text any text; unpaired surrogates and what is neither letter nor sign only separate
 */
export function tokensOf(text: string, { folding }: Pick<Analyzer, 'folding'>): Token[] {
	const tokens: Token[] = [];
	const runs = ASCII.test(text) ? text.match(ASCII_RUNS) : composeText(text).match(RUNS);
	for (const run of runs ?? []) {
		if (run.length <= LONGEST_WORD && PLAIN_WORD.test(run)) tokens.push({ kind: 'word', text: run.toLowerCase() });
		else if (hasCjk(run)) tokens.push({ kind: 'unspaced', text: fold(run, folding) });
		else pushWord(tokens, run);
	}
	return tokens;
}

/** A text with the characters that its own stand for. */
export function fold(run: string, folding: Analyzer['folding']): string {
	let folded = '';
	for (const character of run) folded += folding.get(character) ?? character;
	return folded;
}

function pushWord(tokens: Token[], run: string): void {
	const parts: string[] = [];
	let whole = run.toLowerCase();
	for (const piece of run.split(/[-._]/)) {
		// What follows an apostrophe is a word where it is longer than an ending: o'neill, but can't and it's.
		const [first = '', ...rest] = piece.split(/['’]/);
		if (rest.length > 0) whole = '';
		for (const word of [first, ...rest.filter((ending) => ending.length > 2)]) {
			for (const part of word.match(PARTS) ?? []) parts.push(part);
		}
	}
	const [only] = parts;
	if (parts.length === 1 && only !== undefined) {
		tokens.push({ kind: 'word', text: only.toLowerCase().slice(0, LONGEST_WORD) });
		return;
	}
	if (whole !== '' && whole.length <= LONGEST_WORD) tokens.push({ kind: 'whole', text: whole });
	for (const part of parts) {
		const word = part.toLowerCase().slice(0, LONGEST_WORD);
		if (!SINGLE_LETTER.test(word)) tokens.push({ kind: 'word', text: word });
	}
}

/**
 * The terms by which a text is indexed, with repeats: words stemmed and without stop words, identifiers
 * whole and in parts, and for each character of a stretch without spaces the n-gram of the largest size
 * that begins there (shorter at the stretch's end). A shorter n-gram is found as the beginning of others.
 */
export function indexTerms(text: string, analyzer: Analyzer): string[] {
	const terms: string[] = [];
	const size = analyzer.grams.at(-1) as number;
	for (const { kind, text: token } of tokensOf(text, analyzer)) {
		if (kind === 'unspaced') pushGrams(terms, token, size);
		else if (kind === 'whole' || !analyzer.stopWords.has(token)) terms.push(analyzer.stem(token));
	}
	return terms;
}

function pushGrams(terms: string[], stretch: string, size: number): void {
	const characters = [...stretch];
	for (let i = 0; i < characters.length; i++) {
		let gram = characters[i] as string;
		for (let j = i + 1; j < i + size && j < characters.length; j++) gram += characters[j] as string;
		terms.push(gram);
	}
}

/** A text as phrases are looked for in it: every word stemmed, stop words too, and every unspaced character. */
export function sequenceOf(text: string, analyzer: Analyzer): string[] {
	return tokensOf(text, analyzer).flatMap(({ kind, text: token }) => {
		if (kind === 'whole') return [];
		return kind === 'unspaced' ? [...token] : analyzer.stem(token);
	});
}

/** Pairs of a character and the one that it stands for, as an analyzer has them. */
export function foldingOf(pairs: string): Map<string, string> {
	const folding = new Map<string, string>();
	const characters = [...pairs];
	for (let i = 0; i + 1 < characters.length; i += 2) folding.set(characters[i] as string, characters[i + 1] as string);
	return folding;
}

/** True for sizes that n-grams can have: ascending whole numbers from 1 to 3, at least one. */
export function isGramSizes(sizes: readonly number[]): boolean {
	const isNext = (size: number, i: number): boolean => [1, 2, 3].includes(size) && size > (sizes[i - 1] ?? 0);
	return sizes.length > 0 && sizes.every(isNext);
}

/** Words whose stems a memory keeps. */
const MOST_STEMS = 2 ** 14;

/** A stemmer that remembers, as a text's words come again and again. */
export function rememberingStemmer(stem: Analyzer['stem']): Analyzer['stem'] {
	const stems = new Map<string, string>();
	return (word) => {
		let stemmed = stems.get(word);
		if (stemmed === undefined) {
			if (stems.size > MOST_STEMS) stems.clear();
			stemmed = stem(word);
			stems.set(word, stemmed);
		}
		return stemmed;
	};
}
