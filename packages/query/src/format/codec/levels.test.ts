import { describe, expect, it } from 'vitest';
import { decodeLevels } from './levels.ts';

describe('decodeLevels', () => {
	it('reads a number from each character', () => {
		expect(decodeLevels('?F8[#')).toEqual(Int8Array.from([0, 7, -7, 28, -28]));
	});

	it.each(['"', '\\', ' ', '~', '中', '\u0000'])('refuses %j', (character) => {
		expect(decodeLevels(`?${character}`)).toBeUndefined();
	});
});
