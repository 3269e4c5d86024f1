/**
 * What one edited description changes in an index that a repository has, in both layouts: `node bench/bin/committed.js [FOLDER]`.
 * Without a folder of skills those of ../shared/data are taken, where they are there.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scratchFolder, typedPath } from '../src/command.js';
import { table } from '../src/table.js';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const SKILLS = join(REPOSITORY, '../shared/data/skills/awesome-copilot/skills');
const PROGRAM = join(REPOSITORY, 'apps/cli/bin/pinakes.js');

const [typed] = process.argv.slice(2);
const folder = typed === undefined ? SKILLS : typedPath(typed);
if (!existsSync(folder)) {
	console.log(`committed: there is no ${folder}; name a folder of skills.`);
	process.exit();
}

const work = scratchFolder('committed');

/**
 * @param {string} cwd
 * @param {string} command
 * @param {...string} args
 */
function run(cwd, command, ...args) {
	const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
	if (status !== 0) throw new Error(stderr);
	return stdout;
}

/**
 * Commits an index, edits a description, and commits the next index.
 *
 * @param {string} layout
 * @param {string} semantics
 */
function measured(layout, semantics) {
	const cwd = mkdtempSync(join(work, 'repository-'));
	const git = (/** @type {string[]} */ ...args) =>
		run(cwd, 'git', '-c', 'user.name=a', '-c', 'user.email=a@b', ...args);
	cpSync(folder, join(cwd, 'skills'), { recursive: true });
	writeFileSync(join(cwd, 'pinakes.config.json'), JSON.stringify({ layout, semantics }));
	git('init', '--quiet');
	const commit = () => {
		run(cwd, process.execPath, PROGRAM, 'build', '--no-cache');
		git('add', '--all', '--force');
		git('commit', '--quiet', '--message', 'an index');
		git('gc', '--quiet');
		const [, kilobytes = ''] = /size-pack: (\d+)/.exec(git('count-objects', '-v')) ?? [];
		return Number(kilobytes);
	};
	const before = commit();
	const paths = readdirSync(join(cwd, 'skills'), { recursive: true, encoding: 'utf8' });
	const skills = paths.filter((path) => path.endsWith('SKILL.md')).sort();
	const edited = join(cwd, 'skills', skills[skills.length >> 1] ?? '');
	writeFileSync(
		edited,
		readFileSync(edited, 'utf8').replace(/^description: .*$/m, 'description: Polishes brass sextants'),
	);
	const after = commit();
	const lines = git('diff', '--numstat', 'HEAD~1', '--', '.pinakes').trim().split('\n');
	const files = git('ls-files', '.pinakes').trim().split('\n');
	const added = lines.reduce((sum, line) => sum + Number(line.split('\t')[0]), 0);
	return [layout, semantics, ...[files.length, lines.length, added, after - before].map(String)];
}

const rows = ['files', 'committed'].flatMap((layout) =>
	['built-in', 'none'].map((semantics) => measured(layout, semantics)),
);
console.log(`${basename(folder)}: one edited description\n`);
console.log(
	table(['layout', 'semantics', 'files of the index', 'changed files', 'new lines', 'kB of the repository'], rows),
);
