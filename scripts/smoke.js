/**
 * Runs the built program on real inputs next to the checkout, if they exist: a registry with an index by its own
 * builder, hundreds of skills, and thousands of pages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

const DATA = '../shared/data';
if (!existsSync(DATA)) {
	console.log(`smoke: skipped, there is no ${DATA}`);
	process.exit();
}

const folder = mkdtempSync(join(tmpdir(), 'pinakes-smoke-'));
const problems = [];

/** Runs the program; returns its standard output and the seconds it took. */
function pinakes(...args) {
	const start = performance.now();
	const { status, stdout, stderr } = spawnSync(process.execPath, ['apps/cli/bin/pinakes.js', ...args], {
		encoding: 'utf8',
		maxBuffer: 1 << 28,
	});
	if (status === 2) problems.push(`pinakes ${args.join(' ')}: ${stderr}`);
	return { stdout, seconds: (performance.now() - start) / 1000 };
}

function build(name, source) {
	const out = join(folder, name);
	const { stdout, seconds } = pinakes('build', join(DATA, source), '--out', out, '--json');
	const { summary } = JSON.parse(stdout || '{"summary":{}}');
	console.log(`smoke: ${source}: ${summary.files} files, ${summary.units} units in ${seconds.toFixed(2)} s`);
	return { out, summary };
}

/** Reads a public list: keys in order, id lists sorted. */
function listOf(file) {
	const json = JSON.parse(readFileSync(file, 'utf8'));
	return Array.isArray(json) ? [...json].sort() : Object.entries(json).map(([term, ids]) => [term, [...ids].sort()]);
}

const registry = build('registry', 'skills/neo-registry');
for (const name of readdirSync(join(DATA, 'skills/neo-registry/indexes'))) {
	const original = listOf(join(DATA, 'skills/neo-registry/indexes', name));
	if (!isDeepStrictEqual(listOf(join(registry.out, name)), original))
		problems.push(`${name} is not as its own builder wrote it`);
}

const copilot = build('copilot', 'skills/awesome-copilot');
if (copilot.summary.units + copilot.summary.errors < copilot.summary.files) {
	problems.push('a file of awesome-copilot is neither indexed nor reported');
}
const { stdout: answer } = pinakes('match', '--index', copilot.out, '--tag', 'release', '--ide', 'generic', '--json');
if (!('matches' in JSON.parse(answer || '{}'))) problems.push('awesome-copilot does not answer');

for (const source of ['handbook/the-conn', 'docs/tidb-zh', 'docs/redis-en']) build(source.replace('/', '-'), source);

rmSync(folder, { recursive: true });
for (const problem of problems) console.error(`smoke: ${problem}`);
console.log(`smoke: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
