import { bitCoder, lastByte } from '@pinakes/query/format/codec/bit-coder';
import {
	CHUNK_BYTES,
	codeCount,
	codeGap,
	codeLength,
	FIRST_COUNT,
	FIRST_GAP,
	LENGTH_CONTEXTS,
	POSTING_CONTEXTS,
} from '@pinakes/query/format/kinds/text/chunks';
import type { TermPostings } from '../kinds/text/row.ts';
import type { SpilledRows } from '../spill/spilled-rows.ts';

/**
 * Writes postings in chunks, each with as many as fit: see format's kinds/text/chunks.ts.
 *
 * @param numbers the new number of each combination of counts
 * @param chunks JSON texts of chunks, to which these are added
 * @returns the last section of each chunk
 */
export function writePostings(
	{ sections, counts, from, to }: TermPostings,
	numbers: Uint32Array,
	chunks: SpilledRows,
): Uint32Array {
	const lasts: number[] = [];
	let last = -1;
	for (let next = from; next < to; ) {
		const coder = bitCoder(POSTING_CONTEXTS);
		const { written } = coder;
		let gap = FIRST_GAP;
		let count = FIRST_COUNT;
		/** The number of bytes with the postings that fit, and the last of them. */
		let [length, end] = [0, 0];
		for (; next < to; next++) {
			const section = sections[next] as number;
			gap = codeGap(coder, gap, count, section - last - 1);
			count = codeCount(coder, gap, count, numbers[counts[next] as number]);
			if (written.length >= CHUNK_BYTES) break;
			length = written.length;
			end = lastByte(coder);
			last = section;
		}
		pushChunk([...written.slice(0, length), end], chunks);
		lasts.push(last);
	}
	return Uint32Array.from(lasts);
}

/** Writes the indexes of lengths, in one code over all chunks, and returns how many chunks these are. */
export function writeLengths(indexes: Iterable<number>, chunks: SpilledRows): number {
	const first = chunks.length;
	const coder = bitCoder(LENGTH_CONTEXTS);
	for (const index of indexes) codeLength(coder, index);
	const bytes = [...coder.written, lastByte(coder)];
	for (let from = 0; from < bytes.length; from += CHUNK_BYTES) pushChunk(bytes.slice(from, from + CHUNK_BYTES), chunks);
	return chunks.length - first;
}

function pushChunk(bytes: readonly number[], chunks: SpilledRows): void {
	chunks.push(JSON.stringify(String.fromCharCode(...bytes).padEnd(CHUNK_BYTES, '\0')));
}
