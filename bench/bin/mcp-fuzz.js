/**
 * Sends random and mutated JSON-RPC messages to the MCP server: `node bench/bin/mcp-fuzz.js [COUNT] [--seed N]`, 100,000
 * unless given. Ends with 1 where it crashes, hangs or says anything but JSON-RPC.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIndex } from '@pinakes/indexer';
import { orExit, orUsage } from '../src/command.js';
import { fuzzMcp } from '../src/mcp/fuzz.js';

const USAGE = 'Usage: node bench/bin/mcp-fuzz.js [COUNT] [--seed N]';
const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));

const { count, seed } = orUsage(USAGE, () => {
	const { values, positionals } = parseArgs({
		options: { seed: { type: 'string', default: '1' } },
		allowPositionals: true,
	});
	const [count, seed] = [Number(positionals[0] ?? 100_000), Number(values.seed)];
	if (!(count > 0) || !Number.isInteger(seed) || positionals.length > 1) throw new Error('Those are no numbers.');
	return { count, seed };
});
const folder = mkdtempSync(join(tmpdir(), 'pinakes-fuzz-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await buildIndex({ folders: [FIXTURES], out: join(folder, 'index') });

const start = performance.now();
const report = await fuzzMcp(join(folder, 'index'), count, seed).catch((cause) =>
	orExit(() => {
		throw cause;
	}),
);
const seconds = (performance.now() - start) / 1000;
const { messages, requests, answers, errors, slowest } = report;
console.log(
	`mcp-fuzz: ${messages + requests} messages of seed ${seed}, ${requests} of them over HTTP: ${answers} answers, ${errors} of them errors; slowest batch ${Math.round(slowest)} ms; ${seconds.toFixed(1)} s`,
);
