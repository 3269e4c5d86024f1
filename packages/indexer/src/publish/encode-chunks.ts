import { bitCoder, type WrittenBits } from '@pinakes/query/format/codec/bit-coder';
import {
	BEFORE_FIRST,
	CHUNK_BYTES,
	type CodedPosting,
	codeLength,
	codePosting,
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
		const written: WrittenBits = { bytes: [], last: 0 };
		const code = bitCoder(POSTING_CONTEXTS, '', written);
		let posting: CodedPosting = BEFORE_FIRST;
		/** The number of bytes with the postings that fit, and the last of them. */
		let [length, end] = [0, 0];
		for (; next < to; next++) {
			const section = sections[next] as number;
			const count = numbers[counts[next] as number] as number;
			posting = codePosting(code, posting, { gap: section - last - 1, count });
			if (written.bytes.length >= CHUNK_BYTES) break;
			length = written.bytes.length;
			end = written.last;
			last = section;
		}
		pushChunk([...written.bytes.slice(0, length), end], chunks);
		lasts.push(last);
	}
	return Uint32Array.from(lasts);
}

/** Writes the indexes of lengths, in one code over all chunks, and returns how many chunks these are. */
export function writeLengths(indexes: Iterable<number>, chunks: SpilledRows): number {
	const first = chunks.length;
	const written: WrittenBits = { bytes: [], last: 0 };
	const code = bitCoder(LENGTH_CONTEXTS, '', written);
	for (const index of indexes) codeLength(code, index);
	const bytes = [...written.bytes, written.last];
	for (let from = 0; from < bytes.length; from += CHUNK_BYTES) pushChunk(bytes.slice(from, from + CHUNK_BYTES), chunks);
	return chunks.length - first;
}

function pushChunk(bytes: readonly number[], chunks: SpilledRows): void {
	chunks.push(JSON.stringify(String.fromCharCode(...bytes).padEnd(CHUNK_BYTES, '\0')));
}
