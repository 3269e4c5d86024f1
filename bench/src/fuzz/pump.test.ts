import { expect, test } from 'vitest';
import { growthFault } from './pump.js';

test('time in proportion to the length is no fault, with its square is one', () => {
	expect(growthFault((length) => length / 100)).toBeUndefined();
	expect(growthFault((length) => (length / 1000) ** 2 / 3)).toBe('30000 characters take 300 ms, 120000 take 4800 ms');
});

test('one slow measurement is no fault', () => {
	let calls = 0;
	expect(growthFault((length) => (calls++ === 1 ? 5000 : length / 100))).toBeUndefined();
	expect(calls).toBeGreaterThan(2);
});
