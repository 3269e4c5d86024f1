import { type BitCoder, bitCoder, codeBit, codeNumber, NUMBER_CONTEXTS } from '../../codec/bit-coder.ts';
import type { Blocks } from './blocks.ts';
import { type DecodedPostings, type PostingBounds, postingArrays } from './row-postings.ts';

/**
 * Postings of terms with a high document frequency, in an index for pages. A search looks up most of these terms in few
 * sections (query's text/max-score.ts), and reads only the chunks that may contain these:
 *
 *     parts/term_chunks.0.json   [ "bytes" ]   as many of the next postings of a term as 252 bytes can have
 *     …
 *     parts/term_chunks.9.json   [ "bytes" ]   after the chunks of a term: lengths of its sections, in one code over all of them
 *
 * In packs, a chunk is these bytes: all have the same size, so that its number tells where it is. They are the code of
 * codec/bit-coder.ts. Of each posting it has how many sections are left out before it, and the index of its counts. The last section
 * of a chunk is known from its row: see blocks.ts.
 */
export const CHUNKS_TABLE = 'term_chunks';

/** Bytes of a chunk. */
export const CHUNK_BYTES = 252;

/**
 * Minimum sections of an index with chunks. Reading chunks takes another round trip, and in a smaller index they save a
 * search hardly more bytes than a slow connection transfers meanwhile.
 */
export const MIN_SECTIONS_WITH_CHUNKS = 2 ** 14;

/** Counts that are told apart when they are those of the section before. */
const KNOWN_COUNTS = 6;

/** Contexts of the first bits of gaps and counts, and of all others. */
const NO_GAP = 1;
const USUAL_COUNT = NO_GAP + 3;
const GAP = USUAL_COUNT + KNOWN_COUNTS + 1;
const COUNT = GAP + NUMBER_CONTEXTS;
const NEXT_COUNT = COUNT + NUMBER_CONTEXTS;

/** Number of contexts of postings. */
export const POSTING_CONTEXTS = NEXT_COUNT + NUMBER_CONTEXTS;

/** What the first posting of a chunk is coded after. */
export const FIRST_GAP = 1;
export const FIRST_COUNT = 0;

/**
 * Codes how many sections are left out before a posting. Words of a title are in all sections of a page: what follows a section without a
 * gap has mostly the same counts.
 *
 * @param lastGap of the posting before
 * @param lastCount the index of the counts of the posting before
 */
export function codeGap(coder: BitCoder, lastGap: number, lastCount: number, gap?: number): number {
	return codeNumber(coder, NO_GAP + (lastGap ? 0 : 1) + (lastCount ? 1 : 0), GAP, gap);
}

/**
 * Codes the index of the counts of a posting.
 *
 * @param gap of this posting
 * @param lastCount that of the posting before
 */
export function codeCount(coder: BitCoder, gap: number, lastCount: number, count?: number): number {
	const known = gap ? 0 : 1 + Math.min(lastCount, KNOWN_COUNTS - 1);
	return codeNumber(coder, USUAL_COUNT + known, gap ? COUNT : NEXT_COUNT, count);
}

/** Bits of the index of a length (kinds/text/lengths.ts). */
const LENGTH_BITS = 8;

/** Number of contexts of lengths. */
export const LENGTH_CONTEXTS = 2 ** LENGTH_BITS;

/** Codes the index of a length. */
export function codeLength(coder: BitCoder, index = 0): number {
	let prefix = 1;
	for (let i = LENGTH_BITS - 1; i >= 0; i--) prefix = 2 * prefix + codeBit(coder, prefix, (index >>> i) & 1);
	return prefix - LENGTH_CONTEXTS;
}

/** Postings of a chunk while it is decoded, with room for more than most have. */
let decoded = postingArrays(2 ** 11);

/** Decodes a chunk; undefined for invalid bytes. */
export function decodeChunk(
	bytes: string,
	{ lasts }: Blocks,
	number: number,
	bounds: PostingBounds,
): DecodedPostings | undefined {
	const last = lasts[number] as number;
	const coder = bitCoder(POSTING_CONTEXTS, bytes);
	let size = 0;
	let gap = FIRST_GAP;
	let count = FIRST_COUNT;
	for (let section = lasts[number - 1] ?? -1; section < last; ) {
		gap = codeGap(coder, gap, count);
		count = codeCount(coder, gap, count);
		section += gap + 1;
		if (!(section <= last && section < bounds.sections && count < bounds.counts)) return undefined;
		if (size === decoded.sections.length) {
			const { sections, counts } = decoded;
			decoded = postingArrays(2 * size);
			decoded.sections.set(sections);
			decoded.counts.set(counts);
		}
		decoded.sections[size] = section;
		decoded.counts[size++] = count;
	}
	return { sections: decoded.sections.slice(0, size), counts: decoded.counts.slice(0, size) };
}

/** Decodes the indexes of the lengths of a number of sections. */
export function decodeChunkLengths(bytes: string, size: number): Uint8Array {
	const coder = bitCoder(LENGTH_CONTEXTS, bytes);
	const indexes = new Uint8Array(size);
	for (let i = 0; i < size; i++) indexes[i] = codeLength(coder);
	return indexes;
}
