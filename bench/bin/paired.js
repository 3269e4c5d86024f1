/** Two builds of @pinakes/query in turns, in one process: times of warm calls, and whether the answers are equal; see ../README.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { readArguments, typedPath } from '../src/command.js';
import { createRandom } from '../src/random.js';
import { percentileOf, spreadOf } from '../src/statistics.js';
import { number, table } from '../src/table.js';

const CALLS = ['searchText', 'search', 'matchUnits'];
const USAGE = `Usage: node bench/bin/paired.js DIST INDEX DIST INDEX --questions FILE.jsonl [--call ${CALLS.join('|')}]`;

const WARM_ROUNDS = 3;
const ROUNDS = 15;

/** Fields of a line that may have the question. */
const FIELDS = ['goal', 'question', 'query', 'text'];

const { builds, questions, accepted, call } = readOptions();
const all = await Promise.all(builds.map(openBuild));

let different = 0;
/** Reciprocal ranks of the first page that answers a question, by both builds. */
const ranks = /** @type {number[][]} */ ([]);
for (const [i, question] of questions.entries()) {
	const [one, other] = await Promise.all(all.map(({ ask }) => ask(question, 0)));
	if (withoutTimes(one) !== withoutTimes(other)) different++;
	if (!accepted[i]?.length || call !== 'search') continue;
	const paths = [one, other].map(({ results }) => results.map((/** @type {{ path: string }} */ { path }) => path));
	const first = paths.map((list) => list.findIndex((/** @type {string} */ path) => accepted[i]?.includes(path)));
	ranks.push(first.map((rank) => (rank < 0 ? 0 : 1 / (rank + 1))));
}

for (let round = 1; round <= WARM_ROUNDS + ROUNDS; round++) {
	for (const build of round % 2 === 0 ? all : [...all].reverse()) {
		const times = [];
		for (const question of questions) {
			const start = performance.now();
			await build.ask(question, round);
			times.push((performance.now() - start) * 1000);
		}
		if (round > WARM_ROUNDS) build.rounds.push(times);
	}
}
const rows = all.map(({ dist, rounds }) => {
	const { p50, p99 } = spreadOf(rounds.flat());
	const ratios = rounds.map((times, i) => spreadOf(times).p50 / spreadOf(all[0]?.rounds[i] ?? []).p50);
	return [dist, number(p50), number(p99), spreadOf(ratios).p50.toFixed(2)];
});
process.stdout.write(table([`${call}, ${questions.length} questions`, 'p50 µs', 'p99 µs', 'p50, to the first'], rows));
console.log(`${different} of ${questions.length} answers differ`);
if (ranks.length > 0) {
	const { pick } = createRandom(1);
	const means = Array.from({ length: 4_000 }, () => gainOf(ranks.map(() => pick(ranks))));
	const interval = [0.025, 0.975].map((share) => percentileOf(means, share).toFixed(3)).join(' to ');
	console.log(
		`the second gains ${gainOf(ranks).toFixed(3)} in MRR@10 (95 %: ${interval}), of ${ranks.length} questions`,
	);
}

/** @param {readonly (readonly number[])[]} list */
function gainOf(list) {
	return list.reduce((sum, [first = 0, second = 0]) => sum + second - first, 0) / list.length;
}

/** @param {{ dist: string, index: string }} build */
async function openBuild({ dist, index: folder }) {
	/** @param {string} file */
	const load = (file) => import(pathToFileURL(join(dist, file)).href);
	const query = { ...(await load('index.js')), ...(await load('search.js')) };
	const { directorySource } = await load('node.js');
	const index = await query.openIndex(directorySource(folder));
	/**
	 * `search` answers the same question from memory: spaces make it another one.
	 *
	 * @param {string} question
	 * @param {number} round
	 */
	const ask = (question, round) => {
		if (call === 'matchUnits') return query.matchUnits(index, { goal: question });
		return query[call](index, call === 'search' ? question + ' '.repeat(round) : question, { limit: 10 });
	};
	return { dist, ask, rounds: /** @type {number[][]} */ ([]) };
}

/** @param {unknown} answer */
function withoutTimes(answer) {
	return JSON.stringify(answer, (key, value) => (key === 'time_ms' || key === 'ms' ? undefined : value));
}

function readOptions() {
	const options = /** @type {const} */ ({
		questions: { type: 'string' },
		call: { type: 'string', default: 'searchText' },
	});
	return readArguments(USAGE, options, (values, [dist, index, otherDist, otherIndex]) => {
		if (!dist || !index || !otherDist || !otherIndex) throw new Error('Name two builds, each with its index.');
		if (!values.questions) throw new Error('Name a file of questions.');
		if (!CALLS.includes(values.call)) throw new Error(`There is no call ${values.call}.`);
		const text = readFileSync(typedPath(values.questions), 'utf8').trim();
		const lines = text.split('\n').map((line) => JSON.parse(line));
		const questions = lines.map((line) => /** @type {string} */ (line[FIELDS.find((field) => field in line) ?? '']));
		const accepted = lines.map(({ accept }) => /** @type {string[] | undefined} */ (accept));
		const builds = [
			{ dist, index },
			{ dist: otherDist, index: otherIndex },
		];
		return { builds, questions, accepted, call: values.call };
	});
}
