import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildIndex } from '@pinakes/indexer';
import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { countReading } from './counting-source.js';
import { spreadOf } from './statistics.js';

/**
 * Indexes of the same texts: with neither translations nor vectors, with one of them, and as they are by default.
 *
 * @type {Readonly<Record<string, Partial<import('@pinakes/indexer').BuildOptions>>>}
 */
const VARIANTS = {
	neither: { vectors: 'none', translations: 'none', semantics: 'none' },
	translations: { vectors: 'none', semantics: 'none' },
	'static vectors': { vectors: 'static', translations: 'none' },
	'as it comes': {},
};

const TABLES = /^(?:translations|section_vectors|term_vectors|unit_vectors|unit_words)\.\d+\.json$/;

/**
 * What translations and vectors cost.
 *
 * @typedef {object} MeasuredMeaning
 * @property {string} variant
 * @property {number} seconds median of a build without a cache
 * @property {number} bytes of their tables
 * @property {number} gz the same, compressed file by file
 * @property {number} first_bytes median that a first question reads of the index
 * @property {number} p50_ms of a search whose parts have been read
 * @property {number} added_ms what static vectors add to a search: the median over questions, 0 without them
 */

/** Indexes with static vectors, and the same without. @type {Readonly<Record<string, string>>} */
const WITHOUT_VECTORS = { 'static vectors': 'neither', 'as it comes': 'translations' };

/**
 * @param {string} folder
 * @param {readonly string[]} questions
 * @param {string} out a folder that is written
 * @param {number} rounds of builds
 * @returns {Promise<MeasuredMeaning[]>}
 */
export async function measureMeaning(folder, questions, out, rounds) {
	const variants = Object.entries(VARIANTS).map(([variant, options]) => ({
		variant,
		options,
		seconds: /** @type {number[]} */ ([]),
	}));
	// Variants take turns, so that all have the same share of a busy machine.
	for (let round = 0; round < rounds; round++) {
		for (const { variant, options, seconds } of variants) {
			const index = join(out, variant);
			rmSync(index, { recursive: true, force: true });
			const start = performance.now();
			await buildIndex({ folders: [folder], out: index, ...options });
			seconds.push((performance.now() - start) / 1000);
		}
	}
	const times = await warmTimes(out, questions);
	const measured = [];
	for (const { variant, seconds } of variants) {
		const index = join(out, variant);
		const own = /** @type {readonly number[]} */ (times[variant]);
		const without = times[WITHOUT_VECTORS[variant] ?? variant] ?? own;
		measured.push({
			variant,
			seconds: spreadOf(seconds).p50,
			...bytesOf(join(index, 'parts')),
			first_bytes: spreadOf(await firstBytes(index, questions)).p50,
			p50_ms: spreadOf(own).p50,
			added_ms: spreadOf(own.map((time, i) => time - (without[i] ?? 0))).p50,
		});
	}
	return measured;
}

/** @param {string} parts */
function bytesOf(parts) {
	const contents = readdirSync(parts)
		.filter((name) => TABLES.test(name))
		.map((name) => readFileSync(join(parts, name)));
	return {
		bytes: contents.reduce((sum, { length }) => sum + length, 0),
		gz: contents.reduce((sum, content) => sum + gzipSync(content).length, 0),
	};
}

/**
 * @param {string} folder
 * @param {readonly string[]} questions
 */
async function firstBytes(folder, questions) {
	const bytes = [];
	for (const question of questions) {
		const { source, reading } = countReading(directorySource(folder));
		await search(await openIndex(source), question);
		bytes.push(reading.bytes);
	}
	return bytes;
}

/**
 * Times of the same searches of each variant, in turns, so that all have the same share of a busy machine.
 *
 * @param {string} out
 * @param {readonly string[]} questions
 */
async function warmTimes(out, questions) {
	/** @type {Record<string, number[]>} */
	const times = {};
	const opened = [];
	for (const variant of Object.keys(VARIANTS)) {
		times[variant] = [];
		opened.push({ variant, index: await openIndex(directorySource(join(out, variant))) });
	}
	// Another limit makes it another question, whose answer is not in memory yet.
	for (const limit of [10, 9, 8, 7, 6, 5]) {
		for (const question of questions) {
			opened.reverse();
			for (const { variant, index } of opened) {
				const start = performance.now();
				await search(index, question, { limit });
				if (limit < 9) times[variant]?.push(performance.now() - start);
			}
		}
	}
	return times;
}
