import { describe, expect, it } from 'vitest';
import type { Blocks } from './blocks.ts';
import { decodeChunk, decodeChunkLengths } from './chunks.ts';

/*
 * What the indexer writes is read beside its writer, in publish/encode-chunks.test.ts.
 */

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
});

it('lengths have a character each, also of bytes that say nothing', () => {
	expect(decodeChunkLengths('', 3)).toHaveLength(3);
});
