/**
 * Builds an index in a separate process. Run as `node build-alone.js COLLECTION_FOLDER [ENGINE]`; prints a
 * `BuiltAlone` as JSON. Without an engine it only reads the collection.
 *
 * @typedef {object} BuiltAlone
 * @property {number} peak_bytes the most memory that the process had in use
 */
import { readCollection } from './collections.js';
import { importEngine } from './engines.js';
import { peakMemory } from './process-use.js';

const [folder = '', name] = process.argv.slice(2);
const { docs, language } = readCollection(folder);
if (name !== undefined) {
	const engine = await importEngine(name);
	await engine.serialize(await engine.build(docs, language));
}
/** @type {BuiltAlone} */
const measured = { peak_bytes: peakMemory() };
console.log(JSON.stringify(measured));
