/**
 * What one edited description changes in an index that a repository has, in both layouts: `node bench/bin/committed.js [FOLDER]`.
 * Without a folder of skills those of ../shared/data are taken, where they are there.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { scratchFolder, typedFolder } from '../src/command.js';
import { pinakes } from '../src/programs.js';
import { SKILLS } from '../src/shared-data.js';
import { table } from '../src/table.js';

const folder = typedFolder(process.argv[2], SKILLS, 'skills');
const work = scratchFolder('committed');

/**
 * Commits an index, edits a description, and commits the next index.
 *
 * @param {string} layout
 * @param {string} semantics
 */
function measured(layout, semantics) {
	const cwd = mkdtempSync(join(work, 'repository-'));
	const git = (/** @type {string[]} */ ...args) =>
		execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd, encoding: 'utf8' });
	cpSync(folder, join(cwd, 'skills'), { recursive: true });
	writeFileSync(join(cwd, 'pinakes.config.json'), JSON.stringify({ layout, semantics }));
	git('init', '--quiet');
	const commit = () => {
		pinakes(['build', '--no-cache'], cwd);
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
