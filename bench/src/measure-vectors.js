import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { indexDocuments } from '@pinakes/indexer';
import { memorySource, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { readCollection } from './collections.js';
import { runBuild } from './run-build.js';
import { spreadOf } from './statistics.js';

/** How often folders are built; the median counts. */
const BUILDS = 3;

/**
 * @typedef {object} VectorFigures of an index
 * @property {number} documents
 * @property {number} sections
 * @property {number} dimensions
 * @property {number} weight
 * @property {number} vectors_gz_bytes of the parts that hold vectors, `gzip -6` file by file
 * @property {number} texts_gz_bytes of the parts that hold the texts of sections, the same way
 *
 * @typedef {VectorFigures & { name: string, seconds: number, seconds_without: number, peak_bytes: number,
 *   peak_bytes_without: number }} MeasuredFolders `pinakes build` as a process, with vectors and without: the median
 *   of its seconds, and the most memory that it had in use
 *
 * @typedef {VectorFigures & { name: string, seconds: number }} MeasuredCollection seconds of `indexDocuments` with vectors
 */

/**
 * Builds one index of folders, with vectors and without.
 *
 * @param {readonly string[]} folders
 * @returns {Promise<MeasuredFolders>}
 */
export async function measureFolders(folders) {
	const work = mkdtempSync(join(tmpdir(), 'pinakes-bench-'));
	try {
		const peak = join(work, 'peak');
		const index = join(work, 'index');
		/** @param {'lsa' | 'none'} vectors */
		const build = async (vectors) => {
			rmSync(index, { recursive: true, force: true });
			return runBuild(folders, index, vectors, peak);
		};
		const without = [];
		const builds = [];
		for (let turn = 0; turn < BUILDS; turn++) {
			without.push(await build('none'));
			builds.push(await build('lsa'));
		}
		const parts = readdirSync(join(index, 'parts')).map((name) => join(index, 'parts', name));
		return {
			name: folders.map((folder) => basename(folder)).join(', '),
			seconds: spreadOf(builds.map(({ seconds }) => seconds)).p50,
			seconds_without: spreadOf(without.map(({ seconds }) => seconds)).p50,
			peak_bytes: Math.max(...builds.map(({ peak_bytes }) => peak_bytes)),
			peak_bytes_without: Math.max(...without.map(({ peak_bytes }) => peak_bytes)),
			...(await figuresOf(
				directorySource(index),
				parts.map((file) => [file, () => readFileSync(file)]),
			)),
		};
	} finally {
		rmSync(work, { recursive: true });
	}
}

/**
 * Indexes a test collection in this process, with vectors.
 *
 * @param {string} folder
 * @returns {Promise<MeasuredCollection>}
 */
export async function measureCollection(folder) {
	const { name, docs } = readCollection(folder);
	const start = performance.now();
	const files = indexDocuments(docs, { vectors: 'lsa' });
	const seconds = (performance.now() - start) / 1000;
	return {
		name,
		seconds,
		...(await figuresOf(
			memorySource(files),
			[...files].map(([file, text]) => [file, () => text]),
		)),
	};
}

/**
 * @param {Parameters<typeof openIndex>[0]} source
 * @param {readonly (readonly [path: string, read: () => string | Buffer])[]} files
 * @returns {Promise<VectorFigures>}
 */
async function figuresOf(source, files) {
	const { counts, vectors } = (await openIndex(source)).manifest;
	if (vectors === undefined) throw new Error('The index says nothing of vectors.');
	/** @param {RegExp} pattern */
	const zipped = (pattern) =>
		files
			.filter(([file]) => pattern.test(file))
			.reduce((sum, [, read]) => sum + gzipSync(read(), { level: 6 }).length, 0);
	return {
		documents: counts.documents,
		sections: counts.sections,
		dimensions: vectors.dimensions,
		weight: vectors.weight,
		vectors_gz_bytes: zipped(/(?:section|term)_vectors\.\d+\.json$/),
		texts_gz_bytes: zipped(/section_texts\.\d+\.json$/),
	};
}
