import {
	CHUNK_BYTES,
	countBase,
	countContext,
	FIRST_COUNT,
	FIRST_GAP,
	GAP,
	gapContext,
	MAX_CHUNK_POSTINGS,
	MAX_CODE_BITS,
	POSTING_CONTEXTS,
	SHIFT_BITS,
} from '@pinakes/query/format/kinds/text/chunks';
import type { TermPostings } from '../kinds/text/row.ts';
import type { SpilledRows } from '../spill/spilled-rows.ts';
import { BitWriter } from './bit-writer.ts';
import { codeBits, prefixCodes } from './prefix-code.ts';

/**
 * Writes postings in chunks, each with as many as fit: see format's kinds/text/chunks.ts.
 *
 * @param numbers the new number of each combination of counts
 * @param chunks texts of chunks, to which these are added
 * @returns the last section of each chunk
 */
export function writePostings(postings: TermPostings, numbers: Uint32Array, chunks: SpilledRows): Uint32Array {
	const lasts: number[] = [];
	const { sections, to } = postings;
	for (let from = postings.from; from < to; ) {
		const before: Before = { last: lasts.at(-1) ?? -1, shift: shiftOf(sections.subarray(from, to)) };
		const { end } = writeChunk({ ...postings, from }, numbers, before);
		// Again, since those that fit may be changed by what follows them.
		pushChunk(writeChunk({ ...postings, from, to: end }, numbers, before).writer.finish(CHUNK_BYTES), chunks);
		lasts.push(sections[end - 1] as number);
		from = end;
	}
	return Uint32Array.from(lasts);
}

/** The last section before a chunk, and the shift of its gaps. */
interface Before {
	readonly last: number;
	readonly shift: number;
}

/** Postings whose gaps tell the shift of a chunk, which has about as many. */
const SAMPLE = 256;

/** Returns the shift of the gaps of the next sections: half of them have no more bits. */
function shiftOf(sections: Uint32Array): number {
	const gaps = sections.subarray(1, SAMPLE).map((section, i) => section - (sections[i] as number) - 1);
	const sorted = gaps.filter(Boolean).sort();
	return 31 - Math.clz32(sorted[sorted.length >> 1] ?? 1);
}

/** Writes postings until a chunk is full, and returns the end of those that fit. */
function writeChunk(
	{ sections, counts, from, to }: TermPostings,
	numbers: Uint32Array,
	before: Before,
): { readonly writer: BitWriter; readonly end: number } {
	const writer = new BitWriter(POSTING_CONTEXTS);
	writer.plain(SHIFT_BITS, before.shift);
	let [last, gap, count] = [before.last, FIRST_GAP, FIRST_COUNT];
	const most = Math.min(to, from + MAX_CHUNK_POSTINGS);
	for (let end = from; end < most; end++) {
		const section = sections[end] as number;
		const lastGap = gap;
		gap = section - last - 1;
		writer.number(gapContext(lastGap, count), GAP, gap, before.shift);
		const context = countContext(gap, count);
		count = numbers[counts[end] as number] as number;
		writer.number(context, countBase(gap), count);
		if (writer.size > CHUNK_BYTES) return { writer, end };
		last = section;
	}
	return { writer, end: most };
}

/** Writes the indexes of lengths, in one code over all chunks, and returns how many chunks these are. */
export function writeLengths(indexes: Uint8Array, chunks: SpilledRows): number {
	const first = chunks.length;
	const counts = new Array<number>(Math.max(0, ...new Set(indexes)) + 1).fill(0);
	for (const index of indexes) (counts[index] as number)++;
	const bits = codeBits(counts, MAX_CODE_BITS);
	const codes = prefixCodes(bits);
	let bytes = [bits.length, ...bits];
	let [window, held] = [0, 0];
	const flush = (): void => {
		for (; bytes.length >= CHUNK_BYTES; bytes = bytes.slice(CHUNK_BYTES))
			pushChunk(bytes.slice(0, CHUNK_BYTES), chunks);
	};
	for (const index of indexes) {
		window = (window << (bits[index] as number)) | (codes[index] as number);
		for (held += bits[index] as number; held >= 8; held -= 8) bytes.push((window >>> (held - 8)) & 255);
		flush();
	}
	bytes.push((window << (8 - held)) & 255);
	flush();
	if (bytes.length > 0) pushChunk(bytes, chunks);
	return chunks.length - first;
}

function pushChunk(bytes: readonly number[], chunks: SpilledRows): void {
	chunks.push(String.fromCharCode(...bytes).padEnd(CHUNK_BYTES, '\0'));
}
