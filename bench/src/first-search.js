/**
 * The first search of a fresh process. Run as `node first-search.js INDEX_FOLDER QUERY`; prints a `FirstSearch` as JSON.
 *
 * @typedef {object} FirstSearch
 * @property {number} ms from before the import to the answer
 * @property {number} hits
 * @property {number} files read, the manifest among them
 * @property {number} bytes of these files
 * @property {number} peak_bytes the most memory that the process had in use
 */
import { performance } from 'node:perf_hooks';
import { countReading } from './counting-source.js';
import { peakMemory } from './process-use.js';
import { importQuery } from './query-bundle.js';

const [folder = '', query = ''] = process.argv.slice(2);

const start = performance.now();
const { directorySource, openIndex, searchText } = await importQuery();
const { source, reading } = countReading(directorySource(folder));
const { hits } = await searchText(await openIndex(source), query);
const answered = performance.now();

/** @type {FirstSearch} */
const measured = { ms: answered - start, hits: hits.length, ...reading, peak_bytes: peakMemory() };
console.log(JSON.stringify(measured));
