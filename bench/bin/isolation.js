/**
 * Compares builds that parse documents in processes with builds that parse them in their own, by turns:
 * `node bench/bin/isolation.js [FOLDER …] [--rounds N] [--vectors none]`; without a folder awesome-copilot and tidb-zh.
 */
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIndex } from '@pinakes/indexer';
import { PARSE_LIMITS } from '@pinakes/indexer/internal/parse/limits';
import { scratchFolder } from '../src/command.js';
import { SHARED } from '../src/shared-data.js';
import { spreadOf } from '../src/statistics.js';

const DEFAULTS = ['skills/awesome-copilot', 'docs/tidb-zh'].map((path) => join(SHARED, path));

const { values, positionals } = parseArgs({
	options: {
		rounds: { type: 'string', default: '5' },
		vectors: { type: 'string', default: 'none' },
		alone: { type: 'string' },
	},
	allowPositionals: true,
});
const scratch = scratchFolder('isolation');
if (values.alone === undefined) compareAll();
else await buildAlone(positionals[0] ?? '', values.alone);

/** Builds once, and prints milliseconds. @param {string} folder @param {string} how */
async function buildAlone(folder, how) {
	if (how === 'here') {
		// All files are small ones, which the process parses itself.
		Object.assign(PARSE_LIMITS, { smallFile: Infinity, smallFiles: Infinity, smallSeconds: 600 });
	}
	const start = performance.now();
	await buildIndex({
		folders: [folder],
		out: join(scratch, 'index'),
		vectors: values.vectors === 'lsa' ? 'lsa' : 'none',
	});
	console.log(performance.now() - start);
}

function compareAll() {
	const folders = positionals.length > 0 ? positionals : DEFAULTS;
	for (const folder of folders) {
		const rounds = Array.from({ length: Number(values.rounds) }, (_, i) => pairOf(folder, i % 2 === 0));
		const median = (/** @type {(pair: Pair) => number} */ of) => spreadOf(rounds.map(of)).p50.toFixed(2);
		console.log(
			`${basename(folder)}, ${rounds.length} pairs: in processes ${median(({ apart }) => apart.wall)} s, ` +
				`within the build ${median(({ here }) => here.wall)} s, ` +
				`${median(({ apart, here }) => apart.wall / here.wall)} times; ` +
				`of both processors ${median(({ apart, here }) => apart.cpu / here.cpu)} times`,
		);
	}
}

/** @typedef {{ wall: number, cpu: number }} Seconds @typedef {{ apart: Seconds, here: Seconds }} Pair */

/** @param {string} folder @param {boolean} isApartFirst @returns {Pair} */
function pairOf(folder, isApartFirst) {
	if (isApartFirst) return { apart: secondsOf(folder, 'apart'), here: secondsOf(folder, 'here') };
	const here = secondsOf(folder, 'here');
	return { here, apart: secondsOf(folder, 'apart') };
}

/** The seconds of a build by the clock, and those of processors, in its process and those that it starts. @param {string} folder @param {string} how */
function secondsOf(folder, how) {
	const args = [process.execPath, import.meta.filename, folder, '--alone', how, '--vectors', values.vectors];
	const script = 'TIMEFORMAT="%U %S"; time "$@"';
	const { status, stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', ...args], { encoding: 'utf8' });
	if (status !== 0) throw new Error(stderr);
	const [user = 0, system = 0] = stderr.trim().split(' ').map(Number);
	return { wall: Number(stdout) / 1000, cpu: user + system };
}
