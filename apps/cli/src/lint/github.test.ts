import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, hasGit } from '@pinakes/testing/git';
import { tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinakes } from '../../testing/run.ts';
import { annotation } from './github.ts';

const PROBLEM = { severity: 'warning', file: 'x', rule: 'date', message: 'no date', fix: 'write one' } as const;

describe('annotation', () => {
	it('names file, line and rule', () => {
		expect(annotation({ ...PROBLEM, line: 3 }, 'docs/a.md')).toBe(
			'::warning file=docs/a.md,line=3,title=pinakes date::no date; write one',
		);
		expect(annotation({ ...PROBLEM, severity: 'error' }, 'docs/a.md')).toBe(
			'::error file=docs/a.md,title=pinakes date::no date; write one',
		);
	});

	it('never lets foreign text become a separate command', () => {
		const message = '100 %\r\n::set-env name=PATH::/tmp';
		expect(annotation({ ...PROBLEM, message }, 'a,b:c\n::stop-commands::x.md')).toBe(
			'::warning file=a%2Cb%3Ac%0A%3A%3Astop-commands%3A%3Ax.md,title=pinakes date::100 %25%0D%0A::set-env name=PATH::/tmp; write one',
		);
	});

	it('is one command in one line, whose parts can be read back', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (file, message) => {
				const text = annotation({ ...PROBLEM, message }, file);
				expect(text).not.toMatch(/[\r\n]/);
				const parts = /^::warning file=([^,:]*),title=pinakes date::(.*)$/.exec(text);
				const read = (part = '') =>
					part.replace(/%(25|0D|0A|3A|2C)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
				expect([read(parts?.[1]), read(parts?.[2])]).toEqual([file, `${message}; write one`]);
			}),
		);
	});
});

function skill(...fields: readonly string[]): string {
	return ['---', 'name: a', 'description: d', ...fields, '---', '', 'Text', ''].join('\n');
}

/** Rules and places of what lint says in a repository, in lines that were changed since its first commit. */
async function problemsIn(cwd: string, since = 'start') {
	const { code, stdout, stderr } = await pinakes(['lint', '.', '--changed-since', since, '--json'], { cwd });
	if (stderr !== '') return stderr;
	const { problems } = JSON.parse(stdout);
	return [code, ...problems.map(({ file, line }: { file: string; line: number }) => `${file}:${line}`)];
}

function repository(files: Readonly<Record<string, string>>): string {
	const cwd = tempFolder(files);
	git(cwd, 'init', '-q');
	git(cwd, 'add', '-A');
	git(cwd, 'commit', '-qm', 'first');
	git(cwd, 'tag', 'start');
	return cwd;
}

describe.skipIf(!hasGit)('pinakes lint --changed-since, where git is there', () => {
	it('says only what is in changed lines, committed or not', async () => {
		const cwd = repository({ 'a/SKILL.md': skill('one: 1', 'two: 2') });
		expect(await problemsIn(cwd)).toEqual([0]);
		writeFileSync(join(cwd, 'a/SKILL.md'), skill('one: 1', 'two: 22', 'three: 3'));
		expect(await problemsIn(cwd)).toEqual([0, 'a/SKILL.md:5', 'a/SKILL.md:6']);
		git(cwd, 'commit', '-qam', 'second');
		expect(await problemsIn(cwd)).toEqual([0, 'a/SKILL.md:5', 'a/SKILL.md:6']);
	});

	it('says what a skill lacks since a line was taken out of it', async () => {
		const cwd = repository({ 'a/SKILL.md': skill(), 'b/SKILL.md': '---\nname: b\n---\n' });
		writeFileSync(join(cwd, 'a/SKILL.md'), skill().replace('description: d\n', ''));
		expect(await problemsIn(cwd)).toEqual([1, 'a/SKILL.md:undefined']);
	});

	it('counts a new file of any name as changed', async () => {
		const cwd = repository({ 'README.md': '# R\n' });
		const name = ':(top)é "x",b';
		mkdirSync(join(cwd, name));
		writeFileSync(join(cwd, name, 'SKILL.md'), skill('one: 1'));
		expect(await problemsIn(cwd)).toEqual([1, `${name}/SKILL.md:2`, `${name}/SKILL.md:4`]);
		git(cwd, 'add', '-A');
		git(cwd, 'commit', '-qm', 'second');
		expect(await problemsIn(cwd)).toEqual([1, `${name}/SKILL.md:2`, `${name}/SKILL.md:4`]);
	});

	it('does not mistake a line of a file for the header of a change', async () => {
		const cwd = repository({ 'a/SKILL.md': skill('one: 1') });
		appendFileSync(join(cwd, 'a/SKILL.md'), '@@ -1,9 +1,9 @@\n++ b/a/SKILL.md\n');
		expect(await problemsIn(cwd)).toEqual([0]);
	});

	it('counts from where a branch began', async () => {
		const cwd = repository({ 'a/SKILL.md': skill('one: 1'), 'b/SKILL.md': skill().replace('name: a', 'name: b') });
		git(cwd, 'checkout', '-qb', 'branch');
		writeFileSync(join(cwd, 'b/SKILL.md'), skill('two: 2').replace('name: a', 'name: b'));
		git(cwd, 'commit', '-qam', 'of the branch');
		git(cwd, 'checkout', '-q', 'main');
		writeFileSync(join(cwd, 'a/SKILL.md'), skill('one: 11'));
		git(cwd, 'commit', '-qam', 'of main');
		git(cwd, 'checkout', '-q', 'branch');
		expect(await problemsIn(cwd, 'main')).toEqual([0, 'b/SKILL.md:4']);
	});

	it.each(['gone', '--output=x'])('says where git has no such commit: %s', async (since) => {
		const cwd = repository({ 'a/SKILL.md': skill() });
		const { code, stderr } = await pinakes(['lint', '.', `--changed-since=${since}`], { cwd });
		expect([code, stderr]).toEqual([
			2,
			`pinakes: git finds no commit ${since} here: name one that was fetched, in a git repository.\n`,
		]);
	});
});
