import { describe, expect, it } from 'vitest';
import type { KnownVectors } from '../kinds/vectors/known.ts';
import { decodeVectors, encodeVectors } from './vector-bytes.ts';

const VECTORS: KnownVectors = {
	input: 'what they were learnt from',
	every: 8,
	learnt: {
		settings: { embedder: 'lsa', fingerprint: '', dimensions: 2, weight: 0.5, dimension_scales: [0.25, 0.5] },
		terms: { names: ['__proto__', '数据'], scales: [0.1, 0.2], numbers: Int8Array.of(7, -7, 0, 1) },
	},
	documents: [
		{ path: 'a.md', text: 'x', sample: '', numbers: Int8Array.of(1, -2, 3, -4) },
		{ path: '中/b.md', text: 'y', sample: 'z', numbers: new Int8Array() },
		{ path: '__proto__.md', text: '', sample: 'w', numbers: Int8Array.of(-7, 7) },
	],
};

describe('vectors in a cache', () => {
	it('are what they were', () => {
		expect(decodeVectors(encodeVectors(VECTORS))).toEqual(VECTORS);
	});

	it.each([
		['a list is missing', (lists: Buffer[]) => lists.slice(0, 2)],
		['numbers of sections are', ([json, sections, terms]: Buffer[]) => [json, sections?.subarray(1), terms]],
		['numbers of terms are', ([json, sections, terms]: Buffer[]) => [json, sections, terms?.subarray(1)]],
		['there is no JSON', ([, sections, terms]: Buffer[]) => [Buffer.from('{'), sections, terms]],
	])('are refused where %s', (_, damage) => {
		expect(() => decodeVectors(damage(encodeVectors(VECTORS)) as Buffer[])).toThrow();
	});
});
