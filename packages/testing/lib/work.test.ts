import { describe, expect, it } from 'vitest';
import { assertProportional } from './work.ts';

/** Counts through so many numbers, so many times. */
function count(times: number, size: number): number {
	let sum = 0;
	for (let time = 0; time < times; time++) for (let at = 0; at < size; at++) if (at % 2 === 0) sum += at;
	return sum;
}

describe('assertProportional', () => {
	it('takes work in proportion', () => {
		expect(() => assertProportional(1000, (size) => count(3, size))).not.toThrow();
	});

	it('refuses work that grows by the square', () => {
		expect(() => assertProportional(200, (size) => count(size, size))).toThrow(/four times the length took/);
	});
});
