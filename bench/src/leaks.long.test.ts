/**
 * Memory after garbage collection during repeated work: continuous growth is a leak. `PINAKES_TEST_SCALE=20` or more does
 * all of it, as figures are measured; otherwise a share.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { assembleContext, createMemoryStore, memorySlice } from '@pinakes/context';
import { buildIndex, watchIndex, writeIndex } from '@pinakes/indexer';
import { readIndex } from '@pinakes/indexer/internal';
import { createServer, currentIndex, locateIndex } from '@pinakes/mcp';
import { runs } from '@pinakes/testing/runs';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { beforeAll, expect, it } from 'vitest';

const IS_WHOLE = runs(1) >= 20;

/** What keeps whole indexes grows by more; measuring all of it would show a leak of a hundredth of that. */
const MAX_GROWTH = 0.05;

/** Measurements of one run, evenly spread. */
const SAMPLES = 10;
/** First measurement that counts, after caches are filled. */
const FIRST = 2;
const DOCUMENTS = 60;
const MEGABYTE = 2 ** 20;

beforeAll(() => {
	setFlagsFromString('--expose-gc');
	globalThis.gc = runInNewContext('gc') as NodeJS.GCFunction;
});

it.each([
	['builds in a watch', IS_WHOLE ? 500 : 30, buildInWatch],
	['MCP calls while the index is replaced', IS_WHOLE ? 100_000 : 1000, callTools],
	['prompts', IS_WHOLE ? 10_000 : 200, assemblePrompts],
])('memory after collection does not grow with %s', async (name, times, run) => {
	const used: number[] = [];
	await run(times, async (time) => {
		if (time % Math.ceil(times / SAMPLES) === 0 || time === times) used.push(await memoryInUse());
	});
	const [before = 0, after = 0] = [used[FIRST - 1], used.at(-1)];
	if (IS_WHOLE)
		console.log(`${times} ${name}: ${before.toFixed(1)} MB after a fifth, ${after.toFixed(1)} MB at the end`);
	expect(after, `${before.toFixed(1)} MB grew`).toBeLessThan(before * (1 + MAX_GROWTH));
});

/** Called after each repetition, with its number from 1. */
type OnDone = (time: number) => Promise<void>;

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

function writeDocuments(folder: string, state: string) {
	const text = Array.from({ length: 300 }, (_, i) => `word${i}`).join(' ');
	mkdirSync(folder, { recursive: true });
	for (let i = 0; i < DOCUMENTS; i++)
		writeFileSync(join(folder, `${i}.md`), `# Anchor ${i}\n\nState ${state} of anchor ${i}. ${text}\n`);
}

function fail(cause: unknown) {
	throw cause instanceof Error ? cause : new Error(`${cause} is gone`);
}

/** Builds again and again in one watch, each time with another document changed. */
async function buildInWatch(builds: number, onDone: OnDone) {
	const folder = tempFolder();
	const docs = join(folder, 'docs');
	writeDocuments(docs, 'first');
	const end = new AbortController();
	let onBuilt = () => {};
	const built = () => new Promise<void>((resolve) => (onBuilt = resolve));
	const first = built();
	const watch = watchIndex(
		{ folders: [docs], out: join(folder, 'index'), vectors: 'none' },
		{ signal: end.signal, interval: 5, onBuilt: () => onBuilt(), onFailed: fail, onGone: fail },
	);
	await first;
	for (let time = 1; time <= builds; time++) {
		const next = built();
		writeFileSync(join(docs, `${time % DOCUMENTS}.md`), `# Anchor\n\nState ${time % 7} ${'word '.repeat(300)}\n`);
		await Promise.race([next, watch]);
		await onDone(time);
	}
	end.abort();
	await watch;
}

/** Calls tools of one MCP server, whose index is replaced every 50 to 500 calls. */
async function callTools(calls: number, onDone: OnDone) {
	const folder = tempFolder();
	const states: ReadonlyMap<string, string>[] = [];
	for (const state of ['one', 'two']) {
		writeDocuments(join(folder, state), state);
		const out = join(folder, `${state}-index`);
		await buildIndex({ folders: [join(folder, state)], out, vectors: 'none' });
		states.push(readIndex(out).files);
	}
	const index = join(folder, 'index');
	const swap = (number: number) => writeIndex(index, states[number % 2] ?? new Map());
	swap(0);
	const current = currentIndex(locateIndex(index, { timeLimit: 1000, refreshAfter: 0 }), () => {});
	const server = createServer(current, { maxChars: 10_000, report: fail });
	const [here, there] = InMemoryTransport.createLinkedPair();
	await server.connect(there);
	const client = new Client({ name: 'leaks', version: '1' });
	await client.connect(here);
	const between = IS_WHOLE ? 500 : 50;
	for (let call = 1; call <= calls; call++) {
		if (call % between === 0) swap(call / between);
		const { isError, content } = await client.callTool(questionOf(call));
		if (isError) throw new Error(JSON.stringify(content));
		await onDone(call);
	}
	await client.close();
}

function questionOf(call: number) {
	const document = call % DOCUMENTS;
	if (call % 3 === 0) return { name: 'pinakes_search', arguments: { query: `state of anchor ${document}` } };
	if (call % 3 === 1) return { name: 'pinakes_outline', arguments: {} };
	return { name: 'pinakes_get', arguments: { target_entry: `Anchor ${document}`, file_paths: [`${document}.md`] } };
}

/** Assembles prompts of slices and 200 memories. */
async function assemblePrompts(prompts: number, onDone: OnDone) {
	const store = createMemoryStore(Array.from({ length: 200 }, (_, i) => ({ kind: 'dialogue', text: `ore ${i}` })));
	for (let time = 1; time <= prompts; time++) {
		assembleContext({
			message: `where is ore ${time % 200}?`,
			budget: 400,
			slices: [
				{ name: 'rules', content: 'You are a companion.', always: true },
				{ name: 'events', content: Array.from({ length: 20 }, (_, i) => `event ${time + i} at the river`) },
				memorySlice(store),
			],
		});
		await onDone(time);
	}
}
