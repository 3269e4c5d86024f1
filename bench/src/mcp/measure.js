/**
 * What calls of the MCP server cost, as its clients see them.
 *
 * @typedef {import('../statistics.js').Spread} Spread
 *
 * @typedef {object} HttpLoad
 * @property {number} clients
 * @property {number} calls
 * @property {number} wrong answers that were lost, errors, or another call's
 * @property {number} seconds
 * @property {Spread} spread milliseconds of a call
 * @property {readonly number[]} memory MiB of the server, each time so many calls were made
 */
import { spawn, spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { createRandom } from '../random.js';
import { spreadOf } from '../statistics.js';

/** A section that can be asked for: its heading, and the path of its document. */
/** @typedef {{ readonly heading: string, readonly path: string }} Target */

/**
 * Times of calls over standard input and output, one after the other, in milliseconds. Each is made once before, to
 * warm up.
 *
 * @param {string} program
 * @param {string} index
 * @param {readonly Target[]} targets
 * @returns {Promise<{ search: Spread, get: Spread }>}
 */
export async function measureStdio(program, index, targets) {
	const client = new Client({ name: 'bench', version: '1' });
	await client.connect(
		new StdioClientTransport({ command: process.execPath, args: [program, '--index', index], stderr: 'ignore' }),
	);
	/** @param {(target: Target) => Promise<unknown>} call */
	const measure = async (call) => {
		for (const target of targets) await call(target);
		const times = [];
		for (const target of targets) {
			const start = performance.now();
			await call(target);
			times.push(performance.now() - start);
		}
		return spreadOf(times);
	};
	const search = await measure(({ heading }) => called(client, 'pinakes_search', { query: heading }));
	const get = await measure(({ heading, path }) =>
		called(client, 'pinakes_get', { target_entry: heading, file_paths: [path] }),
	);
	await client.close();
	return { search, get };
}

/**
 * @param {Client} client
 * @param {string} name
 * @param {Record<string, unknown>} args
 * @returns {Promise<any>} the structured content
 */
async function called(client, name, args) {
	const { isError, structuredContent, content } = await client.callTool({ name, arguments: { detail: true, ...args } });
	if (isError) throw new Error(JSON.stringify(content));
	return structuredContent;
}

/**
 * Makes many clients call a server over HTTP at the same time, each for other sections, half by search and half by
 * heading, and compares every answer with what was asked.
 *
 * @param {string} program
 * @param {string} index
 * @param {readonly Target[]} targets
 * @param {{ clients: number, calls: number, samples: number }} load
 * @returns {Promise<HttpLoad>}
 */
export async function measureHttp(program, index, targets, { clients, calls, samples }) {
	const server = await startServer(program, index);
	const random = createRandom(2);
	/** @type {number[]} */
	const times = [];
	/** @type {number[]} */
	const memory = [];
	let made = 0;
	let wrong = 0;
	/** @param {Client} client @param {Target} target @param {boolean} isSearch */
	const call = async (client, { heading, path }, isSearch) => {
		const start = performance.now();
		const isRight = await (isSearch
			? called(client, 'pinakes_search', { query: heading }).then(({ query }) => query === heading)
			: called(client, 'pinakes_get', { target_entry: heading, file_paths: [path] }).then(
					(found) => found.target_entry === heading && found.source_file === path && found.status === 'found',
				)
		).catch(() => false);
		times.push(performance.now() - start);
		if (!isRight) wrong++;
		made++;
		if (made % (calls / samples) === 0) memory.push(memoryOf(server.pid));
	};
	const start = performance.now();
	await Promise.all(
		Array.from({ length: clients }, async () => {
			const client = new Client({ name: 'bench', version: '1' });
			await client.connect(new StreamableHTTPClientTransport(new URL(server.url)));
			for (let i = 0; i < calls / clients; i++) await call(client, random.pick(targets), i % 2 === 0);
			await client.close();
		}),
	);
	const seconds = (performance.now() - start) / 1000;
	server.stop();
	return { clients, calls: made, wrong: wrong + calls - made, seconds, spread: spreadOf(times), memory };
}

/**
 * @param {string} program
 * @param {string} index
 * @returns {Promise<{ url: string, pid: number, stop: () => void }>}
 */
function startServer(program, index) {
	const child = spawn(process.execPath, [program, '--index', index, '--http', '--port', '0'], {
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	return new Promise((resolve, reject) => {
		let said = '';
		child.stderr.setEncoding('utf8').on('data', (text) => {
			said += text;
			const [url] = /http:\/\/127\S+/.exec(said) ?? [];
			if (url !== undefined) resolve({ url, pid: child.pid ?? 0, stop: () => void child.kill() });
		});
		child.once('exit', () => reject(new Error(said)));
	});
}

/**
 * The memory of a process that is in use, in MiB.
 *
 * @param {number} pid
 */
function memoryOf(pid) {
	const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
	return Math.round(Number(stdout) / 1024);
}
