import { search } from '@pinakes/query/search';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BASE, indexBase } from '../testing/knowledge-index.ts';

afterEach(() => {
	vi.restoreAllMocks();
});

/** Lets the clock go on by so many milliseconds after the first look at it. */
function slowDown(milliseconds: number): void {
	vi.spyOn(performance, 'now').mockReturnValue(milliseconds).mockReturnValueOnce(0);
}

describe('a search', () => {
	it.each([
		['en', /took 6\.0 s/],
		['zh', /6\.0 秒/],
	] as const)('of more than five seconds says so, in %s', async (lang, note) => {
		const index = await indexBase(BASE);
		slowDown(6000);
		const { notes, search_stats } = await search(index, 'how to configure a Pod', { lang });
		expect(search_stats.time_ms).toBe(6000);
		expect(notes.filter((line) => note.test(line))).toHaveLength(1);
	});

	it('of five seconds says nothing', async () => {
		const index = await indexBase(BASE);
		slowDown(5000);
		const { notes } = await search(index, 'how to configure a Pod');
		expect(notes).toEqual([]);
	});
});
