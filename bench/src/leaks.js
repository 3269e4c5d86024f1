/** Measures memory after garbage collection during repeated work. Continuous growth is a leak. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { assembleContext, createMemoryStore, memorySlice } from '@pinakes/context';
import { buildIndex, watchIndex, writeIndex } from '@pinakes/indexer';
import { readIndex } from '@pinakes/indexer/internal/publish/read-index';
import { createServer, currentIndex, locateIndex } from '@pinakes/mcp';

/** Measurements of one run, evenly spread. */
const SAMPLES = 10;
/** First measurement that counts, after caches are filled. */
const FIRST = 2;
const DOCUMENTS = 60;
const MEGABYTE = 2 ** 20;

/**
 * @typedef {object} Growth
 * @property {string} work
 * @property {number} times
 * @property {number} before megabytes after a fifth of the times
 * @property {number} after megabytes at the end
 * @property {number} share by which it grew
 */

/**
 * Repeats work, and returns how the memory in use grew after the first fifth of it.
 *
 * @param {string} name
 * @param {number} times
 * @param {(time: number) => Promise<unknown>} work
 * @returns {Promise<Growth>}
 */
async function growthOf(name, times, work) {
	const used = [];
	for (let time = 1; time <= times; time++) {
		await work(time);
		if (time % Math.ceil(times / SAMPLES) === 0 || time === times) used.push(await memoryInUse());
	}
	const [before = 0, after = 0] = [used[FIRST - 1], used.at(-1)];
	return { work: name, times, before, after, share: after / before - 1 };
}

/** Megabytes in use after collection, outside of the heap as well. */
async function memoryInUse() {
	for (let i = 0; i < 4; i++) {
		globalThis.gc?.();
		// Lets finalizers and queued tasks run.
		await new Promise((resolve) => setImmediate(resolve));
	}
	const { heapUsed, external } = process.memoryUsage();
	return (heapUsed + external) / MEGABYTE;
}

/**
 * @template T
 * @param {(folder: string) => Promise<T>} run
 */
async function inFolder(run) {
	const folder = mkdtempSync(join(tmpdir(), 'pinakes-leaks-'));
	try {
		return await run(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** @param {string} folder @param {string} state */
function writeDocuments(folder, state) {
	const text = Array.from({ length: 300 }, (_, i) => `word${i}`).join(' ');
	mkdirSync(folder, { recursive: true });
	for (let i = 0; i < DOCUMENTS; i++)
		writeFileSync(join(folder, `${i}.md`), `# Anchor ${i}\n\nState ${state} of anchor ${i}. ${text}\n`);
}

/**
 * Builds again and again in one watch, each time with another document changed.
 *
 * @param {number} builds
 */
export function growthOfWatch(builds) {
	return inFolder(async (folder) => {
		const docs = join(folder, 'docs');
		writeDocuments(docs, 'first');
		const end = new AbortController();
		/** @type {() => void} */
		let onBuilt = () => {};
		const built = () => new Promise((resolve) => (onBuilt = () => resolve(undefined)));
		const first = built();
		const watch = watchIndex(
			{ folders: [docs], out: join(folder, 'index'), vectors: 'none' },
			{ signal: end.signal, interval: 5, onBuilt: () => onBuilt(), onFailed: fail, onGone: fail },
		);
		await first;
		const growth = await growthOf('builds in a watch', builds, (time) => {
			const next = built();
			writeFileSync(join(docs, `${time % DOCUMENTS}.md`), `# Anchor\n\nState ${time % 7} ${'word '.repeat(300)}\n`);
			return Promise.race([next, watch]);
		});
		end.abort();
		await watch;
		return growth;
	});
}

/** @param {unknown} cause */
function fail(cause) {
	throw cause instanceof Error ? cause : new Error(`${cause} is gone`);
}

/**
 * Calls tools of one MCP server, whose index is replaced meanwhile.
 *
 * @param {number} calls
 * @param {number} swaps
 */
export function growthOfCalls(calls, swaps) {
	return inFolder(async (folder) => {
		/** @type {ReadonlyMap<string, string>[]} */
		const states = [];
		for (const state of ['one', 'two']) {
			writeDocuments(join(folder, state), state);
			const out = join(folder, `${state}-index`);
			await buildIndex({ folders: [join(folder, state)], out, vectors: 'none' });
			states.push(readIndex(out).files);
		}
		const index = join(folder, 'index');
		writeIndex(index, states[0] ?? new Map());
		const current = currentIndex(locateIndex(index, { timeLimit: 1000, refreshAfter: 0 }), () => {});
		const server = createServer(current, { maxChars: 10_000, report: fail });
		const [here, there] = InMemoryTransport.createLinkedPair();
		await server.connect(there);
		const client = new Client({ name: 'leaks', version: '1' });
		await client.connect(here);
		const between = Math.ceil(calls / swaps);
		const growth = await growthOf(`MCP calls with ${swaps} swaps of the index`, calls, async (call) => {
			if (call % between === 0) writeIndex(index, states[(call / between) % 2] ?? new Map());
			const { isError, content } = await client.callTool(questionOf(call));
			if (isError) throw new Error(JSON.stringify(content));
		});
		await client.close();
		return growth;
	});
}

/** @param {number} call */
function questionOf(call) {
	const query = `state of anchor ${call % DOCUMENTS}`;
	if (call % 3 === 0) return { name: 'pinakes_search', arguments: { query } };
	if (call % 3 === 1) return { name: 'pinakes_outline', arguments: {} };
	return {
		name: 'pinakes_get',
		arguments: { target_entry: `Anchor ${call % DOCUMENTS}`, file_paths: [`${call % DOCUMENTS}.md`] },
	};
}

/**
 * Assembles prompts of slices and 200 memories.
 *
 * @param {number} assemblies
 */
export function growthOfAssemblies(assemblies) {
	const memories = Array.from({ length: 200 }, (_, i) => ({
		kind: /** @type {const} */ ('dialogue'),
		text: `ore ${i}`,
	}));
	const store = createMemoryStore(memories);
	return growthOf('prompts assembled', assemblies, (time) =>
		assembleContext({
			message: `where is ore ${time % 200}?`,
			budget: 400,
			slices: [
				{ name: 'rules', content: 'You are a companion.', always: true },
				{ name: 'events', content: Array.from({ length: 20 }, (_, i) => `event ${time + i} at the river`) },
				memorySlice(store),
			],
		}),
	);
}
