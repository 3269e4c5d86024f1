import { isUnspaced } from '../../analysis/characters.ts';
import { decodeNumbers } from '../../codec/numbers.ts';
import { type Blocks, decodeBlocks, joinBlocks } from './blocks.ts';
import { type DecodedPostings, readPostings } from './row-postings.ts';

/** The postings of a term. They are decoded when they are asked for, as most terms of a row never are. */
export interface TermPostings {
	/** How many sections have the term. */
	readonly size: number;
	/** How many have it at least, where `size` is counted when it is asked for. */
	readonly minSize?: number;
	/** Whether the row only lists words, whose postings are in fine rows. */
	readonly isListed?: boolean;
	/** Where they are, if not in the row. */
	readonly unread?: Blocks | undefined;
	/** Decodes them anew; none where `isListed`, and of those in blocks the ones that were read. */
	decode(): DecodedPostings;
}

/** Terms that begin alike, and their postings. */
export interface Row {
	readonly terms: readonly string[];
	readonly postings: readonly TermPostings[];
	/** Where rows have lengths: that of each section of its postings, one after the other (kinds/text/lengths.ts). */
	readonly lengths?: string | undefined;
	/** Characters of its text. */
	readonly size: number;
}

/** What holds for every row of an index. */
export interface RowBounds {
	/** The characters of n-grams after the first. */
	readonly alphabet: readonly string[];
	/** How many sections the index has. */
	readonly sections: number;
	/** How many combinations of counts it has. */
	readonly counts: number;
	/** Whether rows have the lengths of sections. */
	readonly hasLengths?: boolean;
}

/** A row of an index without such terms. */
export const EMPTY_ROW: Row = { terms: [], postings: [], size: 0 };

/**
 * Reads a row as kinds/text/schema.ts describes it.
 *
 * @returns the row, or undefined for a text that this index cannot have
 */
export function decodeRow(key: string, text: string, bounds: RowBounds): Row | undefined {
	const [termsText = '', ...texts] = text.split(' ');
	const [frequencyText = '', gaps = '', exceptions = '', lengths, blockText] = texts;
	const frequencies = decodeNumbers(frequencyText);
	if (frequencies === undefined) return undefined;
	if (bounds.hasLengths && key[0] !== ' ' && texts.length === 1)
		return listed(decodeWords(key, termsText), frequencies, text.length);
	const sizes = frequencies.map((frequency) => frequency + 1);
	if (texts.length !== (bounds.hasLengths ? 4 : 3) + (blockText === undefined ? 0 : 1)) return undefined;
	const terms = isGramKey(key) ? decodeGrams(key, termsText, bounds.alphabet) : decodeWords(key, termsText);
	const blocks = blockText === undefined ? [] : decodeBlocks(blockText, sizes);
	if (terms?.length !== sizes.length || sizes.includes(0) || blocks === undefined) return undefined;
	const own = sizes.map((size, term) => (blocks[term] ? 0 : size));
	const decode = readPostings(gaps, exceptions, key[0] === ' ', own, bounds);
	if (decode === undefined || (lengths !== undefined && lengths.length !== sum(own))) return undefined;
	const postings = Array.from(sizes, (size, term): TermPostings => {
		const unread = blocks[term];
		return { size, unread, decode: () => (unread ? joinBlocks(unread.read) : decode(term)) };
	});
	return { terms, postings, lengths, size: text.length };
}

function sum(numbers: Uint32Array): number {
	return numbers.reduce((total, number) => total + number, 0);
}

/** A row that lists words and how many sections each has; their postings, which are empty here, are in fine rows. */
function listed(terms: string[] | undefined, frequencies: Uint32Array, size: number): Row | undefined {
	if (terms?.length !== frequencies.length) return undefined;
	return {
		terms,
		size,
		postings: Array.from(frequencies, (frequency) => ({ size: frequency + 1, isListed: true, decode: () => NOTHING })),
	};
}

const NOTHING: DecodedPostings = { sections: new Uint32Array(), counts: new Uint32Array() };

/** Whether a row has n-grams written as numbers; those of fine rows are written as words. */
export function isGramKey(key: string): boolean {
	return isUnspaced(key) && key[0] !== ' ';
}

/** The words of a row; undefined for invalid text. */
function decodeWords(key: string, text: string): string[] | undefined {
	const terms: string[] = [];
	let previous = key;
	for (const entry of text === '' ? [] : text.split(/(?=[A-Z])/)) {
		const shared = entry.charCodeAt(0) - FIRST_LETTER;
		if (!(shared >= 0 && shared <= previous.length)) return undefined;
		previous = previous.slice(0, shared) + entry.slice(1);
		terms.push(previous);
	}
	return terms;
}

/** The letter that says that no character is shared. */
export const FIRST_LETTER = 65;

function decodeGrams(key: string, text: string, alphabet: readonly string[]): string[] | undefined {
	const gaps = decodeNumbers(text);
	if (gaps === undefined) return undefined;
	const terms: string[] = [];
	const radix = alphabet.length + 1;
	let number = -1;
	for (const gap of gaps) {
		number += gap;
		if (gap === 0 || number >= radix * radix) return undefined;
		const second = alphabet[Math.floor(number / radix) - 1] ?? '';
		terms.push(key + second + (alphabet[(number % radix) - 1] ?? ''));
	}
	return terms;
}
