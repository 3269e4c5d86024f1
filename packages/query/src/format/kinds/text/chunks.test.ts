import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Blocks } from './blocks.ts';
import { CHUNK_BYTES, decodeChunk, decodeChunkLengths } from './chunks.ts';

/*
 * What the indexer writes is read beside its writer, in publish/encode-chunks.test.ts.
 */

const anyBytes = fc.array(fc.nat(255), { maxLength: CHUNK_BYTES }).map((bytes) => String.fromCharCode(...bytes));

describe('a chunk', () => {
	const blocks: Blocks = { size: 3, greatest: 1, first: 0, lengths: 1, lasts: Uint32Array.of(2), read: [] };
	const bounds = { sections: 50, counts: 7 };
	/** Sections 0, 1 and 2 with the usual counts: bits that are all 1. */
	const bytes = '';

	it('ends with the last section of its term', () => {
		const read = decodeChunk(bytes, blocks, 0, bounds);
		expect([...(read?.sections ?? [])]).toEqual([0, 1, 2]);
		expect([...(read?.counts ?? [])]).toEqual([0, 0, 0]);
	});

	it.each([
		['a section beyond the last', '\xff\xff\xff\xff', blocks, bounds],
		['a section that the index does not have', bytes, blocks, { ...bounds, sections: 2 }],
		['counts that the index does not have', bytes, blocks, { ...bounds, counts: 0 }],
	])('is undefined for %s', (_, text, own, limits) => {
		expect(decodeChunk(text, own, 0, limits)).toBeUndefined();
	});

	it('is undefined for any bytes, or has sections and counts of the index up to its last', () => {
		fc.assert(
			fc.property(anyBytes, fc.nat(400), (text, last) => {
				const own = { ...blocks, lasts: Uint32Array.of(last) };
				const read = decodeChunk(text, own, 0, { sections: 300, counts: 7 });
				if (read === undefined) return;
				expect(read.sections.every((section, i) => section > (read.sections[i - 1] ?? -1))).toBe(true);
				expect(read.sections.at(-1)).toBe(last);
				expect(last).toBeLessThan(300);
				expect(read.counts.every((count) => count < 7)).toBe(true);
			}),
		);
	});
});

it('lengths have a byte each, whatever the bytes are', () => {
	fc.assert(
		fc.property(anyBytes, (bytes) => {
			expect(decodeChunkLengths(bytes, 30)).toHaveLength(30);
		}),
	);
});
