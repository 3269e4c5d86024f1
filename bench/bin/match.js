/** Measures building and `matchUnits` over made-up registries; see ../README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { matchTable } from '../src/match-table.js';
import { measureMatch } from '../src/measure-match.js';

const USAGE = 'Usage: node bench/bin/match.js [--sizes 1000,10000,100000] [--json]';
const RESULTS = new URL('../results/', import.meta.url);

const { sizes, json } = readOptions();
const machine = {
	node: process.version,
	platform: `${process.platform} ${process.arch}`,
	cpu: cpus()[0]?.model.trim() ?? 'unknown',
	cores: availableParallelism(),
};
const measured = [];
for (const size of sizes) {
	measured.push(await measureMatch(size, (step) => console.error(`${size} units: ${step} …`)));
}

const { node, platform, cpu, cores } = machine;
const table = `${matchTable(measured)}\nNode ${node}, ${platform}, ${cpu}, ${cores} cores.\n`;
const text = `${JSON.stringify({ machine, measured }, null, '\t')}\n`;
mkdirSync(RESULTS, { recursive: true });
writeFileSync(new URL('match.md', RESULTS), `What each row is: [../README.md](../README.md).\n\n${table}`);
writeFileSync(new URL('match.json', RESULTS), text);
process.stdout.write(json ? text : table);

function readOptions() {
	try {
		const { values } = parseArgs({
			options: { sizes: { type: 'string', default: '1000,10000,100000' }, json: { type: 'boolean', default: false } },
		});
		const sizes = values.sizes.split(',').map(Number);
		if (!sizes.every((size) => Number.isInteger(size) && size > 0)) throw new Error('--sizes are whole numbers.');
		return { sizes, json: values.json };
	} catch (error) {
		console.error(`${/** @type {Error} */ (error).message}\n${USAGE}`);
		process.exit(2);
	}
}
