/** Measures what one changed file costs a build that follows another one; see ../README.md. */
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { orUsage, typedFolder } from '../src/command.js';
import { MACHINE, MACHINE_LINE } from '../src/machine.js';
import { CHANGES, measurePages, measureProcesses, measureWarm } from '../src/measure-incremental.js';
import { writeResult } from '../src/results.js';
import { DOCS } from '../src/shared-data.js';
import { number, table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/incremental.js [FOLDER] [--rounds N] [--json]';
/** Pages that are changed one after the other with vectors. */
const PAGES = 16;

const { values, positionals } = orUsage(USAGE, () =>
	parseArgs({
		options: { rounds: { type: 'string', default: '5' }, json: { type: 'boolean', default: false } },
		allowPositionals: true,
	}),
);
const rounds = orUsage(USAGE, () => {
	const named = Number(values.rounds);
	if (Number.isInteger(named) && named > 0) return named;
	throw new Error(`--rounds must be a whole number above 0, not ${values.rounds}.`);
});
const folder = typedFolder(positionals[0], join(DOCS, 'tidb-zh'), 'markdown');

const all = Object.keys(CHANGES);
const measured = {
	'whole processes, `--vectors none`': measureProcesses(folder, 'none', all, rounds),
	'within a process, `--vectors none`': await measureWarm(folder, all, rounds),
	'whole processes, by default': [
		...measurePages(folder, PAGES, rounds),
		...measureProcesses(folder, 'auto', ['front matter'], 1),
	],
};
const rows = Object.entries(measured).flatMap(([how, changes]) =>
	changes.map(({ change, cold, incremental, ratio }) => [
		how,
		change,
		number(cold),
		number(incremental),
		number(ratio),
	]),
);
const text = [
	table(['how', `a change in ${basename(folder)}`, 'cold ms', 'incremental ms', 'times faster'], rows, 2),
	MACHINE_LINE,
].join('\n');
process.stdout.write(values.json ? `${JSON.stringify({ machine: MACHINE, measured }, null, '\t')}\n` : text);
if (positionals[0] === undefined) {
	writeResult('incremental.md', `What each row is: [../README.md](../README.md#incremental-builds).\n\n${text}`);
}
