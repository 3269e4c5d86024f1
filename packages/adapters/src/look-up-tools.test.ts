import { describe, expect, it } from 'vitest';
import { lookUpTools } from './look-up-tools.ts';
import { FIXTURE_INDEX } from './testing/fixture-index.ts';

async function call(name: string, input: unknown): Promise<unknown> {
	const tool = lookUpTools(await FIXTURE_INDEX).find((each) => each.name === name);
	return tool?.execute(input);
}

describe('look-ups as tools', () => {
	it('refuse if nothing fits, and say what comes near', async () => {
		expect(await call('find_skill', { goal: 'book a flight to Lisbon' })).toMatchObject({
			skills: [],
			reason: expect.any(String),
			near: expect.any(Array),
		});
		expect(await call('search_documents', { query: 'flights to Lisbon' })).toEqual({ passages: [] });
		const request = { heading: 'Step 9', path: 'handbook/release.md' };
		expect(await call('read_section', request)).toMatchObject({ status: 'not_found' });
	});

	it.each([
		['find_skill', {}, '"goal" must be a string'],
		['find_skill', null, '"goal" must be a string'],
		['find_skill', { goal: ' ' }, '"goal" must be a string'],
		['search_documents', { query: ['x'] }, '"query" must be a string'],
		['search_documents', { query: 'x', limit: '3' }, '"limit" must be a number'],
		['search_documents', { query: 'x', limit: -1 }, 'limit'],
		['read_section', { heading: 'x' }, '"path" must be a string'],
	])('%s %j is an error that says how to fix it', async (name, input, message) => {
		await expect(call(name, input)).rejects.toThrow(message);
	});
});
