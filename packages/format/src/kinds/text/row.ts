import { isUnspaced } from '../../analysis/characters.ts';
import { decodeNumbers, encodeNumber } from '../../codec/numbers.ts';

/**
 * Where a term's postings are: a stretch of the lists of its row, as most terms of a row are never looked at, and a list
 * of each one's own would take longer than all the rest.
 */
export interface TermPostings {
	/** Section numbers, ascending within the stretch. */
	readonly sections: Uint32Array;
	/** Numbers into `TextSettings.counts`. */
	readonly counts: Uint32Array;
	readonly from: number;
	readonly to: number;
	/** Where the lengths of the row are apart. */
	readonly unread?: Unread | undefined;
}

/** What is known of a term without the lengths of its sections. */
export interface Unread {
	/** The key of its row. */
	readonly row: string;
	/** The greatest share of its weight that a section gets. */
	readonly greatest: number;
}

/** Terms that begin alike, and their postings. */
export interface Row {
	readonly terms: readonly string[];
	readonly postings: readonly TermPostings[];
	/** Where rows have lengths: that of each posting's section, one after the other (kinds/text/lengths.ts). */
	readonly lengths?: string | undefined;
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
export const EMPTY_ROW: Row = { terms: [], postings: [] };

/**
 * Reads a row as kinds/text/format.ts describes it.
 *
 * @returns the row, or undefined for a text that this index cannot have
 */
export function decodeRow(key: string, text: string, bounds: RowBounds): Row | undefined {
	const texts = text.split(' ');
	const [termsText, , , , last] = texts;
	const [frequencies, gaps, exceptions] = texts.slice(1, 4).map(decodeNumbers);
	if (bounds.hasLengths && key[0] !== ' ' && texts.length === 2 && frequencies)
		return listed(decodeWords(key, termsText as string), frequencies);
	if (texts.length !== (bounds.hasLengths ? 5 : 4) || !frequencies || !gaps || !exceptions) return undefined;
	const greatest = last?.[0] === APART ? decodeFloats(last.slice(1)) : undefined;
	if (last !== undefined && (greatest ? greatest.length !== frequencies.length : last.length !== gaps.length))
		return undefined;
	const terms = isGramKey(key)
		? decodeGrams(key, termsText as string, bounds.alphabet)
		: decodeWords(key, termsText as string);
	const counts = (key[0] === ' ' ? takeMarked : decodeCounts)(exceptions, gaps, bounds.counts);
	if (counts === undefined || terms?.length !== frequencies.length) return undefined;
	const postings: TermPostings[] = [];
	let from = 0;
	for (const frequency of frequencies) {
		const to = from + frequency + 1;
		if (to > gaps.length || !sumUp(gaps, from, to, bounds.sections)) return undefined;
		const unread = greatest && { row: key, greatest: greatest[postings.length] as number };
		postings.push({ sections: gaps, counts, from, to, unread });
		from = to;
	}
	return from === gaps.length ? { terms, postings, lengths: greatest ? undefined : last } : undefined;
}

/** Begins the last text of a row whose lengths are apart. */
const APART = '!';

/** Encodes what is the last text of a row whose lengths are apart: of each term the greatest share. */
export function encodeGreatest(shares: readonly number[]): string {
	return APART + Array.from(new Uint32Array(Float32Array.from(shares).buffer), encodeNumber).join('');
}

function decodeFloats(text: string): Float32Array | undefined {
	const bits = decodeNumbers(text);
	return bits && new Float32Array(bits.slice().buffer);
}

/** A row that lists words and how many sections each has; their postings, which are empty here, are in fine rows. */
function listed(terms: string[] | undefined, frequencies: Uint32Array): Row | undefined {
	if (terms?.length !== frequencies.length) return undefined;
	const [sections, counts] = [new Uint32Array(), new Uint32Array()];
	return {
		terms,
		postings: Array.from(frequencies, (frequency) => ({ sections, counts, from: 0, to: frequency + 1 })),
	};
}

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

/** Turns the gaps of a term into section numbers, in place; false if they are invalid. */
function sumUp(gaps: Uint32Array, from: number, to: number, sections: number): boolean {
	let section = -1;
	for (let i = from; i < to; i++) {
		const gap = gaps[i] as number;
		section += gap;
		if (gap === 0 || section >= sections) return false;
		gaps[i] = section;
	}
	return true;
}

/** Counts of a fine row, whose gaps are marked by their lowest bit where there is an exception: takes the marks away. */
function takeMarked(exceptions: Uint32Array, gaps: Uint32Array, known: number): Uint32Array | undefined {
	const counts = new Uint32Array(gaps.length);
	let next = 0;
	for (let i = 0; i < gaps.length; i++) {
		const gap = gaps[i] as number;
		if (gap & 1) counts[i] = exceptions[next++] as number;
		gaps[i] = gap >>> 1;
	}
	return next === exceptions.length && counts.every((count) => count < known) ? counts : undefined;
}

function decodeCounts(exceptions: Uint32Array, gaps: Uint32Array, known: number): Uint32Array | undefined {
	const counts = new Uint32Array(gaps.length);
	if (exceptions.length % 2 === 1 || known === 0) return undefined;
	let index = -1;
	for (let i = 0; i < exceptions.length; i += 2) {
		const gap = exceptions[i] as number;
		const count = exceptions[i + 1] as number;
		index += gap;
		if (gap === 0 || index >= gaps.length || count >= known) return undefined;
		counts[index] = count;
	}
	return counts;
}
