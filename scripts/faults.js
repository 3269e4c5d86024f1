/**
 * Injects faults into file system calls while indexes, sites, packages, caches and memories are written: `npm run
 * faults -- [--every N]`. Each call fails in sixteen ways; with `--every`, only every N-th is tried. Prints the number
 * of faults.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const TESTS = ['packages/indexer/src/write', 'packages/context/src/node.faults.test.ts'];

const { values } = parseArgs({ options: { every: { type: 'string', default: '1' } } });
const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...TESTS], {
	env: { ...process.env, NO_COLOR: '1', PINAKES_FAULTS: values.every },
	stdio: ['ignore', 'pipe', 'inherit'],
});
let said = '';
child.stdout.setEncoding('utf8').on('data', (text) => {
	said += text;
	process.stdout.write(text);
});
child.once('close', (code) => {
	const counts = [...said.matchAll(/^(\d+) faults of the file system/gm)].map(([, count]) => Number(count));
	console.log(`faults: ${counts.reduce((sum, count) => sum + count, 0)} injected`);
	process.exitCode = code ?? 1;
});
