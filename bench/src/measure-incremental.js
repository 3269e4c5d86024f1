import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIndex, createBuilder } from '@pinakes/indexer';
import { pinakes } from './programs.js';
import { spreadOf } from './statistics.js';

/**
 * Changes of one markdown file.
 *
 * @type {Readonly<Record<string, (text: string, round: number) => string>>}
 */
export const CHANGES = {
	paragraph: (text, round) => `${text}\nParagraph ${round}: 一段新增的文字。\n`,
	section: (text, round) => `${text}\n## Section ${round}: 新的一节\n\n一段新增的文字。\n`,
	'front matter': (text, round) => `---\ntags: [round-${round}]\n---\n${text.replace(/^---\n(?:.*\n)*?---\n/, '')}`,
};

/**
 * What a change costs, beside a build of everything; medians.
 *
 * @typedef {object} MeasuredChange
 * @property {string} change
 * @property {number} cold milliseconds of a build without a cache
 * @property {number} incremental milliseconds of a build after the change
 * @property {number} ratio the median of the rounds' own
 */

/**
 * Measures `pinakes build` as whole processes, each pair right after the other.
 *
 * @param {string} folder
 * @param {string} vectors
 * @param {readonly string[]} changes
 * @param {number} rounds
 * @returns {MeasuredChange[]}
 */
export function measureProcesses(folder, vectors, changes, rounds) {
	return inScratch(folder, (sources, page, root) => {
		const [out, cold, cache] = [join(root, 'index'), join(root, 'cold'), join(root, 'cache')];
		const run = (/** @type {string[]} */ ...args) => timeOf(sources, vectors, ...args);
		run('--out', out, '--cache', cache);
		return changes.map((change) =>
			medians(change, rounds, (round) => {
				edit(page, change, round);
				const incremental = run('--out', out, '--cache', cache);
				const all = run('--out', cold, '--no-cache');
				expectSame(out, cold);
				return { incremental, cold: all };
			}),
		);
	});
}

/**
 * Measures `pinakes build` with the default vectors as whole processes: a paragraph is appended to one page after the other,
 * each the only one that changes; some have it in a section that vectors are learnt from.
 *
 * @param {string} folder
 * @param {number} count of pages, spread evenly
 * @param {number} rounds of building everything
 * @returns {MeasuredChange[]} the median of the pages, and the slowest of them
 */
export function measurePages(folder, count, rounds) {
	return inScratch(folder, (sources, _, root) => {
		const [out, cold, cache] = [join(root, 'index'), join(root, 'cold'), join(root, 'cache')];
		const run = (/** @type {string[]} */ ...args) => timeOf(sources, 'auto', ...args);
		const everything = spreadOf(Array.from({ length: rounds }, () => run('--out', cold, '--no-cache'))).p50;
		run('--out', out, '--cache', cache);
		const pages = pagesOf(sources);
		const times = Array.from({ length: count }, (_unused, i) => {
			const page = /** @type {string} */ (pages[Math.floor(((i + 0.5) * pages.length) / count)]);
			const text = readFileSync(page);
			edit(page, 'paragraph', i);
			const time = run('--out', out, '--cache', cache);
			if (i === count - 1) return time;
			// As it was, so that the next page is the only one that changes.
			writeFileSync(page, text);
			run('--out', out, '--cache', cache);
			return time;
		});
		run('--out', cold, '--no-cache');
		expectSame(out, cold);
		return Object.entries({ median: spreadOf(times).p50, slowest: Math.max(...times) }).map(([name, incremental]) => ({
			change: `paragraph, ${name} of ${count} pages`,
			cold: everything,
			incremental,
			ratio: everything / incremental,
		}));
	});
}

/**
 * Milliseconds that a build takes as a process.
 *
 * @param {string} sources
 * @param {string} vectors
 * @param {string[]} args
 */
function timeOf(sources, vectors, ...args) {
	const start = performance.now();
	pinakes(['build', sources, '--vectors', vectors, ...args]);
	return performance.now() - start;
}

/**
 * Measures builds within a process that has built before, as `--watch` does.
 *
 * @param {string} folder
 * @param {readonly string[]} changes
 * @param {number} rounds
 * @returns {Promise<MeasuredChange[]>}
 */
export function measureWarm(folder, changes, rounds) {
	return inScratch(folder, async (sources, page, root) => {
		const [out, cold] = [join(root, 'index'), join(root, 'cold')];
		const builder = createBuilder({ folders: [sources], out, vectors: 'none' });
		await builder.build();
		const measured = [];
		for (const change of changes) {
			const pairs = [];
			// The first round warms up.
			for (let round = 0; round <= rounds; round++) {
				edit(page, change, round);
				const start = performance.now();
				await builder.build();
				const middle = performance.now();
				await buildIndex({ folders: [sources], out: cold, vectors: 'none' });
				pairs.push({ incremental: middle - start, cold: performance.now() - middle });
				expectSame(out, cold);
			}
			measured.push(medianOf(change, pairs.slice(1)));
		}
		return measured;
	});
}

/**
 * Runs something over a copy of a folder, with a page of it that may be changed.
 *
 * @template T
 * @param {string} folder
 * @param {(sources: string, page: string, root: string) => T} run
 * @returns {T}
 */
function inScratch(folder, run) {
	const root = mkdtempSync(join(tmpdir(), 'pinakes-incremental-'));
	const end = () => rmSync(root, { recursive: true });
	try {
		const sources = join(root, 'sources');
		cpSync(folder, sources, { recursive: true });
		const pages = pagesOf(sources);
		const page = pages[Math.floor(pages.length / 10)];
		if (page === undefined) throw new Error(`${folder} has no markdown.`);
		const result = run(sources, page, root);
		if (result instanceof Promise) return /** @type {T} */ (result.finally(end));
		end();
		return result;
	} catch (cause) {
		end();
		throw cause;
	}
}

/** @param {string} folder */
function pagesOf(folder) {
	const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.md$/.test(path));
	return paths.sort().map((path) => join(folder, path));
}

/**
 * @param {string} page
 * @param {string} change
 * @param {number} round
 */
function edit(page, change, round) {
	const text = readFileSync(page, 'utf8');
	writeFileSync(page, /** @type {(typeof CHANGES)[string]} */ (CHANGES[change])(text, round));
}

/**
 * @param {string} change
 * @param {number} rounds
 * @param {(round: number) => { incremental: number, cold: number }} measure
 */
function medians(change, rounds, measure) {
	return medianOf(
		change,
		Array.from({ length: rounds }, (_, round) => measure(round)),
	);
}

/**
 * @param {string} change
 * @param {readonly { incremental: number, cold: number }[]} pairs
 * @returns {MeasuredChange}
 */
function medianOf(change, pairs) {
	return {
		change,
		cold: spreadOf(pairs.map(({ cold }) => cold)).p50,
		incremental: spreadOf(pairs.map(({ incremental }) => incremental)).p50,
		ratio: spreadOf(pairs.map(({ incremental, cold }) => cold / incremental)).p50,
	};
}

/**
 * @param {string} one
 * @param {string} other
 */
function expectSame(one, other) {
	if (digestOf(one) !== digestOf(other)) throw new Error(`${one} and ${other} differ: this is a fault of the program.`);
}

/** @param {string} folder */
function digestOf(folder) {
	const hash = createHash('sha256');
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length)).sort();
	for (const path of paths) hash.update(path).update(readFileSync(folder + path));
	return hash.digest('hex');
}
