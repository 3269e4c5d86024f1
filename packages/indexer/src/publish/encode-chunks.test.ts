import type { Blocks } from '@pinakes/query/format/kinds/text/blocks';
import {
	CHUNK_BYTES,
	decodeChunk,
	decodeChunkLengths,
	MAX_CHUNK_POSTINGS,
} from '@pinakes/query/format/kinds/text/chunks';
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
				const bytes = [...chunks];
				expect(bytes.length).toBe(lasts.length);
				expect(bytes.every(({ length }) => length === CHUNK_BYTES)).toBe(true);
				const blocks: Blocks = { size: all.length, greatest: 1, first: 0, lengths: 0, lasts, read: [] };
				const read = bytes.map((one, number) => decodeChunk(one, blocks, number, BOUNDS));
				expect(read.flatMap((one) => [...(one?.sections ?? [])])).toEqual([...sections]);
				expect(read.flatMap((one) => [...(one?.counts ?? [])])).toEqual([...counts]);
			}),
		);
	});

	it('are at most so many that their arrays have room', () => {
		const sections = Uint32Array.from({ length: MAX_CHUNK_POSTINGS + 9 }, (_, i) => i);
		const chunks = chunkList();
		const lasts = writePostings(ownPostings(sections, new Uint32Array(sections.length)), Uint32Array.of(0), chunks);
		expect([...lasts]).toEqual([MAX_CHUNK_POSTINGS - 1, sections.length - 1]);
		const blocks: Blocks = { size: sections.length, greatest: 1, first: 0, lengths: 0, lasts, read: [] };
		const read = [...chunks].map((one, number) => decodeChunk(one, blocks, number, BOUNDS)?.sections.length);
		expect(read).toEqual([MAX_CHUNK_POSTINGS, 9]);
		expect(decodeChunk([...chunks][0] as string, { ...blocks, lasts: lasts.subarray(1) }, 0, BOUNDS)).toBeUndefined();
	});

	it('take about a byte each where one of a hundred sections has a term', () => {
		const sections = Uint32Array.from({ length: 10_000 }, (_, i) => 100 * i + ((i * 7919) % 100));
		const chunks = chunkList();
		writePostings(ownPostings(sections, new Uint32Array(sections.length)), Uint32Array.of(0), chunks);
		expect((chunks.length * CHUNK_BYTES) / sections.length).toBeLessThan(1);
	});
});

describe('lengths in chunks', () => {
	it('are read as they were written', () => {
		const index = fc.oneof(fc.nat(20), fc.nat(239));
		fc.assert(
			fc.property(fc.array(index, { minLength: 1, maxLength: 3000, size: 'max' }), (all) => {
				const indexes = Uint8Array.from(all);
				const chunks = chunkList();
				expect(writeLengths(indexes, chunks)).toBe(chunks.length);
				expect([...chunks].every(({ length }) => length === CHUNK_BYTES)).toBe(true);
				expect(decodeChunkLengths([...chunks].join(''), indexes.length)).toEqual(indexes);
			}),
		);
	});

	it('take few bits if most are equal', () => {
		const chunks = chunkList();
		expect(
			writeLengths(
				Uint8Array.from({ length: 9000 }, (_, i) => (i % 50 === 0 ? 30 : 20)),
				chunks,
			),
		).toBe(5);
	});
});
