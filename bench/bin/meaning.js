/**
 * What translations and static vectors add to an index, a build and a query:
 * `node bench/bin/meaning.js [FOLDER --questions FILE] [--rounds N] [--json]`. A line of the file has a `query` or a `text`.
 * Without a folder those of ../shared/data, where they are there, whose table is left in bench/results/meaning.md.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { orUsage, scratchFolder, typedPath } from '../src/command.js';
import { readJsonLines } from '../src/json-lines.js';
import { MACHINE_LINE } from '../src/machine.js';
import { measureMeaning } from '../src/measure-meaning.js';
import { writeResult } from '../src/results.js';
import { SHARED } from '../src/shared-data.js';
import { number, table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/meaning.js [FOLDER --questions FILE] [--rounds N] [--json]';
const OWN = fileURLToPath(new URL('../data', import.meta.url));
const MAX_QUESTIONS = 50;

const { values, positionals } = orUsage(USAGE, () => {
	const options = /** @type {const} */ ({
		questions: { type: 'string' },
		rounds: { type: 'string', default: '3' },
		json: { type: 'boolean' },
	});
	const parsed = parseArgs({ options, allowPositionals: true });
	if (parsed.positionals.length !== (parsed.values.questions === undefined ? 0 : 1))
		throw new Error('Name a folder and its questions.');
	return parsed;
});
const [named] = positionals;
const runs =
	named === undefined
		? [
				[join(SHARED, 'docs/tidb-zh'), join(OWN, 'refusal-tidb-zh.jsonl')],
				[join(SHARED, 'docs/tidb-zh'), join(SHARED, 'crosslingual/tidb-e2z.jsonl')],
				[join(SHARED, 'docs/redis-en'), join(OWN, 'refusal-redis-en.jsonl')],
			]
		: [[typedPath(named), typedPath(values.questions ?? '')]];
if (!runs.flat().every(existsSync)) {
	console.log(`meaning: there is no ${SHARED}; name a folder of markdown, and questions.`);
	process.exit();
}
const out = scratchFolder('meaning');

/** @type {(import('../src/measure-meaning.js').MeasuredMeaning & { folder: string, questions: string })[]} */
const rows = [];
for (const [folder = '', file = ''] of runs) {
	const measured = await measureMeaning(folder, readQuestions(file), out, Number(values.rounds));
	rows.push(...measured.map((one) => ({ folder: nameOf(folder), questions: nameOf(file), ...one })));
}
const headings = [
	'texts',
	'questions',
	'index',
	'build s',
	'tables kB',
	'gz',
	'first question reads kB',
	'search p50 ms',
	'added by vectors',
];
const load = `Load of the machine in the last five minutes: ${number(loadavg()[1] ?? 0)}.\n`;
const text = `${table(headings, rows.map(toRow), 3)}\n${MACHINE_LINE}${load}`;
process.stdout.write(values.json ? `${JSON.stringify(rows, null, '\t')}\n` : text);
if (named === undefined) {
	writeResult('meaning.md', `What each column is: [../README.md](../README.md#meaning).\n\n${text}`);
}

/** @param {string} file */
function readQuestions(file) {
	const all = readJsonLines(file);
	const every = Math.max(1, Math.floor(all.length / MAX_QUESTIONS));
	return all.filter((_, at) => at % every === 0).map(({ query, text }) => /** @type {string} */ (query ?? text));
}

/** @param {string} path */
function nameOf(path) {
	return path.replace(/.*[\\/]/, '');
}

/** @param {(typeof rows)[number]} row */
function toRow({ folder, questions, variant, seconds, bytes, gz, first_bytes, p50_ms, added_ms }) {
	const sizes = [bytes, gz, first_bytes].map((size) => number(size / 1000));
	return [folder, questions, variant, number(seconds), ...sizes, number(p50_ms), number(added_ms)];
}
