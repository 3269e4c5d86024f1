import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { SkillsClient } from '@modelcontextprotocol/client/ext/skills';
import { createServer, currentIndex, locateIndex } from '@pinakes/mcp';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildInto, indexOf } from '../../testing/index-folder.ts';

const HEAD = '---\nname: fill-form\ndescription: "Fills a form: with values."\nlicense: MIT\nallowed-tools: Read\n';
const SKILL = `${HEAD}metadata:\n  version: "2"\n---\n# Fill\n\nRun scripts/fill.py.\n`;
const BYTES = new Uint8Array([0, 159, 255]);
const FILES = {
	'skills/fill-form/SKILL.md': SKILL,
	'skills/fill-form/scripts/fill.py': 'print("filled")\n',
	'skills/fill-form/assets/a b#1%.bin': BYTES,
	'skills/fill-form/assets/中文.md': '# 中文\n',
};

/** A host of the extension, which verifies everything that it reads. */
async function connect(index: string) {
	const reported: string[] = [];
	const report = (message: string): void => void reported.push(message);
	const current = currentIndex(locateIndex(index, { timeLimit: 1000, refreshAfter: 0 }), report);
	const [here, there] = InMemoryTransport.createLinkedPair();
	await createServer(current, { maxChars: 10_000, report }).connect(there);
	const client = new Client({ name: 'test', version: '1' });
	await client.connect(here);
	onTestFinished(() => client.close());
	return { client, skills: new SkillsClient(client), reported };
}

const text = (name: string, more = '') => `---\nname: ${name}\ndescription: Does ${name}.\n---\n# ${name}\n${more}`;

describe('the skills extension', () => {
	it('is declared, and lists each skill with all of its front matter and files', async () => {
		const { client, skills } = await connect(await indexOf({ ...FILES, 'a.md': '# A\n' }));
		expect(client.getServerCapabilities()?.extensions).toEqual({ 'io.modelcontextprotocol/skills': {} });
		const { skills: listed, invalid } = await skills.list();
		expect(invalid).toEqual([]);
		expect(listed).toMatchObject([
			{
				uri: 'skill://skills/fill-form/SKILL.md',
				frontmatter: {
					name: 'fill-form',
					description: 'Fills a form: with values.',
					license: 'MIT',
					'allowed-tools': 'Read',
					metadata: { version: '2' },
				},
			},
		]);
		expect((await skills.get('skill://skills/fill-form/SKILL.md')).skill).toEqual(listed[0]);
	});

	it('lists no skill that only users may start, and gives it by its address', async () => {
		const deploy = '---\nname: deploy\ndescription: Deploys.\ndisable-model-invocation: true\n---\n';
		const { client, skills } = await connect(await indexOf({ ...FILES, 'skills/deploy/SKILL.md': deploy }));
		expect((await skills.list()).skills.map(({ frontmatter }) => frontmatter.name)).toEqual(['fill-form']);
		expect((await skills.get('skill://skills/deploy/SKILL.md')).skill.frontmatter.name).toBe('deploy');
		// As resources too, each of which can be read.
		const { resources } = await client.listResources();
		const description = 'Fills a form: with values.';
		const uri = 'skill://skills/fill-form/SKILL.md';
		expect(resources).toEqual([{ uri, name: 'fill-form', description, mimeType: 'text/markdown' }]);
		expect((await client.readResource({ uri })).contents).toMatchObject([{ uri, text: SKILL }]);
	});

	it('gives every file byte for byte, with its media type', async () => {
		const { skills } = await connect(await indexOf(FILES));
		const [skill] = (await skills.list()).skills;
		if (skill === undefined) throw new Error('there is no skill');
		const read = async (path: string) => {
			const { bytes, mimeType, verified } = await skills.read(skill, path);
			return [Buffer.from(bytes), mimeType, verified];
		};
		expect(await read('SKILL.md')).toEqual([Buffer.from(SKILL), 'text/markdown', true]);
		expect(await read('scripts/fill.py')).toEqual([Buffer.from('print("filled")\n'), 'text/x-python', true]);
		expect(await read('assets/a%20b%231%25.bin')).toEqual([Buffer.from(BYTES), 'application/octet-stream', true]);
		expect(await read('assets/中文.md')).toEqual([Buffer.from('# 中文\n'), 'text/markdown', true]);
	});

	it('addresses skills by their names, wherever they lie', async () => {
		const files = {
			'a/x/SKILL.md': text('named'),
			'a/x/named/SKILL.md': '---\nname: named\ndescription: Counts the stones.\n---\n',
			'b/named/SKILL.md': '---\nname: named\ndescription: Paints another fence.\n---\n',
			'b/named/inner/SKILL.md': text('inner'),
			'你 好/third/SKILL.md': text('third'),
		};
		const { skills } = await connect(await indexOf(files));
		const { skills: listed } = await skills.list();
		expect(listed.map(({ uri }) => uri)).toEqual([
			'skill://a/x/named/SKILL.md',
			'skill://-/a/x/named/SKILL.md',
			'skill://b/named/SKILL.md',
			'skill://b/named/inner/SKILL.md',
			'skill://%E4%BD%A0%20%E5%A5%BD/third/SKILL.md',
		]);
		for (const skill of listed) expect((await skills.read(skill)).verified).toBe(true);
	});

	it('leaves out skills that hosts reject, and reports them once', async () => {
		const files = {
			'Upper/SKILL.md': text('Upper'),
			'long/SKILL.md': `---\nname: long\ndescription: ${'x'.repeat(2000)}\n---\n`,
			'nameless/SKILL.md': '---\ndescription: Has no name.\n---\n',
			'good/SKILL.md': text('good'),
		};
		const { skills, reported } = await connect(await indexOf(files));
		for (let i = 0; i < 2; i++) {
			expect((await skills.list()).skills.map(({ uri }) => uri)).toEqual(['skill://good/SKILL.md']);
		}
		expect(reported).toHaveLength(2);
		expect(reported.join()).toMatch(/Upper.*long/);
	});

	it.each(['skill://gone/SKILL.md', 'skill://skills/fill-form', 'file:///etc/passwd', 'skill://%zz'])(
		'does not serve %s',
		async (uri) => {
			const { client, skills } = await connect(await indexOf(FILES));
			await expect(skills.get(uri)).rejects.toMatchObject({ code: -32602 });
			await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32602 });
		},
	);

	it('has pages, and follows a rebuilt index', async () => {
		const names = Array.from({ length: 130 }, (_, i) => `skill-${i}`);
		const out = `${tempFolder()}/index`;
		await buildInto(out, Object.fromEntries(names.map((name) => [`${name}/SKILL.md`, text(name)])));
		const { client, skills } = await connect(out);
		expect((await skills.list({ cursor: '100' })).skills).toHaveLength(30);
		expect((await skills.list()).skills).toHaveLength(130);
		for (const cursor of ['1000', 'nonsense'])
			await expect(skills.list({ cursor })).rejects.toMatchObject({ code: -32602 });
		expect((await client.listResources()).resources).toHaveLength(130);
		await buildInto(out, { 'one/SKILL.md': text('one', 'More.\n') });
		const { skills: listed } = await skills.list();
		expect(listed).toHaveLength(1);
		expect(await skills.read(listed[0] as (typeof listed)[0])).toMatchObject({ verified: true });
	});

	it('is empty for an index without skills', async () => {
		const { skills } = await connect(await indexOf({ 'a.md': '# A\n' }));
		expect((await skills.list()).skills).toEqual([]);
	});
});
