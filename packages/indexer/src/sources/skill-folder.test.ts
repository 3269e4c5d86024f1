import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_SKILL_FILES } from '@pinakes/query/format/kinds/skills/schema';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import type { Problem } from '../report.ts';
import { readSkillFolder } from './skill-folder.ts';

const SKILL = '---\nname: a\ndescription: Does a.\n---\n# A\n';

function read(folder: string, isExcluded = (_path: string) => false) {
	const problems: Problem[] = [];
	const files = readSkillFolder({ folder, isExcluded }, (problem) => problems.push(problem));
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

it('excludes hidden files, what tools write, and what the caller excludes', () => {
	const folder = skillFolder({
		'.env': 'SECRET=1',
		'.git/config': '',
		'node_modules/x/index.js': '',
		'scripts/__pycache__/a.pyc': '',
		'drafts/a.md': '',
		'scripts/a.py': '',
	});
	expect(read(folder, (path) => path.startsWith('drafts')).paths).toEqual(['SKILL.md', 'scripts/a.py']);
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
