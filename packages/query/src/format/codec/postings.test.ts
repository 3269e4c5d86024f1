import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePostings, encodePostings, hasUnit, type Postings, unitsOf } from './postings.ts';

const NO_POSTINGS: Postings = new Uint32Array();

/** Far gaps as well as near ones, and runs in which most units are. */
const ascending = fc
	.oneof(
		fc.uniqueArray(fc.nat(40), { maxLength: 41 }),
		fc.uniqueArray(fc.nat(5_000), { maxLength: 60 }),
		fc.uniqueArray(fc.nat(2 ** 32 - 2), { maxLength: 20 }),
	)
	.map((numbers) => numbers.sort((a, b) => a - b));

function limitOf(numbers: readonly number[]): number {
	return (numbers.at(-1) ?? -1) + 1;
}

describe('encoded postings', () => {
	it('are decoded as they were encoded, also if there are more units than the last one', () => {
		fc.assert(
			fc.property(ascending, fc.oneof(fc.constant(0), fc.nat(1_000)), (numbers, more) => {
				const postings = decodePostings(encodePostings(numbers), limitOf(numbers) + more);
				expect(Array.from(unitsOf(postings ?? NO_POSTINGS))).toEqual(numbers);
			}),
			{ numRuns: runs(500) },
		);
	});

	it('are printable ASCII', () => {
		fc.assert(
			fc.property(ascending, (numbers) => {
				expect(encodePostings(numbers)).toMatch(/^!?[0-o]*$/);
			}),
		);
	});

	it.each([
		[[], ''],
		[[3, 4, 100], '41P3'],
		[[0], '1'],
		[[30], 'O'],
		[[31], 'P1'],
		[[32], 'Q1'],
		[[0, 6], '16'],
		[[12], '='],
		[[43], '\\1'],
		[[44], ']1'],
		[Array.from({ length: 2_000 }, (_, i) => i), `!${'o'.repeat(333)}3`],
		[Array.from({ length: 600 }, (_, i) => i * 2), `!${'E'.repeat(200)}`],
	])('are for %j the text %j', (numbers, text) => {
		expect(encodePostings(numbers)).toBe(text);
		expect(Array.from(unitsOf(decodePostings(text, limitOf(numbers)) ?? NO_POSTINGS))).toEqual(numbers);
	});

	it('are gaps where bits would be short, and bits from the first unit on that makes them worth it', () => {
		const lengths = [100, 1_000, 1_008, 1_009, 5_000];
		const texts = lengths.map((length) => encodePostings(Array.from({ length }, (_, i) => i)));
		expect(texts.map((text) => text.startsWith('!'))).toEqual([false, false, false, true, true]);
		const sparse = Array.from({ length: 1_000 }, (_, i) => i * 19);
		expect(encodePostings(sparse).startsWith('!')).toBe(false);
	});

	it('are refused if one of them is not below the limit', () => {
		fc.assert(
			fc.property(ascending, fc.nat(), (numbers, cut) => {
				fc.pre(numbers.length > 0);
				const limit = cut % limitOf(numbers);
				const postings = decodePostings(encodePostings(numbers), limit);
				for (const unit of unitsOf(postings ?? NO_POSTINGS)) expect(unit).toBeLessThan(limitOfDigits(limit));
			}),
		);
	});

	it('are decoded with any first number', () => {
		for (let first = 0; first < 5_000; first++) {
			for (const numbers of [[first], [first, first + 1], [first, first + 40]]) {
				const postings = decodePostings(encodePostings(numbers), first + 41);
				expect(Array.from(unitsOf(postings ?? NO_POSTINGS))).toEqual(numbers);
			}
		}
	});

	it('cannot be made of numbers that do not ascend', () => {
		for (const numbers of [
			[100, 100],
			[200, 100],
			[0, 500, 499],
			[1, 1],
			[2, 1],
			[0, 0, 0, 0, 0, 0, 0],
			[-1],
			[Number.NaN],
		]) {
			expect(() => encodePostings(numbers)).toThrow(RangeError);
		}
	});
});

describe('hasUnit', () => {
	it('agrees with unitsOf about every unit', () => {
		const last = 1_200;
		fc.assert(
			fc.property(fc.uniqueArray(fc.nat(last - 1), { minLength: 100, maxLength: 900 }), (list) => {
				const numbers = [...list.sort((a, b) => a - b), last];
				const text = encodePostings(numbers);
				expect(text.startsWith('!')).toBe(true);
				expect(decodePostings(text, last + 1)).toBe(text);
				expect(Array.from(unitsOf(text))).toEqual(numbers);
				const units = new Set(numbers);
				for (let unit = 0; unit <= last + 10; unit++) expect(hasUnit(text, unit)).toBe(units.has(unit));
			}),
			{ numRuns: runs(100) },
		);
	});

	it('is false of no bits', () => {
		expect(hasUnit('!', 0)).toBe(false);
		expect(Array.from(unitsOf('!'))).toEqual([]);
	});
});

/** Bits come six at a time; those of the last digit may lie above the limit, and find no unit. */
function limitOfDigits(limit: number): number {
	return Math.ceil(limit / 6) * 6;
}

describe('a text that is no postings', () => {
	/** Digits, the mark of bits, and what lies around them. */
	const hostile = fc.oneof(
		fc.string({ unit: fc.constantFrom(...'!0123?@AOPQ_`mno[]^{|}~=/\\ "\0éÿ\ud800') }),
		fc.string({ unit: fc.constantFrom(...'!0123?@AOPQ_`mno[]^{|}~=/\\ "\0éÿ\ud800') }).map((text) => `!${text}`),
		fc.string({ unit: 'binary' }),
	);

	it('gives undefined, or ascending numbers below the limit', () => {
		fc.assert(
			fc.property(hostile, fc.oneof(fc.nat(100), fc.constantFrom(0, 1, 2 ** 32)), (text, limit) => {
				const postings = decodePostings(text, limit);
				let previous = -1;
				for (const unit of unitsOf(postings ?? NO_POSTINGS)) {
					expect(unit).toBeGreaterThan(previous);
					expect(unit).toBeLessThan(limitOfDigits(limit));
					previous = unit;
				}
			}),
			{ numRuns: runs(5_000) },
		);
	});

	it.each([
		['a gap of none', '0'],
		['a gap that never ends', 'P'],
		['a gap that never ends after one that does', '1P'],
		['a character before the digits', '/'],
		['a backslash', '\\'],
		['a character after the digits', '~'],
		['a letter of another script', 'é'],
		['half a pair', '\ud800'],
		['a gap of none that is long', 'PPPPPPPPPPPPPPP0'],
	])('is undefined for %s', (_, text) => {
		const postings = decodePostings(text, 10);
		expect(postings === undefined ? [] : Array.from(unitsOf(postings))).toEqual([]);
	});

	it.each([
		['1 more than the limit', '!11', 6],
		['bits of the last digit above the limit', '!o', 1],
		['more digits than units', '!00001', 6],
	])('is not taken for units above the limit: %s', (_, text, limit) => {
		const postings = decodePostings(text, limit);
		for (const unit of unitsOf(postings ?? NO_POSTINGS)) expect(unit).toBeLessThan(limitOfDigits(limit));
	});

	it('is undefined for a megabyte of digits that go on, and of bits', () => {
		for (const digit of ['P', 'O', 'o', '0', '1', '~', '\uffff']) {
			for (const start of ['', '!']) {
				const postings = decodePostings(start + digit.repeat(1_000_000), 1_000);
				const units = unitsOf(postings ?? NO_POSTINGS);
				expect(units.length).toBeLessThanOrEqual(1_000);
				expect(units.every((unit) => unit < 1_000)).toBe(true);
			}
		}
		expect(decodePostings('P'.repeat(1_000_000), 1_000)).toBeUndefined();
		expect(decodePostings(`${'P'.repeat(1_000_000)}1`, 1_000)).toBeUndefined();
	});
});
