import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NumberText } from './number-text.ts';

it('returns the digits of encodeNumber on every call', () => {
	const numbers = new NumberText();
	const list = fc.array(fc.oneof(fc.nat(40), fc.nat(2 ** 16), fc.integer({ min: 0, max: 2 ** 32 - 1 })), {
		maxLength: 2000,
		size: 'max',
	});
	fc.assert(
		fc.property(list, (all) => {
			for (const number of all) numbers.push(number);
			expect(numbers.take()).toBe(all.map(encodeNumber).join(''));
		}),
	);
});
