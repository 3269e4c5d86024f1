/**
 * Calls of the MCP server over a folder of markdown: `node bench/bin/mcp.js [FOLDER]`. Without a folder those of
 * ../shared/data/docs together, where they are there. Ends with 1 where an answer is lost or another call's.
 */
import { basename, join } from 'node:path';
import { openIndex } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format/kinds/outline/read';
import { directorySource } from '@pinakes/query/node';
import { scratchFolder, typedFolder } from '../src/command.js';
import { MACHINE_LINE } from '../src/machine.js';
import { measureHttp, measureStdio } from '../src/mcp/measure.js';
import { PINAKES_MCP, pinakes } from '../src/programs.js';
import { createRandom, drawDistinct } from '../src/random.js';
import { writeResult } from '../src/results.js';
import { DOCS } from '../src/shared-data.js';
import { number, table } from '../src/table.js';

/** Sections that are asked for, and the load over HTTP. */
const TARGETS = 500;
const LOAD = { clients: 50, calls: 20_000, samples: 10 };

const [typed] = process.argv.slice(2);
const folder = typedFolder(typed, DOCS, 'markdown');
const index = join(scratchFolder('mcp'), 'index');
pinakes(['build', folder, '--out', index]);
const { targets, documents } = await readTargets();
const stdio = await measureStdio(PINAKES_MCP, index, targets);
const http = await measureHttp(PINAKES_MCP, index, targets, LOAD);

const text = [
	`${documents} documents of ${basename(folder)}, ${TARGETS} sections asked for by their headings.\n`,
	table(
		['ms', 'calls', 'p50', 'p99'],
		[
			['pinakes_search over stdio, warm', ...cells(stdio.search)],
			['pinakes_get over stdio, warm', ...cells(stdio.get)],
			[`both over HTTP, ${http.clients} clients at once`, ...cells(http.spread)],
		],
	),
	`Over HTTP: ${http.calls.toLocaleString('en-US')} calls in ${number(http.seconds)} s, ${http.wrong} of them lost or mixed up.`,
	`Memory of the server, in MiB, each time another ${(LOAD.calls / LOAD.samples).toLocaleString('en-US')} calls were made: ${http.memory.join(', ')}.\n`,
	MACHINE_LINE,
].join('\n');
console.log(text);
if (typed === undefined) writeResult('mcp.md', text);
process.exitCode = http.wrong === 0 ? 0 : 1;

/** @param {import('../src/statistics.js').Spread} spread */
function cells({ count, p50, p99 }) {
	return [number(count), number(p50), number(p99)];
}

/** Sections all over the documents, the same in every run. */
async function readTargets() {
	const outlines = await (await openIndex(directorySource(index))).run(readOutlines);
	const random = createRandom(1);
	const withHeadings = outlines.filter(({ headings }) => headings.some(({ text: heading }) => heading.trim() !== ''));
	/** @param {readonly import('@pinakes/query').Heading[]} headings @returns {string[]} */
	const texts = (headings) => headings.flatMap(({ text: heading, children }) => [heading, ...texts(children)]);
	const drawn = drawDistinct(TARGETS, () => {
		const { path, headings } = random.pick(withHeadings);
		const heading = random.pick(texts(headings).filter((one) => one.trim() !== ''));
		return JSON.stringify({ path, heading });
	});
	return { targets: drawn.map((one) => JSON.parse(one)), documents: outlines.length };
}
