import { describe, expect, it } from 'vitest';
import { bitCoder, codeNumber, EVEN, NUMBER_CONTEXTS, type WrittenBits } from './bit-coder.ts';

/** Writes bits in contexts. */
function write(bits: readonly (readonly [context: number, bit: number])[], contexts: number): string {
	const written: WrittenBits = { bytes: [], last: 0 };
	const code = bitCoder(contexts, '', written);
	for (const [context, bit] of bits) code(context, bit);
	return String.fromCharCode(...written.bytes, written.last);
}

describe('bits', () => {
	const bits = Array.from({ length: 5000 }, (_, i) => [i % 3, (i * i) % 17 < 8 * (i % 3) ? 1 : 0] as const);

	it('are read as they were written', () => {
		const read = bitCoder(3, write(bits, 3));
		expect(bits.map(([context]) => [context, read(context)])).toEqual(bits);
	});

	it('take few bytes where their context tells them', () => {
		const rare = Array.from({ length: 8000 }, (_, i) => [1, i % 100 === 0 ? 1 : 0] as const);
		const even = rare.map(([, bit]) => [EVEN, bit] as const);
		expect(write(even, 2).length).toBeGreaterThan(990);
		expect(write(rare, 2).length).toBeLessThan(130);
	});

	it('are zeros behind the end, so that any bytes can be read', () => {
		const read = bitCoder(2, '');
		expect(Array.from({ length: 100 }, () => read(EVEN))).toEqual(new Array(100).fill(1));
	});
});

it('numbers are read as they were written', () => {
	const numbers = [0, 1, 2, 3, 4, 0, 0, 1000, 65_535, 65_536, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 0, 7];
	const bits: [number, number][] = [];
	for (const number of numbers) {
		codeNumber((context, bit = 0) => bits.push([context, bit]) && bit, 1, 2, number);
	}
	const read = bitCoder(2 + NUMBER_CONTEXTS, write(bits, 2 + NUMBER_CONTEXTS));
	expect(numbers.map(() => codeNumber(read, 1, 2))).toEqual(numbers);
});
