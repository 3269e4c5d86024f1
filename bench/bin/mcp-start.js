/**
 * Time from the start of the MCP server to its first answer over standard input and output: `node bench/bin/mcp-start.js
 * [FOLDER]`. A folder is built first; without one the skills of ../shared/data are, where they are there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { scratchFolder, typedFolder } from '../src/command.js';
import { PINAKES, PINAKES_MCP, pinakes } from '../src/programs.js';
import { SHARED } from '../src/shared-data.js';
import { spreadOf } from '../src/statistics.js';
import { number, table } from '../src/table.js';

const STARTS = 21;

const INITIALIZE = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1' } };
const CALL = { name: 'pinakes_match', arguments: { goal: 'write unit tests for a vue component' } };

const folder = typedFolder(process.argv[2], join(SHARED, 'skills/awesome-copilot'), 'skills or markdown');
const index = join(scratchFolder('mcp-start'), 'index');
pinakes(['build', folder, '--out', index]);

/**
 * Milliseconds from the start of a program to its first answer.
 *
 * @param {readonly string[]} args
 */
async function timeToAnswer(args) {
	const start = performance.now();
	const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] });
	const lines = createInterface({ input: child.stdout });
	/** @param {object} message */
	const send = (message) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
	send({ id: 1, method: 'initialize', params: INITIALIZE });
	await once(lines, 'line');
	send({ method: 'notifications/initialized' });
	send({ id: 2, method: 'tools/call', params: CALL });
	const [line] = await once(lines, 'line');
	const time = performance.now() - start;
	child.stdin.end();
	await once(child, 'exit');
	if (JSON.parse(line).result?.isError !== undefined) throw new Error(line);
	return time;
}

/** @param {readonly string[]} args */
async function measured(args) {
	const times = [];
	for (let i = 0; i < STARTS; i++) times.push(await timeToAnswer(args));
	const { p50, p99 } = spreadOf(times);
	return [number(p50), number(p99)];
}

const rows = [
	['pinakes-mcp', ...(await measured([PINAKES_MCP, '--index', index]))],
	['pinakes mcp', ...(await measured([PINAKES, 'mcp', '--index', index]))],
];
console.log(`${basename(folder)}, ${STARTS} starts each; load of the machine ${number(loadavg()[0] ?? 0)}\n`);
console.log(table(['ms from start to first answer', 'p50', 'p99'], rows));
