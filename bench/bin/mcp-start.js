/**
 * Time from the start of the MCP server to its first answer over standard input and output: `node bench/bin/mcp-start.js
 * [FOLDER]`. A folder is built first; without one the skills of ../shared/data are, where they are there.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { scratchFolder, typedPath } from '../src/command.js';
import { spreadOf } from '../src/statistics.js';
import { number, table } from '../src/table.js';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const SKILLS = join(REPOSITORY, '../shared/data/skills/awesome-copilot');
const STARTS = 21;

const INITIALIZE = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1' } };
const CALL = { name: 'pinakes_match', arguments: { goal: 'write unit tests for a vue component' } };

const [typed] = process.argv.slice(2);
const folder = typed === undefined ? SKILLS : typedPath(typed);
if (!existsSync(folder)) {
	console.log(`mcp-start: there is no ${folder}; name a folder of skills or markdown.`);
	process.exit();
}

const index = join(scratchFolder('mcp-start'), 'index');
const cli = join(REPOSITORY, 'apps/cli/bin/pinakes.js');
const { status, stderr } = spawnSync(process.execPath, [cli, 'build', folder, '--out', index], { encoding: 'utf8' });
if (status !== 0) throw new Error(stderr);

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

const mcp = join(REPOSITORY, 'apps/mcp/bin/pinakes-mcp.js');
const rows = [
	['pinakes-mcp', ...(await measured([mcp, '--index', index]))],
	['pinakes mcp', ...(await measured([cli, 'mcp', '--index', index]))],
];
console.log(`${basename(folder)}, ${STARTS} starts each; load of the machine ${number(loadavg()[0] ?? 0)}\n`);
console.log(table(['ms from start to first answer', 'p50', 'p99'], rows));
