import { encodeLength, lengthAt, MAX_LENGTHS, ZERO } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundCount } from './text.ts';

const MAX_LENGTH = 2 ** 31 - 1;

describe('lengths of sections', () => {
	it('have a character each, ascending as they do', () => {
		expect([0, 1, 15, 16, 18, 30, 32, 36, 64, 960].map(encodeLength).join('')).toBe('01?@AGHIPo');
	});

	it('are decoded as they were encoded', () => {
		fc.assert(
			fc.property(fc.nat(MAX_LENGTH).map(roundCount), (length) => {
				const index = (encodeLength(length) as string).charCodeAt(0) - ZERO;
				expect(index).toBeLessThan(MAX_LENGTHS);
				expect(lengthAt(index)).toBe(length);
			}),
		);
	});

	it('have none if they are not rounded', () => {
		expect(encodeLength(17)).toBeUndefined();
	});
});
