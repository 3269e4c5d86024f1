/**
 * Sends random and mutated messages to the MCP server, within this process, and holds it to this: it never throws
 * where nobody catches, never ends, never says anything but JSON-RPC, and still answers a sound question after every
 * batch.
 *
 * @typedef {object} FuzzReport
 * @property {number} messages sent over the transport of standard input and output
 * @property {number} requests sent over HTTP
 * @property {number} answers to them, of either kind
 * @property {number} errors among these
 * @property {number} slowest milliseconds that the sound question after a batch took, with the batch before it
 */
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer, currentIndex, locateIndex } from '@pinakes/mcp';
import { createRandom } from '../random.js';
import { ENVELOPE, fuzzedMessage } from './mcp-messages.js';

/** Messages between two sound questions, and batches of one connection. */
const BATCH = 100;
const BATCHES = 20;

/** One of this many batches goes over HTTP. */
const HTTP_SHARE = 10;

/** Milliseconds in which a batch must be answered: a hang, not a slow machine. */
const PATIENCE = 60_000;

/** The request after every batch, and its answer. */
const QUESTION = {
	name: 'pinakes_get',
	arguments: { target_entry: 'Step 5: Close', file_paths: ['handbook/release.md'] },
};
const ANSWER = '## Step 5: Close';

/**
 * @param {string} folder of an index of the fixtures
 * @param {number} count of messages
 * @param {number} seed
 * @returns {Promise<FuzzReport>}
 * @throws Error for what the server must not do
 */
export async function fuzzMcp(folder, count, seed) {
	const random = createRandom(seed);
	const current = currentIndex(locateIndex(folder, { timeLimit: 1000, refreshAfter: 0 }), () => {});
	/** @type {string[]} */
	const faults = [];
	const factory = () => createServer(current, { maxChars: 10_000, report: (message) => void faults.push(message) });
	const report = { messages: 0, requests: 0, answers: 0, errors: 0, slowest: 0 };
	/** @param {unknown} cause */
	const onUncaught = (cause) => void faults.push(`uncaught: ${cause instanceof Error ? cause.stack : cause}`);
	process.on('uncaughtException', onUncaught).on('unhandledRejection', onUncaught);
	try {
		const handler = createMcpHandler(factory);
		let connection = connect(factory, report);
		for (let batch = 0; report.messages + report.requests < count; batch++) {
			const messages = Array.from({ length: BATCH }, () => fuzzedMessage(random));
			const start = performance.now();
			if (batch % HTTP_SHARE === HTTP_SHARE - 1) await sendHttp(handler, messages, report);
			else if (await connection.send(messages)) report.messages += BATCH;
			if (batch % BATCHES === 0) {
				await connection.close();
				connection = connect(factory, report);
			}
			report.slowest = Math.max(report.slowest, performance.now() - start);
			if (faults.length > 0) throw new Error(`After batch ${batch} of seed ${seed}: ${faults.join('\n')}`);
		}
		await connection.close();
		await handler.close();
	} finally {
		process.off('uncaughtException', onUncaught).off('unhandledRejection', onUncaught);
	}
	return report;
}

/**
 * Connects a server by two streams, like standard input and output.
 *
 * @param {() => import('@modelcontextprotocol/server').McpServer} factory
 * @param {FuzzReport} report
 */
function connect(factory, report) {
	const input = new PassThrough();
	const output = new PassThrough();
	const handle = serveStdio(factory, { transport: new StdioServerTransport(input, output) });
	/** @type {Map<unknown, (message: any) => void>} */
	const waiting = new Map();
	let rest = '';
	let questions = 0;
	output.setEncoding('utf8').on('data', (text) => {
		const lines = (rest + text).split('\n');
		rest = lines.pop() ?? '';
		for (const line of lines) {
			const message = JSON.parse(line);
			if (message.jsonrpc !== '2.0') throw new Error(`This is no JSON-RPC: ${line}`);
			report.answers++;
			if ('error' in message || message.result?.isError === true) report.errors++;
			waiting.get(message.id)?.(message);
		}
	});
	return {
		/** @param {readonly Buffer[]} messages */
		async send(messages) {
			for (const message of messages) input.write(Buffer.concat([message, Buffer.from('\n')]));
			const id = `sound-${++questions}`;
			const answered = new Promise((resolve) => waiting.set(id, resolve));
			// The connection may have been opened in either protocol, or not yet; each knows one of these.
			input.write(
				`${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { ...QUESTION, ...ENVELOPE } })}\n`,
			);
			const message = await within(answered);
			waiting.delete(id);
			checkSound(JSON.stringify(message));
			return true;
		},
		close: () => handle.close(),
	};
}

/**
 * @param {import('@modelcontextprotocol/server').McpHttpHandler} handler
 * @param {readonly Buffer[]} messages
 * @param {FuzzReport} report
 */
async function sendHttp(handler, messages, report) {
	for (const body of [
		...messages,
		Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: QUESTION })),
	]) {
		const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
		const abort = new AbortController();
		const request = new Request('http://localhost/mcp', {
			method: 'POST',
			headers,
			body: new Uint8Array(body),
			signal: abort.signal,
		});
		const response = await within(handler.fetch(request));
		if (response.status >= 500) throw new Error(`HTTP ${response.status} to ${body.toString().slice(0, 1000)}`);
		report.requests++;
		report.answers++;
		if (response.status >= 400) report.errors++;
		// A stream of changes has no end.
		const isSubscription = body.includes('subscriptions/listen');
		if (!isSubscription) {
			const text = await within(response.text());
			if (body === messages.at(-1)) continue;
			if (!messages.includes(body)) checkSound(text);
		}
		abort.abort();
	}
}

/** @param {string} text */
function checkSound(text) {
	if (!text.includes(ANSWER)) throw new Error(`A sound question was answered by ${text.slice(0, 1000)}`);
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function within(promise) {
	const late = setTimeout(PATIENCE, undefined, { ref: false }).then(() => {
		throw new Error(`No answer within ${PATIENCE} ms: the server hangs.`);
	});
	return Promise.race([promise, late]);
}
