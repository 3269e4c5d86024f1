import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@pinakes/indexer';
import { MAX_SKILL_FILES } from '@pinakes/query/internal';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { idsOf, readResolved } from '../../testing/builds.ts';
import { skillText } from '../../testing/samples.ts';
import { SKILL_SCAN_PATHS } from '../data/scan-paths.ts';
import { readSkillFolder } from './skill.ts';

/** Reads a folder with one skill file below skills/x. */
async function readOne(text: string) {
	return readResolved([tempFolder({ 'skills/x/SKILL.md': text })]);
}

describe('skills', () => {
	it.each(SKILL_SCAN_PATHS)('in $folder are for $ide', async ({ folder, ide }) => {
		const read = await readResolved([
			tempFolder({
				[`${folder}/one/SKILL.md`]: skillText('one'),
				[`apps/web/${folder}/deep/two/SKILL.md`]: skillText('two'),
			}),
		]);
		expect(read.problems).toEqual([]);
		expect(read.units.map(({ ide_support }) => ide_support)).toEqual([[ide], [ide]]);
		expect(idsOf(read)).toEqual([`${folder}/one`, `apps/web/${folder}/deep/two`].sort());
	});

	it('anywhere else are for any tool', async () => {
		const read = await readResolved([
			tempFolder({ 'SKILL.md': skillText('root'), 'myskills/a/SKILL.md': skillText('a') }),
		]);
		expect(read.units.map(({ unit_id, ide_support }) => [unit_id, ide_support])).toEqual([
			['myskills/a', ['generic']],
			['root', ['generic']],
		]);
	});

	it('are read with everything that their front matter says', async () => {
		const read = await readOne(
			skillText(
				'x',
				'Does "x": and y',
				'tags: [One, two, One]',
				'keywords: "k1, k2、k3；  "',
				'compatibility: Needs git',
				'metadata:',
				'  conflicts: windows',
				'  ide_support: [cursor]',
			).replace('Does "x": and y', "'Does x: and y'"),
		);
		expect(read.problems).toEqual([]);
		expect(read.units).toMatchObject([
			{
				unit_id: 'skills/x',
				package_id: null,
				name: 'x',
				description: 'Does x: and y',
				capability_tags: ['One', 'two'],
				keywords: ['k1', 'k2', 'k3'],
				ide_support: ['cursor'],
				usage_notes: 'Needs git',
				conflicts: 'windows',
				tags_origin: 'declared',
				keywords_origin: 'declared',
				kind: 'skill',
				source: 'skills/x/SKILL.md',
			},
		]);
	});

	it('say who may start them', async () => {
		const fieldsOf = async (...lines: string[]) => {
			const [unit] = (await readOne(skillText('x', 'y', ...lines))).units;
			return [unit?.disable_model_invocation, unit?.user_invocable];
		};
		expect(await fieldsOf('disable-model-invocation: true')).toEqual([true, undefined]);
		expect(await fieldsOf('disable-model-invocation: "true"', 'user-invocable: false')).toEqual([true, false]);
		expect(await fieldsOf('disable-model-invocation: false', 'user-invocable: true')).toEqual([undefined, undefined]);
	});

	it('without tags, or with empty ones, have theirs derived', async () => {
		const read = await readOne(skillText('x', 'y', 'tags: []', 'keywords: " , "'));
		expect(read.units).toMatchObject([
			{ capability_tags: [], keywords: [], tags_origin: 'derived', keywords_origin: 'derived' },
		]);
		expect(read.problems).toEqual([]);
	});

	it.each([
		['tags: {a: b}', [], 'derived'],
		['tags: [a, {b: c}, null, d]', ['a', 'd'], 'declared'],
		['tags:\n  - a\n  -', ['a'], 'declared'],
	])('warn of %j and keep what are words', async (line, tags, origin) => {
		const read = await readOne(skillText('x', 'y', line));
		expect(read.units).toMatchObject([{ capability_tags: tags, tags_origin: origin }]);
		expect(read.problems).toMatchObject([
			{ severity: 'warning', file: 'skills/x/SKILL.md', rule: 'field-type', message: expect.stringContaining('tags') },
		]);
	});

	it('read numbers and single words as terms', async () => {
		const read = await readOne(skillText('x', 'y', 'tags: [2024, true, 1.5]', 'keywords: 7'));
		expect(read.units).toMatchObject([{ capability_tags: ['2024', 'true', '1.5'], keywords: ['7'] }]);
	});

	it('are not the parts of bundles for chats, which are documents', async () => {
		const read = await readResolved([tempFolder({ 'web-bundles/x/SKILL.md': '# Coach' })]);
		expect(read.problems).toEqual([]);
		expect(read.documents).toEqual(['web-bundles/x/SKILL.md']);
	});

	it('take the name of their folder where they have none', async () => {
		const read = await readOne('---\ndescription: y\n---\n');
		expect(read.units).toMatchObject([{ name: 'x', description: 'y' }]);
	});

	it.each([
		['# no front matter', 'skill-front-matter'],
		['---\nname: x\n---\n', 'skill-description'],
		['---\nname: x\ndescription: [a]\n---\n', 'skill-description'],
		['---\nname: x\ndescription: "  "\n---\n', 'skill-description'],
		['---\nname: x\ndescription: "open\n---\n', 'yaml'],
		['---\nname: x\ndescription: y\n', 'front-matter'],
		['---js\nmodule.exports = {}\n---\n', 'executable'],
		[`---\nname: x\ndescription: ${'a'.repeat(70_000)}\n---\n`, 'front-matter'],
	])('that cannot be chosen are reported and left out: %#', async (text, rule) => {
		const root = tempFolder({ 'skills/x/SKILL.md': text, 'skills/y/SKILL.md': skillText('y') });
		const read = await readResolved([root]);
		expect(idsOf(read)).toEqual(['skills/y']);
		expect(read.problems).toMatchObject([
			{ severity: 'error', file: 'skills/x/SKILL.md', rule, fix: expect.stringMatching(/./) },
		]);
		expect(read.documents).toEqual(['skills/x/SKILL.md', 'skills/y/SKILL.md']);
	});

	it('are read, with a warning, if a colon stands in a value without quotes', async () => {
		const read = await readOne('---\nname: x\ndescription: Use when: asked\n---\n');
		expect(read.units).toMatchObject([{ description: 'Use when: asked' }]);
		expect(read.problems).toMatchObject([{ severity: 'warning', rule: 'yaml-lenient', line: 3 }]);
	});

	it('marked metadata.internal are left out, as documents too', async () => {
		for (const mark of ['true', '"true"']) {
			const read = await readOne(skillText('x', 'y', 'metadata:', `  internal: ${mark}`));
			expect(read).toMatchObject({ units: [], documents: [], problems: [] });
		}
		expect((await readOne(skillText('x', 'y', 'metadata:', '  internal: false'))).units).toHaveLength(1);
	});

	it('that lie in the folders of several tools are one, for all of them', async () => {
		const text = `${skillText('x')}Begin with the first of the ten words that are here.\n`;
		const read = await readResolved([
			tempFolder({
				'.claude/skills/x/SKILL.md': text,
				'.cursor/skills/x/SKILL.md': text,
				'.agents/skills/x/SKILL.md': text,
				'.codex/skills/x/SKILL.md': `${text}More`,
			}),
		]);
		expect(read.units.map(({ unit_id, ide_support }) => [unit_id, ide_support])).toEqual([
			['.agents/skills/x', ['generic', 'claude', 'codex', 'cursor']],
		]);
		expect(read.units[0]?.copies).toHaveLength(3);
		expect(read.problems.map(({ severity, rule, file }) => [severity, rule, file])).toEqual([
			['warning', 'copy', '.claude/skills/x/SKILL.md'],
			['warning', 'copy', '.codex/skills/x/SKILL.md'],
			['warning', 'copy', '.cursor/skills/x/SKILL.md'],
		]);
	});

	it.each([
		['descriptions', ['Writes release notes from merged changes', 'Plans the watering of plants'], ''],
		['texts', ['Deploys the service', 'Deploys the service'], 'Apply the plan with terraform.'],
	])('of one name with other %s stay, of several folders too', async (_, [one, other], more) => {
		const root = tempFolder({
			'a/x/SKILL.md': skillText('x', one),
			'b/x/SKILL.md': skillText('x', other) + more,
		});
		for (const folders of [[root], [`${root}/a`, `${root}/b`]]) {
			const read = await readResolved(folders);
			expect(idsOf(read)).toEqual(['a/x', 'b/x']);
			expect(read.problems).toEqual([]);
		}
	});

	it('that lie in a hidden folder too are those of the visible one, which has their files', async () => {
		const read = await readResolved([
			tempFolder({ '.claude/skills/x/SKILL.md': skillText('x'), 'team/skills/x/SKILL.md': skillText('x') }),
		]);
		expect(read.units).toMatchObject([{ unit_id: 'team/skills/x', ide_support: ['generic', 'claude'] }]);
		expect(read.problems).toMatchObject([{ rule: 'copy', file: '.claude/skills/x/SKILL.md' }]);
	});

	it('are for the tools whose folders have a link to theirs, unless they declare others', async () => {
		const root = tempFolder({
			'.agents/skills/x/SKILL.md': skillText('x'),
			'.agents/skills/y/SKILL.md': skillText('y', 'y', 'ide_support: [cursor]'),
			'.claude/x': '',
		});
		symlinkSync('../.agents/skills', join(root, '.claude/skills'));
		const read = await readResolved([root]);
		expect(read.problems).toEqual([]);
		expect(read.units.map(({ unit_id, ide_support }) => [unit_id, ide_support])).toEqual([
			['.agents/skills/x', ['generic', 'claude']],
			['.agents/skills/y', ['cursor']],
		]);
	});
});

const SKILL = '---\nname: a\ndescription: Does a.\n---\n# A\n';

function read(folder: string, isExcluded = (_path: string) => false, root = folder) {
	const problems: Problem[] = [];
	const files = readSkillFolder({ root, folder, isExcluded }, (problem) => problems.push(problem));
	return { paths: files.map(({ path }) => path), files, problems };
}

/** A folder of a skill with more files. */
function skillFolder(files: Files = {}): string {
	return tempFolder({ 'SKILL.md': SKILL, ...files });
}

it('reads SKILL.md first, then every file below the folder, byte for byte', () => {
	const bytes = new Uint8Array([0, 255, 128]);
	const folder = skillFolder({ 'b/c.bin': bytes, 'a name.txt': 'a', 'b.txt': '', 'x/SKILL.md': SKILL });
	chmodSync(join(folder, 'b.txt'), 0o755);
	const { paths, files, problems } = read(folder);
	expect(paths).toEqual(['SKILL.md', 'a name.txt', 'b.txt', 'b/c.bin', 'x/SKILL.md']);
	expect(files[3]?.content).toEqual(Buffer.from(bytes));
	expect(files.map(({ isExecutable }) => isExecutable)).toEqual([false, false, true, false, false]);
	expect(problems).toEqual([]);
});

it('reads hidden files, and lists those that it leaves out: secrets and what tools write', () => {
	const folder = skillFolder({
		'.env': 'SECRET=1',
		'assets/.env.local': 'SECRET=1',
		'.git/config': '',
		'.DS_Store': '',
		'node_modules/x/index.js': '',
		'scripts/__pycache__/a.pyc': '',
		'drafts/a.md': '',
		'assets/.eslintrc.json': '{}',
		'assets/.github/workflows/ci.yml': '',
		'.zshrc': '',
		'scripts/a.py': '',
	});
	const { paths, problems } = read(folder, (path) => path.startsWith('drafts'));
	expect(paths).toEqual([
		...['SKILL.md', '.zshrc', 'assets/.eslintrc.json', 'assets/.github/workflows/ci.yml', 'scripts/a.py'],
	]);
	expect(problems).toMatchObject([{ severity: 'warning', file: 'SKILL.md', rule: 'skill-file-excluded' }]);
	for (const path of ['.DS_Store', '.env', 'assets/.env.local', 'node_modules', 'scripts/__pycache__']) {
		expect(problems[0]?.message).toContain(path);
	}
	expect(problems[0]?.message).not.toContain('.git,');
});

it('leaves out what git ignores, unless it ignores the whole skill', () => {
	const files = {
		'.gitignore': '# Secrets\n*.pem\n!public.pem\n/build/\n[!a].tmp\na(1)+.txt\n',
		's/SKILL.md': SKILL,
		's/key.pem': '',
		's/public.pem': '',
		's/build/a.txt': '',
		's/a.tmp': '',
		's/b.tmp': '',
		's/a(1)+.txt': '',
		's/aa1.txt': '',
		's/x/.gitignore': 'cache/\n!key.pem\n\n/only\n**/deep/z\n',
		's/x/cache/a.txt': '',
		's/x/cache.txt': '',
		's/x/key.pem': '',
		's/x/only': '',
		's/x/y/only': '',
		's/x/y/deep/z': '',
	};
	const root = tempFolder(files);
	const kept = [
		...['SKILL.md', 'a.tmp', 'aa1.txt', 'build/a.txt', 'public.pem'],
		...['x/.gitignore', 'x/cache.txt', 'x/key.pem', 'x/y/only'],
	];
	expect(read(join(root, 's'), undefined, root).paths).toEqual(kept);
	// The repository counts where the folder that is built is one below.
	mkdirSync(join(root, '.git'));
	expect(read(join(root, 's')).paths).toEqual(kept);
	writeFileSync(join(root, '.gitignore'), 's/*\n');
	expect(read(join(root, 's')).paths).toHaveLength(Object.keys(files).length - 1);
});

it('reports paths in the text that lead to what is left out', () => {
	const text = [
		...[
			'[env](assets/.env.example) [again](./assets/.env.example) [ok](assets/.npmrc)',
			'',
			'[lib](node_modules/x/a.js)',
		],
		...['', '`cp assets/.env.example .` and `assets/.npmrc`, https://example.org/.env', '', '`scripts/big.bin`'],
	];
	const folder = skillFolder({
		'SKILL.md': `${SKILL}\n${text.join('\n')}\n`,
		'assets/.env.example': '',
		'assets/.npmrc': '',
		'node_modules/x/a.js': '',
		'scripts/big.bin': '',
	});
	truncateSync(join(folder, 'scripts/big.bin'), 2 ** 30);
	const { problems } = read(folder);
	expect(
		problems.flatMap(({ rule, line, message }) =>
			rule === 'skill-file-missing' ? [[line, message.split(' ')[0]]] : [],
		),
	).toEqual([
		[7, 'assets/.env.example'],
		[9, 'node_modules/x/a.js'],
		[13, 'scripts/big.bin'],
	]);
});

it('follows links inside the sources once, to files and folders, and to no secret', () => {
	const root = tempFolder({
		's/SKILL.md': SKILL,
		'shared/a.md': 'a',
		'shared/.env': 'SECRET=1',
		'other/b.md': 'b',
		'.env.local': 'SECRET=1',
	});
	const folder = join(root, 's');
	symlinkSync('../other', join(root, 'shared/other'));
	symlinkSync('../other/b.md', join(root, 'shared/b.md'));
	symlinkSync('../shared', join(folder, 'references'));
	symlinkSync('../shared/a.md', join(folder, 'a.md'));
	symlinkSync('../.env.local', join(folder, 'settings'));
	symlinkSync('..', join(folder, 'up'));
	const { paths, problems } = read(folder, undefined, root);
	expect(paths).toEqual(['SKILL.md', 'a.md', 'references/a.md', 'references/b.md']);
	expect(problems.map(({ file, rule }) => [file, rule])).toEqual([
		['references/other', 'link'],
		['up', 'link'],
		['SKILL.md', 'skill-file-excluded'],
	]);
	expect(problems[2]?.message).toContain('references/.env, settings');
});

it('reads links inside the folder, and reports those that leave it', () => {
	const outside = tempFolder({ 'secret.txt': 'secret' });
	const folder = skillFolder({ 'a.txt': 'a' });
	symlinkSync('a.txt', join(folder, 'inside.txt'));
	symlinkSync(join(outside, 'secret.txt'), join(folder, 'outside.txt'));
	symlinkSync('../secret.txt', join(folder, 'up.txt'));
	symlinkSync('loop.txt', join(folder, 'loop.txt'));
	symlinkSync(outside, join(folder, 'folder'));
	const { paths, problems } = read(folder);
	expect(paths).toEqual(['SKILL.md', 'a.txt', 'inside.txt']);
	expect(problems.map(({ file, severity, rule }) => [file, severity, rule])).toEqual(
		['folder', 'loop.txt', 'outside.txt', 'up.txt'].map((file) => [file, 'error', 'link']),
	);
});

it.each(['a:b.txt', 'a\u202etxt.sh', 'a\u200b.txt', 'a\nb.txt', 'a\\b.txt', 'what?.txt', 'dot.', 'aux|.txt'])(
	'reports the name %j and leaves the file out',
	(name) => {
		const folder = skillFolder();
		writeFileSync(join(folder, name), 'x');
		const { paths, problems } = read(folder);
		expect(paths).toEqual(['SKILL.md']);
		expect(problems).toMatchObject([{ file: name, severity: 'warning', rule: 'skill-file-path', fix: 'rename it' }]);
	},
);

it('reports a name that differs from another by letter case only', () => {
	const folder = skillFolder({ 'A.txt': '1', 'a.txt': '2', 'skill.md': '3' });
	const { paths, problems } = read(folder);
	expect(paths).toEqual(['SKILL.md', 'A.txt']);
	expect(problems.map(({ file, rule }) => [file, rule])).toEqual([
		['a.txt', 'skill-file-path'],
		['skill.md', 'skill-file-path'],
	]);
});

it('reports a file of 1 GB and a file for which no room is left, and reads the others', () => {
	const folder = skillFolder({ 'a.txt': 'a', 'z.txt': 'z' });
	for (const [name, size] of [
		['big.bin', 2 ** 30],
		['half.bin', 2 ** 23],
		['rest.bin', 2 ** 23],
	] as const) {
		writeFileSync(join(folder, name), '');
		truncateSync(join(folder, name), size);
	}
	const { paths, problems } = read(folder);
	expect(paths).toEqual(['SKILL.md', 'a.txt', 'half.bin', 'z.txt']);
	expect(problems.map(({ file, rule, message }) => [file, rule, message.slice(0, 30)])).toEqual([
		['big.bin', 'skill-file-size', 'the file has 1073741824 bytes,'],
		['rest.bin', 'skill-file-size', 'the file has 8388608 bytes, an'],
	]);
});

it('reports files beyond the number that every host supports', () => {
	const names = Array.from({ length: MAX_SKILL_FILES + 2 }, (_, i) => `f${i}.txt`);
	const folder = skillFolder(Object.fromEntries(names.map((name) => [name, ''])));
	const { paths, problems } = read(folder);
	expect(paths).toHaveLength(MAX_SKILL_FILES);
	expect(problems).toMatchObject([
		{ file: 'SKILL.md', rule: 'skill-file-count', message: expect.stringContaining('has 3 files more than the 512') },
	]);
});

it('reads nothing that is neither a file nor a folder', () => {
	const folder = skillFolder();
	mkdirSync(join(folder, 'empty'));
	symlinkSync('/dev/zero', join(folder, 'device'));
	expect(read(folder).paths).toEqual(['SKILL.md']);
});

describe('skills that no tool reads as they are written', () => {
	const WRITTEN = '---\nname: a\ndescription: d\n---\n# A\n';
	it.each<[string, string, [rule: string, line: number, message: RegExp, fix: RegExp]]>([
		['skills/a/skill.md', WRITTEN, ['skill-file-name', 1, /not named exactly SKILL\.md/, /rename it to SKILL\.md/]],
		['b/Skill.md', WRITTEN, ['skill-file-name', 1, /SKILL\.md/, /SKILL\.md/]],
		['.github/skills/a.md', WRITTEN, ['skill-flat-file', 1, /a folder/, /\.github\/skills\/a\/SKILL\.md/]],
		[
			'.github/skills/b.md',
			'# Review\n\nText.\n',
			['skill-flat-file', 1, /a folder/, /\.github\/skills\/b\/SKILL\.md/],
		],
		['.claude/skills/c/skill.md', '# Review\n', ['skill-file-name', 1, /SKILL\.md/, /SKILL\.md/]],
		['skills/a.md', WRITTEN, ['skill-flat-file', 1, /a folder/, /skills\/a\/SKILL\.md/]],
		['.opencode/skill/a.md', WRITTEN, ['skill-flat-file', 1, /a folder/, /\.opencode\/skill\/a\/SKILL\.md/]],
		[
			's/a/SKILL.md',
			'---\nname: a\ndescription:\n  - b\n---\n',
			['skill-description', 3, /description is a list/, /description: "…"/],
		],
		[
			's/a/SKILL.md',
			'---\ndescription: {a: b}\nname: a\n---\n',
			['skill-description', 2, /description is fields/, /description: "…"/],
		],
		[
			's/a/SKILL.md',
			'---\nname: a\ndescription: Reads C # code\n---\n',
			['yaml-comment', 3, /ends before " #".*"# code"/, /description: "…"/],
		],
		[
			's/a/SKILL.md',
			'---\nname: a\ndescription: b\ndescription: c\n---\n',
			['yaml', 4, /description is given twice/, /remove one of the two lines description/],
		],
		['.claude/agents/a.md', '---\nname: a\nname: b\n---\nText', ['yaml', 3, /name is given twice/, /remove one/]],
		[
			'.claude/agents/a.md',
			'---\nname: a\ndescription: [b]\n---\nText',
			['no-description', 3, /description is a list/, /description: "…"/],
		],
	])('%s has one problem: %#', async (path, text, [rule, line, message, fix]) => {
		const { problems } = await readResolved([tempFolder({ [path]: text })]);
		const expected = {
			file: path,
			rule,
			line,
			message: expect.stringMatching(message),
			fix: expect.stringMatching(fix),
		};
		expect(problems).toEqual([{ ...expected, severity: expect.any(String) }]);
	});

	it.each([
		'skills/README.md',
		'docs/skill.md',
		'skills/a/references/b.md',
		'my-skills/a.md',
		'.changeset/brave-lions.md',
	])('%s is a page', async (path) => {
		const text = path.includes('changeset')
			? '---\n"pinakes": minor\n---\nText'
			: '---\ntitle: Skills\n---\n# Skills\n';
		expect((await readResolved([tempFolder({ [path]: text })])).problems).toEqual([]);
	});
});
