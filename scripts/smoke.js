/**
 * Builds indexes of real inputs next to the checkout, if they exist: a registry, whose lists its own builder wrote too,
 * hundreds of skills, and thousands of pages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

const DATA = '../shared/data';
const SOURCES = ['skills/neo-registry', 'skills/awesome-copilot', 'handbook/the-conn', 'docs/tidb-zh', 'docs/redis-en'];
if (!existsSync(DATA)) {
	console.log(`smoke: skipped, there is no ${DATA}`);
	process.exit();
}

const folder = mkdtempSync(join(tmpdir(), 'pinakes-smoke-'));
const problems = [];
for (const source of SOURCES) {
	const start = performance.now();
	const args = ['build', join(DATA, source), '--out', join(folder, source), '--json'];
	const { stdout, stderr } = spawnSync(process.execPath, ['apps/cli/bin/pinakes.js', ...args], { encoding: 'utf8' });
	if (stdout === '') {
		problems.push(`${source}: ${stderr}`);
		continue;
	}
	const { files, units, documents, errors } = JSON.parse(stdout).summary;
	const seconds = ((performance.now() - start) / 1000).toFixed(2);
	console.log(`smoke: ${source}: ${files} files, ${units} units, ${documents} documents in ${seconds} s`);
	if (units + documents + errors === 0) problems.push(`nothing of ${source} is indexed`);
}

/** Reads a public list: keys in order, id lists sorted. */
function listOf(file) {
	const json = JSON.parse(readFileSync(file, 'utf8'));
	return Array.isArray(json) ? [...json].sort() : Object.entries(json).map(([term, ids]) => [term, [...ids].sort()]);
}

const lists = join(DATA, SOURCES[0], 'indexes');
for (const name of readdirSync(lists)) {
	if (!isDeepStrictEqual(listOf(join(folder, SOURCES[0], name)), listOf(join(lists, name))))
		problems.push(`${name} is not as its own builder wrote it`);
}

rmSync(folder, { recursive: true });
for (const problem of problems) console.error(`smoke: ${problem}`);
console.log(`smoke: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
