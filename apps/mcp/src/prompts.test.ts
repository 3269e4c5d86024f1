import { beforeAll, expect, it } from 'vitest';
import { connectHere } from './testing/client.ts';
import { FIXTURE_INDEX } from './testing/fixture-index.ts';

let index: string;

beforeAll(async () => {
	index = await FIXTURE_INDEX;
});

it('use_skill gives the instructions of a skill for a task', async () => {
	const { client } = await connectHere(index);
	const { prompts } = await client.listPrompts();
	expect(prompts.map(({ name, arguments: args = [] }) => [name, args.map((each) => each.name)])).toEqual([
		['use_skill', ['skill', 'task']],
	]);
	const args = { skill: 'skills/release-notes', task: 'notes of 1.2' };
	const { messages } = await client.getPrompt({ name: 'use_skill', arguments: args });
	expect(messages).toMatchObject([
		{ role: 'user', content: { text: 'Follow the skill below for this task: notes of 1.2' } },
		{ role: 'user', content: { resource: { text: expect.stringContaining('# Release notes') } } },
	]);
});

it('completes ids of skills, and names an unknown one', async () => {
	const { client } = await connectHere(index);
	const ref = { type: 'ref/prompt', name: 'use_skill' } as const;
	const { completion } = await client.complete({ ref, argument: { name: 'skill', value: 'release' } });
	expect(completion.values).toEqual(['skills/release-notes']);
	const wrong = client.getPrompt({ name: 'use_skill', arguments: { skill: '__proto__' } });
	await expect(wrong).rejects.toMatchObject({ code: -32602 });
});

it('takes a level of logging', async () => {
	const { client } = await connectHere(index);
	expect(await client.setLoggingLevel('warning')).toEqual({});
});
