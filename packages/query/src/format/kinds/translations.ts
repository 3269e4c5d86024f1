import { isUnspaced } from '../analysis/normalize.ts';
import type { Recipe } from '../base/recipe.ts';
import type { Opened } from '../manifest/opened.ts';
import { damaged, readKeys } from './tables.ts';

/**
 * Translations of words that questions may have into terms of the index, so that a question is found in texts of
 * another language:
 *
 *     parts/translations.0.json   { "databas": " 数据库M", "事": " matter7,务 transactI,务处理 transactF process9", … }
 *
 * A row has the words that begin with its key: words separated by spaces have their own row, by their stem; words of
 * text without spaces share the row of their first character. In a row, a comma separates words. Each is what follows
 * the key, then its translations, best first: the term and a character for its share, 1 to 42 by code from "1" on.
 */
export const TRANSLATIONS_TABLE = 'translations';

/** Target size of the parts: each is read for a word or two of a question, and must stay below 16 kB. */
export const TRANSLATIONS_PART_BYTES = 12_288;

/** Maximum share; the shares of a word need not add up to it. */
export const MAX_SHARE = 42;

/** Code of the character for a share of 0. */
export const SHARE_ZERO = 48;

/** Maximum translations of a word. */
export const MAX_TRANSLATIONS = 4;

/** Maximum words of a query that are translated, and rows that are read to find them. */
export const MAX_TRANSLATED = 64;
export const MAX_ROWS = 256;

/** Maximum characters of a word of text without spaces. */
export const MAX_WORD_CHARACTERS = 8;

/**
 * Minimum share of sections in one language for which words of the other are translated even if they occur in the
 * texts.
 */
const MIN_OF_ONE_LANGUAGE = 0.75;

/**
 * Whether a word is in another language than nearly all of the texts. If texts are in both languages, only words that
 * they lack are translated.
 *
 * @param unspaced share of the sections that have unspaced text, 0 to 1
 */
export function isOtherLanguage(word: string, unspaced: number): boolean {
	return (isUnspaced(word) ? 1 - unspaced : unspaced) >= MIN_OF_ONE_LANGUAGE;
}

/** A translation of a word that is a term of the index. */
export interface Translation {
	readonly term: string;
	/** Probability, from 1 to `MAX_SHARE`. */
	readonly share: number;
}

/** Returns the key of the row that has a word. */
export function translationKey(word: string): string {
	return isUnspaced(word) ? String.fromCodePoint(word.codePointAt(0) as number) : word;
}

/** Splits unspaced text into the longest words of a table; `rest` is the text between them. */
export function cutWords(
	stretch: string,
	table: ReadonlyMap<string, unknown>,
): { readonly found: readonly string[]; readonly rest: readonly string[] } {
	const characters = [...stretch];
	const found: string[] = [];
	let rest = '';
	for (let at = 0, length: number; at < characters.length; at += length || 1) {
		length = MAX_WORD_CHARACTERS;
		while (length > 0 && !table.has(characters.slice(at, at + length).join(''))) length--;
		if (length > 0) found.push(characters.slice(at, at + length).join(''));
		rest += length > 0 ? ' ' : characters[at];
	}
	return { found, rest: rest.split(' ') };
}

export type TranslationRows = Map<string, readonly Translation[]>;

/** Whether the table may have a key: often it has words of one language alone, and no part can have those of the other. */
export function mayHaveRow({ cuts }: Pick<Opened, 'cuts'>, key: string): boolean {
	// Without a first key the comparison is false.
	return key >= (cuts[TRANSLATIONS_TABLE]?.[0] as string);
}

/**
 * Reads the words under each key with their translations. Keys without a row are left out.
 */
export function* readTranslations(opened: Opened, keys: readonly string[]): Recipe<TranslationRows> {
	const words: TranslationRows = new Map();
	const possible = keys.filter((key) => mayHaveRow(opened, key));
	if (!possible.length) return words;
	const rows = yield* readKeys<string>(opened, TRANSLATIONS_TABLE, '', possible);
	possible.forEach((key, i) => {
		for (const word of rows[i]?.split(',') ?? []) {
			const [rest, ...terms] = word.split(' ');
			words.set(key + rest, terms.slice(0, MAX_TRANSLATIONS).map(toTranslation));
		}
	});
	return words;
}

function toTranslation(text: string): Translation {
	const share = text.charCodeAt(text.length - 1) - SHARE_ZERO;
	return share > 0 && share <= MAX_SHARE ? { term: text.slice(0, -1), share } : damaged(TRANSLATIONS_TABLE);
}
