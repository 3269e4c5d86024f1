import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { scratchFolder } from './command.js';
import { generatePages } from './generate-pages.js';
import { bytesIn, runBuild } from './run-build.js';

/**
 * @typedef {object} BoundedBuild
 * @property {number} documents
 * @property {number} seconds of `pinakes build --vectors none` as a process
 * @property {number} peak_bytes the most memory that this process had in use
 * @property {number} cpu_seconds processor time, that of the processes that it started included
 * @property {number} bytes of the index
 */

/**
 * Builds made-up pages of four sections with bounded memory and Node's default heap, some more each time, and gives each build
 * as it ends.
 *
 * @param {readonly number[]} counts of pages, ascending
 * @param {string} memory what `--memory` says
 * @param {(step: string) => void} onStep called with each step as it begins, and with the progress of builds
 * @param {string} [keep] a folder that keeps the pages, and each index under the number of its pages
 * @returns {AsyncGenerator<BoundedBuild>}
 */
export async function* measureMemory(counts, memory, onStep, keep) {
	const folder = keep ?? scratchFolder('bench');
	mkdirSync(folder, { recursive: true });
	const sources = join(folder, 'pages');
	let written = 0;
	for (const documents of counts) {
		onStep(`writing ${documents} pages`);
		writePages(sources, written, documents);
		written = documents;
		onStep(`building ${documents} pages with ${availableParallelism()} processors`);
		const index = join(folder, `index-${documents}`);
		const build = await runBuild([sources], index, 'none', join(folder, 'peak'), ['--memory', memory], onStep);
		yield { documents, ...build, bytes: bytesIn(index) };
		if (keep === undefined) rmSync(index, { recursive: true });
	}
}

/**
 * Writes the pages with numbers from `first`, and returns their paths.
 *
 * @param {string} folder
 * @param {number} first
 * @param {number} end
 */
export function writePages(folder, first, end) {
	const folders = new Set();
	const paths = [];
	let number = 0;
	for (const { path, text } of generatePages(end)) {
		if (number++ < first) continue;
		const file = join(folder, path);
		if (!folders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
		folders.add(dirname(file));
		writeFileSync(file, text);
		paths.push(path);
	}
	return paths;
}
