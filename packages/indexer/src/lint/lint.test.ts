import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { packageFile, skillText, unitFile } from '../../testing/samples.ts';
import { lintFolders } from './lint.ts';

function rulesOf({ problems }: Awaited<ReturnType<typeof lintFolders>>): string[] {
	return problems.map(({ severity, rule, file }) => `${severity} ${rule} ${file}`);
}

const CLEAN = {
	'skills/a/SKILL.md': skillText('a'),
	'units/u.json': unitFile('u'),
	'packages/p.json': packageFile(['u']),
	'README.md': '# R',
};

describe('lintFolders', () => {
	it('finds nothing in sources that keep to the rules', async () => {
		const root = tempFolder({ ...CLEAN, 'a.agent.md': '---\nname: a\ndescription: d\n---\n' });
		expect(await lintFolders([root])).toEqual({
			checked: 5,
			problems: [],
			collisions: [],
			prefixes: [''],
		});
	});

	it('says once what reading and linting both find', async () => {
		const root = tempFolder({
			...CLEAN,
			'skills/b/SKILL.md': '---\nname: b\n---\n',
			'skills/c/SKILL.md': '---\nname: [\n---\n',
			'units/v.json': unitFile('v', { capability_tags: 'x' }),
			'units/w.json': unitFile('u'),
		});
		expect(rulesOf(await lintFolders([root]))).toEqual([
			'error skill-description skills/b/SKILL.md',
			'error yaml skills/c/SKILL.md',
			'error registry-field-type units/v.json',
			'error registry-unlisted-unit units/v.json',
			'error duplicate-id units/w.json',
		]);
	});

	it('reports links out of the sources in the folder of a skill, as a build does, and reads nothing through them', async () => {
		const outside = tempFolder({ 'x/a.sh': '' });
		const root = tempFolder({ ...CLEAN, 'skills/b/SKILL.md': skillText('b'), 'skills/b/c/own.sh': 'echo' });
		for (const [name, target] of [
			['up.sh', `${outside}/x/a.sh`],
			['folder', `${outside}/x`],
			['shared.md', '../a/SKILL.md'],
			['zero.md', '/dev/zero'],
			['same.sh', 'c/own.sh'],
		] as const) {
			symlinkSync(target, join(root, 'skills/b', name));
		}
		expect(rulesOf(await lintFolders([root]))).toEqual([
			'error link skills/b/folder',
			'error link skills/b/up.sh',
			'error link skills/b/zero.md',
		]);
	});

	it('swallows nothing that only reading finds', async () => {
		const root = tempFolder({
			...CLEAN,
			'packages/p.json': packageFile([], { units: [...(packageFile(['u', 'v', 'w']).units as string[]), '../up'] }),
			'units/v.json': unitFile('v', { entrypoints: [{ command: 'run', cwd: '../..' }] }),
			'units/w.json': unitFile('w', { entrypoints: [{ command: 'run', args: 5 }] }),
			'units/x.json': '{"unit_id":',
			'a.agent.md': '',
		});
		expect(rulesOf(await lintFolders([root]))).toEqual([
			'error no-description a.agent.md',
			'warning no-front-matter a.agent.md',
			'error path packages/p.json',
			'error registry-missing-unit packages/p.json',
			'warning missing-package units/u.json',
			'error path units/v.json',
			'error registry-field units/w.json',
			'error json units/x.json',
		]);
	});

	it('holds registries of several folders against each other', async () => {
		const root = tempFolder({
			'one/units/u.json': unitFile('u'),
			'two/packages/p.json': packageFile(['u']),
			'two/units/.keep': '',
			'two/units/v.json': unitFile('u'),
		});
		expect(rulesOf(await lintFolders([join(root, 'one'), join(root, 'two')]))).toEqual([
			'error duplicate-id two/units/v.json',
		]);
	});

	it('finds a skill file whose name no tool looks for', async () => {
		const root = tempFolder({ 'skills/a/skill.md': skillText('a') });
		expect(rulesOf(await lintFolders([root]))).toEqual(['error skill-file-name skills/a/skill.md']);
	});

	it('leaves out what the configuration ignores, and what a build leaves out on purpose', async () => {
		const root = tempFolder({
			'pinakes.config.json': { ignore: 'drafts/**' },
			'drafts/x/SKILL.md': 'broken',
			'drafts/units/u.json': '{',
			'skills/hidden/SKILL.md': skillText('hidden', 'd', 'metadata:', '  internal: "true"'),
		});
		expect(await lintFolders([root])).toMatchObject({ checked: 1, problems: [] });
	});

	it('refuses a folder that is not there', async () => {
		await expect(lintFolders([join(tempFolder(), 'gone')])).rejects.toThrow(/is not a folder/);
	});

	it('says of skills that compete what both say, if it is asked to', async () => {
		const text = (name: string, description: string, body: string): string =>
			`---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n\n${body}\n`;
		const root = tempFolder({
			'skills/a/SKILL.md': text('a', 'Converts scanned documents into markdown', 'Invoices. Read the invoice twice.'),
			'skills/b/SKILL.md': text(
				'b',
				'Converts scanned documents into markdown',
				'Sheets. A sheet has formulas, formulas.',
			),
			'skills/c/SKILL.md': text('c', 'Plays chess', 'Openings'),
		});
		expect((await lintFolders([root])).collisions).toEqual([]);
		const { collisions, problems } = await lintFolders([root], { collisions: true });
		expect(collisions).toEqual([
			{
				score: expect.closeTo(1, 9),
				skills: [
					{ unit_id: 'skills/a', file: 'skills/a/SKILL.md' },
					{ unit_id: 'skills/b', file: 'skills/b/SKILL.md' },
				],
				shared: ['converts', 'documents', 'markdown', 'scanned'],
				problem: {
					severity: 'warning',
					file: 'skills/a/SKILL.md',
					line: 3,
					rule: 'skill-collision',
					message:
						'skills/a competes with skills/b for the same requests (1.00): both say converts, documents, markdown, scanned',
					fix: 'say in each when to use it rather than the other, or merge them',
				},
			},
		]);
		expect(problems).toEqual([]);
	});

	it('reports skills of one name, but not those of different plugins', async () => {
		const skill = '---\nname: review\ndescription: Reviews code.\n---\nText\n';
		const root = tempFolder({
			'plugins/a/skills/review/SKILL.md': skill,
			'plugins/b/skills/review/SKILL.md': skill.replace('code', 'texts'),
			'plugins/b/more/review/SKILL.md': skill.replace('code', 'plans'),
			'skills/review/SKILL.md': skill.replace('code', 'schemas'),
			'more/review/SKILL.md': skill.replace('code', 'tests'),
			'c/.claude-plugin/plugin.json': { name: 'c' },
			'c/skills/review/SKILL.md': skill.replace('code', 'pages'),
			'c/deep/.claude-plugin/plugin.json': { name: 'd' },
			'c/deep/skills/review/SKILL.md': skill.replace('code', 'maps'),
			'c/other/review/SKILL.md': skill.replace('code', 'names'),
		});
		const { problems } = await lintFolders([root]);
		expect(problems.map(({ file, rule, message }) => [rule, file, /of (\S+),/.exec(message)?.[1]])).toEqual([
			['skill-name-shared', 'c/skills/review/SKILL.md', 'c/other/review/SKILL.md'],
			['skill-name-shared', 'plugins/b/skills/review/SKILL.md', 'plugins/b/more/review/SKILL.md'],
			['skill-name-shared', 'skills/review/SKILL.md', 'more/review/SKILL.md'],
		]);
	});

	it('reports as the configuration and comments say', async () => {
		const root = tempFolder({
			'pinakes.config.json': { lint: { rules: { 'skill-unknown-field': 'error', 'skill-license': 'off' } } },
			'skills/a/SKILL.md': '---\nname: a\ndescription: d\nmodal: m\nlicense: 5\n---\n[x](x.md)\n',
			'skills/b/SKILL.md':
				'---\nname: b\ndescription: <b> # pinakes-lint-disable skill-description-markup\n---\n<!-- pinakes-lint-disable-next-line skill-link, skill-lnk -->\n[x](x.md)\n[y](y.md)\n',
		});
		expect(rulesOf(await lintFolders([root]))).toEqual([
			'error skill-unknown-field skills/a/SKILL.md',
			'error skill-link skills/a/SKILL.md',
			'warning unknown-rule skills/b/SKILL.md',
			'error skill-link skills/b/SKILL.md',
		]);
		await expect(
			lintFolders([tempFolder({ 'pinakes.config.json': { lint: { rules: { 'skill-lnk': 'off' } } } })]),
		).rejects.toThrow(/lint\.rules/);
	});

	it('knows that a skill names files of its plugin', async () => {
		const text = `${skillText('a')}\nRun \`scripts/run.py\`, then \`scripts/gone.py\`.\n`;
		const root = tempFolder({
			'plugins/p/.claude-plugin/plugin.json': '{}',
			'plugins/p/scripts/run.py': '',
			'plugins/p/skills/a/SKILL.md': text,
		});
		const { problems } = await lintFolders([root]);
		expect(problems.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
			'skill-path scripts/gone.py is not there',
		]);
	});

	it('finds files that a skill names and does not have, and what is wrong with those that it has', async () => {
		const root = tempFolder({
			'notes.md': '# Notes',
			'skills/a/SKILL.md': `${skillText('a')}${'[g](references/GONE.md) [h](references/HERE.md#part) ![p](a%20b.png) [n](../../notes.md) [u](https://a.b/c.md)\n\n```sh\npython scripts/gone.py references/GONE.md\nsh scripts/run.sh build/out.sh\n```\n\n`assets/<name>.md`\n'}`,
			'skills/a/a b.png': '',
			'skills/a/references/HERE.md': '# Here',
			'skills/a/scripts/run.sh': '#!/bin/sh\n',
		});
		const { problems } = await lintFolders([root]);
		expect(problems.map(({ severity, file, line, message }) => [severity, file, line, message].join(' '))).toEqual([
			expect.stringMatching(/^error skills\/a\/SKILL\.md \d+ references\/GONE\.md is not there$/),
			expect.stringMatching(
				/^warning skills\/a\/SKILL\.md \d+ \.\.\/\.\.\/notes\.md is not in the folder of the skill/,
			),
			expect.stringMatching(/^warning skills\/a\/SKILL\.md \d+ scripts\/gone\.py is not there$/),
			'warning skills/a/scripts/run.sh  scripts/run.sh begins with #! and is not executable',
		]);
	});
});
