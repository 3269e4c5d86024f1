import { estimateTokens } from '@pinakes/context';
import { expect, it } from 'vitest';
import { connectHere } from '../../testing/client.ts';
import { withFixtureIndex } from '../../testing/fixture-index.ts';

let index = '';
withFixtureIndex((folder) => {
	index = folder;
});

/** What an agent pays: the text of each answer in brief, with 3 % of slack. Lower a limit where an answer gets shorter. */
it.each([
	['pinakes_match', { goal: 'review a database schema' }, 161],
	['pinakes_match', { goal: 'fly to the moon' }, 79],
	['pinakes_search', { query: 'how is a release made?' }, 275],
	['pinakes_get', { target_entry: 'Release', file_paths: ['handbook/release.md'] }, 420],
	['pinakes_outline', {}, 417],
	// It fills its budget.
	['pinakes_pack', { message: 'how is a release made?' }, 847],
])('%s of %j costs few tokens', async (tool, args, limit) => {
	const { call } = await connectHere(index);
	const { text, isError } = await call(tool, { ...args, detail: false });
	expect([isError, text]).toEqual([false, expect.any(String)]);
	expect(estimateTokens(text)).toBeLessThanOrEqual(limit);
});

it('lists its tools in few tokens', async () => {
	const { client } = await connectHere(index);
	const { tools } = await client.listTools();
	const shown = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
	expect(estimateTokens(JSON.stringify(shown))).toBeLessThanOrEqual(1_260);
});
