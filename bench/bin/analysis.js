import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { plainText } from '@pinakes/query/format/analysis/plain-markdown';
import { createTextIndex } from '@pinakes/query/memory';
import { orUsage, withGarbageCollector } from '../src/command.js';
import { HOSTILE_TEXTS } from '../src/hostile-texts.js';
import { MACHINE, MACHINE_LINE } from '../src/machine.js';
import { writeResult } from '../src/results.js';
import { spreadOf } from '../src/statistics.js';
import { number, table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/analysis.js [--json]';

/** Lengths of the texts, in characters. */
const SIZES = [1_000_000, 2_000_000, 4_000_000];

/** Characters that are analyzed first, to warm up the code. */
const WARM_UP = 100_000;

/** Repetitions per text; the median counts. */
const ROUNDS = 3;

/** Milliseconds of an analysis after which longer texts of the kind are skipped. */
const TOO_LONG = 30_000;

/**
 * @typedef {object} Analysis
 * @property {string} text its name
 * @property {number[]} ns_per_character by size; fewer where it takes too long
 * @property {number} ratio the last of these over the first: 1 where time grows with the length, 4 where it grows with
 * its square
 * @property {string} [error] what was thrown
 */

withGarbageCollector();
const { json } = orUsage(USAGE, () => parseArgs({ options: { json: { type: 'boolean', default: false } } }).values);
const measured = HOSTILE_TEXTS.map(measure);

const headings = ['text', ...SIZES.map((size) => `${size / 1e6} M characters`), 'last : first'];
const rows = measured.map(({ text, ns_per_character, ratio, error }) => [
	error === undefined ? text : `${text}: ${error}`,
	...SIZES.map((_, i) => (ns_per_character[i] === undefined ? '–' : number(ns_per_character[i]))),
	Number.isNaN(ratio) ? '–' : ratio.toFixed(2),
]);
const written = `${table(headings, rows)}\nNanoseconds per character. ${MACHINE_LINE}`;
writeResult('analysis.md', `What each row is: [../README.md](../README.md).\n\n${written}`);
if (measured.some(({ error }) => error !== undefined)) process.exitCode = 1;
process.stdout.write(json ? `${JSON.stringify({ machine: MACHINE, measured }, null, '\t')}\n` : written);

/**
 * @param {import('../src/hostile-texts.js').HostileText} hostile
 * @returns {Analysis}
 */
function measure({ name, markdown = false, make }) {
	console.error(`${name} …`);
	/** @type {number[]} */
	const ns_per_character = [];
	const ratio = () => Number(ns_per_character.at(-1)) / Number(ns_per_character[0]);
	try {
		analyse(make(WARM_UP), markdown);
		for (const size of SIZES) {
			const text = make(size);
			const times = [];
			for (let round = 0; round < ROUNDS && (times[0] ?? 0) < TOO_LONG; round++) times.push(analyse(text, markdown));
			const { p50 } = spreadOf(times);
			ns_per_character.push((p50 * 1e6) / size);
			if (p50 > TOO_LONG) break;
		}
		return { text: name, ns_per_character, ratio: ratio() };
	} catch (error) {
		return { text: name, ns_per_character, ratio: ratio(), error: String(error) };
	}
}

/**
 * @param {string} text
 * @param {boolean} markdown
 * @returns {number} milliseconds
 */
function analyse(text, markdown) {
	globalThis.gc?.();
	const start = performance.now();
	createTextIndex([{ id: 'text', text: markdown ? plainText(text) : text }]);
	return performance.now() - start;
}
