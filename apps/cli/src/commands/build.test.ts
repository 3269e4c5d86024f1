import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { builtFolder, pinakes, SOURCES } from '../../testing/run.ts';
import { progressPrinter } from './build.ts';

describe('pinakes build', () => {
	it('writes an index and says what was read, derived, skipped and written', async () => {
		const folder = tempFolder({ ...SOURCES, 'skills/bad/SKILL.md': '# No front matter\n' });
		const { code, lines, stderr } = await pinakes(['build', '--out', 'index'], { cwd: folder });
		expect(code).toBe(0);
		expect(lines).toEqual([
			'read     5 files: 2 units, 1 package, 3 documents',
			'derived  tags or keywords of 1 unit',
			'found    1 error, 0 warnings',
			expect.stringMatching(/^wrote {4}index: \d+ files, \d+ bytes$/),
		]);
		expect(stderr).toBe(
			'skills/bad/SKILL.md:1: error [skill-front-matter] the skill has no front matter; begin the file with name and description between two lines ---\n',
		);
		expect(existsSync(join(folder, 'index/manifest.json'))).toBe(true);
	});

	it('names the first templates and menus that it left out', async () => {
		const files = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`.changeset/${name}.md`, 'Text\n']));
		const { lines } = await pinakes(['build', '--out', 'index'], { cwd: tempFolder({ ...SOURCES, ...files }) });
		expect(lines[1]).toBe(
			'left out 4 files, as drafts, templates, menus, redirects or the like (include of the configuration reads them), or as published pages: .changeset/a.md, .changeset/b.md, .changeset/c.md and 1 more',
		);
	});

	it('shows the first problems of each rule, errors first, where there are many', async () => {
		const bad = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`skills/bad-${i}/SKILL.md`, '# None\n']));
		const vague = Object.fromEntries(
			['a', 'b', 'c', 'd'].map((name) => [`${name}.agent.md`, `---\nname: ${name}\n---\nText\n`]),
		);
		const { stderr } = await pinakes(['build', '--out', 'index'], {
			cwd: tempFolder({ ...SOURCES, ...bad, ...vague }),
		});
		const lines = stderr.trimEnd().split('\n');
		expect(lines.map((line) => /(?:more )?(?:error|warning)s? \[[\w-]+\]/.exec(line)?.[0])).toEqual([
			...Array.from({ length: 10 }, () => 'error [skill-front-matter]'),
			'more errors [skill-front-matter]',
			...Array.from({ length: 3 }, () => 'warning [no-description]'),
			'more warning [no-description]',
		]);
		expect(lines[10]).toBe('and 2 more errors [skill-front-matter]: --json prints them');
	});

	it('gives the same as JSON', async () => {
		const folder = tempFolder(SOURCES);
		const { code, stderr, json } = await pinakes(['build', folder, '--out', join(folder, 'index'), '--json']);
		expect([code, stderr]).toEqual([0, '']);
		expect(json()).toMatchObject([
			{
				written: true,
				problems: [],
				summary: { files: 4, units: 2, packages: 1, documents: 2, derived: 1, errors: 0 },
			},
		]);
	});

	it('writes nothing with --strict if a source has an error, and ends with 1', async () => {
		const folder = tempFolder({ ...SOURCES, 'units/bad.json': '{' });
		const { code, stdout, stderr } = await pinakes(['build', '.', '--out', 'index', '--strict'], { cwd: folder });
		expect(code).toBe(1);
		expect(stdout).toMatch(/^wrote {4}nothing, because of --strict$/m);
		expect(stderr).toMatch(/^units\/bad\.json:?\d*: error \[json\] the file is not valid JSON/);
		expect(existsSync(join(folder, 'index'))).toBe(false);
		const built = await builtFolder();
		writeFileSync(join(built, 'units/bad.json'), '{');
		const again = await pinakes(['build', '.', '--out', 'index', '--strict'], { cwd: built });
		expect(again.stdout).toContain('wrote    nothing, because of --strict; index is as it was\n');
	});

	it.each<[string, string[], Record<string, unknown>, RegExp]>([
		['a folder that is not there', ['gone'], {}, /gone is not a folder: name one/],
		['an empty folder', ['empty'], { 'empty/x.js': '' }, /empty: there is nothing to index/],
		[
			'a folder of something else',
			['.'],
			{ 'index/mine.txt': 'x' },
			/index holds files and no index: name an empty folder/,
		],
		['a broken configuration', ['.'], { 'pinakes.config.json': { ignroe: 1 } }, /pinakes\.config\.json.*ignroe/],
		['a memory that is no size', ['.', '--memory', 'much'], {}, /--memory much is not a size: write one such as 2GiB/],
		[
			'a configuration that is not there',
			['.', '--config', 'gone.json'],
			{},
			/gone\.json is missing: name a configuration file/,
		],
	])('ends with 2 for %s', async (_, args, files, message) => {
		const folder = tempFolder({ ...SOURCES, ...files });
		const { code, stdout, stderr } = await pinakes(['build', ...args, '--out', 'index'], { cwd: folder });
		expect([code, stdout]).toEqual([2, '']);
		expect(stderr).toMatch(/^pinakes: /);
		expect(stderr).toMatch(message);
	});

	it('makes vectors where they suit the texts, of the weight that the configuration sets', async () => {
		const pages = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`${i}.md`, `Bake bread ${i} and cakes`]));
		const folder = tempFolder({ ...SOURCES, ...pages, 'pinakes.config.json': { vectorWeight: 0.5 } });
		const build = (...args: string[]) => pinakes(['build', '.', '--out', 'index', ...args], { cwd: folder });
		expect((await build()).stdout).toMatch(/^vectors {2}static: \d+ dimensions, weight 0\.5$/m);
		expect((await build('--json')).json()).toMatchObject([
			{ summary: { vectors: { embedder: 'static', weight: 0.5 } } },
		]);
		const stats = await pinakes(['stats', '--index', 'index'], { cwd: folder });
		expect(stats.stdout).toMatch(/^vectors +static, \d+ dimensions, weight 0\.5$/m);
		expect((await pinakes(['stats', '--index', 'index', '--json'], { cwd: folder })).json()).toMatchObject([
			{ vectors: { embedder: 'static', weight: 0.5 } },
		]);
		expect((await build('--vectors', 'none', '--json')).json()).toMatchObject([{ summary: { vectors: null } }]);
		expect((await pinakes(['stats', '--index', 'index'], { cwd: folder })).stdout).toMatch(/^vectors +none$/m);
		const { code, stderr } = await build('--vectors', 'lsa');
		expect([code, stderr]).toEqual([2, 'pinakes: --vectors must be built-in or none, not lsa.\n']);
	});

	it('lets no control character of a source through', async () => {
		const hostile = '\u001b[2J\u009b31m\u202e';
		const folder = tempFolder({
			...SOURCES,
			[`skills/${hostile}x/SKILL.md`]: '# No front matter\n',
			'units/bad.json': `{"unit_id": "${hostile}"}`,
			'units/twice.json': { ...(SOURCES['units/commit.json'] as object), name: hostile, package_id: hostile },
			'pinakes.config.json': '{}',
		});
		for (const args of [[], ['--json']]) {
			const { stdout, stderr } = await pinakes(['build', '.', '--out', 'index', ...args], { cwd: folder });
			// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
			expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
			expect(stdout + stderr).toContain('\\u001b[2J\\u009b31m\\u202e');
		}
		const broken = tempFolder({ ...SOURCES, 'pinakes.config.json': `{"a": "${hostile}` });
		expect((await pinakes(['build', '.', '--out', 'index'], { cwd: broken })).stderr).not.toContain('\u001b');
	});

	it('says that a configuration is not read if other folders are named', async () => {
		const cwd = tempFolder({ 'docs/a.md': '# A\n', 'pinakes.config.json': '{}' });
		const noted = async (...args: string[]): Promise<string> =>
			(await pinakes(['build', ...args, '--out', 'index'], { cwd })).stderr;
		expect(await noted('docs')).toBe(
			'pinakes.config.json of the current folder is not read, since other folders are named: name none, or add --config pinakes.config.json.\n',
		);
		expect([await noted(), await noted('.'), await noted('docs', '--config', 'pinakes.config.json')]).toEqual([
			'',
			'',
			'',
		]);
	});
});

it('tells how many files were read and texts encoded, how fast, and how long the others take', () => {
	let time = 1_000;
	const lines: string[] = [];
	const onProgress = progressPrinter(
		(line) => lines.push(line),
		() => time,
	);
	for (const [after, done] of [
		[4_999, 900],
		[1, 1_000],
		[10, 1_100],
		[45_000, 9_000],
	] as const) {
		time += after;
		onProgress({ step: 'read', done, total: 100_000 });
	}
	expect(lines).toEqual([
		'read 1000 of 100000 files, 200 a second, 9 min left',
		'read 9000 of 100000 files, 180 a second, 9 min left',
	]);
	time += 50_000;
	onProgress({ step: 'read', done: 99_000, total: 100_000 });
	expect(lines.at(-1)).toBe('read 99000 of 100000 files, 990 a second, 2 s left');
	for (const [after, done] of [
		[100_000, 256],
		[10_000, 512],
	] as const) {
		time += after;
		onProgress({ step: 'encoded', done, total: 1_024 });
	}
	expect(lines.slice(3)).toEqual(['encoded 512 of 1024 texts, 26 a second, 20 s left']);
});
