import { isUnspaced } from '../../analysis/characters.ts';
import { decodeNumbers } from '../../codec/numbers.ts';
import { type Blocks, decodeBlocks, joinBlocks } from './blocks.ts';
import { type DecodedPostings, postingArrays, readPostings } from './row-postings.ts';

/** Postings of a term, decoded on demand, since most terms of a row are never used. */
export interface TermPostings {
	/** Number of sections that have the term. */
	readonly size: number;
	/** Whether the row only lists words, whose postings are in fine rows. */
	readonly isListed?: boolean;
	/** The blocks of the postings, if they are not in the row. */
	readonly unread?: Blocks | undefined;
	/**
	 * Decodes the postings; none if `isListed`, and of postings in blocks those that were read.
	 *
	 * @param into arrays to decode into, from index `at` on; the result may be others, from index 0 on
	 */
	decode(into?: DecodedPostings, at?: number): DecodedPostings;
}

/** Terms with the same first characters, and their postings. */
export interface Row {
	readonly terms: readonly string[];
	readonly postings: readonly TermPostings[];
	/** Characters of its text, for caches. */
	readonly size: number;
}

/** Values that all rows of an index have in common. */
export interface RowBounds {
	/** Characters of n-grams after the first. */
	readonly alphabet: readonly string[];
	/** Number of sections in the index. */
	readonly sections: number;
	/** Number of combinations of counts in the index. */
	readonly counts: number;
	/** Takes the encoded lengths of the sections of postings as these are decoded, if rows have lengths (kinds/text/lengths.ts). */
	readonly takeLengths?: ((sections: Uint32Array, lengths: string) => void) | undefined;
}

/** The row for a key that has no terms. */
export const EMPTY_ROW: Row = { terms: [], postings: [], size: 0 };

/**
 * Decodes a row: see kinds/text/schema.ts.
 *
 * @returns undefined for invalid text
 */
export function decodeRow(key: string, text: string, bounds: RowBounds): Row | undefined {
	const [termsText = '', ...texts] = text.split(' ');
	const [frequencyText = '', gaps = '', exceptions = '', lengths, blockText, baseTerm] = texts;
	const frequencies = decodeNumbers(frequencyText);
	if (frequencies === undefined) return undefined;
	const { takeLengths } = bounds;
	if (takeLengths && key[0] !== ' ' && texts.length === 1)
		return listed(decodeWords(key, termsText), frequencies, text.length);
	const sizes = frequencies.map((frequency) => frequency + 1);
	const further = Number(blockText !== undefined) + Number(baseTerm !== undefined);
	if (texts.length !== (takeLengths ? 4 : 3) + further) return undefined;
	const terms = isGramKey(key) ? decodeGrams(key, termsText, bounds.alphabet) : decodeWords(key, termsText);
	const blocks = blockText === undefined ? [] : decodeBlocks(blockText, sizes);
	if (terms?.length !== sizes.length || sizes.includes(0) || blocks === undefined) return undefined;
	const own = sizes.map((size, term) => (blocks[term] ? 0 : size));
	const decode = readPostings(gaps, exceptions, key[0] === ' ', own, bounds);
	if (decode === undefined || (lengths !== undefined && lengths.length !== own.reduce((sum, size) => sum + size, 0)))
		return undefined;
	// Longer, so that no term is its own base.
	if (baseTerm !== undefined && (terms.length !== 1 || baseTerm.length <= (terms[0] as string).length))
		return undefined;
	let end = 0;
	const postings = Array.from(sizes, (size, term): TermPostings => {
		const unread = blocks[term] && { ...blocks[term], baseTerm };
		if (unread) return { size, unread, decode: () => joinBlocks(unread) };
		const from = end;
		end += size;
		return {
			size,
			unread,
			decode(into, at = 0) {
				const decoded = decode(term, into, at);
				takeLengths?.(decoded.sections.subarray(at, at + size), (lengths as string).slice(from, from + size));
				return decoded;
			},
		};
	});
	return { terms, postings, size: text.length };
}

/** Returns a row that lists words with their document frequencies; their postings are in fine rows. */
function listed(terms: string[] | undefined, frequencies: Uint32Array, size: number): Row | undefined {
	if (terms?.length !== frequencies.length) return undefined;
	return {
		terms,
		size,
		postings: Array.from(frequencies, (frequency) => ({ size: frequency + 1, isListed: true, decode: () => NOTHING })),
	};
}

const NOTHING = postingArrays(0);

/** Whether the n-grams of a row are encoded as numbers; in fine rows they are written as words. */
export function isGramKey(key: string): boolean {
	return isUnspaced(key) && key[0] !== ' ';
}

/** Decodes the words of a row; undefined for invalid text. */
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

/** Code of the letter for no shared characters. */
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
