/** Builds an index of the fixtures and shows three look-ups: a match and two refusals. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CLI = 'apps/cli/bin/pinakes.js';
const folder = mkdtempSync(join(tmpdir(), 'pinakes-demo-'));
const index = join(folder, 'index');

const LOOK_UPS = [
	['--tag', 'code-refactoring', '--tag', 'multi-file-editing', '--ide', 'windsurf'],
	['--tag', 'git-commit', '--ide', 'vscode'],
	[
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
];

function pinakes(args, shown) {
	console.log(`\n$ pinakes ${shown.join(' ')}`);
	const { status } = spawnSync(process.execPath, [CLI, ...args], { stdio: 'inherit' });
	return status;
}

const built = pinakes(['build', 'fixtures', '--out', index], ['build', 'fixtures', '--out', 'index']);
const answered = LOOK_UPS.map((args) =>
	pinakes(['match', '--index', index, ...args], ['match', '--index', 'index', ...args]),
);
rmSync(folder, { recursive: true });
// A match ends with 0 and a refusal with 1: the demo is one of the first and two of the second.
process.exitCode = built === 0 && answered.join() === '0,1,1' ? 0 : 1;
