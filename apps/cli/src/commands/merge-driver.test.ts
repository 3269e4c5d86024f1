import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { PROGRAM, pinakes, pinakesHere } from '../testing/run.ts';

const IDENTITY = {
	GIT_AUTHOR_NAME: 'A',
	GIT_AUTHOR_EMAIL: 'a@a.example',
	GIT_COMMITTER_NAME: 'A',
	GIT_COMMITTER_EMAIL: 'a@a.example',
	GIT_CONFIG_GLOBAL: '/dev/null',
	GIT_CONFIG_SYSTEM: '/dev/null',
};

function skill(name: string, description: string): string {
	return `---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n\nSteps of ${name}.\n`;
}

const SKILLS = {
	'skills/alpha/SKILL.md': skill('alpha', 'Writes release notes'),
	'skills/beta/SKILL.md': skill('beta', 'Reviews pull requests'),
	'skills/gamma/SKILL.md': skill('gamma', 'Translates documents'),
};

/** A repository with a committed index, in which branches are made by editing files. */
function repository(driver = `"${process.execPath}" "${PROGRAM}" merge-driver %A %P %Y`) {
	const cwd = tempFolder({ ...SKILLS, 'pinakes.config.json': '{ "layout": "committed" }' });
	const git = (...args: string[]) =>
		spawnSync('git', args, { cwd, encoding: 'utf8', env: { ...process.env, ...IDENTITY } });
	const build = () => expect(pinakes(['build', '--no-cache'], { cwd })).toMatchObject({ code: 0, stderr: '' });
	git('init', '--quiet', '--initial-branch=main');
	expect(pinakes(['init'], { cwd }).code).toBe(0);
	git('config', 'merge.pinakes.driver', driver);
	const commit = (message: string) => {
		build();
		git('add', '--all');
		expect(git('commit', '--quiet', '--message', message).status).toBe(0);
	};
	const branch = (name: string, files: Readonly<Record<string, string>>) => {
		git('switch', '--quiet', '--create', name, 'main');
		for (const [path, text] of Object.entries(files)) writeFileSync(join(cwd, path), text);
		commit(name);
	};
	commit('first');
	return { cwd, git, commit, branch, build };
}

/** A repository with a branch that changes one skill, and a branch that changes another. */
function twoBranches() {
	const repo = repository();
	repo.branch('one', { 'skills/alpha/SKILL.md': skill('alpha', 'Drafts a changelog') });
	repo.branch('two', { 'skills/beta/SKILL.md': skill('beta', 'Judges haiku') });
	return repo;
}

/** The index as it is, and as a build of the same sources without a cache writes it. */
function indexAndColdBuild({ cwd, git, build }: ReturnType<typeof repository>) {
	const index = readTree(join(cwd, '.pinakes'));
	git('rm', '--quiet', '-r', '--cached', '.pinakes');
	build();
	return [index, readTree(join(cwd, '.pinakes'))];
}

describe('pinakes merge-driver', () => {
	it('has two branches that edit descriptions merge without a conflict, to the index of a cold build', () => {
		const repo = repository();
		repo.branch('one', { 'skills/alpha/SKILL.md': skill('alpha', 'Drafts a changelog for sailors') });
		repo.branch('two', { 'skills/beta/SKILL.md': skill('beta', 'Judges haiku') });
		const changed = repo.git('diff', '--name-only', 'main', 'two').stdout.trim().split('\n');
		expect(changed).toEqual(['.pinakes/index.lines', '.pinakes/manifest.json', 'skills/beta/SKILL.md']);
		const merge = repo.git('merge', '--no-edit', 'one');
		expect(merge).toMatchObject({ status: 0 });
		expect(repo.git('status', '--porcelain').stdout).toBe('');
		expect(pinakes(['match', 'changelog for sailors'], { cwd: repo.cwd }).stdout).toContain('alpha');
		expect(pinakes(['build', '--check'], { cwd: repo.cwd })).toMatchObject({ code: 0 });
		const [index, cold] = indexAndColdBuild(repo);
		expect(index).toEqual(cold);
	});

	it('has a branch rebased, with the index of each commit', () => {
		const repo = twoBranches();
		writeFileSync(join(repo.cwd, 'skills/gamma/SKILL.md'), skill('gamma', 'Counts syllables'));
		repo.commit('two again');
		expect(repo.git('rebase', 'one')).toMatchObject({ status: 0 });
		for (const commit of ['HEAD~1', 'HEAD']) {
			repo.git('switch', '--quiet', '--detach', commit === 'HEAD' ? 'two' : 'two~1');
			expect(pinakes(['build', '--check'], { cwd: repo.cwd })).toMatchObject({ code: 0 });
		}
	});

	it('leaves a conflict if sources conflict, and says what to run', () => {
		const repo = repository();
		repo.branch('one', { 'skills/alpha/SKILL.md': skill('alpha', 'Drafts a changelog') });
		repo.branch('two', { 'skills/alpha/SKILL.md': skill('alpha', 'Judges haiku') });
		const { status, stderr } = repo.git('merge', '--no-edit', 'one');
		expect(status).toBe(1);
		expect(stderr).toContain('skills/alpha/SKILL.md conflicts.');
		expect(repo.git('diff', '--name-only', '--diff-filter=U').stdout.split('\n').sort()).toEqual([
			'',
			'.pinakes/index.lines',
			'.pinakes/manifest.json',
			'skills/alpha/SKILL.md',
		]);
		// What is there is an index still, and no file with markers.
		expect(pinakes(['match', 'judges haiku'], { cwd: repo.cwd })).toMatchObject({ code: 0 });
	});

	it('is missed in a clone without it, if a build of one side resolves the conflict', () => {
		const repo = repository();
		repo.git('config', '--unset', 'merge.pinakes.driver');
		repo.branch('one', { 'skills/alpha/SKILL.md': skill('alpha', 'Drafts a changelog') });
		repo.branch('two', { 'skills/beta/SKILL.md': skill('beta', 'Judges haiku') });
		expect(repo.git('merge', '--no-edit', 'one').status).toBe(1);
		expect(repo.git('checkout', '--ours', '.pinakes').status).toBe(0);
		repo.commit('merged');
		expect(pinakes(['build', '--check'], { cwd: repo.cwd })).toMatchObject({ code: 0 });
	});

	it('builds once for all files of a merge, and keeps one index', () => {
		const repo = twoBranches();
		repo.git('merge', '--no-edit', 'one');
		const kept = Object.keys(readTree(join(repo.cwd, '.git/pinakes-merge')));
		expect(kept.map((path) => path.replace(/^[0-9a-f]{40}/, 'TREE')).sort()).toEqual([
			'TREE/index.lines',
			'TREE/manifest.json',
		]);
	});

	it('leaves a conflict if the merged sources cannot be built, and names the file of the repository', () => {
		const repo = twoBranches();
		writeFileSync(join(repo.cwd, 'pinakes.config.json'), '{ "layout": ');
		repo.git('commit', '--all', '--message', 'broken');
		const { status, stderr } = repo.git('merge', '--no-edit', 'one');
		expect(status).toBe(1);
		expect(stderr).toContain('manifest.json is not built again: pinakes.config.json:1: ');
		expect(stderr).toContain('When the other files are merged: pinakes build --out .pinakes && git add .pinakes\n');
	});

	it('is refused for a file outside the index, and without what git tells', async () => {
		expect(await pinakesHere(['merge-driver'])).toMatchObject({ code: 2 });
		const refused = await pinakesHere(['merge-driver', 'x', 'README.md', '%Y']);
		expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('README.md is not a file of .pinakes.') });
		const untold = await pinakesHere(['merge-driver', 'x', '.pinakes/manifest.json', '%Y']);
		expect(untold).toMatchObject({ code: 1, stderr: expect.stringContaining('git does not tell what it merges.') });
		expect(existsSync('x')).toBe(false);
	});
});
