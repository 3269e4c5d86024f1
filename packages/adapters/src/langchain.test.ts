import type { Index } from '@pinakes/query';
import { expect, it } from 'vitest';
import { withFixtureIndex } from '../testing/fixture-index.ts';
import { PinakesRetriever, pinakesTools } from './langchain.ts';

let index: Index;

withFixtureIndex((built) => {
	index = built;
});

it('the retriever returns passages with their sources', async () => {
	const retriever = new PinakesRetriever({ index: index, limit: 1 });
	const documents = await retriever.invoke('how do I roll back a release?');
	expect(documents).toHaveLength(1);
	expect(documents[0]).toMatchObject({
		pageContent: expect.stringContaining('Keep the previous build on the hosts'),
		metadata: { path: 'handbook/release.md', lines: [38, 41] },
	});
	expect(await retriever.invoke('flights to Lisbon')).toEqual([]);
});

it('tools are invoked with the arguments of a model, and their results are JSON', async () => {
	const [findSkill] = pinakesTools(index);
	if (findSkill === undefined) throw new Error('There is no tool.');
	const call = { type: 'tool_call', id: '1', name: 'find_skill', args: { goal: 'commit staged changes' } } as const;
	const { content } = await findSkill.invoke(call);
	expect(JSON.parse(content).skills[0].unit_id).toBe('gh:lantern/pairwright#git-commit');
	await expect(findSkill.invoke({ goal: 7 } as never)).rejects.toThrow();
});
