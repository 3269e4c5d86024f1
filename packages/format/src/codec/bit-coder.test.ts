import { describe, expect, it } from 'vitest';
import { type BitCoder, bitCoder, codeBit, codeNumber, EVEN, lastByte, NUMBER_CONTEXTS } from './bit-coder.ts';

function write(bits: readonly (readonly [context: number, bit: number])[], contexts: number): string {
	const coder = bitCoder(contexts);
	for (const [context, bit] of bits) codeBit(coder, context, bit);
	return bytesOf(coder);
}

function bytesOf(coder: BitCoder): string {
	return String.fromCharCode(...coder.written, lastByte(coder));
}

describe('bits', () => {
	const bits = Array.from({ length: 5000 }, (_, i) => [i % 3, (i * i) % 17 < 8 * (i % 3) ? 1 : 0] as const);

	it('are read as they were written', () => {
		const coder = bitCoder(3, write(bits, 3));
		expect(bits.map(([context]) => [context, codeBit(coder, context, 0)])).toEqual(bits);
	});

	it('take few bytes where their context tells them', () => {
		const rare = Array.from({ length: 8000 }, (_, i) => [1, i % 100 === 0 ? 1 : 0] as const);
		const even = rare.map(([, bit]) => [EVEN, bit] as const);
		expect(write(even, 2).length).toBeGreaterThan(990);
		expect(write(rare, 2).length).toBeLessThan(130);
	});

	it('are zeros behind the end, so that any bytes can be read', () => {
		const coder = bitCoder(2, '');
		expect(Array.from({ length: 100 }, () => codeBit(coder, EVEN, 0))).toEqual(new Array(100).fill(1));
	});
});

it('numbers are read as they were written', () => {
	const numbers = [0, 1, 2, 3, 4, 0, 0, 1000, 65_535, 65_536, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 0, 7];
	const writer = bitCoder(2 + NUMBER_CONTEXTS);
	for (const number of numbers) codeNumber(writer, 1, 2, number);
	const reader = bitCoder(2 + NUMBER_CONTEXTS, bytesOf(writer));
	expect(numbers.map(() => codeNumber(reader, 1, 2))).toEqual(numbers);
});
