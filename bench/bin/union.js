/**
 * Compares answers of several indexes that are read as one with those of one index of all documents:
 * `node bench/bin/union.js FOLDER … [--parts N] [--questions N]`. A folder is a collection, or has markdown, of which headings
 * are asked.
 */
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { buildIndex, indexDocuments } from '@pinakes/indexer';
import { memorySource, openIndex, searchText } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format/kinds/outline/read';
import { headingTexts } from '@pinakes/query/format/kinds/outline/schema';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { openIndexes } from '@pinakes/query/union';
import { isCollection, readCollection } from '../src/collections.js';
import { orUsage, scratchFolder, typedPath } from '../src/command.js';
import { createRandom } from '../src/random.js';

const USAGE = 'Usage: node bench/bin/union.js FOLDER … [--parts N] [--questions N]';
const { values, positionals } = orUsage(USAGE, () => {
	const options = /** @type {const} */ ({ parts: { type: 'string' }, questions: { type: 'string' } });
	return parseArgs({ options, allowPositionals: true });
});
const parts = Number(values.parts ?? 3);
const limit = Number(values.questions ?? 300);
const out = scratchFolder('union');

/**
 * @typedef {object} Compared
 * @property {import('@pinakes/query').Source} whole
 * @property {readonly import('@pinakes/query').Source[]} parts
 * @property {readonly string[]} questions none: headings of the index
 */

/**
 * @param {string} folder
 * @returns {Compared}
 */
function splitCollection(folder) {
	const { docs, queries } = readCollection(folder);
	const random = createRandom(1);
	const sorted = [...docs].sort((a, b) => (a.id < b.id ? -1 : 1)).map((doc) => ({ doc, part: random.below(parts) }));
	const own = Array.from({ length: parts }, (_, i) => sorted.filter(({ part }) => part === i));
	const source = (/** @type {typeof sorted} */ some) => memorySource(indexDocuments(some.map(({ doc }) => doc)));
	return { whole: source(sorted), parts: own.map(source), questions: queries.map(({ text }) => text) };
}

/**
 * @param {string} folder
 * @returns {Promise<Compared>}
 */
async function splitFolder(folder) {
	const random = createRandom(1);
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
	const build = async (/** @type {string} */ from, /** @type {string} */ name) => {
		const index = join(out, `${basename(folder)}-${name}`);
		await buildIndex({ folders: [from], out: index, vectors: 'none' });
		return directorySource(index);
	};
	for (const path of files) {
		const file = join(out, 'parts', basename(folder), String(random.below(parts)), path);
		mkdirSync(dirname(file), { recursive: true });
		cpSync(join(folder, path), file);
	}
	const own = [];
	for (let i = 0; i < parts; i++) own.push(await build(join(out, 'parts', basename(folder), String(i)), String(i)));
	return { whole: await build(folder, 'whole'), parts: own, questions: [] };
}

for (const folder of positionals.map(typedPath)) {
	const compared = isCollection(folder) ? splitCollection(folder) : await splitFolder(folder);
	const whole = await openIndex(compared.whole);
	const { calibration } = whole.manifest;
	const start = performance.now();
	const united = await openIndexes(compared.parts, { calibration });
	await searchText(united, 'first');
	const first = performance.now() - start;
	const byRule = await openIndexes(compared.parts);
	const headings = (await whole.run(readOutlines)).flatMap((outline) => headingTexts(outline.headings));
	const all = compared.questions.length > 0 ? compared.questions : [...new Set(headings)];
	const step = Math.max(1, Math.floor(all.length / limit));
	const questions = all.filter((_, i) => i % step === 0).slice(0, limit);
	const counts = { text: 0, search: 0, refusals: 0 };
	const times = { whole: 0, united: 0 };
	for (const question of questions) {
		const options = { explain: true, texts: true, limit: 10 };
		const from = performance.now();
		const expected = await searchText(whole, question, options);
		const between = performance.now();
		const got = await searchText(united, question, options);
		times.whole += between - from;
		times.united += performance.now() - between;
		if (JSON.stringify(got) === JSON.stringify(expected)) counts.text++;
		const [one, other] = [await search(united, question), await search(whole, question)].map((result) =>
			JSON.stringify({ ...result, search_stats: { ...result.search_stats, time_ms: 0 } }),
		);
		if (one === other) counts.search++;
		const { rejection_category } = await searchText(byRule, question);
		if (rejection_category === expected.rejection_category) counts.refusals++;
	}
	const { length } = questions;
	const ms = (/** @type {number} */ time) => (time / length).toFixed(2);
	console.log(
		`${basename(folder)}: ${parts} parts, ${length} questions: searchText identical ${counts.text}, search identical ${counts.search}, ` +
			`same refusal with the map of the largest part ${counts.refusals}; first search ${first.toFixed(0)} ms, ` +
			`then ${ms(times.united)} ms a question, one index ${ms(times.whole)} ms`,
	);
}
