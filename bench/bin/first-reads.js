/**
 * What first look-ups of fresh processes read from disk, and how long they take: `node bench/bin/first-reads.js FOLDER …`. A folder
 * is an index of pages that `scale.js --keep` made up, the `index` of a site that was published from it, or the same of made-up
 * units, which `--write-units` writes to a new folder first. Linux.
 */
import { parseArgs } from 'node:util';
import { openIndex } from '@pinakes/query';
import { lookUpSource } from '@pinakes/query/node';
import { buildIndex } from '../src/build-index.js';
import { orUsage, typedPath } from '../src/command.js';
import { generatePageQuestions } from '../src/generate-pages.js';
import { generateQueries } from '../src/generate-queries.js';
import { generateUnits } from '../src/generate-units.js';
import { MACHINE_LINE } from '../src/machine.js';
import { runScript } from '../src/run-script.js';
import { spreadOf } from '../src/statistics.js';
import { table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/first-reads.js [--questions 40] [--write-units 100000] FOLDER …';

/** Seed of the queries, as in match.js. */
const SEED = 3;

const { folders, questions, units } = orUsage(USAGE, () => {
	const options = /** @type {const} */ ({
		questions: { type: 'string', default: '40' },
		'write-units': { type: 'string', default: '0' },
	});
	const { values, positionals } = parseArgs({ options, allowPositionals: true });
	if (positionals.length === 0) throw new Error('Name a folder.');
	return {
		folders: positionals.map(typedPath),
		questions: Number(values.questions),
		units: Number(values['write-units']),
	};
});
const rows = [];
for (const folder of folders) {
	if (units > 0) buildIndex(generateUnits(units), folder);
	const { manifest } = await openIndex(lookUpSource(folder));
	const { counts } = manifest;
	const queries =
		counts.units > 0
			? generateQueries(generateUnits(counts.units).units, questions, SEED)
			: [...generatePageQuestions(questions)];
	/** @type {import('../src/first-read.js').FirstRead[]} */
	const read = [];
	for (const query of queries) read.push(await runScript('first-read.js', [folder, JSON.stringify(query)]));
	rows.push([
		`${counts.units > 0 ? `${counts.units} units` : `${counts.documents} pages`}${manifest.packs ? ', published' : ''}`,
		spread(read.map((one) => one.open_ms)),
		spread(read.map((one) => one.open_bytes / 1000)),
		spread(read.map((one) => one.ms)),
		spread(read.map((one) => one.cpu_ms)),
		spread(read.map((one) => one.thread_ms)),
		spread(read.map((one) => one.bytes / 1000)),
	]);
}
console.log(table(['index', 'open ms', 'kB', 'look-up ms', 'CPU ms', 'thread ms', 'kB'], rows));
console.log(`p50 / p99 of ${questions} processes. ${MACHINE_LINE}`);

/** @param {number[]} values */
function spread(values) {
	const { p50, p99 } = spreadOf(values);
	return `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
}
