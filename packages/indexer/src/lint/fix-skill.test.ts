import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lintFolders } from '@pinakes/indexer';
import { locateSource } from '@pinakes/indexer/internal';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { fixFile, fixSkillText } from './fix-skill.ts';
import { lintSkill } from './skill-rules.ts';

/** The text after the fixes of what lint finds in it. */
function fixed(lines: readonly string[], folder = 'a-skill'): string[] {
	const text = ['---', ...lines, '---', 'Do it.', ''].join('\n');
	const rules = new Set(lintSkill(`${folder}/SKILL.md`, text).map(({ rule }) => rule));
	return fixSkillText(text, rules, folder).split('\n').slice(1, -3);
}

it.each<[string, string[], string[], string?]>([
	[
		'a name that is not the folder',
		['name: A Skill # mine', 'description: d'],
		['name: a-skill # mine', 'description: d'],
	],
	[
		'a name in a folder whose own name is invalid',
		['name: A_Skill', 'description: d'],
		['name: a-skill', 'description: d'],
		'A Skill',
	],
	['a name that is a number', ['name: 1.0', 'description: d'], ['name: a-skill', 'description: d']],
	[
		'a name as of a folder that YAML reads as a truth value',
		['name: Yes', 'description: d'],
		['name: "yes"', 'description: d'],
		'yes',
	],
	[
		'a date beside broken YAML, which is read as text',
		['name: a-skill', 'description: 2024-01-02', 'license: a: b'],
		['name: a-skill', 'description: "2024-01-02"', 'license: "a: b"'],
	],
	[
		'a sign of a comment',
		['name: a-skill', 'description: Reads C # and F # code', 'license: MIT # yes'],
		['name: a-skill', 'description: "Reads C # and F # code"', 'license: "MIT # yes"'],
	],
	[
		'metadata',
		['name: a-skill', 'description: d', 'metadata:', '  version: 1.0 # first', '  ok: true'],
		['name: a-skill', 'description: d', 'metadata:', '  version: "1.0" # first', '  ok: "true"'],
	],
	['a truth value', ['name: a-skill', 'description: yes'], ['name: a-skill', 'description: "yes"']],
	['a colon', ['name: a-skill', 'description: Use when: asked'], ['name: a-skill', 'description: "Use when: asked"']],
	[
		'a colon in a further line',
		['name: a-skill', 'description: Answers mail.', '', '\tuser: "hi"', '  - (no)', '', 'license: MIT'],
		['name: a-skill', 'description: "Answers mail.', '', '  user: \\"hi\\"', '  - (no)"', '', 'license: MIT'],
	],
	['a sign', ['name: a-skill', 'description: @handle "x"'], ['name: a-skill', 'description: "@handle \\"x\\""']],
	[
		'two texts in quotes',
		['name: a-skill', 'license: "MIT"', 'description: "a", "b"'],
		['name: a-skill', 'license: "MIT"', 'description: "\\"a\\", \\"b\\""'],
	],
	['nothing else', ['name: a-skill', 'description: a <b>'], ['name: a-skill', 'description: a <b>']],
])('fixes %s', (_, lines, expected, folder) => {
	expect(fixed(lines, folder)).toEqual(expected);
	const windows = fixSkillText(
		['---', ...lines, '---', ''].join('\r\n'),
		new Set(['yaml-lenient', 'yaml-comment']),
		'x',
	);
	expect(windows.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('renames, sets permissions and leaves nothing that it can fix', async () => {
	const root = tempFolder({
		'skills/a/skill.md': '---\nname: A\ndescription: d\n---\n',
		'skills/b/SKILL.MD': '\ufeff---\nname: b\ndescription: d\n---\n',
		'skills/b/scripts/run.sh': '#!/bin/sh\n',
	});
	const before = await lintFolders([root]);
	const byFile = new Map(before.problems.map(({ file }) => [file, before.problems.filter((one) => one.file === file)]));
	for (const [file, problems] of byFile)
		expect(fixFile(...locateSource(file, [root], before.prefixes), problems)).toBe(true);
	expect((await lintFolders([root])).problems).toEqual([]);
	expect(readFileSync(join(root, 'skills/a/SKILL.md'), 'utf8')).toBe('---\nname: a\ndescription: d\n---\n');
	expect(statSync(join(root, 'skills/b/scripts/run.sh')).mode & 0o111).toBe(0o111);
});
