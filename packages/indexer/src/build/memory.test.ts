import { describe, expect, it } from 'vitest';
import { parseMemory } from './memory.ts';

describe('parseMemory', () => {
	it.each([
		['2GiB', 2 ** 31],
		['1.5 gib', 1.5 * 2 ** 30],
		['500MB', 500e6],
		['268435456', 2 ** 28],
		['1024GiB', 2 ** 40],
	])('reads %s', (text, bytes) => {
		expect(parseMemory(text)).toBe(bytes);
	});

	it.each(['', 'x', '2', '-1GiB', '1e9', '2TiB', '2 G', 'GiB', '1GiB 2', '0x10000000', 'NaN', 'Infinity', '1,5GiB'])(
		'refuses %j',
		(text) => {
			expect(() => parseMemory(text)).toThrow(/is not a size: write one such as 2GiB|is out of range/);
		},
	);

	it.each(['255MiB', '1025GiB', '999999999999999GB', '0'])('refuses %s, which is out of range', (text) => {
		expect(() => parseMemory(text)).toThrow(
			`${text} is out of range: a build takes at least 256MiB, and at most 1024GiB can be allowed.`,
		);
	});
});
