import { loadConfig } from '@pinakes/indexer';
import { callNameOf } from '@pinakes/query/internal';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { readResolved } from '../../testing/builds.ts';

describe('markdown units', () => {
	it('of files with one name are called by their folders', async () => {
		const file = '# Purpose\nYou review.\n\n# Steps\nRead.';
		const root = tempFolder({
			'pinakes.config.json': '{"markdown": [{"include": "prompts/*/system.md", "kind": "prompt"}]}',
			'prompts/review_code/system.md': file,
			'prompts/review_text/system.md': `${file} Write.`,
		});
		const { units } = await readResolved([root], await loadConfig(undefined, [root]));
		expect(units.map(({ name }) => name)).toEqual(['review_code', 'review_text']);
		expect(units.map(callNameOf)).toEqual(['review_code', 'review_text']);
	});

	it('of Claude Code have line ends in descriptions that are written as \\n, and paths stay', async () => {
		const { units } = await readResolved([
			tempFolder({
				'.claude/agents/a.md':
					'---\nname: a\ndescription: Reviews code. Examples:\\n\\n<example>\\nuser "Go"\\n</example>\n---\nText',
				'.claude/agents/b.md': '---\nname: b\ndescription: Reads C:\\new\\notes\n---\nText',
			}),
		]);
		expect(units.map(({ description }) => description)).toEqual([
			'Reviews code. Examples:\n\n<example>\nuser "Go"\n</example>',
			'Reads C:\\new\\notes',
		]);
	});

	it.each([
		['.claude/agents/a.md', 'agent', 'claude'],
		['x/b.agent.md', 'agent', 'copilot'],
		['.github/agents/c.md', 'agent', 'copilot'],
		['d.chatmode.md', 'agent', 'copilot'],
		['e.instructions.md', 'instruction', 'copilot'],
		['.claude/commands/f.md', 'prompt', 'claude'],
		['g.prompt.md', 'prompt', 'copilot'],
		['.cursor/rules/h.mdc', 'rule', 'cursor'],
		['.windsurf/rules/i.md', 'rule', 'windsurf'],
		['.continue/rules/j.md', 'rule', 'continue'],
		['.clinerules/k.md', 'rule', 'cline'],
		['.clinerules/workflows/l.md', 'prompt', 'cline'],
		['.roo/rules-code/m.md', 'rule', 'roocode'],
		['.kiro/steering/n.md', 'rule', 'kiro'],
		['.cursor/commands/o.md', 'prompt', 'cursor'],
		['.windsurf/workflows/p.md', 'prompt', 'windsurf'],
		['.opencode/command/q.md', 'prompt', 'opencode'],
		['.opencode/agents/r.md', 'agent', 'opencode'],
		['.claude/rules/s.md', 'rule', 'claude'],
		['.codex/prompts/t.md', 'prompt', 'codex'],
		['.cursor/agents/u.md', 'agent', 'cursor'],
		['.gemini/agents/v.md', 'agent', 'gemini'],
		['.kilocode/rules-code/w.md', 'rule', 'kilocode'],
		['.kilocode/workflows/x.md', 'prompt', 'kilocode'],
		['.agent/rules/y.md', 'rule', 'antigravity'],
		['.agent/workflows/z.md', 'prompt', 'antigravity'],
		['.trae/rules/a.md', 'rule', 'trae'],
		['agents/k.md', 'agent', 'generic'],
		['plugins/x/agents/l.md', 'agent', 'claude'],
		['plugins/x/commands/sub/m.md', 'prompt', 'claude'],
		['plugins/x/agents/n.agent.md', 'agent', 'copilot'],
	])('%s is a unit without any configuration', async (path, kind, ide) => {
		const read = await readResolved([
			tempFolder({ [path]: '---\nname: n\ndescription: d\ntags: [t]\n---\n# H', 'README.md': '# R' }),
		]);
		expect(read.problems).toEqual([]);
		expect(read.units).toMatchObject([
			{
				unit_id: path.replace(/\.\w+$/, ''),
				kind,
				ide_support: [ide],
				name: 'n',
				description: 'd',
				capability_tags: ['t'],
				tags_origin: 'declared',
				keywords_origin: 'derived',
			},
		]);
		expect(read.documents).toEqual(['README.md', path].sort());
	});

	it('of collections in categories are those with the fields of an agent', async () => {
		const agent = '---\nname: n\ndescription: d\ntools: Read, Bash\n---\nText';
		const read = await readResolved([
			tempFolder({
				'categories/01-core/a.md': agent,
				'categories/01-core/README.md': '# Core',
				'categories/01-core/page.md': '---\nname: n\ndescription: d\n---\nText',
				'docs/categories/01-core/b.md': agent,
			}),
		]);
		expect(read.problems).toEqual([]);
		expect(read.units).toMatchObject([{ unit_id: 'categories/01-core/a', kind: 'agent', ide_support: ['claude'] }]);
		expect(read.documents).toHaveLength(4);
	});

	it('are the agents of Codex, wherever they are', async () => {
		const read = await readResolved([
			tempFolder({
				'categories/01-core/a.toml': 'name = "a"\ndescription = "d"\ndeveloper_instructions = "Read it."\n',
				'.codex/config.toml': 'developer_instructions = "Be brief."\n',
				'Cargo.toml': '[package]\nname = "a"\n',
			}),
		]);
		expect(read.problems).toEqual([]);
		expect(read.units).toMatchObject([
			{ unit_id: 'categories/01-core/a', kind: 'agent', ide_support: ['codex'], name: 'a', description: 'd' },
		]);
		expect(read.documents).toHaveLength(1);
	});

	it('are made of the commands of Spec Kit', async () => {
		const read = await readResolved([
			tempFolder({
				'templates/commands/plan.md': '---\ndescription: d\nscripts:\n  sh: a.sh\n---\nText',
				'templates/commands/specify.md': '---\ndescription: d\nhandoffs:\n  - label: a\n---\nText',
				'templates/commands/page.md': '---\ndescription: d\n---\nText',
			}),
		]);
		expect(read.problems).toEqual([]);
		expect(read.units).toMatchObject([
			{ unit_id: 'templates/commands/plan', kind: 'prompt', ide_support: ['generic'] },
			{ unit_id: 'templates/commands/specify', kind: 'prompt', ide_support: ['generic'] },
		]);
	});

	it('in folders called agents and commands of any depth are those with the fields of one', async () => {
		const agent = '---\nname: n\ndescription: d\ntools: Read, Bash\n---\nText';
		const command = '---\ndescription: d\nallowed-tools: Read\n---\nText';
		const read = await readResolved([
			tempFolder({
				'cli/agents/data/a.md': agent,
				'cli/commands/git/b.md': command,
				'plugins/a/b/agents/c.md': '---\nname: n\ndescription: e\nmodel: opus\n---\nText',
				'plugins/a/b/commands/d.md': '---\ndescription: d\nargument-hint: FILE\n---\nText',
				'docs/agents/page.md': '---\nname: n\ndescription: d\n---\nText',
				'docs/commands/page.md': '---\ndescription: d\n---\nText',
			}),
		]);
		expect(read.problems).toEqual([]);
		expect(read.units).toMatchObject([
			{ unit_id: 'cli/agents/data/a', kind: 'agent', ide_support: ['claude'] },
			{ unit_id: 'cli/commands/git/b', kind: 'prompt', ide_support: ['claude'] },
			{ unit_id: 'plugins/a/b/agents/c', kind: 'agent', ide_support: ['claude'] },
			{ unit_id: 'plugins/a/b/commands/d', kind: 'prompt', ide_support: ['claude'] },
		]);
		expect(read.documents).toHaveLength(6);
	});

	it('take from the text what front matter does not say, with a warning', async () => {
		const long = '😀'.repeat(400);
		const read = await readResolved([
			tempFolder({
				'a.agent.md': '# The title\n\n> quoted\n\n```\ncode\n```\n\nFirst *prose*\nof two lines.\n\nMore.',
				'b.agent.md': `---\ntools: [x]\n---\n\n${long}`,
				'c.agent.md': '---\nname: c\n---\n\n# Only a heading',
			}),
		]);
		expect(read.units).toMatchObject([
			{ name: 'The title', description: 'First *prose* of two lines.' },
			{ name: 'b', description: '😀'.repeat(300) },
			{ name: 'c', description: 'Only a heading' },
		]);
		expect(read.problems.map(({ file, rule, severity }) => [file, rule, severity])).toEqual([
			['a.agent.md', 'no-front-matter', 'warning'],
			['b.agent.md', 'no-description', 'warning'],
			['c.agent.md', 'no-description', 'warning'],
		]);
	});

	it('take prose from the text, and neither code nor headings', async () => {
		const read = await readResolved([
			tempFolder({
				'a.agent.md': '---\nname: a\n---\n# A\n```js\none\n\ntwo\n```\n## Purpose\nFinds *otters*.\n',
				'b.agent.md':
					'---\nname: b\n---\n# B\n\n- Use spaces.\n  ```js\n  one\n\n  two\n  ```\n- Say why.\n\n**Right**:\n',
				'c.agent.md': '---\nname: c\n---\n> quoted\n\n![x](x.png)\n\n- [one](#one)\n\n**You** read.\n',
			}),
		]);
		expect(read.units).toMatchObject([
			{ description: 'Finds *otters*.' },
			{ description: 'Use spaces. Say why.' },
			{ description: '**You** read.' },
		]);
	});

	it('take no paragraph of usage, links or input while a better one follows, and texts of links', async () => {
		const read = await readResolved([
			tempFolder({
				'.cursor/commands/a.md': '# A\n\n`/a <notes>`\n\nDrafts [pull requests](https://a.b/c) of a branch.',
				'.cursor/commands/b.md': '# B\n\n[One](b.php), [Two](c.php)\n\nArguments: `$ARGUMENTS`\n\nCounts cookies.',
				'.cursor/commands/c.md': '# C\n\nYou must consider the user input first.\n\nWrites a plan.',
				'.cursor/commands/d.md': '# D\n\n`/d <notes>`',
				'.cursor/commands/e.md': '# E\n\nFix the GitHub issue $ARGUMENTS.\n\nFollow these steps:',
			}),
		]);
		expect(read.units.map(({ description }) => description)).toEqual([
			'Drafts pull requests of a branch.',
			'Counts cookies.',
			'Writes a plan.',
			'`/d <notes>`',
			'Fix the GitHub issue $ARGUMENTS.',
		]);
	});

	it('of editors whose rules have no front matter need none', async () => {
		const read = await readResolved([
			tempFolder({
				'.clinerules/a.md': '# Tests\n\nRun them.',
				'.clinerules/hooks/README.md': '# Hooks',
				'.cursor/commands/b.md': 'Fix it.',
			}),
		]);
		expect(read.units).toMatchObject([
			{ name: 'Tests', description: 'Run them.' },
			{ name: 'b', description: 'Fix it.' },
		]);
		expect(read.problems).toEqual([]);
	});

	it.each([
		['', 'no-description'],
		['---\nname: n\n---\n', 'no-description'],
		['---\nname: [\n---\ntext', 'yaml'],
		['---js\n({})\n---\ntext', 'executable'],
		['---\nname: n\ndescription: d', 'front-matter'],
	])('that say nothing or are broken are reported and left out: %j', async (text, rule) => {
		const read = await readResolved([tempFolder({ 'a.agent.md': text, 'b.agent.md': '---\ndescription: d\n---\n' })]);
		expect(read.units.map(({ unit_id }) => unit_id)).toEqual(['b.agent']);
		expect(read.problems.filter(({ severity }) => severity === 'error')).toMatchObject([{ file: 'a.agent.md', rule }]);
	});

	it('take their fields by the mapping of the configuration', async () => {
		const root = tempFolder({
			'pinakes.config.json': {
				markdown: [
					{
						include: 'handbook/**/*.md',
						kind: 'process',
						ides: ['any'],
						fields: { tags: ['area', 'topics'], keywords: 'terms', ides: 'for' },
					},
					{ include: ['**/*.agent.md'], kind: 'bot' },
				],
			},
			'handbook/a.md':
				'---\ntitle: A\ndescription: d\ntopics: [t1, T2]\nterms: k1、k2\nfor: cursor\ntags: [not, these]\n---\n',
			'handbook/b.md': '---\ntitle: B\ndescription: d\narea: t3\ntopics: t4\n---\n',
			'c.agent.md': '---\ndescription: d\ncategory: t5\n---\n',
			'other/d.md': '---\ndescription: d\n---\n',
		});
		const read = await readResolved([root], await loadConfig(undefined, [root]));
		expect(read.problems).toEqual([]);
		expect(read.units).toMatchObject([
			{ unit_id: 'c.agent', kind: 'bot', ide_support: [], capability_tags: ['t5'] },
			{
				unit_id: 'handbook/a',
				kind: 'process',
				name: 'A',
				ide_support: ['cursor'],
				capability_tags: ['t1', 'T2'],
				keywords: ['k1', 'k2'],
			},
			{
				unit_id: 'handbook/b',
				kind: 'process',
				name: 'B',
				ide_support: ['any'],
				capability_tags: ['t3'],
				keywords: [],
				keywords_origin: 'derived',
			},
		]);
	});

	it('are none if the configuration ignores them', async () => {
		const root = tempFolder({
			'pinakes.config.json': { ignore: ['drafts/**', '**/*.agent.md', '.hidden/**'] },
			'drafts/SKILL.md': '---\n',
			'.hidden/a.md': '',
			'x/b.agent.md': '',
			'c.md': '# C',
		});
		const read = await readResolved([root], await loadConfig(undefined, [root]));
		expect(read).toMatchObject({ units: [], problems: [], documents: ['c.md'] });
	});
});
