import type { Blocks } from '@pinakes/query/format/kinds/text/blocks';
import { CHUNK_BYTES, decodeChunk, decodeChunkLengths } from '@pinakes/query/format/kinds/text/chunks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPostings } from '../kinds/text/row.ts';
import { SpilledRows } from '../spill/spilled-rows.ts';
import { createTemporaryFiles } from '../spill/temporary-files.ts';
import { writeLengths, writePostings } from './encode-chunks.ts';

/** The most sections and combinations of counts of an index. */
const BOUNDS = { sections: 2 ** 32 - 1, counts: 2 ** 20 };

const posting = fc.record({
	gap: fc.oneof(fc.constant(0), fc.nat(20), fc.nat(2 ** 20)),
	count: fc.oneof(fc.constant(0), fc.nat(10), fc.nat(BOUNDS.counts - 1)),
});

function chunkList(): SpilledRows {
	return new SpilledRows(createTemporaryFiles().createFile('chunks'));
}

function bytesOf(chunks: SpilledRows): string[] {
	return Array.from(chunks, (json) => JSON.parse(json) as string);
}

describe('postings in chunks', () => {
	it('are read as they were written', () => {
		fc.assert(
			fc.property(fc.array(posting, { minLength: 1, maxLength: 1000, size: 'max' }), (all) => {
				let next = 0;
				const sections = Uint32Array.from(all, ({ gap }) => {
					next += gap + 1;
					return next - 1;
				});
				const counts = Uint32Array.from(all, ({ count }) => count);
				const chunks = chunkList();
				const lasts = writePostings(
					ownPostings(
						sections,
						counts.map((_, i) => i),
					),
					counts,
					chunks,
				);
				const bytes = bytesOf(chunks);
				expect(bytes.length).toBe(lasts.length);
				expect(bytes.every(({ length }) => length === CHUNK_BYTES)).toBe(true);
				const blocks: Blocks = { size: all.length, greatest: 1, first: 0, lengths: 0, lasts, read: [] };
				const read = bytes.map((one, number) => decodeChunk(one, blocks, number, BOUNDS));
				expect(read.flatMap((one) => [...(one?.sections ?? [])])).toEqual([...sections]);
				expect(read.flatMap((one) => [...(one?.counts ?? [])])).toEqual([...counts]);
			}),
		);
	});

	it('take about a byte each where one of a hundred sections has a term', () => {
		const sections = Uint32Array.from({ length: 10_000 }, (_, i) => 100 * i + ((i * 7919) % 100));
		const chunks = chunkList();
		writePostings(ownPostings(sections, new Uint32Array(sections.length)), Uint32Array.of(0), chunks);
		expect((chunks.length * CHUNK_BYTES) / sections.length).toBeLessThan(1);
	});
});

it('lengths in chunks are read as they were written', () => {
	const indexes = Array.from({ length: 5000 }, (_, i) => (i * i) % 60);
	const chunks = chunkList();
	expect(writeLengths(indexes, chunks)).toBe(chunks.length);
	expect(chunks.length).toBeGreaterThan(1);
	expect([...decodeChunkLengths(bytesOf(chunks).join(''), indexes.length)]).toEqual(indexes);
});
