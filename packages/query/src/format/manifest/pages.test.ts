import { fits } from '@pinakes/query/internal';
import { describe, expect, it } from 'vitest';
import { FILES } from './pages.ts';

const isList = (entry: unknown): boolean => fits({ sections: [entry] }, FILES);

describe('the list of parts', () => {
	it('may have files of any size', () => {
		for (const bytes of [0, 20_000_000, 2 ** 40]) expect(isList([bytes, 'ab'])).toBe(true);
	});

	it('is refused with an entry that has no size or digest', () => {
		const entries = [[-1, 'ab'], [1.5, 'ab'], ['1', 'ab'], [null, 'ab'], [1], [1, 2], 'ab', null, {}];
		expect(entries.filter(isList)).toEqual([]);
	});
});
