/**
 * Builds an index of made-up documents in a separate process. Run as `node build-documents.js COUNT FOLDER`; prints a
 * `BuiltDocuments` as JSON.
 *
 * @typedef {object} BuiltDocuments
 * @property {number} build_s from the first document that is made up to an index in memory
 * @property {number} write_s from there to the folder
 * @property {number} peak_bytes the most memory that the process had in use
 * @property {number} files
 * @property {number} bytes of all files
 */
import { performance } from 'node:perf_hooks';
import { indexDocuments, writeIndex } from '@pinakes/indexer';
import { bytesOf } from './files.js';
import { generateDocuments } from './generate-documents.js';
import { peakMemory } from './process-use.js';

const [count = '', folder = ''] = process.argv.slice(2);

const start = performance.now();
const files = indexDocuments(generateDocuments(Number(count)));
const built = performance.now();
writeIndex(folder, files);
const written = performance.now();

/** @type {BuiltDocuments} */
const measured = {
	build_s: (built - start) / 1000,
	write_s: (written - built) / 1000,
	peak_bytes: peakMemory(),
	files: files.size,
	bytes: bytesOf(files),
};
console.log(JSON.stringify(measured));
