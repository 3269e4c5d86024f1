import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeBits, prefixCodes } from './prefix-code.ts';

const MAX_BITS = 12;
const counts = fc.array(fc.oneof(fc.constant(0), fc.nat(9), fc.nat(2 ** 22)), { minLength: 1, maxLength: 240 });

describe('a prefix code', () => {
	it('has a code for each symbol that occurs, none of which begins with another', () => {
		fc.assert(
			fc.property(counts, (all) => {
				const bits = codeBits(all, MAX_BITS);
				expect([...bits].map(Boolean)).toEqual(all.map(Boolean));
				const codes = prefixCodes(bits);
				const texts = [...codes].flatMap((code, i) =>
					bits[i] ? code.toString(2).padStart(bits[i] as number, '0') : [],
				);
				expect(texts.every((text) => text.length <= MAX_BITS)).toBe(true);
				const sorted = texts.sort();
				expect(sorted.some((text, i) => i > 0 && text.startsWith(sorted[i - 1] as string))).toBe(false);
			}),
		);
	});

	it.each([
		[
			[0, 5],
			[0, 1],
		],
		[
			[1, 1, 2],
			[2, 2, 1],
		],
		[
			[8, 4, 2, 1, 1],
			[1, 2, 3, 4, 4],
		],
		[[0], [0]],
	])('has for the counts %j codes of %j bits', (all, expected) => {
		expect([...codeBits(all, MAX_BITS)]).toEqual(expected);
	});

	it('has no longer codes than it may have', () => {
		const doubled = Array.from({ length: 24 }, (_, i) => 2 ** i);
		expect(Math.max(...codeBits(doubled, 24))).toBe(23);
		expect(Math.max(...codeBits(doubled, MAX_BITS))).toBeLessThanOrEqual(MAX_BITS);
	});
});
