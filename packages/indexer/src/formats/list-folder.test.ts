import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@pinakes/indexer';
import { readText } from '@pinakes/indexer/internal';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { idsOf, readResolved } from '../../testing/builds.ts';
import { skillText, unitFile } from '../../testing/samples.ts';
import { type Excluded, listFolder, publishedFiles } from './list-folder.ts';

async function list(root: string, excluded: Excluded = {}): Promise<{ paths: readonly string[]; problems: Problem[] }> {
	const problems: Problem[] = [];
	const { paths } = listFolder(root, excluded, (problem) => problems.push(problem));
	return { paths, problems };
}

describe('listFolder', () => {
	it('lists what may be a document, hidden folders too, sorted by code units', async () => {
		const root = tempFolder({
			'b.md': '',
			'B.MD': '',
			'a/z.mdc': '',
			'.claude/skills/x/SKILL.md': '',
			'é.json': '',
			'c.txt': '',
			'd.png': '',
			'中.md': '',
		});
		expect((await list(root)).paths).toEqual([
			'.claude/skills/x/SKILL.md',
			'B.MD',
			'a/z.mdc',
			'b.md',
			'c.txt',
			'é.json',
			'中.md',
		]);
	});

	it('leaves out what never holds sources, and the folders that are excluded', async () => {
		const root = tempFolder({
			'a.md': '',
			'.git/b.md': '',
			'x/node_modules/c.md': '',
			'.obsidian/plugins/d/README.md': '',
			'.trash/e.md': '',
			'x/.ipynb_checkpoints/f-checkpoint.ipynb': '',
			'dist/d.md': '',
			'out [1]/e.md': '',
			'..out/f.md': '',
			'out [1]x/g.md': '',
		});
		expect(
			(await list(root, { folders: [join(root, 'out [1]'), join(root, '..out'), join(root, '../else')] })).paths,
		).toEqual(['a.md', 'out [1]x/g.md']);
	});

	it('does not enter what is ignored', async () => {
		// A name with a line break is reported wherever it is met.
		const ignored = ['node_modules', 'x/Node_Modules', 'drafts', 'y/old', '[a]', 'b', 'z/deep'];
		const root = tempFolder({ 'a.md': '', ...Object.fromEntries(ignored.map((folder) => [`${folder}/c\nd.md`, ''])) });
		const globs = ['drafts/**', '**/old/**/*', '[[]a]/**', 'b', './z/{deep,d}/**'];
		expect(await list(root, { globs })).toEqual({ paths: ['a.md'], problems: [] });
	});

	it('lists names with glob characters, and reports names with line breaks', async () => {
		const names = ['!n', '$&', '(a)', '*', '+(a)', '..x', '?', '@(x)', '[draft]', 'a\\b', 'q\\', '{x,y}'];
		const root = tempFolder(Object.fromEntries([...names, 'a\nb'].map((name) => [`${name}/${name}.md`, ''])));
		const { paths, problems } = await list(root);
		expect(paths).toEqual(names.map((name) => `${name}/${name}.md`));
		expect(problems).toMatchObject([{ severity: 'error', file: 'a\nb', message: 'the name has a line break' }]);
		for (const name of names) {
			const others = names.filter((other) => other !== name).map((other) => `${other}/${other}.md`);
			expect((await list(root, { folders: [join(root, name)] })).paths).toEqual(others);
		}
	});

	it('reports a folder that cannot be read, and lists the others', async () => {
		const root = tempFolder({ 'a.md': '' });
		// Too long a path is unreadable for the superuser as well.
		const deep = 'for i in $(seq 20); do d=$(printf "%0250d" 0); mkdir $d && cd $d || exit 1; done';
		expect(spawnSync('bash', ['-c', deep], { cwd: root }).status).toBe(0);
		const { paths, problems } = await list(root);
		spawnSync('rm', ['-rf', root]);
		expect(paths).toEqual(['a.md']);
		expect(problems).toMatchObject([{ rule: 'unreadable', message: 'the folder cannot be read (ENAMETOOLONG)' }]);
	});

	it('reports folders that are too deep, and reads all others', async () => {
		const deep = (levels: number): string => `${'d/'.repeat(levels)}a.md`;
		const root = tempFolder({
			[deep(63)]: '',
			[deep(64)]: '',
			[`x/${deep(80)}`]: '',
			[`${'d/'.repeat(63)}.git/a.md`]: '',
		});
		const { paths, problems } = await list(root);
		expect(paths).toEqual([deep(63)]);
		expect(problems.map(({ severity, file }) => [severity, file])).toEqual([
			['error', 'd/'.repeat(64).slice(0, -1)],
			['error', `x/${'d/'.repeat(63).slice(0, -1)}`],
		]);
	});

	it('ends at loops of symbolic links, and reports those of files', async () => {
		const root = tempFolder({ 'a/b.md': '' });
		symlinkSync('..', join(root, 'a/up'));
		symlinkSync('.', join(root, 'self'));
		symlinkSync('two.md', join(root, 'one.md'));
		symlinkSync('one.md', join(root, 'two.md'));
		symlinkSync('nowhere.md', join(root, 'dangling.md'));
		symlinkSync('a', join(root, 'folder.md'));
		const { paths, problems } = await list(root);
		expect(paths).toEqual(['a/b.md']);
		expect(problems.map(({ file, rule }) => [file, rule]).sort()).toEqual([
			['dangling.md', 'link'],
			['one.md', 'link'],
			['two.md', 'link'],
		]);
		expect(problems[0]).toMatchObject({
			severity: 'error',
			message: expect.stringContaining('nowhere or in a circle'),
		});
	});

	it('follows a symbolic link to a file inside the folder, and refuses one that leaves it', async () => {
		const outside = tempFolder({ 'secret.md': '# secret' });
		const root = tempFolder({ 'a/b.md': '# b', '..c/d.md': '# d' });
		symlinkSync('a/b.md', join(root, 'inside.md'));
		symlinkSync('../..c/d.md', join(root, 'a/dots.md'));
		symlinkSync(join(outside, 'secret.md'), join(root, 'outside.md'));
		symlinkSync(outside, join(root, 'door'));
		symlinkSync('door/secret.md', join(root, 'through.md'));
		symlinkSync('/dev/zero', join(root, 'zero.md'));
		const { paths, problems } = await list(root);
		expect(paths).toEqual(['..c/d.md', 'a/b.md', 'a/dots.md', 'inside.md']);
		expect(problems.map(({ file }) => file).sort()).toEqual(['outside.md', 'through.md', 'zero.md']);
		expect(problems.find(({ file }) => file === 'outside.md')).toMatchObject({
			severity: 'error',
			rule: 'link',
			message: 'the symbolic link leads out of the folder',
			fix: 'point it at a file inside the folder or remove it',
		});
	});

	it('gives links to folders that are read, follows those to skills once, and reports others', async () => {
		const [outside, named] = [tempFolder({ 'c/SKILL.md': '' }), tempFolder({ 'e/SKILL.md': '' })];
		const root = tempFolder({
			'.agents/skills/a/SKILL.md': '',
			'skills/b/SKILL.md': '',
			'skills/run.sh': '',
			'node_modules/d/SKILL.md': '',
			'node_modules/d/node_modules/f/SKILL.md': '',
			'.git/hooks/SKILL.md': '',
			'.claude/x': '',
		});
		symlinkSync('../.agents/skills', join(root, '.claude/skills'));
		symlinkSync('../.agents/skills/a', join(root, 'skills/a'));
		symlinkSync(outside, join(root, 'skills/c'));
		symlinkSync('../node_modules/d', join(root, 'skills/d'));
		symlinkSync(join(named, 'e'), join(root, 'skills/e'));
		symlinkSync('/', join(root, 'skills/b/all'));
		symlinkSync('..', join(root, 'skills/up'));
		symlinkSync('circle', join(root, 'skills/circle'));
		symlinkSync('removed', join(root, 'skills/gone'));
		symlinkSync('../.git/hooks', join(root, 'skills/hooks'));
		symlinkSync('run.sh', join(root, 'skills/link.sh'));
		const problems: Problem[] = [];
		const { paths, links, unfollowed } = listFolder(root, { roots: [root, named] }, (problem) =>
			problems.push(problem),
		);
		expect(paths).toEqual(['.agents/skills/a/SKILL.md', 'node_modules/d/SKILL.md', 'skills/b/SKILL.md']);
		expect(links).toEqual([
			{ path: '.claude/skills', target: join(root, '.agents/skills') },
			{ path: 'skills/a', target: join(root, '.agents/skills/a') },
			{ path: 'skills/d', target: join(root, 'node_modules/d') },
			{ path: 'skills/e', target: join(named, 'e') },
			{ path: 'skills/up', target: root },
		]);
		expect(unfollowed.map(({ path }) => path)).toEqual(['skills/b/all', 'skills/c', 'skills/hooks']);
		expect(problems.map(({ severity, rule, file }) => [severity, rule, file]).sort()).toEqual([
			['error', 'link', 'skills/circle'],
			['error', 'link', 'skills/gone'],
			['warning', 'link-folder', 'skills/c'],
			['warning', 'link-folder', 'skills/hooks'],
		]);
	});

	it('looks into folders of any usual depth', async () => {
		const path = `${'deep/'.repeat(40)}a.md`;
		expect((await list(tempFolder({ [path]: '' }))).paths).toEqual([path]);
	});

	it('reads a folder that is itself reached by a symbolic link', async () => {
		const root = tempFolder({ 'real/a.md': '' });
		symlinkSync('a.md', join(root, 'real/b.md'));
		symlinkSync('real', join(root, 'link'));
		expect(await list(join(root, 'link'))).toEqual({ paths: ['a.md', 'b.md'], problems: [] });
	});

	it('warns of a folder with the name of a file, and reads what it holds', async () => {
		const root = tempFolder({ 'units/x.json/inner.md': '# inner' });
		expect(await list(root)).toMatchObject({
			paths: ['units/x.json/inner.md'],
			problems: [{ severity: 'warning', file: 'units/x.json', rule: 'folder' }],
		});
	});

	it('never waits for a pipe', async () => {
		const root = tempFolder({ 'a.md': '' });
		spawnSync('mkfifo', [join(root, 'pipe.md')]);
		symlinkSync('pipe.md', join(root, 'link.md'));
		expect((await list(root)).paths).toEqual(['a.md']);
	});
});

describe('readText', () => {
	it('reports what cannot be read, with the file and the fix', () => {
		const root = tempFolder({ 'latin.md': new Uint8Array([0xe9, 0x20]) });
		mkdirSync(join(root, 'folder.json'));
		symlinkSync('loop.json', join(root, 'loop.json'));
		const problems: Problem[] = [];
		for (const path of ['folder.json', 'loop.json', 'gone.json', 'latin.md']) {
			expect(readText(root, path, (problem) => problems.push(problem))).toBeUndefined();
		}
		expect(problems.map(({ file, rule, severity }) => [file, rule, severity])).toEqual([
			['folder.json', 'unreadable', 'error'],
			['loop.json', 'link', 'error'],
			['gone.json', 'unreadable', 'error'],
			['latin.md', 'encoding', 'error'],
		]);
		expect(problems.every(({ fix }) => fix !== '')).toBe(true);
	});

	it.each([
		['the encoding that a page names', 'a.html', '<meta charset="gb2312"><h1>', '中文'],
		['UTF-8, whatever a page names', 'a.html', '<meta charset="gb2312"><h1>中文', undefined],
		['no other encoding that a page names', 'a.html', '<meta charset="nonsense"><h1>', undefined],
		['no encoding that other files name', 'a.md', '<meta charset="gb2312"><h1>', undefined],
	])('reads %s', (_, path, text, inGb2312) => {
		const bytes = text.includes('中') ? [] : [0xd6, 0xd0, 0xce, 0xc4];
		const root = tempFolder({ [path]: new Uint8Array([...Buffer.from(text), ...bytes]) });
		const read = readText(root, path, () => {});
		expect(read).toBe(bytes.length === 0 ? text : inGb2312 && text + inGb2312);
	});

	it('drops a byte-order mark and keeps the rest', () => {
		const root = tempFolder({ 'a.md': '\ufeffa\r\n\v' });
		expect(readText(root, 'a.md', () => {})).toBe('a\r\n\v');
	});
});

describe('readFolders', () => {
	it('loses nothing of a folder beside files that cannot be read', async () => {
		const root = tempFolder({
			'skills/a/SKILL.md': skillText('a'),
			'skills/b/SKILL.md': new Uint8Array([0xff]),
			'units/u.json': unitFile('u', { package_id: null }),
		});
		mkdirSync(join(root, 'skills/c/SKILL.md'), { recursive: true });
		const read = await readResolved([root]);
		expect(idsOf(read)).toEqual(['gh:some/tool#u', 'skills/a']);
		expect(read.problems.map(({ file, rule }) => [file, rule])).toEqual([
			['skills/c/SKILL.md', 'folder'],
			['skills/b/SKILL.md', 'encoding'],
		]);
	});

	it('reads an empty folder as nothing and refuses one that is not there', async () => {
		const root = tempFolder({ 'a.js': '' });
		expect(await readResolved([root])).toEqual({ units: [], packages: [], problems: [], documents: [], files: 0 });
		await expect(readResolved([join(root, 'gone')])).rejects.toThrow(/gone is not a folder: name one/);
		await expect(readResolved([join(root, 'a.js')])).rejects.toThrow(/a\.js is not a folder/);
	});

	it('distinguishes folders of the same name', async () => {
		const root = tempFolder({ 'a/d.md': '', 'x/a/d.md': '', 'a-2/d.md': '', 'y/a/d.md': '' });
		const read = await readResolved(['a', 'a-2', 'x/a', 'y/a'].map((folder) => join(root, folder)));
		expect(read.documents).toEqual(['a-2/d.md', 'a-3/d.md', 'a-4/d.md', 'a/d.md']);
	});
});

it.skipIf(process.platform === 'win32')('reads no list of published files from a device', () => {
	const folder = tempFolder();
	symlinkSync('/dev/zero', join(folder, 'SHA256SUMS'));
	expect(publishedFiles(folder)).toBeUndefined();
});
