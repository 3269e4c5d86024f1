import { bitCoder, type CodeBit, codeNumber, NUMBER_CONTEXTS } from '../../codec/bit-coder.ts';
import { ZERO } from '../../codec/numbers.ts';
import type { Blocks } from './blocks.ts';
import type { DecodedPostings, PostingBounds } from './row-postings.ts';

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

/** A posting: the number of sections that are left out before it, and the index of its counts. */
export interface CodedPosting {
	readonly gap: number;
	readonly count: number;
}

/** What the first posting of a chunk is coded after. */
export const BEFORE_FIRST: CodedPosting = { gap: 1, count: 0 };

/**
 * Codes a posting after another. Words of a title are in all sections of a page: what follows a section without a gap has mostly the
 * same counts.
 */
export function codePosting(code: CodeBit, before: CodedPosting, posting?: CodedPosting): CodedPosting {
	const gap = codeNumber(code, NO_GAP + (before.gap ? 0 : 1) + (before.count ? 1 : 0), GAP, posting?.gap);
	const known = gap ? 0 : 1 + Math.min(before.count, KNOWN_COUNTS - 1);
	const count = codeNumber(code, USUAL_COUNT + known, gap ? COUNT : NEXT_COUNT, posting?.count);
	return { gap, count };
}

/** Bits of the index of a length (kinds/text/lengths.ts). */
const LENGTH_BITS = 8;

/** Number of contexts of lengths. */
export const LENGTH_CONTEXTS = 2 ** LENGTH_BITS;

/** Codes the index of a length. */
export function codeLength(code: CodeBit, index = 0): number {
	let prefix = 1;
	for (let i = LENGTH_BITS - 1; i >= 0; i--) prefix = 2 * prefix + code(prefix, (index >>> i) & 1);
	return prefix - LENGTH_CONTEXTS;
}

/** Decodes a chunk; undefined for invalid bytes. */
export function decodeChunk(
	bytes: string,
	{ lasts }: Blocks,
	number: number,
	bounds: PostingBounds,
): DecodedPostings | undefined {
	const last = lasts[number] as number;
	const code = bitCoder(POSTING_CONTEXTS, bytes);
	const sections: number[] = [];
	const counts: number[] = [];
	let posting = BEFORE_FIRST;
	for (let section = lasts[number - 1] ?? -1; section < last; ) {
		posting = codePosting(code, posting);
		section += posting.gap + 1;
		if (!(section <= last && section < bounds.sections && posting.count < bounds.counts)) return undefined;
		sections.push(section);
		counts.push(posting.count);
	}
	return { sections: Uint32Array.from(sections), counts: Uint32Array.from(counts) };
}

/** Decodes the lengths of a number of sections to a character each, as kinds/text/lengths.ts has them. */
export function decodeChunkLengths(bytes: string, size: number): string {
	const code = bitCoder(LENGTH_CONTEXTS, bytes);
	let text = '';
	for (let i = 0; i < size; i++) text += String.fromCharCode(ZERO + codeLength(code));
	return text;
}
