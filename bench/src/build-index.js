import { performance } from 'node:perf_hooks';
import { indexFiles, NO_CONFIG } from '@pinakes/indexer';
import { bytesOf, writeFiles } from './files.js';

/**
 * What was built.
 *
 * @typedef {object} Built
 * @property {number} seconds from sources in memory to an index in memory
 * @property {number} write_seconds from there to the folder
 * @property {number} files
 * @property {number} bytes of all files
 * @property {number} manifest_bytes
 */

/**
 * Builds the index of sources and writes it to a folder.
 *
 * @param {import('@pinakes/indexer').Sources} sources
 * @param {string} folder
 * @returns {Built}
 */
export function buildIndex(sources, folder) {
	const start = performance.now();
	const files = indexFiles(sources, { outlines: [] }, NO_CONFIG);
	const built = performance.now();
	writeFiles(folder, files);
	const written = performance.now();
	return {
		seconds: (built - start) / 1000,
		write_seconds: (written - built) / 1000,
		files: files.size,
		bytes: bytesOf(files),
		manifest_bytes: Buffer.byteLength(files.get('manifest.json') ?? ''),
	};
}
