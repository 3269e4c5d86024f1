/**
 * The first look-up of a fresh process. Run as `node first-look-up.js INDEX_FOLDER QUERY_JSON`; prints
 * a `FirstLookUp` as JSON.
 *
 * @typedef {object} FirstLookUp
 * @property {number} open_ms for `openIndex`, which reads and checks the manifest
 * @property {number} match_ms for the one `matchUnits` after it
 * @property {number} files read by that `matchUnits`
 * @property {number} bytes of these files
 */
import { performance } from 'node:perf_hooks';
import { matchUnits, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { countReading } from './counting-source.js';

const [folder = '', json = '{}'] = process.argv.slice(2);
const query = JSON.parse(json);
const { source, reading } = countReading(directorySource(folder));

const start = performance.now();
const index = await openIndex(source);
const opened = performance.now();
const { files, bytes } = reading;
const matching = performance.now();
await matchUnits(index, query);
const matched = performance.now();

/** @type {FirstLookUp} */
const measured = {
	open_ms: opened - start,
	match_ms: matched - matching,
	files: reading.files - files,
	bytes: reading.bytes - bytes,
};
console.log(JSON.stringify(measured));
