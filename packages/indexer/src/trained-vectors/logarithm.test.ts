import { roundedLog } from '@pinakes/query/format/kinds/vectors/rounded-log';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memoizedLog } from './logarithm.ts';

it('logarithms are near, in whole steps, and the same when remembered', () => {
	const log = memoizedLog();
	fc.assert(
		fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (x) => {
			const value = roundedLog(x);
			expect(Math.abs(value - Math.log(x))).toBeLessThanOrEqual(2 ** -21);
			expect(Number.isInteger(value * 2 ** 20)).toBe(true);
			expect([log(x), log(x)]).toEqual([value, value]);
		}),
	);
});
