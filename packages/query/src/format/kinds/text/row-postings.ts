import { decodeNumbers, MAX_DIGIT, RADIX, ZERO } from '../../codec/numbers.ts';

/** Decoded postings of a term. */
export interface DecodedPostings {
	/** Section numbers, ascending. */
	readonly sections: Uint32Array;
	/** Indexes into `TextSettings.counts`, one for each section. */
	readonly counts: Uint32Array;
}

/** Limits of the numbers in postings. */
export interface PostingBounds {
	readonly sections: number;
	readonly counts: number;
}

/**
 * Validates the postings of a row, and returns a function that decodes those of a term.
 *
 * @param gapText gaps between the sections of each term, one term after the other
 * @param exceptionText counts that differ from the usual one
 * @param isMarked whether gaps mark exceptions; otherwise exceptions have indexes
 * @param sizes number of postings of each term
 * @param bounds numbers of sections and combinations of counts in the index
 * @returns undefined for invalid texts
 */
export function readPostings(
	gapText: string,
	exceptionText: string,
	isMarked: boolean,
	sizes: Uint32Array,
	bounds: PostingBounds,
): ((term: number, into?: DecodedPostings, offset?: number) => DecodedPostings) | undefined {
	const exceptions = isMarked ? decodeNumbers(exceptionText) : decodeIndexes(exceptionText);
	if (exceptions === undefined) return undefined;
	const texts: RowTexts = { gaps: gapText, exceptions, isMarked, ...bounds };
	const cursor: Cursor = { at: 0, index: 0, next: 0 };
	/** The three values of the cursor of each term. */
	const starts = new Uint32Array(3 * sizes.length);
	for (let term = 0; term < sizes.length; term++) {
		starts[3 * term] = cursor.at;
		starts[3 * term + 1] = cursor.index;
		starts[3 * term + 2] = cursor.next;
		if (!readTerm(texts, cursor, sizes[term] as number)) return undefined;
	}
	if (cursor.at !== gapText.length || cursor.next !== exceptions.length) return undefined;
	return (term, decoded = postingArrays(sizes[term] as number), offset = 0) => {
		const [at, index, next] = starts.subarray(3 * term, 3 * term + 3) as unknown as [number, number, number];
		readTerm(texts, { at, index, next }, sizes[term] as number, decoded, offset);
		return decoded;
	};
}

/** Creates arrays for a number of postings. */
export function postingArrays(size: number): DecodedPostings {
	return { sections: new Uint32Array(size), counts: new Uint32Array(size) };
}

/** The postings of a row as they are written, and the bounds of their numbers. */
interface RowTexts extends PostingBounds {
	readonly gaps: string;
	readonly exceptions: Uint32Array;
	readonly isMarked: boolean;
}

/** Start of a term: the offset of its gaps, the index of its first posting, and its first exception. */
interface Cursor {
	at: number;
	index: number;
	next: number;
}

/**
 * Validates or decodes the postings of the term at a cursor, and moves the cursor after it. Returns false for invalid
 * postings.
 */
function readTerm(texts: RowTexts, cursor: Cursor, size: number, into?: DecodedPostings, offset = 0): boolean {
	// A row may have a million characters, so this loop neither allocates nor reads properties.
	const { gaps, exceptions, isMarked, sections, counts } = texts;
	let { at, index, next } = cursor;
	let section = -1;
	for (let i = 0; i < size; i++, index++) {
		let digit = MAX_DIGIT;
		let gap = 0;
		for (let scale = 1; digit >= RADIX; scale *= RADIX) {
			digit = gaps.charCodeAt(at++) - ZERO;
			if (!(digit >= 0 && digit <= MAX_DIGIT)) return false;
			gap += (digit & (RADIX - 1)) * scale;
		}
		let count = 0;
		if (isMarked) {
			if (gap % 2 === 1) count = next < exceptions.length ? (exceptions[next++] as number) : counts;
			gap = Math.floor(gap / 2);
		} else if (next < exceptions.length && exceptions[next] === index) {
			count = exceptions[next + 1] as number;
			next += 2;
		}
		section += gap;
		if (!(gap > 0 && section < sections && count < counts)) return false;
		if (into) {
			into.sections[offset + i] = section;
			into.counts[offset + i] = count;
		}
	}
	cursor.at = at;
	cursor.index = index;
	cursor.next = next;
	return true;
}

/** Decodes exceptions with their indexes among all postings of the row: pairs of an index and a count. */
function decodeIndexes(text: string): Uint32Array | undefined {
	const pairs = decodeNumbers(text);
	if (pairs === undefined || pairs.length % 2 === 1) return undefined;
	let index = -1;
	for (let i = 0; i < pairs.length; i += 2) {
		if (pairs[i] === 0) return undefined;
		index += pairs[i] as number;
		pairs[i] = index;
	}
	return pairs;
}
