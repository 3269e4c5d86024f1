import { adapted, CODE_BYTES, FIRST_RANGE, FIRST_STATE, MIN_RANGE, rangeOfOne } from '../../codec/bit-code.ts';
import type { Blocks } from './blocks.ts';
import { type DecodedPostings, type PostingBounds, postingArrays } from './row-postings.ts';

/**
 * Postings of terms with a high document frequency, in an index for pages. A search looks up most of these terms in few
 * sections (query's text/max-score.ts), and reads only the chunks that may contain these:
 *
 *     parts/term_chunks.0.json   bytes   as many of the next postings of a term as 252 bytes can have
 *     …
 *     parts/term_chunks.9.json   bytes   after the chunks of a term: lengths of its sections, in one code over all of them
 *
 * These files are no JSON, but have a character for each byte. In packs, a chunk is these bytes: all have the same size, so that its
 * number tells where it is. Of each posting it has how many sections are left out before it, and the index of its counts
 * (codec/bit-code.ts). The last section of a chunk is known from its row: see blocks.ts.
 */
export const CHUNKS_TABLE = 'term_chunks';

/** Bytes of a chunk. */
export const CHUNK_BYTES = 252;

/** Maximum postings of a chunk. Few have a thousand, but those of all sections take hardly a bit. */
export const MAX_CHUNK_POSTINGS = 2 ** 16;

/**
 * Minimum sections of an index with chunks. Reading chunks takes another round trip, and in a smaller index they save a
 * search hardly more bytes than a slow connection transfers meanwhile.
 */
export const MIN_SECTIONS_WITH_CHUNKS = 2 ** 14;

/**
 * A number: whether it is 0, in a context of its own; then how many bits it has, as so many bits that are 0 but for the last, each in a
 * context; then, as plain bits, all of its bits but the highest, the lowest first. A gap has 2 to the power of a shift less 1 added if it is
 * not 0, and its bits beyond the shift are counted, so that most gaps have one or none. The shift of a chunk is its first plain bits.
 */
export const SHIFT_BITS = 5;

/** Maximum plain bits of a number. */
export const MAX_PLAIN = 24;

/** Number of contexts of the length of a number. */
const NUMBER_CONTEXTS = MAX_PLAIN + 1;

/** Counts that are told apart when they are those of the section before. */
const KNOWN_COUNTS = 6;

/** Contexts of the first bits of gaps and counts, and of all others. */
const USUAL_COUNT = 3;
export const GAP = USUAL_COUNT + KNOWN_COUNTS + 1;
const COUNT = GAP + NUMBER_CONTEXTS;
const NEXT_COUNT = COUNT + NUMBER_CONTEXTS;

/** Number of contexts of postings. */
export const POSTING_CONTEXTS = NEXT_COUNT + NUMBER_CONTEXTS;

/** What the first posting of a chunk is coded after. */
export const FIRST_GAP = 1;
export const FIRST_COUNT = 0;

/**
 * Returns the context in which it is coded whether no sections are left out before a posting. Words of a title are in all sections of a
 * page: what follows a section without a gap has mostly the same counts.
 *
 * @param lastGap of the posting before
 * @param lastCount the index of the counts of the posting before
 */
export function gapContext(lastGap: number, lastCount: number): number {
	return (lastGap ? 0 : 1) + (lastCount ? 1 : 0);
}

/**
 * Returns the context in which it is coded whether the counts of a posting are the first ones.
 *
 * @param gap of this posting
 * @param lastCount that of the posting before
 */
export function countContext(gap: number, lastCount: number): number {
	return USUAL_COUNT + (gap ? 0 : 1 + Math.min(lastCount, KNOWN_COUNTS - 1));
}

/** Returns the first context in which the number of other counts is coded. */
export function countBase(gap: number): number {
	return gap ? COUNT : NEXT_COUNT;
}

/** Postings of a chunk while it is decoded. */
const decoded = postingArrays(MAX_CHUNK_POSTINGS);

/** The state of each context while a chunk is decoded. */
const states = new Uint32Array(POSTING_CONTEXTS);

/** Decodes a chunk; undefined for invalid bytes. */
export function decodeChunk(
	bytes: string,
	{ lasts }: Blocks,
	number: number,
	{ sections, counts }: PostingBounds,
): DecodedPostings | undefined {
	const end = lasts[number] as number;
	let section = lasts[number - 1] ?? -1;
	let size = 0;
	let gap = FIRST_GAP;
	let count = FIRST_COUNT;
	states.fill(FIRST_STATE);
	let range = FIRST_RANGE;
	let code = 0;
	let next = 0;
	while (next < CODE_BYTES) code = (code << 8) | bytes.charCodeAt(next++);
	let last = bytes.length - 1;
	let plain = bytes.charCodeAt(last) >> SHIFT_BITS;
	let held = 8 - SHIFT_BITS;
	const shift = bytes.charCodeAt(last) & (2 ** SHIFT_BITS - 1);
	/** Of the number that is read: its context, that of its length, and this length; -1 before it is known whether the number is 0. */
	let context = gapContext(gap, count);
	let base = GAP;
	let length = -1;
	while (section < end) {
		const state = states[context] as number;
		const ofOne = rangeOfOne(range, state);
		const isOne = code < ofOne;
		if (isOne) range = ofOne;
		else {
			code -= ofOne;
			range -= ofOne;
		}
		// Beyond the end, `NaN` becomes 0.
		for (; range < MIN_RANGE; range <<= 8) code = (code << 8) | bytes.charCodeAt(next++);
		states[context] = adapted(state, isOne);
		if (!isOne && length < NUMBER_CONTEXTS - 1) {
			context = base + ++length;
			continue;
		}
		let read = 0;
		if (length >= 0) {
			const own = base === GAP ? shift : 0;
			const bits = length + own;
			if (bits > MAX_PLAIN) return undefined;
			for (; held < bits; held += 8) plain |= bytes.charCodeAt(--last) << held;
			read = ((1 << bits) | (plain & ((1 << bits) - 1))) - (1 << own) + 1;
			plain >>>= bits;
			held -= bits;
		}
		length = -1;
		if (base === GAP) {
			gap = read;
			context = countContext(gap, count);
			base = countBase(gap);
			continue;
		}
		count = read;
		section += gap + 1;
		if (section > end || section >= sections || count >= counts || size === MAX_CHUNK_POSTINGS) return undefined;
		decoded.sections[size] = section;
		decoded.counts[size++] = count;
		context = gapContext(gap, count);
		base = GAP;
	}
	return { sections: decoded.sections.slice(0, size), counts: decoded.counts.slice(0, size) };
}

/**
 * Lengths have a prefix code: the bytes of a term begin with the number of indexes of lengths (kinds/text/lengths.ts), and for each how
 * many bits it has, a byte each; 0 if none has it. Shorter codes come first, then lower indexes. The codes of all lengths follow,
 * the highest bit first.
 */
export const MAX_CODE_BITS = 12;

/** Decodes the indexes of the lengths of a number of sections. */
export function decodeChunkLengths(bytes: string, size: number): Uint8Array {
	const count = bytes.charCodeAt(0);
	/** By the next bits: the index that they begin with, and in the lower byte how many they are. */
	const codes = new Uint16Array(2 ** MAX_CODE_BITS);
	let first = 0;
	for (let bits = 1; bits <= MAX_CODE_BITS; bits++) {
		for (let index = 0; index < count; index++) {
			if (bytes.charCodeAt(1 + index) !== bits) continue;
			const end = first + 2 ** (MAX_CODE_BITS - bits);
			codes.fill((index << 8) | bits, first, end);
			first = end;
		}
	}
	const indexes = new Uint8Array(size);
	let next = 1 + count;
	let span = 0;
	let held = 0;
	for (let i = 0; i < size; i++) {
		for (; held < MAX_CODE_BITS; held += 8) span = (span << 8) | bytes.charCodeAt(next++);
		const code = codes[(span >> (held - MAX_CODE_BITS)) & (2 ** MAX_CODE_BITS - 1)] as number;
		indexes[i] = code >> 8;
		held -= code & 255;
	}
	return indexes;
}
