/** Builds an index of the fixtures and shows look-ups: a match and two refusals, contexts of a task, and a section. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CLI = 'apps/cli/bin/pinakes.js';
const folder = mkdtempSync(join(tmpdir(), 'pinakes-demo-'));
const index = join(folder, 'index');

const LOOK_UPS = [
	['match', '--tag', 'code-refactoring', '--tag', 'multi-file-editing', '--ide', 'windsurf'],
	['match', '--tag', 'git-commit', '--ide', 'vscode'],
	[
		'match',
		'--goal',
		'自动化代码编辑',
		'--tag',
		'code-generation',
		'--constraint',
		'no-network',
		'--ide',
		'windsurf',
		'--lang',
		'zh',
	],
	[
		'contexts',
		'--keyword',
		'authentication',
		'--keyword',
		'order',
		'--task',
		'requirements_review',
		'--epic',
		'EPIC-02',
	],
	['get', 'Step 2', 'handbook/release.md'],
];

function pinakes(args, shown) {
	console.log(`\n$ pinakes ${shown.join(' ')}`);
	const { status } = spawnSync(process.execPath, [CLI, ...args], { stdio: 'inherit' });
	return status;
}

const built = pinakes(['build', 'fixtures', '--out', index], ['build', 'fixtures', '--out', 'index']);
const answered = LOOK_UPS.map((args) => pinakes([...args, '--index', index], [...args, '--index', 'index']));
rmSync(folder, { recursive: true });
// An answer ends with 0 and a refusal with 1: the second and third look-up are refused.
process.exitCode = built === 0 && answered.join() === '0,1,1,0,0' ? 0 : 1;
