import { parseArgs } from 'node:util';
import { orUsage } from '../src/command.js';
import { MACHINE, MACHINE_LINE } from '../src/machine.js';
import { matchTable } from '../src/match-table.js';
import { measureMatch } from '../src/measure-match.js';
import { writeResult } from '../src/results.js';

const USAGE = 'Usage: node bench/bin/match.js [--sizes 1000,10000,100000] [--json]';

const { sizes, json } = readOptions();
const measured = [];
for (const size of sizes) {
	measured.push(await measureMatch(size, (step) => console.error(`${size} units: ${step} …`)));
}

const table = `${matchTable(measured)}\n${MACHINE_LINE}`;
const text = `${JSON.stringify({ machine: MACHINE, measured }, null, '\t')}\n`;
writeResult('match.md', `What each row is: [../README.md](../README.md).\n\n${table}`);
writeResult('match.json', text);
process.stdout.write(json ? text : table);

function readOptions() {
	return orUsage(USAGE, () => {
		const { values } = parseArgs({
			options: { sizes: { type: 'string', default: '1000,10000,100000' }, json: { type: 'boolean', default: false } },
		});
		const sizes = values.sizes.split(',').map(Number);
		if (!sizes.every((size) => Number.isInteger(size) && size > 0)) throw new Error('--sizes are whole numbers.');
		return { sizes, json: values.json };
	});
}
