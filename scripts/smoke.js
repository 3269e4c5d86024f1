/** Builds indexes of real inputs next to the checkout, if they exist: a registry, hundreds of skills, and thousands of pages. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DATA = '../shared/data';
const SOURCES = ['skills/neo-registry', 'skills/awesome-copilot', 'handbook/the-conn', 'docs/tidb-zh', 'docs/redis-en'];

const folder = mkdtempSync(join(tmpdir(), 'pinakes-smoke-'));
let problems = 0;
for (const source of SOURCES.filter((each) => existsSync(join(DATA, each)))) {
	const start = performance.now();
	const args = ['build', join(DATA, source), '--out', join(folder, source), '--json'];
	const { stdout, stderr } = spawnSync(process.execPath, ['apps/cli/bin/pinakes.js', ...args], { encoding: 'utf8' });
	const { files, units, documents, errors } = JSON.parse(stdout || '{}').summary ?? {};
	const seconds = ((performance.now() - start) / 1000).toFixed(2);
	console.log(`smoke: ${source}: ${files} files, ${units} units, ${documents} documents in ${seconds} s`);
	if (units + documents + errors > 0) continue;
	console.error(`smoke: nothing of ${source} is indexed: ${stderr}`);
	problems++;
}
rmSync(folder, { recursive: true });
console.log(`smoke: ${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;
