import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { connectHere } from '../../testing/client.ts';
import { withFixtureIndex } from '../../testing/fixture-index.ts';
import { FIXTURES, indexOf } from '../../testing/index-folder.ts';

let fixtures: string;

withFixtureIndex((built) => {
	fixtures = built;
});

/** The text of a skill as the prompt gives it. */
async function textOf(index: string, skill: string): Promise<string> {
	const { client } = await connectHere(index);
	const { messages } = await client.getPrompt({ name: 'use_skill', arguments: { skill } });
	const { content } = messages[1] ?? {};
	return content?.type === 'text' ? content.text : '';
}

const HEAD = '---\nname: notes\ndescription: writes notes\n---\n\n';

describe('a skill', () => {
	it('is what it is for, and its document', async () => {
		const text = await textOf(fixtures, 'skills/release-notes');
		expect(text).toContain('release-notes: ');
		expect(text).toContain('- id: skills/release-notes');
		const source = readFileSync(join(FIXTURES, 'skills/release-notes/SKILL.md'), 'utf8');
		expect(text.endsWith(source.slice(source.indexOf('# Release notes')))).toBe(true);
	});

	it.each([
		'# Notes\n\nOne.\n\n## Notes\n\nTwo.\n\n# Other\n\nThree.\n\n# Notes\n\nFour.\n',
		'Do this first.\n\n# Steps\n\nThen that.\n',
		'No heading at all.\n',
	])('has all of its document, in its order: %j', async (body) => {
		const index = await indexOf({ 'a.md': '# A\n', 'skills/notes/SKILL.md': HEAD + body, 'z.md': '# Z\n' });
		expect((await textOf(index, 'notes')).endsWith(`\n\n${body}`)).toBe(true);
	});

	it('that is very long is cut between characters, and says that its document continues', async () => {
		const index = await indexOf({ 'skills/notes/SKILL.md': `${HEAD}# Notes\n\n${'😀'.repeat(60_000)}\n` });
		expect(await textOf(index, 'notes')).toMatch(
			/😀\n\n\(Cut: pinakes_outline lists the sections of skills\/notes\/SKILL\.md\.\)\n$/u,
		);
	});

	it('of a registry has no document', async () => {
		expect(await textOf(fixtures, 'gh:lantern/pairwright#git-commit')).toContain('- run: pairwright --commit');
	});
});

it('use_skill gives the instructions of a skill for a task', async () => {
	const { client } = await connectHere(fixtures);
	const { prompts } = await client.listPrompts();
	expect(prompts.map(({ name, arguments: args = [] }) => [name, args.map((each) => each.name)])).toEqual([
		['use_skill', ['skill', 'task']],
	]);
	const args = { skill: 'skills/release-notes', task: 'notes of 1.2' };
	const { messages } = await client.getPrompt({ name: 'use_skill', arguments: args });
	expect(messages).toMatchObject([
		{ role: 'user', content: { text: 'Follow the skill below for this task: notes of 1.2' } },
		{ role: 'user', content: { text: expect.stringContaining('# Release notes') } },
	]);
});

it('completes ids of skills, and names an unknown one', async () => {
	const { client } = await connectHere(fixtures);
	const ref = { type: 'ref/prompt', name: 'use_skill' } as const;
	const { completion } = await client.complete({ ref, argument: { name: 'skill', value: 'release' } });
	expect(completion.values).toEqual(['skills/release-notes']);
	const wrong = (skill: string) => client.getPrompt({ name: 'use_skill', arguments: { skill } });
	await expect(wrong('__proto__')).rejects.toMatchObject({ code: -32602 });
	await expect(wrong('relase-notes')).rejects.toMatchObject({
		message: expect.stringContaining('There is no skill relase-notes. Did you mean release-notes?'),
	});
});

it('use_skill takes the name of a skill in any spelling, and names those that share one', async () => {
	const skill = (name: string) => `---\nname: ${name}\ndescription: Does ${name}.\n---\n# ${name}\n`;
	const { client } = await connectHere(
		await indexOf({
			'a/cargo-fuzz/SKILL.md': skill('cargo-fuzz'),
			'a/other/SKILL.md': skill('Code Review'),
			'b/twice/SKILL.md': skill('twice'),
			'c/twice/SKILL.md': skill('twice-more'),
		}),
	);
	const titleOf = async (name: string) => {
		const { messages } = await client.getPrompt({ name: 'use_skill', arguments: { skill: name } });
		return JSON.stringify(messages.at(-1)?.content);
	};
	for (const name of ['cargo-fuzz', 'a/cargo-fuzz', 'Cargo Fuzz', ' cargo_fuzz']) {
		expect(await titleOf(name)).toContain('Does cargo-fuzz.');
	}
	for (const name of ['other', 'code-review', 'Code Review'])
		expect(await titleOf(name)).toContain('Does Code Review.');
	await expect(titleOf('twice')).rejects.toMatchObject({
		message: expect.stringContaining('Several skills are called twice: b/twice, c/twice. Give an id.'),
	});
	expect(await titleOf('twice-more')).toContain('Does twice-more.');
});

it('takes a level of logging', async () => {
	const { client } = await connectHere(fixtures);
	expect(await client.setLoggingLevel('warning')).toEqual({});
});
