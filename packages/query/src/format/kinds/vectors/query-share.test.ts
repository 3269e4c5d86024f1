import { describe, expect, it } from 'vitest';
import { queryShare } from './query-share.ts';

describe('queryShare', () => {
	it.each([
		[0, 0, 0],
		[1, 0, 1 / 6],
		[3, 8, 1],
		[0, 8, 0.5],
		[60, 0, 1],
	])('%i words and %i characters without spaces are %f', (words, characters, share) => {
		expect(queryShare(words, characters)).toBe(share);
	});
});
