import { decodeNumbers, encodeNumber, MAX_DIGIT, RADIX, ZERO } from '../codec/numbers.ts';
import { damaged } from './tables.ts';
import { POSTINGS_TABLE } from './text.ts';

/**
 * The postings of a term, as three texts with spaces between them:
 *
 *     sections   for each posting twice the gap to the section before (the first: to -1), plus 1 if its counts are not the most
 *                frequent ones
 *     counts     of these postings: an index into TextSettings.counts
 *     lengths    for each posting a character, the length of its section: see lengths.ts
 *
 * Numbers are encoded by codec/numbers.ts. A long list is in blocks, each with these three texts. The term then has a space,
 * followed by numbers:
 *
 *     number of postings, the first block, the bits of the greatest share as a 32-bit float
 *     the last section of each block, as gaps
 */

/** Postings as they are decoded. */
export interface DecodedPostings {
	/** Section numbers, ascending. */
	readonly sections: Uint32Array;
	/** Indexes into `TextSettings.counts`, one for each section. */
	readonly counts: Uint32Array;
}

/** Limits of the numbers in postings, and what takes the lengths of sections. */
export interface PostingBounds {
	readonly sections: number;
	readonly counts: number;
	/** Takes the lengths of sections, as indexes of lengths.ts plus 48, when their postings are decoded. */
	readonly takeLengths: (sections: Uint32Array, lengths: string) => void;
}

/** Postings of a term, decoded on demand, since most terms of a row are never used. */
export interface TermPostings {
	/** Number of sections that have the term. */
	readonly size: number;
	/** Whether the row only lists words, whose postings are read by their terms. */
	readonly isListed?: boolean;
	/** The blocks of a long list. */
	readonly unread?: Blocks | undefined;
	/**
	 * Decodes the postings; none if `isListed`, and of postings in blocks those that were read.
	 *
	 * @param into arrays to decode into, which may be longer; the result may be others
	 */
	decode(into?: DecodedPostings): DecodedPostings;
}

/** Terms, sorted, and their postings. */
export interface Row {
	readonly terms: readonly string[];
	readonly postings: readonly TermPostings[];
	/** Characters of its text, for caches. */
	readonly size: number;
}

/** The row for a key that has no terms. */
export const EMPTY_ROW: Row = { terms: [], postings: [], size: 0 };

/** The blocks of a long list, with those that were read. */
export interface Blocks {
	/** Number of sections that have the term. */
	readonly size: number;
	/** Maximum share of the term's weight that a section gets: see bm25.ts. */
	readonly greatest: number;
	/** Number of the first block among those of all terms. */
	readonly first: number;
	/** The last section of each block. */
	readonly lasts: Uint32Array;
	/** Decoded blocks by position; undefined for unread ones. */
	readonly read: (DecodedPostings | undefined)[];
}

export function postingArrays(size: number): DecodedPostings {
	return { sections: new Uint32Array(size), counts: new Uint32Array(size) };
}

/** Reads the postings of a term. They are decoded on demand, or are in blocks. */
export function termPostings(text: string, bounds: PostingBounds): TermPostings {
	if (text.startsWith(' ')) {
		const unread = blocksOf(text.slice(1), bounds);
		return { size: unread.size, unread, decode: () => joinBlocks(unread) };
	}
	const size = text.length - text.lastIndexOf(' ') - 1;
	return { size, decode: (into) => decodePostings(text, bounds, into) };
}

/**
 * Decodes postings.
 *
 * @throws PinakesError `damaged_part` for invalid postings
 */
export function decodePostings(
	text: string,
	{ sections, counts, takeLengths }: PostingBounds,
	into?: DecodedPostings,
): DecodedPostings {
	const [gaps = '', countText = '', lengths = '', ...others] = text.split(' ');
	const size = lengths.length;
	const exceptions = decodeNumbers(countText) ?? damaged(POSTINGS_TABLE);
	const decoded = into ?? postingArrays(size);
	const { sections: ownSections, counts: ownCounts } = decoded;
	let at = 0;
	let next = 0;
	let section = -1;
	// A list may have a million characters, so this loop neither allocates nor reads properties.
	for (let i = 0; i < size; i++) {
		let digit = MAX_DIGIT;
		let gap = 0;
		for (let scale = 1; digit >= RADIX; scale *= RADIX) {
			digit = gaps.charCodeAt(at++) - ZERO;
			if (!(digit >= 0 && digit <= MAX_DIGIT)) damaged(POSTINGS_TABLE);
			gap += (digit & (RADIX - 1)) * scale;
		}
		const count = gap % 2 === 0 ? 0 : next < exceptions.length ? (exceptions[next++] as number) : counts;
		gap = Math.floor(gap / 2);
		section += gap;
		if (!(gap > 0 && section < sections && count < counts)) damaged(POSTINGS_TABLE);
		ownSections[i] = section;
		ownCounts[i] = count;
	}
	if (size === 0 || at !== gaps.length || next !== exceptions.length || others.length > 0) damaged(POSTINGS_TABLE);
	takeLengths(ownSections.subarray(0, size), lengths);
	return decoded;
}

/** Encodes where the blocks of a term are. */
export function encodeBlocks({ size, first, greatest, lasts }: Omit<Blocks, 'read'>): string {
	const [bits = 0] = new Uint32Array(Float32Array.of(greatest).buffer);
	const gaps = Array.from(lasts, (last, i) => last - (lasts[i - 1] ?? -1));
	return ` ${[size, first, bits, ...gaps].map(encodeNumber).join('')}`;
}

function blocksOf(text: string, { sections }: PostingBounds): Blocks {
	const [size = 0, first = 0, bits = 0, ...gaps] = decodeNumbers(text) ?? [];
	const [greatest = 0] = new Float32Array(Uint32Array.of(bits).buffer);
	let last = -1;
	const lasts = Uint32Array.from(gaps, (gap) => {
		last += gap;
		return gap > 0 && last < sections ? last : damaged(POSTINGS_TABLE);
	});
	if (lasts.length === 0 || size < lasts.length || size > sections || !(greatest >= 0)) damaged(POSTINGS_TABLE);
	return { size, greatest, first, lasts, read: [] };
}

/** Returns blocks that are read on their own. */
export function copyBlocks(blocks: Blocks): Blocks {
	return { ...blocks, read: [...blocks.read] };
}

export function joinBlocks({ read: blocks }: Pick<Blocks, 'read'>): DecodedPostings {
	const read = blocks.filter((block) => block !== undefined);
	const joined = postingArrays(read.reduce((sum, { sections }) => sum + sections.length, 0));
	let at = 0;
	for (const { sections, counts } of read) {
		joined.sections.set(sections, at);
		joined.counts.set(counts, at);
		at += sections.length;
	}
	return joined;
}

/** Code of the letter for no shared characters. */
export const FIRST_LETTER = 65;

/** Maximum number of shared characters that can be encoded, since the letters end at Z. */
export const MAX_SHARED = 25;

/**
 * Decodes a row that lists words with their document frequencies: the words, a space, and the frequencies as numbers. Of a word
 * there is a capital letter for the number of characters that it shares with the one before (the first: with the key), then the
 * rest: "Dabase" is "database" after the key "dat".
 *
 * @throws PinakesError `damaged_part` for invalid text
 */
export function decodeWords(key: string, text: string, table: string): Row {
	const [words = '', sizeText = ''] = text.split(' ');
	const sizes = decodeNumbers(sizeText) ?? damaged(table);
	const terms: string[] = [];
	let previous = key;
	for (const entry of words === '' ? [] : words.split(/(?=[A-Z])/)) {
		const shared = entry.charCodeAt(0) - FIRST_LETTER;
		if (!(shared >= 0 && shared <= previous.length)) damaged(table);
		previous = previous.slice(0, shared) + entry.slice(1);
		terms.push(previous);
	}
	if (terms.length !== sizes.length) damaged(table);
	const postings = Array.from(sizes, (size) => ({ size, isListed: true, decode: () => NOTHING }));
	return { terms, postings, size: text.length };
}

const NOTHING = postingArrays(0);
