import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { connectHere } from '../../testing/client.ts';
import { withFixtureIndex } from '../../testing/fixture-index.ts';
import { FIXTURES, indexOf } from '../../testing/index-folder.ts';
import { sectionUri, skillUri } from './resources.ts';

let client: Client;
let fixtures: string;

withFixtureIndex((built) => {
	fixtures = built;
});

async function connected(index = fixtures): Promise<void> {
	({ client } = await connectHere(index));
}

async function textOf(uri: string): Promise<string> {
	const { contents } = await client.readResource({ uri });
	return contents.map((content) => ('text' in content ? content.text : '')).join('');
}

describe('the list of resources', () => {
	it('has the skills, then the top section of each document, and every one can be read', async () => {
		await connected();
		const { resources } = await client.listResources();
		const schemes = resources.map(({ uri }) => new URL(uri).host);
		expect(schemes).toEqual([...schemes].sort().reverse());
		expect(schemes.filter((host) => host === 'skills')).toHaveLength(9);
		for (const { uri, mimeType } of resources) {
			expect(mimeType).toBe('text/markdown');
			expect(await textOf(uri)).not.toBe('');
		}
	});

	it('names sections under the same heading once, and none without a heading', async () => {
		await connected(await indexOf({ 'a.md': '# B\n\n1\n\n# A\n\n2\n\n#\n\n3\n\n# B\n\n4\n' }));
		const { resources } = await client.listResources();
		expect(resources.map(({ name, description }) => [name, description])).toEqual([
			['a.md: B', 'a.md, lines 1 to 4'],
			['a.md: A', 'a.md, lines 5 to 8'],
		]);
		expect(await textOf(resources[0]?.uri ?? '')).toBe('# B\n\n1\n\n# B\n\n4\n');
	});

	it('has pages', async () => {
		// More documents than are read as one file, one with more sections than a page.
		const files = Array.from({ length: 259 }, (_, i): [string, string] => [`page-${i}.md`, `# Page ${i}\n`]);
		files.push(['page-100.md', Array.from({ length: 150 }, (_, i) => `# Part ${i}\n`).join('\n')]);
		files.push(['page-260/SKILL.md', '---\nname: page-260\ndescription: A page.\n---\n\n# A page\n']);
		await connected(await indexOf(Object.fromEntries(files)));
		const uris: string[] = [];
		let cursor: string | undefined;
		let pages = 0;
		do {
			const page = await client.request({ method: 'resources/list', params: cursor === undefined ? {} : { cursor } });
			uris.push(...page.resources.map(({ uri }) => uri));
			cursor = page.nextCursor;
			pages++;
		} while (cursor !== undefined);
		expect([pages, uris.length, new Set(uris).size]).toEqual([4, 410, 410]);
		const wrong = client.request({ method: 'resources/list', params: { cursor: 'nonsense' } });
		await expect(wrong).rejects.toMatchObject({ code: -32602, message: expect.stringContaining('no cursor nonsense') });
	});
});

describe('a section', () => {
	it('is read byte for byte', async () => {
		await connected();
		const source = readFileSync(join(FIXTURES, 'handbook/release.md'), 'utf8');
		const text = await textOf(sectionUri('handbook/release.md', 'Step 1: Freeze the branch'));
		expect(text.startsWith('## Step 1: Freeze the branch\n')).toBe(true);
		expect(source).toContain(text);
	});

	it('may be named with any characters of paths and headings', async () => {
		const text = '# 你好/世界?#% &"\n\nBody.\n';
		await connected(await indexOf({ '目录/a b%2F#?.md': text }));
		expect(await textOf(sectionUri('目录/a b%2F#?.md', '你好/世界?#% &"'))).toBe(text);
	});

	it.each([
		sectionUri('handbook/release.md', 'Step 1'),
		sectionUri('handbook/gone.md', 'Step 1'),
		sectionUri('../handbook/release.md', 'Step 5: Close'),
		sectionUri('/etc/passwd', 'root'),
		sectionUri('handbook/release.md', '__proto__'),
		'pinakes://sections/%zz/%zz',
		'pinakes://sections/handbook%2Frelease.md',
		'file:///etc/passwd',
	])('%s is not found', async (uri) => {
		await connected();
		await expect(client.readResource({ uri })).rejects.toMatchObject({
			code: -32602,
			message: expect.stringContaining('not found'),
		});
	});

	it('of a document without headings is all of it, by its title', async () => {
		const text = 'What giraffes eat.\n\n- leaves\n';
		await connected(await indexOf({ 'notes/giraffes.md': text, 'notes/a.md': '# A\n' }));
		const { resources } = await client.listResources();
		const listed = resources.find(({ name }) => name.startsWith('notes/giraffes.md'));
		expect(listed).toMatchObject({ title: 'giraffes', description: 'notes/giraffes.md, without headings' });
		expect(await textOf(listed?.uri ?? '')).toBe(text);
		await connected(await indexOf({ 'empty.md': '' }));
		expect(await textOf(sectionUri('empty.md', 'empty'))).toBe('');
	});

	it('that comes several times says where to go on behind all that is there', async () => {
		const section = `# Long\n\n${'x'.repeat(60_000)}\n\n`;
		await connected(await indexOf({ 'long.md': section.repeat(2) }));
		const text = await textOf(sectionUri('long.md', 'Long'));
		const [said = '', offset] = /\n\n\(Cut: pinakes_get gives the rest from offset (\d+) on\.\)\n$/.exec(text) ?? [];
		expect(Number(offset)).toBe(text.length - said.length);
		const { structuredContent } = await client.callTool({
			name: 'pinakes_get',
			arguments: { target_entry: 'Long', file_paths: ['long.md'], detail: true, offset: Number(offset) },
		});
		const { entry_content } = structuredContent as { entry_content: readonly string[] };
		expect(section.repeat(2).slice(Number(offset))).toContain(entry_content.join(''));
	});

	it('that is very long is cut between characters, and says where to go on', async () => {
		const section = `# Long\n\n${'😀'.repeat(60_000)}\n`;
		await connected(await indexOf({ 'long.md': section }));
		const text = await textOf(sectionUri('long.md', 'Long'));
		const [, offset] = /\(Cut: pinakes_get gives the rest from offset (\d+) on\.\)\n$/.exec(text) ?? [];
		expect(text.startsWith(section.slice(0, Number(offset)))).toBe(true);
		expect(section.slice(Number(offset))).toMatch(/^😀/u);
	});
});

describe('a skill', () => {
	it('is what it is for, and its document', async () => {
		await connected();
		const text = await textOf(skillUri('skills/release-notes'));
		expect(text).toContain('release-notes: ');
		expect(text).toContain('- id: skills/release-notes');
		const source = readFileSync(join(FIXTURES, 'skills/release-notes/SKILL.md'), 'utf8');
		expect(text.endsWith(source.slice(source.indexOf('# Release notes')))).toBe(true);
	});

	it('has each of its sections once, in their order, whatever their headings are', async () => {
		const body = '# Notes\n\nOne.\n\n## Notes\n\nTwo.\n\n# Other\n\nThree.\n\n# Notes\n\nFour.\n';
		const text = `---\nname: notes\ndescription: writes notes\n---\n\n${body}`;
		await connected(await indexOf({ 'skills/notes/SKILL.md': text }));
		expect((await textOf(skillUri('skills/notes'))).endsWith(`\n\n${body}`)).toBe(true);
	});

	it.each(['Do this first.\n\n# Steps\n\nThen that.\n', 'No heading at all.\n'])(
		'has all of its document: %j',
		async (body) => {
			const text = `---\nname: notes\ndescription: writes notes\n---\n\n${body}`;
			await connected(await indexOf({ 'a.md': '# A\n', 'skills/notes/SKILL.md': text, 'z.md': '# Z\n' }));
			expect((await textOf(skillUri('skills/notes'))).endsWith(`\n\n${body}`)).toBe(true);
		},
	);

	it('that is very long says that its document continues', async () => {
		const text = `---\nname: notes\ndescription: writes notes\n---\n\n# Notes\n\n${'x'.repeat(120_000)}\n`;
		await connected(await indexOf({ 'skills/notes/SKILL.md': text }));
		expect(await textOf(skillUri('skills/notes'))).toMatch(
			/x\n\n\(Cut: pinakes_outline lists the sections of skills\/notes\/SKILL\.md\.\)\n$/,
		);
	});

	it('of a registry has no document', async () => {
		await connected();
		expect(await textOf(skillUri('gh:lantern/pairwright#git-commit'))).toContain('- run: pairwright --commit');
	});

	it.each(['nothing', '__proto__', '%'])('%s is not found', async (id) => {
		await connected();
		await expect(client.readResource({ uri: `pinakes://skills/${id}` })).rejects.toMatchObject({ code: -32602 });
	});
});

describe('templates', () => {
	const SECTION = { type: 'ref/resource', uri: 'pinakes://sections/{path}/{heading}' } as const;
	const SKILL = { type: 'ref/resource', uri: 'pinakes://skills/{unit_id}' } as const;

	it('are listed', async () => {
		await connected();
		const { resourceTemplates } = await client.listResourceTemplates();
		expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
			'skill://{+path}',
			SKILL.uri,
			SECTION.uri,
		]);
	});

	it('are completed: what begins so first, then what has it within', async () => {
		await connected();
		const complete = async (ref: typeof SECTION | typeof SKILL, name: string, value: string, path?: string) => {
			const context = path === undefined ? {} : { context: { arguments: { path } } };
			return (await client.complete({ ref, argument: { name, value }, ...context })).completion.values;
		};
		expect(await complete(SECTION, 'path', 'HAND')).toEqual([
			'handbook/cache.md',
			'handbook/incidents.md',
			'handbook/onboarding.md',
			'handbook/release.md',
		]);
		expect(await complete(SECTION, 'path', 'release')).toEqual([
			'handbook/release.md',
			'skills/release-notes/SKILL.md',
		]);
		expect(await complete(SECTION, 'heading', 'step 5', 'handbook/release.md')).toEqual(['Step 5: Close']);
		expect(await complete(SECTION, 'heading', 'step 5')).toEqual([]);
		expect(await complete(SKILL, 'unit_id', 'git')).toEqual(['gh:lantern/pairwright#git-commit']);
	});

	it('say how many values there are where not all are named', async () => {
		const files = Array.from({ length: 230 }, (_, i): [string, string] => [`page-${i}.md`, `# Page ${i}\n`]);
		await connected(await indexOf(Object.fromEntries(files)));
		const { completion } = await client.complete({ ref: SECTION, argument: { name: 'path', value: 'page' } });
		expect([completion.values.length, completion.total, completion.hasMore]).toEqual([100, 230, true]);
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
		{ role: 'user', content: { resource: { text: expect.stringContaining('# Release notes') } } },
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
