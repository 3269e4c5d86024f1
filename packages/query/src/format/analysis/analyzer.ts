import type { AnalyzerSettings, CompoundSplit } from './language.ts';
import { isUnspaced, LETTERS } from './normalize.ts';
import { addedLanguage, languagesNamed } from './registry.ts';
import { fold, hasPart, letterRuns, partsOfText, type Token, type Tokenizer, tokensOf } from './tokenizer.ts';

/** Settings and functions that split texts into terms, the same at build and at query time. */
export interface Analyzer extends Tokenizer {
	readonly stopWords: ReadonlySet<string>;
	/**
	 * Names of products and languages, in lower case. A text that lacks a name of the question is unlikely to answer it.
	 */
	readonly names: ReadonlySet<string>;
	/** Matches request phrases. */
	readonly requests: RegExp;
	/** Sizes of the n-grams that queries search in text without spaces, 1 to 3 characters, ascending. */
	readonly grams: readonly number[];
	/** Returns the indexed form of a lower-case word. */
	readonly stem: (word: string) => string;
	/** Returns the ways to split the stem of a compound, in any language of the texts. */
	readonly splits?: ((stem: string) => readonly CompoundSplit[]) | undefined;
	/** Analyzers of the other languages of the texts; undefined or empty for one language. */
	readonly others?: readonly Analyzer[];
}

/** Default sizes of n-grams. */
export const DEFAULT_GRAMS: readonly number[] = [1, 2];

/**
 * Creates an analyzer.
 *
 * @param folding pairs of a character and its replacement, such as `數数`
 * @throws PinakesError `missing_language` for a language that was not added
 */
export function createAnalyzer(settings: AnalyzerSettings, folding = '', grams = DEFAULT_GRAMS): Analyzer {
	const languages = languagesNamed(settings.languages);
	const characters = foldingOf(folding);
	return {
		languages,
		folding: characters,
		stopWords: new Set(settings.stop_words),
		names: new Set(settings.names),
		requests: requestPattern(settings.request_phrases.map((phrase) => fold(phrase, characters))),
		grams,
		stem: rememberingStemmer((word) => {
			let stemmed = word;
			// Added languages have analyzers of their own.
			for (const { name, stem } of languages) stemmed = (addedLanguage(name) ? undefined : stem?.(stemmed)) ?? stemmed;
			return stemmed;
		}),
	};
}

/**
 * Returns the analyzer for texts in several languages.
 *
 * @param analyzer for the default language
 * @param names of the languages, that of most texts first
 * @throws PinakesError `missing_language` for a language that was not added
 */
export function analyzerOfLanguages(analyzer: Analyzer, names: readonly string[]): Analyzer {
	const [first = analyzer, ...others] = languagesNamed(names).map(({ name, stem }): Analyzer => {
		const language = addedLanguage(name);
		if (language === undefined || stem === undefined) return analyzer;
		return { ...analyzer, stopWords: language.stopWords, stem: rememberingStemmer(stem) };
	});
	const splits = (stem: string): CompoundSplit[] => names.flatMap((name) => addedLanguage(name)?.splits?.(stem) ?? []);
	return { ...first, splits, others };
}

/**
 * Returns the analyzer for units. Their texts have no languages of their own: words in Latin letters are read as English,
 * and others, such as those in Cyrillic, by the added languages in other letters, which leave Latin words alone.
 *
 * @param names of the languages of the index
 */
export function analyzerOfUnits(analyzer: Analyzer, names: readonly string[]): Analyzer {
	const others = names
		.flatMap((name) => addedLanguage(name) ?? [])
		.filter((one) => !/[a-z]/.test([...one.stopWords].join()));
	if (!others[0]) return analyzer;
	return {
		...analyzer,
		stopWords: new Set([analyzer, ...others].flatMap(({ stopWords }) => [...stopWords])),
		stem: (word) => others.reduce((stemmed, { stem }) => stem?.(stemmed) ?? stemmed, analyzer.stem(word)),
	};
}

/** Minimum stop words that identify the language of a question. */
const MIN_STOP_WORDS = 2;

/**
 * Returns the analyzer of a question's language, determined by its stop words, or those of all languages if it is
 * uncertain.
 */
function analyzersFor(tokens: readonly Token[], analyzer: Analyzer): readonly Analyzer[] {
	const all = [analyzer, ...(analyzer.others ?? [])];
	if (all.length === 1) return all;
	const counts = all.map(({ stopWords }) => tokens.filter(({ text }) => stopWords.has(text)).length);
	const most = Math.max(...counts);
	const likely = all.filter((_, i) => counts[i] === most);
	return most >= MIN_STOP_WORDS && likely.length === 1 ? likely : all;
}

/** A token of a question, with its indexed term. */
interface AskedToken extends Token {
	readonly term: string;
	/** Other terms that it may be indexed by, in languages with another stem. */
	readonly forms: readonly string[] | undefined;
	/** The name that it is a part of. */
	readonly of: WholeName | undefined;
}

/** A name by its term. */
export interface WholeName {
	readonly term: string;
	/** Whether it is a name, so that its parts say little, and not words with a hyphen. */
	readonly isName: boolean;
}

/**
 * Returns the tokens of a question without stop words.
 *
 * @param asked the question without its request phrases
 */
export function askedTokens(asked: string, analyzer: Analyzer): AskedToken[] {
	const tokens = tokensOf(asked, analyzer);
	const likely = analyzersFor(tokens, analyzer);
	const [{ stopWords, stem }, ...others] = likely as readonly [Analyzer, ...Analyzer[]];
	const found: AskedToken[] = [];
	let whole: WholeName | undefined;
	let end = 0;
	tokens.forEach(({ kind, text, parts = 0, isName = false, isExact }, i) => {
		const of = i < end ? whole : undefined;
		if (kind === 'word' && stopWords.has(text) && others.every((one) => one.stopWords.has(text))) return;
		const term = kind === 'unspaced' ? text : termOf(text, isExact, stem);
		const isAsWritten = kind === 'unspaced' || (isExact && term === text);
		if (kind === 'whole' && !of) {
			whole = { term, isName };
			end = i + 1 + parts;
		}
		const forms = isAsWritten ? undefined : analyzer.others && formsOf(text, likely, analyzer);
		found.push({ kind, text, term, forms, of });
	});
	return found;
}

/**
 * Returns the term of a word or a name. A name with underscores loses no ending by which others differ, such as that of a
 * plural: `load_plugins` is not `load_plugin`, but `max_size` is `maxSize`.
 */
export function termOf(text: string, isExact: boolean | undefined, stem: Analyzer['stem']): string {
	const stemmed = stem(text);
	return isExact && (text.endsWith('s') || stemmed.length < text.length - 1) ? text : stemmed;
}

/** Returns the forms of a word in languages other than the likeliest one, if they differ. */
function formsOf(word: string, likely: readonly Analyzer[], analyzer: Analyzer): readonly string[] | undefined {
	const all = [...likely, analyzer, ...(analyzer.others ?? [])];
	const [, ...forms] = new Set(all.map(({ stem }) => stem(word)));
	return forms.length > 0 ? forms : undefined;
}

/** Converts pairs of a character and its replacement to the map of an analyzer. */
export function foldingOf(pairs: string): Map<number, string> {
	const folding = new Map<number, string>();
	const characters = [...pairs];
	for (let i = 0; i + 1 < characters.length; i += 2) {
		folding.set(characters[i]?.codePointAt(0) as number, characters[i + 1] as string);
	}
	return folding;
}

/** Maximum words in the cache of stems. */
const MAX_STEMS = 2 ** 14;

function rememberingStemmer(stem: Analyzer['stem']): Analyzer['stem'] {
	const stems = new Map<string, string>();
	return (word) => {
		let stemmed = stems.get(word);
		if (stemmed === undefined) {
			if (stems.size > MAX_STEMS) stems.clear();
			stemmed = stem(word);
			stems.set(word, stemmed);
		}
		return stemmed;
	};
}

/** Returns a pattern that matches any of the phrases, the longest first. Phrases with spaces must be whole words. */
function requestPattern(phrases: readonly string[]): RegExp {
	const escaped = [...phrases]
		.filter(Boolean)
		.sort((a, b) => b.length - a.length)
		.map((phrase) => phrase.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
	const unspaced = escaped.filter(isUnspaced);
	const spaced = escaped.filter((phrase) => !isUnspaced(phrase));
	const words = spaced.map((phrase) => phrase.replace(/'/g, "['’]").replace(/ /g, '\\s{1,8}'));
	const letter = LETTERS.source;
	const whole = `(?<!${letter}[-._'’]?)(?:${words.join('|')})(?![-._'’]?${letter})`;
	const patterns = spaced.length > 0 ? [...unspaced, whole] : unspaced;
	return new RegExp(patterns.join('|') || '(?!)', 'giu');
}

/** Matches greetings at the beginning of a message. */
const GREETING =
	/^\s*(?:(?:(?:hi|hey|hello(?!,?\s+world)|good (?:morning|afternoon|evening))(?:\s+(?:there|all|team|everyone|everybody))?(?![\w-])|[你您]们?好(?![世像多])|大家好|各位好|(?:早上|[上中下]午|晚上)好|嗨|哈[喽啰])[\s,.!，。！~～]*){1,3}/i;

/** Matches mentions as chat programs write them, and emoji. */
const MENTION_OR_EMOJI = /<[@#!][^<>\s]{1,64}>|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d)*/gu;

/** Matches texts that may have one; most have none. */
const MAY_HAVE_ONE = /[^\0-\x7f]|<[@#!]/;

/** Replaces request phrases, greetings, mentions and emoji by spaces; returns the query unchanged if nothing else would be left. */
export function withoutRequests(text: string, analyzer: Analyzer): string {
	const asked = fold(text, analyzer.folding).replace(GREETING, ' ');
	const rest = (MAY_HAVE_ONE.test(asked) ? asked.replace(MENTION_OR_EMOJI, ' ') : asked).replace(
		analyzer.requests,
		' ',
	);
	const isTelling = (part: string): boolean => !analyzer.stopWords.has(part);
	return rest === text || hasPart(rest, analyzer, isTelling) ? rest : text;
}

/**
 * Returns the terms by which a text is indexed, with repetitions: stems of words that are not stop words, identifiers
 * as a whole (as they are written, if with underscores) and in parts, and for each character of unspaced text the n-gram of the largest size that begins there
 * (shorter at the end). Shorter n-grams are found as prefixes.
 */
export function indexTerms(text: string, analyzer: Analyzer): string[] {
	const terms: string[] = [];
	const size = analyzer.grams.at(-1) as number;
	for (const { kind, text: token, isExact } of tokensOf(text, analyzer)) {
		if (kind === 'unspaced') pushGrams(terms, token, size);
		else if (kind === 'whole' || !analyzer.stopWords.has(token)) terms.push(termOf(token, isExact, analyzer.stem));
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

/** Returns the n-grams of unspaced text for a query; the text itself if it is shorter than all sizes. */
export function gramsOf(stretch: string, sizes: readonly number[]): string[] {
	const characters = [...stretch];
	const found: string[] = [];
	for (const size of sizes) {
		for (let from = 0; from + size <= characters.length; from++) {
			let gram = characters[from] as string;
			for (let i = 1; i < size; i++) gram += characters[from + i] as string;
			found.push(gram);
		}
	}
	return found.length > 0 || stretch === '' ? found : [stretch];
}

/** Whether sizes of n-grams are valid: ascending whole numbers from 1 to 3, at least one. */
export function isGramSizes(sizes: readonly number[]): boolean {
	const isNext = (size: number, i: number): boolean => [1, 2, 3].includes(size) && size > (sizes[i - 1] ?? 0);
	return sizes.length > 0 && sizes.every(isNext);
}

/**
 * Returns the words of a text for phrase search: every word stemmed, including stop words, and every unspaced
 * character.
 */
export function sequenceOf(text: string, analyzer: Analyzer): string[] {
	return tokensOf(text, analyzer).flatMap(({ kind, text: token }) => {
		if (kind === 'whole') return [];
		return kind === 'unspaced' ? [...token] : analyzer.stem(token);
	});
}

/**
 * Returns the terms that a text must have to contain a phrase: stems of words and parts of identifiers, and n-grams of
 * the largest size.
 */
export function phraseTerms(text: string, analyzer: Analyzer): string[] {
	return termsOf(partsOfText(text, analyzer), analyzer)
		.filter((term) => !analyzer.stopWords.has(term))
		.map(analyzer.stem);
}

/** Returns the same for literal words: including stop words, not stemmed, and not split by case and digits. */
export function literalTerms(text: string, analyzer: Analyzer): string[] {
	return termsOf(letterRuns(text, analyzer.folding), analyzer);
}

function termsOf(parts: readonly string[], { grams }: Analyzer): string[] {
	const largest = grams.slice(-1);
	return parts.flatMap((part) => (isUnspaced(part) ? gramsOf(part, largest) : part));
}
