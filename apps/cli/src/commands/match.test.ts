import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { builtFolder, pinakes } from '../../testing/run.ts';

/** Matches against an index of the sample sources. */
async function match(args: readonly string[], folder?: string) {
	return pinakes(['match', '--index', join(folder ?? (await builtFolder()), 'index'), ...args]);
}

/** Two skills that fit one goal, without declared tags. */
const SKILLS = Object.fromEntries(
	['tables', 'migrations'].map((name) => [
		`skills/${name}/SKILL.md`,
		`---\nname: schema-${name}\ndescription: Reviews the database schema of ${name}\n---\n\n# Schema ${name}\n`,
	]),
);

describe('pinakes match', () => {
	it('shows what matches and why, with code 0', async () => {
		const { code, stdout, stderr } = await match(['--tag', 'git-commit', '--ide', 'cursor']);
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(/^0\.70 {2}npm:tool#commit\n/);
		expect(stdout).toContain('Commit: Writes commit messages over the network');
		expect(stdout).toContain('install (experimental): npm i tool');
		expect(stdout).not.toContain('\u001b');
	});

	it('says what it found in the goal, in its language, and once what is true of all matches', async () => {
		const said = async (goal: string, ...args: string[]) =>
			(await match([goal, ...args], await builtFolder(SKILLS))).stdout.split('\n');
		const [found, ...lines] = await said('review the schema of my database');
		expect(found).toBe('found in the goal: database, reviews, schema');
		expect(lines.filter((line) => /derived from its text/.test(line))).toEqual([
			'! all of these: derived from its text, not declared by its author: tags, keywords',
		]);
		expect((await said('审查数据库'))[0]).toMatch(/^目标中识别到: |^拒绝 {2}/);
		expect((await said('qwvvk zzzyx'))[0]).toMatch(/^refused {2}no_candidates/);
		expect((await said('qwvvk zzzyx', '--lang', 'zh'))[0]).toMatch(/^拒绝 {2}no_candidates/);
	});

	it('warns of a tag that no unit has', async () => {
		const said = async (...args: string[]) => (await match(args)).stderr;
		expect(await said('--tag', 'git-comit')).toBe('! no unit has the tags git-comit\n');
		expect(await said('--tag', 'git-commit')).toBe('');
	});

	it('prints the beginning of a long description, and all of it as JSON', async () => {
		const description = `Reviews database schemas. ${'Use it now. '.repeat(40)}`.trim();
		const folder = await builtFolder({ 'skills/s/SKILL.md': `---\nname: s\ndescription: ${description}\n---\n` });
		const [, line = ''] = /^ +s: (.*)$/m.exec((await match(['--tag', 'schemas'], folder)).stdout) ?? [];
		expect(line).toMatch(/^Reviews .{250,290}Use it now\.…$/);
		expect((await match(['--tag', 'schemas', '--json'], folder)).stdout).toContain(description);
	});

	it('gives the same as JSON', async () => {
		const { code, stderr, json } = await match([
			'--tag',
			'git-commit',
			'--keyword',
			'commit message',
			'--ide',
			'cursor',
			'--json',
		]);
		expect([code, stderr]).toEqual([0, '']);
		expect(json()).toMatchObject([
			{
				matches: [
					{
						unit_id: 'npm:tool#commit',
						score: expect.closeTo(1, 9),
						unit: { name: 'Commit' },
						package: { package_id: 'npm:tool' },
					},
				],
				rejection_category: null,
			},
		]);
	});

	it('refuses with a category and suggestions, with code 1', async () => {
		const { code, stdout } = await match(['--tag', 'git-commit', '--ide', 'vim']);
		expect(code).toBe(1);
		expect(stdout).toMatch(/^refused {2}candidates_but_no_ide_support: /m);
		expect(stdout).toMatch(/^ +> /m);
		const chinese = await match(['--tag', 'git-commit', '--ide', 'vim', '--lang', 'zh', '--json']);
		expect(chinese.json()).toMatchObject([
			{
				matches: [],
				rejection_category: 'candidates_but_no_ide_support',
				rejection_reason: '找到候选能力，但均不支持 vim',
			},
		]);
		expect((await match(['--tag', 'git-commit', '--constraint', 'no-network'])).stdout).toContain(
			'candidates_but_incompatible_env',
		);
		expect((await match(['--goal', 'bake a cake'])).stdout).toContain('no_candidates_by_tag');
	});

	it('explains scores and steps', async () => {
		const { stdout } = await match(['--tag', 'git-commit', '--explain']);
		expect(stdout).toMatch(/tag_coverage +\+ 0\.6000/);
		expect(stdout).toMatch(/^gate +1 candidate, /m);
	});

	it.each<[string[], RegExp]>([
		[['--tag', 'x', '--limit', '5'], /--limit must be a whole number from 1 to 3, not 5/],
		[['--tag', 'x', '--limit', 'many'], /--limit must be a whole number from 1 to 3, not many/],
		[['--tag', 'x', '--threshold', 'NaN'], /--threshold must be a number/],
		[['--tag', 'x', '--threshold', '-1'], /--threshold must be a number from 0 to 1, not -1/],
		[['--tag', 'x', '--threshold', '60'], /--threshold must be a number from 0 to 1, not 60/],
		[['--tag', 'x', '--lang', 'fr'], /--lang must be en or zh, not fr/],
	])('refuses the options %j with code 2', async (args, message) => {
		expect(await match(args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(message) });
	});
});

describe('pinakes match --queries', () => {
	/** Answers the lines of a file. */
	async function answer(text: string | Uint8Array, args: readonly string[] = []) {
		const folder = await builtFolder({}, { 'queries.jsonl': text });
		return match(['--queries', join(folder, 'queries.jsonl'), ...args], folder);
	}

	it('answers each line in its order, whatever its id is', async () => {
		const ids = ['b', 'a', 7, 0, -1.5, null, true, ['x'], { y: 1 }, 'a', ''];
		const { code, stderr, json } = await answer(
			ids.map((id) => JSON.stringify({ id, tags: ['git-commit'] })).join('\n'),
		);
		expect([code, stderr]).toEqual([0, '']);
		const answers = json() as {
			id: unknown;
			matches: { unit_id: string; score: number; reasons: string[] }[];
			rejection_category: unknown;
		}[];
		expect(answers.map(({ id }) => id)).toEqual(ids);
		for (const { matches, rejection_category } of answers) {
			expect(matches).toMatchObject([
				{ unit_id: 'npm:tool#commit', score: expect.closeTo(0.6, 9), reasons: expect.any(Array) },
			]);
			expect(rejection_category).toBeNull();
		}
	});

	it('takes every field of a query, CRLF, empty lines, a byte-order mark, and no line end at the end', async () => {
		const full = {
			id: 1,
			goal: 'g',
			tags: ['git-commit'],
			keywords: [],
			ide: 'cursor',
			env: null,
			constraints: ['no-network'],
		};
		const { code, stderr, json } = await answer(
			`\ufeff${JSON.stringify(full)}\r\n\r\n   \n{"goal":"commit message","id":2}\r\n{"tags":["review"]}`,
		);
		expect([code, stderr]).toEqual([1, '']);
		expect(json()).toMatchObject([
			{
				id: 1,
				matches: [],
				rejection_category: 'candidates_but_incompatible_env',
				rejection_reason: expect.any(String),
			},
			{ id: 2 },
			{ id: null, matches: [{ unit_id: 'skills/review' }] },
		]);
	});

	it('answers an invalid line with an error that names it, and continues', async () => {
		const lines = [
			'{"id":1,"tags":["review"]}',
			'{"id":2,',
			'{"id":3,"tgas":["x"]}',
			'[1]',
			'"text"',
			'null',
			'{"id":4,"tags":"x"}',
			'{"id":5,"tags":["review"]}',
		];
		const { code, stderr, json } = await answer(lines.join('\n'));
		expect(code).toBe(2);
		const answers = json() as { id: unknown; error?: { message: string }; matches?: unknown[] }[];
		expect(answers.map(({ id }) => id)).toEqual([1, null, 3, null, null, null, 4, 5]);
		expect(answers.map(({ error }) => error === undefined)).toEqual([
			true,
			false,
			false,
			false,
			false,
			false,
			false,
			true,
		]);
		expect(answers.at(-1)?.matches).toHaveLength(1);
		expect(
			stderr
				.trim()
				.split('\n')
				.map((line: string) => /queries\.jsonl:(\d+): /.exec(line)?.[1]),
		).toEqual(['2', '3', '4', '5', '6', '7']);
		expect(stderr).toMatch(/no field "?tgas"?.*did you mean "?tags/i);
		expect(answers[2]?.error?.message).toMatch(/did you mean "?tags/i);
	});

	it('ends with 1 if some line is refused and none is broken', async () => {
		expect((await answer('{"tags":["review"]}\n{"tags":["nothing-has-this"]}')).code).toBe(1);
		expect(await answer('\n\n')).toMatchObject({
			code: 2,
			stdout: '',
			stderr: expect.stringContaining('has no queries'),
		});
	});

	it('refuses a file that cannot be read or is no UTF-8', async () => {
		expect(await answer(new Uint8Array([0xff]))).toMatchObject({
			code: 2,
			stdout: '',
			stderr: expect.stringContaining('name a JSON Lines file in UTF-8'),
		});
		expect(await match(['--queries', 'gone.jsonl'])).toMatchObject({
			code: 2,
			stdout: '',
			stderr: expect.stringMatching(/gone\.jsonl: the file cannot be read \(ENOENT\): name a JSON Lines file/),
		});
	});

	it('lets no control character of a line through', async () => {
		const { stdout, stderr } = await answer(
			'{"id":"\\u009b1m","\\u001b[31m":1}\n{"id":2,"tags":["\\u001b[2J"]}\n{"\u001b": 1}',
		);
		// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
		expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
		expect(JSON.parse(stdout.split('\n')[0] as string)).toMatchObject({ id: '\u009b1m' });
	});
});

describe('control characters in an index', () => {
	const hostile = '\u001b]0;title\u0007\u009b2J\u202e';

	it.each([[[]], [['--json']], [['--explain']], [['--ide', 'vim']], [['--lang', 'zh']]])(
		'do not reach the terminal: %j',
		async (args) => {
			const folder = await builtFolder({
				'units/odd.json': {
					unit_id: `npm:tool#${hostile}`,
					name: `Name ${hostile}\nrefused`,
					description: `Text ${hostile}`,
					capability_tags: ['odd', hostile],
					keywords: [`odd ${hostile}`],
					ide_support: [`ide ${hostile}`],
					conflicts: hostile,
				},
			});
			const run = await match(['--tag', 'odd', '--keyword', `odd ${hostile}`, ...args], folder);
			// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
			expect(run.stdout + run.stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
			expect(run.stdout).toContain('\\u001b]0;title\\u0007');
			expect(run.stdout).not.toMatch(/^refused$/m);
		},
	);
});

describe('pinakes with an invalid index', () => {
	it.each(['match', 'stats'])('%s names the folder and the fix', async (command) => {
		const folder = tempFolder({ 'other/manifest.json': { name: 'an app' }, 'empty/x': '' });
		const query = command === 'match' ? ['--tag', 'x'] : [];
		const gone = await pinakes([command, '--index', join(folder, 'gone'), ...query]);
		expect([gone.code, gone.stderr]).toEqual([2, expect.stringMatching(/gone holds no index\..*pinakes build --out/)]);
		for (const name of ['empty', 'other']) {
			const { code, stdout, stderr } = await pinakes([command, '--index', join(folder, name), ...query]);
			expect([code, stdout]).toEqual([2, '']);
			expect(stderr).toContain(name);
			expect(stderr).toContain('manifest.json');
			expect(stderr).toMatch(/build (?:an|the) index.*name the folder|name (?:its|the) folder/i);
		}
	});
});
