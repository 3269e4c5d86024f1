import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeNumbers, encodeNumber } from './numbers.ts';

const MAX_SIZE = 2 ** 32 - 1;
const number = fc.oneof(
	fc.nat(31),
	fc.nat(2 ** 16),
	fc.integer({ min: 0, max: MAX_SIZE }),
	fc.constantFrom(0, 31, 32, 1023, 1024, 2 ** 24, 2 ** 31, MAX_SIZE),
);

/** The numbers of a text; undefined where it has none. */
function numbersOf(text: string): number[] | undefined {
	const decoded = decodeNumbers(text);
	return decoded && Array.from(decoded);
}

describe('encoded numbers', () => {
	it('are decoded in sequence as they were encoded', () => {
		fc.assert(
			fc.property(fc.array(number), (numbers) => {
				expect(numbersOf(numbers.map(encodeNumber).join(''))).toEqual(numbers);
			}),
			{ numRuns: runs(1000) },
		);
	});

	it('are digits from 0 to o, which JSON keeps as they are but for a backslash', () => {
		fc.assert(
			fc.property(number, (one) => {
				expect(encodeNumber(one)).toMatch(/^[0-o]+$/);
			}),
		);
	});

	it('are as short as base 32 can be', () => {
		fc.assert(
			fc.property(number, (one) => {
				expect(encodeNumber(one).length).toBe(one.toString(32).length);
			}),
		);
	});

	it.each([
		[0, '0'],
		[9, '9'],
		[31, 'O'],
		[32, 'P1'],
		[96, 'P3'],
		[1023, 'oO'],
		[1024, 'PP1'],
		[MAX_SIZE, 'oooooo3'],
	])('%i is %s', (one, text) => {
		expect(encodeNumber(one)).toBe(text);
		expect(numbersOf(text)).toEqual([one]);
	});

	it('are an empty list for empty text', () => {
		expect(numbersOf('')).toEqual([]);
	});
});

describe('an invalid text', () => {
	it.each([
		['a number that does not end', 'P'],
		['one that does not end after one that does', '1P'],
		['a number beyond 32 bits', 'PPPPPP4'],
		['the first number beyond 32 bits', encodeNumber(MAX_SIZE + 1)],
		['a number beyond any', `${'o'.repeat(400)}1`],
		['a character before the digits', '/'],
		['a character after the digits', 'p'],
		['a space', '1 1'],
		['a letter of another script', '1é'],
		['half a pair', '\ud800'],
		['a digit of another width', '１'],
	])('is undefined for %s', (_, text) => {
		expect(numbersOf(text)).toBeUndefined();
	});

	it('is undefined, or whole numbers that are no more than its characters', () => {
		const hostile = fc.oneof(
			fc.string({ unit: fc.constantFrom(...'0123?@AOPQ_`mno[]^\\pq/ é\ud800'), maxLength: 40 }),
			fc.string({ unit: 'binary' }),
		);
		fc.assert(
			fc.property(hostile, (text) => {
				const numbers = numbersOf(text) ?? [];
				expect(numbers.length).toBeLessThanOrEqual(text.length);
				for (const one of numbers) expect(Number.isInteger(one) && one >= 0 && one <= MAX_SIZE).toBe(true);
			}),
			{ numRuns: runs(5000) },
		);
	});

	it('rejects a megabyte of digits without an end', () => {
		expect(numbersOf('P'.repeat(1_000_000))).toBeUndefined();
		expect(numbersOf(`${'P'.repeat(1_000_000)}1`)).toBeUndefined();
		expect(numbersOf(`${'o'.repeat(1_000_000)}1`)).toBeUndefined();
		expect(numbersOf('1'.repeat(1_000_000))?.length).toBe(1_000_000);
	});
});
