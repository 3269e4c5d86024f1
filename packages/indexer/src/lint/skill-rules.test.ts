import { describe, expect, it } from 'vitest';
import { lintSkill } from './skill-rules.ts';

/** What is found in a skill of this folder with these lines of front matter. */
function found(lines: readonly string[], { path = 'skills/a-skill/SKILL.md', body = 'Do it.' } = {}): string[] {
	const text = ['---', ...lines, '---', '', body, ''].join('\n');
	return lintSkill(path, text).map(({ severity, rule, line }) => [severity, rule, line].join(' ').trim());
}

const CLEAN = ['name: a-skill', 'description: What it does and when'];

describe('lintSkill', () => {
	it('finds nothing in a skill that keeps to the specification', () => {
		const all = [
			...CLEAN,
			'license: MIT',
			'compatibility: Needs git',
			'metadata:',
			'  author: me',
			'  version: "1.0"',
			'allowed-tools: Read Grep',
		];
		expect(found(CLEAN)).toEqual([]);
		expect(found(all)).toEqual([]);
		expect(found(all.map((line) => `${line}\r`))).toEqual([]);
		expect(lintSkill('SKILL.md', '---\nname: any-name\ndescription: d\n---\n')).toEqual([]);
	});

	it.each<[string, string[], string[]]>([
		['no name', ['description: d'], ['error skill-name']],
		['an empty name', ['name:', 'description: d'], ['error skill-name 2']],
		['a name that is a number', ['description: d', 'name: 5'], ['error skill-name 3']],
		[
			'a name with capitals',
			['name: A-Skill', 'description: d'],
			['error skill-name-case 2', 'error skill-name-folder 2'],
		],
		[
			'a name with blanks',
			['name: a skill', 'description: d'],
			['error skill-name-characters 2', 'error skill-name-folder 2'],
		],
		[
			'a name with an underscore',
			['name: a_skill', 'description: d'],
			['error skill-name-characters 2', 'error skill-name-folder 2'],
		],
		[
			'a name with a hyphen first',
			['name: -a-skill', 'description: d'],
			['error skill-name-hyphens 2', 'error skill-name-folder 2'],
		],
		[
			'a name with two hyphens',
			['name: a--skill', 'description: d'],
			['error skill-name-hyphens 2', 'error skill-name-folder 2'],
		],
		['a name that is not the folder', ['name: b-skill', 'description: d'], ['error skill-name-folder 2']],
		['no description', ['name: a-skill'], ['error skill-description']],
		['an empty description', ['name: a-skill', 'description: ""'], ['error skill-description 3']],
		['a description that is a list', ['name: a-skill', 'description: [a]'], ['error skill-description 3']],
		[
			'a description with markup',
			['name: a-skill', 'description: Use <b>this</b>'],
			['error skill-description-markup 3'],
		],
		['a licence that is not a text', [...CLEAN, 'license: 5'], ['error skill-license 4']],
		['a compatibility that is empty', [...CLEAN, 'compatibility: ""'], ['error skill-compatibility 4']],
		['a compatibility that is a list', [...CLEAN, 'compatibility: [a]'], ['error skill-compatibility 4']],
		['tools as a list', [...CLEAN, 'allowed-tools: [Read]'], []],
		['tools as fields', [...CLEAN, 'allowed-tools:', '  Read: all'], ['warning skill-allowed-tools 4']],
		['metadata that is a text', [...CLEAN, 'metadata: text'], ['error skill-metadata 4']],
		['metadata with a number', [...CLEAN, 'metadata:', '  version: 1.0'], ['error skill-metadata 4']],
		['an unknown field', [...CLEAN, 'author: me'], ['warning skill-unknown-field 4']],
		['no fault in fields of Claude Code', [...CLEAN, 'model: large', 'argument-hint: [issue]', 'version: 1.0.0'], []],
		[
			'a description with an angle bracket',
			['name: a-skill', 'description: Python >3'],
			['error skill-description-markup 3'],
		],
		['a truth value of YAML 1.1', ['name: a-skill', 'description: yes'], ['error skill-yaml-type 3']],
		['a date of YAML 1.1', [...CLEAN, 'compatibility: 2024-01-01'], ['error skill-yaml-type 4']],
		[
			'a list in brackets',
			[...CLEAN, 'metadata:', '  a: "b"', '  c: [d]'],
			['error skill-metadata 4', 'error skill-yaml 6'],
		],
		['an anchor', ['name: &n a-skill', 'description: d'], ['error skill-yaml 2']],
		['a tag', ['name: !!str a-skill', 'description: d'], ['error skill-yaml 2']],
		['dashes within', ['name: a-skill', 'description: a---b'], ['error skill-yaml 3']],
		['a sign of YAML 1.1', [...CLEAN, 'license: ='], ['error skill-yaml 4']],
		['a tab', ['name:\ta-skill', 'description: d'], ['error skill-yaml 2']],
		['a line separator', ['name: a-skill', 'description: a\u2028b'], ['error skill-yaml 3']],
		['a letter of another width', ['name: ａ-skill', 'description: d'], ['error skill-name-ascii 2']],
		['a colon that wants quotes', ['name: a-skill', 'description: Use when: asked'], ['error yaml-lenient 3']],
		['broken YAML', ['name: [', 'description: d'], ['error yaml 3']],
		['a key twice', [...CLEAN, 'name: a-skill'], ['error yaml 4']],
		['a key twice within another', [...CLEAN, 'metadata:', '  a: "1"', '  a: "2"'], ['error yaml 6']],
		['a description cut by a comment', ['name: a-skill', 'description: Reads C # code'], ['error yaml-comment 3']],
		['no cut where a sign is part of a word', ['name: a-skill', 'description: Reads C# code'], []],
		[
			'a description that is a list over lines',
			['name: a-skill', 'description:', '  - a'],
			['error skill-description 3'],
		],
		['a description that is a number', ['name: a-skill', 'description: 5'], ['error skill-description 3']],
	])('finds %s', (_, lines, expected) => {
		expect(found(lines)).toEqual(expected);
	});

	it('holds names, descriptions and compatibility against their lengths, in characters', () => {
		const longest = '字'.repeat(64);
		const path = `skills/${longest}/SKILL.md`;
		expect(
			found([`name: ${longest}`, `description: ${'😀'.repeat(1024)}`, `compatibility: ${'c'.repeat(500)}`], { path }),
		).toEqual(['error skill-name-ascii 2']);
		const longer = 'a'.repeat(65);
		expect(
			found([`name: ${longer}`, `description: ${'d'.repeat(1025)}`, `compatibility: ${'c'.repeat(501)}`], {
				path: `${longer}/SKILL.md`,
			}),
		).toEqual(['error skill-name-length 2', 'error skill-description-length 3', 'error skill-compatibility 4']);
	});

	it('compares the name with the folder however their letters are composed', () => {
		expect(found(['name: re\u0301sume\u0301', 'description: d'], { path: 'r\u00e9sum\u00e9/SKILL.md' })).toEqual([
			'error skill-name-ascii 2',
		]);
	});

	it('finds a text that is too long', () => {
		expect(found(CLEAN, { body: 'a\n'.repeat(497) })).toEqual([]);
		expect(found(CLEAN, { body: 'a\n'.repeat(500) })).toEqual(['warning skill-body-lines']);
		expect(found(CLEAN, { body: 'four'.repeat(4_990) })).toEqual([]);
		expect(found(CLEAN, { body: 'four'.repeat(5_000) })).toEqual(['warning skill-body-tokens']);
		expect(found(CLEAN, { body: '字'.repeat(5_000) })).toEqual(['warning skill-body-tokens']);
	});

	it('finds a file that is named otherwise, has no front matter, or never closes it', () => {
		const text = `---\n${CLEAN.join('\n')}\n---\n`;
		expect(lintSkill('skills/a-skill/skill.md', text)).toMatchObject([{ rule: 'skill-file-name', severity: 'error' }]);
		expect(lintSkill('a-skill/SKILL.md', '# Title')).toMatchObject([{ rule: 'skill-front-matter', severity: 'error' }]);
		expect(lintSkill('a-skill/SKILL.md', '---\nname: a-skill\n')).toMatchObject([{ rule: 'front-matter', line: 1 }]);
		expect(lintSkill('a-skill/SKILL.md', '---js\n({})\n---\n')).toMatchObject([{ rule: 'executable' }]);
	});

	it('names the nearest field for one that it does not know', () => {
		const problems = lintSkill(
			'a-skill/SKILL.md',
			`---\n${CLEAN.join('\n')}\nlicence: MIT\ntools: Read\norigin: me\n---\n`,
		);
		expect(problems.map(({ fix }) => fix)).toEqual([
			expect.stringMatching(/^did you mean license\? Else move it into metadata/),
			expect.stringMatching(/^did you mean allowed-tools\? Else/),
			expect.stringMatching(/^move it into metadata/),
		]);
	});

	it('says in every finding where it is and what to do', () => {
		for (const problem of lintSkill('x/Skill.md', '---\nname: A--B c\ndescription: 5\nmetadata: 1\nfoo: 1\n---\n')) {
			expect(problem.file).toBe('x/Skill.md');
			expect(problem.message).not.toBe('');
			expect(problem.fix).not.toBe('');
		}
	});
});
