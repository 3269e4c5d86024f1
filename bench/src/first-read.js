/**
 * What the first look-up of a fresh process reads of a folder, whichever layout it has. Run as
 * `node first-read.js INDEX_FOLDER JSON`, with a question as a string or a query of `matchUnits`; prints a `FirstRead` as JSON.
 *
 * @typedef {object} FirstRead
 * @property {number} open_ms for `openIndex`
 * @property {number} open_bytes read by it
 * @property {number} ms for the look-up after it
 * @property {number} cpu_ms of processor time for it, in all threads
 * @property {number} thread_ms of processor time for it, in the thread that asks: what it takes at least on an idle machine
 * @property {number} bytes read by the look-up
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { matchUnits, openIndex, searchText } from '@pinakes/query';
import { lookUpSource } from '@pinakes/query/node';

/** Bytes that calls of this process have read so far. Linux counts them. */
function bytesRead() {
	return Number(/rchar: (\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]);
}

/** Milliseconds of processor time of this thread. Linux counts them. */
function threadMs() {
	return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

const [folder = '', json = '""'] = process.argv.slice(2);
const query = JSON.parse(json);
// Without the bytes that counting itself reads.
const [before, again] = [bytesRead(), bytesRead()];
const own = again - before;

const start = performance.now();
const index = await openIndex(lookUpSource(folder));
const opened = performance.now();
const openBytes = bytesRead() - again - own;
const asking = performance.now();
const used = process.cpuUsage();
const usedByThread = threadMs();
await (typeof query === 'string' ? searchText(index, query) : matchUnits(index, query));
const ms = performance.now() - asking;
const ofThread = threadMs() - usedByThread;
const { user, system } = process.cpuUsage(used);
const bytes = bytesRead() - again - 2 * own - openBytes;

/** @type {FirstRead} */
const read = {
	open_ms: opened - start,
	open_bytes: openBytes,
	ms,
	cpu_ms: (user + system) / 1000,
	thread_ms: ofThread,
	bytes,
};
console.log(JSON.stringify(read));
