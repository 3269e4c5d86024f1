import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasGit } from '@pinakes/testing/git';
import { describe, expect, it } from 'vitest';
import { repository } from './testing/repository.ts';
import { readAction, runAction } from './testing/run-action.ts';

function skill(name: string, description: string, ...fields: readonly string[]): string {
	return ['---', `name: ${name}`, `description: ${description}`, ...fields, '---', '', `# ${name}`, ''].join('\n');
}

const SOURCES = {
	'skills/commit/SKILL.md': skill('commit', 'Writes commit messages from staged changes'),
	'skills/review/SKILL.md': skill('review', 'Reviews pull requests for mistakes'),
	'docs/release.md': '# Release\n\n## Roll back\n\nRestore the last release.\n',
	'golden.jsonl': '{"goal": "write commit messages", "expected": "skills/commit"}\n{"goal": "review pull requests"}\n',
};

/** An event of a pull request onto a commit. */
function onto(sha: string): object {
	return { pull_request: { base: { sha } } };
}

describe('action.yml', () => {
	const { inputs, runs } = readAction();

	it('is a composite action whose inputs are lower case, described and have a default', () => {
		expect(runs.using).toBe('composite');
		for (const [name, input] of Object.entries(inputs)) {
			expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
			expect(input).toEqual({ description: expect.stringMatching(/\.$/), default: expect.any(String) });
		}
	});

	it('pins other actions to commits, and runs Node 24', () => {
		for (const { uses } of runs.steps) if (uses !== undefined) expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
		expect(inputs['node-version']?.default).toBe('24');
	});

	it('hands inputs over in variables alone, so that none is taken for a part of a script', () => {
		for (const { run, shell } of runs.steps) {
			if (run === undefined) continue;
			expect(shell).toBe('bash');
			expect(run).toMatch(/^node "\$GITHUB_ACTION_PATH\/action\/[a-z-]+\.js"$/);
		}
	});
});

describe.skipIf(!hasGit)('the action, where git is there', () => {
	it('builds, caches, lints and uploads, and sums up', () => {
		const { folder } = repository(SOURCES);
		const { hasFailed, ran, used, summary, outputs } = runAction(folder);
		expect(ran).toEqual([
			'Name what is cached',
			'Install the command',
			'Build the index',
			'Lint the sources',
			'Sum up',
		]);
		expect(hasFailed).toBe(false);
		expect(used.map(({ uses }) => uses.replace(/@.*/, ''))).toEqual([
			'actions/setup-node',
			'actions/cache',
			'actions/cache',
			'actions/upload-artifact',
		]);
		expect(used[0]?.with).toMatchObject({ 'node-version': '24' });
		expect(used[1]?.with.key).toMatch(/^pinakes-Linux-X64-node24-[0-9a-f]{64}$/);
		expect(used[2]?.with.path).toBe(join(`${folder}-runner`, 'pinakes-cache'));
		expect(used[3]?.with).toMatchObject({ name: 'pinakes-index', path: join(folder, '.pinakes') });
		expect(outputs).toEqual({ index: join(folder, '.pinakes'), diff: '' });
		expect(existsSync(join(folder, '.pinakes/manifest.json'))).toBe(true);
		expect(summary).toMatch(/^## Pinakes index\n\n\| read and written \|/);
		expect(summary).toMatch(/^\| units \| 2 \|$/m);
		expect(summary).toMatch(/^\| lint errors \| 0 \|$/m);
		expect(summary).toMatch(/^\| largest parts \| bytes \|\n\| - \| -: \|\n\| [a-z_.]+ \| [\d,]+ \|$/m);
	});

	it('fails if the committed index is not what its sources give, and says what differs', () => {
		const { folder, commit } = repository(SOURCES);
		const first = runAction(folder, { mode: 'check', lint: 'off' });
		expect([first.hasFailed, first.used.length]).toEqual([true, 3]);
		expect(first.ran).not.toContain('Lint the sources');
		expect(first.summary).toContain('**Failed:** The committed index is not what its sources give');
		expect(first.summary).toMatch(/^added document docs\/release\.md$/m);
		runAction(folder, { mode: 'build', lint: 'off' });
		commit({});
		const fresh = runAction(folder, { mode: 'check', lint: 'off' });
		expect(fresh.hasFailed, fresh.log).toBe(false);
		expect(fresh.log).toContain('The committed index is what its sources give.');
		const before = readFileSync(join(folder, '.pinakes/manifest.json'), 'utf8');
		commit({ 'skills/review/SKILL.md': skill('review', 'Bakes bread') });
		const stale = runAction(folder, { mode: 'check', lint: 'off' });
		expect(stale.hasFailed).toBe(true);
		expect(stale.summary).toMatch(/^changed unit skills\/review$/m);
		expect(stale.outputs.index).not.toBe(join(folder, '.pinakes'));
		expect(readFileSync(join(folder, '.pinakes/manifest.json'), 'utf8')).toBe(before);
	});

	it('annotates changed lines alone, and counts all findings', () => {
		const { folder, commit, git } = repository({
			...SOURCES,
			'skills/old/SKILL.md': skill('old', 'Old', 'license: 5'),
		});
		const base = git('rev-parse', 'HEAD');
		const hostile = skill('b', '"x%\\n::error::y"', '"::warning::z": 1');
		commit({ 'skills/b,c:d/SKILL.md': hostile });
		const { hasFailed, log, summary } = runAction(folder, {}, onto(base));
		const annotations = log.split('\n').filter((line) => /^::(?:error|warning) /.test(line));
		expect(annotations).toEqual([
			expect.stringMatching(/^::error file=skills\/b%2Cc%3Ad\/SKILL\.md,line=2,title=pinakes skill-name-folder::/),
			expect.stringMatching(/^::warning file=skills\/b%2Cc%3Ad\/SKILL\.md,line=4,title=pinakes skill-unknown-field::/),
		]);
		expect(hasFailed).toBe(true);
		expect(summary).toContain('**Failed:** Changed lines break rules that are errors.');
		expect(summary).toMatch(/^\| lint errors \| 2 \|\n\| lint warnings \| 1 \|$/m);
		const report = runAction(folder, { lint: 'report', mode: 'build' }, onto(base));
		expect([report.hasFailed, report.summary.includes('| lint errors | 2 |')]).toEqual([false, true]);
		// What was there before fails nothing, unless that is asked for.
		commit({ 'skills/b,c:d/SKILL.md': skill('b,c:d', 'x') });
		const head = git('rev-parse', 'HEAD');
		expect(runAction(folder, { mode: 'build' }, onto(head)).hasFailed).toBe(false);
		const all = runAction(folder, { mode: 'build', lint: 'errors' }, onto(head));
		expect(all.summary).toContain('**Failed:** The sources break rules that are errors.');
	});

	it('looks for skills that compete if it is asked to', () => {
		const { folder } = repository({
			...SOURCES,
			'skills/x/SKILL.md': skill('x', 'Reviews pull requests for mistakes'),
		});
		const { log, summary } = runAction(folder, { collisions: 'true', mode: 'build' });
		expect(summary).toMatch(/^\| pairs of skills that compete \| 1 \|$/m);
		expect(log).toMatch(/^::warning file=skills\/review\/SKILL\.md,line=3,title=pinakes skill-collision::/m);
	});

	it('tells which golden queries are answered differently from the base', () => {
		const { folder, commit, git } = repository(SOURCES);
		const base = git('rev-parse', 'HEAD');
		const same = runAction(folder, { queries: 'golden.jsonl', lint: 'off' }, onto(base));
		expect(same.hasFailed, same.log).toBe(false);
		expect(same.summary).toContain('2 golden queries: 0 regressed, 0 changed, 0 improved, 2 same');
		commit({ 'skills/commit/SKILL.md': skill('bread', 'Bakes bread') });
		const changed = runAction(folder, { queries: '\n golden.jsonl \n', lint: 'off' }, onto(base));
		expect(changed.hasFailed).toBe(true);
		expect(changed.summary).toContain('**Failed:** Golden queries regressed.');
		expect(changed.summary).toContain('| **regressed** | `match write commit messages` | rank 1: `skills/commit` |');
		expect(readFileSync(changed.outputs.diff as string, 'utf8')).toMatch(/^### Retrieval diff\n/);
		expect(runAction(folder, { queries: 'golden.jsonl', lint: 'off', 'fail-on': '' }, onto(base)).hasFailed).toBe(
			false,
		);
		expect(git('worktree', 'list').split('\n')).toHaveLength(1);
	});

	it('measures golden queries, and fails if a target is missed', () => {
		const questions = [
			'{"goal": "write commit messages", "accept": ["commit"]}',
			'{"goal": "bake bread", "accept": []}',
		];
		const { folder } = repository({ ...SOURCES, 'q.jsonl': questions.join('\n') });
		const inputs = { golden: 'q.jsonl', lint: 'off', mode: 'build', 'min-right': '100%', 'max-wrong': '0' };
		const met = runAction(folder, inputs);
		expect(met.hasFailed, met.log).toBe(false);
		expect(met.ran).toContain('Measure golden queries');
		expect(met.summary).toContain('| right first | 1 of 1 | 100.0 % |');
		const { folder: worse } = repository({ ...SOURCES, 'q.jsonl': `${questions[0]?.replace('"commit"', '"review"')}` });
		const missed = runAction(worse, { ...inputs, 'max-wrong': '' });
		expect(missed.hasFailed).toBe(true);
		expect(missed.summary).toContain('**Failed:** Golden queries are answered worse than asked for.');
		expect(runAction(worse, { golden: 'q.jsonl', lint: 'off', mode: 'build' }).hasFailed).toBe(false);
		expect(runAction(worse, inputs).summary).toContain('**Failed:** Not every golden query could be asked.');
	});

	it('has nothing to compare with at the first push, and no line that was not changed', () => {
		const { folder } = repository({ ...SOURCES, 'skills/old/SKILL.md': skill('old', 'Old', 'license: 5') });
		const { hasFailed, log, outputs } = runAction(folder, { queries: 'golden.jsonl' }, { before: '0'.repeat(40) });
		expect(hasFailed, log).toBe(true);
		expect(log).toContain('There is no index of a base commit to compare with.');
		expect(log).toContain('::error file=skills/old/SKILL.md,line=4,');
		expect(outputs.diff).toBe('');
	});

	it('fetches the base of a shallow clone', () => {
		const origin = repository(SOURCES);
		const base = origin.git('rev-parse', 'HEAD');
		origin.commit({ 'skills/commit/SKILL.md': skill('bread', 'Bakes bread') });
		const { folder, git } = repository({});
		git('remote', 'add', 'origin', `file://${origin.folder}`);
		git('fetch', '-q', '--depth=1', 'origin', 'main');
		git('reset', '-q', '--hard', 'FETCH_HEAD');
		const { summary } = runAction(folder, { queries: 'golden.jsonl', lint: 'off' }, onto(base));
		expect(summary).toContain('2 golden queries: 1 regressed');
	});

	it('sums up and fails if there is nothing to build, or an input is invalid', () => {
		const { folder } = repository({ 'golden.jsonl': '' });
		const empty = runAction(folder, { folders: 'gone' });
		expect([empty.hasFailed, empty.ran.at(-1)]).toEqual([true, 'Sum up']);
		expect(empty.summary).toContain('**Failed:** The index could not be built.');
		expect(empty.log).toContain('gone is not a folder');
		const wrong = runAction(folder, { mode: 'chek' });
		expect(wrong.hasFailed).toBe(true);
		expect(wrong.log).toContain('::error::The input mode must be one of upload, check, build.');
	});

	it('lets no line of a file of strangers be a command', () => {
		const { folder } = repository({
			...SOURCES,
			'::add-mask::a/SKILL.md': skill('a', 'x'),
			'golden.jsonl': '{"x": 1}',
		});
		const { log } = runAction(folder, { queries: 'golden.jsonl', base: 'HEAD' });
		let token: string | undefined;
		for (const line of log.split('\n')) {
			const stop = /^::stop-commands::(.+)$/.exec(line);
			if (token !== undefined) token = line === `::${token}::` ? undefined : token;
			else if (stop !== null) token = stop[1];
			else expect(line).not.toMatch(/^::(?!error|warning)/);
		}
	});
});
