import { describe, expect, it } from 'vitest';
import { fits } from '../json.ts';
import { PAGE } from './manifest-pages.ts';

const isPage = (entry: unknown): boolean => fits({ first: [''], files: [entry] }, PAGE);

describe('a page', () => {
	it('may list files of any size', () => {
		for (const bytes of [0, 20_000_000, 2 ** 40]) expect(isPage([bytes, 'ab'])).toBe(true);
	});

	it('is refused with an entry that has no size or digest', () => {
		const entries = [[-1, 'ab'], [1.5, 'ab'], ['1', 'ab'], [null, 'ab'], [1], [1, 2], 'ab', null, {}];
		expect(entries.filter(isPage)).toEqual([]);
	});
});
