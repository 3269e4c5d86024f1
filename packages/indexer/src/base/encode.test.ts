import { decodeLevels, MAX_LEVEL } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeLevels } from './encode.ts';

const LEVELS = fc.array(fc.integer({ min: -MAX_LEVEL, max: MAX_LEVEL })).map((numbers) => Int8Array.from(numbers));

describe('levels', () => {
	it('are a character each', () => {
		expect(encodeLevels(Int8Array.from([0, 7, -7, 28]))).toBe('?F8[');
	});

	it('are read as they were written, and JSON has nothing to escape', () => {
		fc.assert(
			fc.property(LEVELS, (numbers) => {
				const text = encodeLevels(numbers);
				expect(decodeLevels(text)).toEqual(numbers);
				expect(JSON.stringify(text)).toBe(`"${text}"`);
			}),
		);
		const all = Int8Array.from({ length: 2 * MAX_LEVEL + 1 }, (_, i) => i - MAX_LEVEL);
		expect(decodeLevels(encodeLevels(all))).toEqual(all);
		expect(JSON.stringify(encodeLevels(all))).toHaveLength(all.length + 2);
	});
});
