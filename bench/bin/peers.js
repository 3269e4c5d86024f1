import { checkCollections, readCollection } from '../src/collections.js';
import { orExit, readArguments, withGarbageCollector } from '../src/command.js';
import { ENGINES, importEngine } from '../src/engines.js';
import { MACHINE } from '../src/machine.js';
import { measureEngine, measureReading } from '../src/measure-engine.js';
import { peersTable } from '../src/peers-table.js';
import { writeResult } from '../src/results.js';
import { SHARED, sharedCollections } from '../src/shared-data.js';

const USAGE = `Usage: node bench/bin/peers.js [COLLECTION_FOLDER …] [--engines ${ENGINES.join(',')}] [--json]`;

withGarbageCollector();
const { paths, engines, json } = readOptions();
const measured = [];
// All of them before the first is measured, so that a line that is malformed shows at once.
const collections = orExit(() => checkCollections(paths.length > 0 ? paths : defaultFolders()).map(readCollection));
for (const collection of collections) measured.push(await measureCollection(collection));

const table = peersTable(measured);
const text = `${JSON.stringify({ machine: MACHINE, measured }, null, '\t')}\n`;
if (engines.length === ENGINES.length) {
	writeResult('peers.md', 'npm run bench', table);
}
process.stdout.write(json ? text : table);

/**
 * @param {import('../src/collections.js').Collection} collection
 * @returns {Promise<import('../src/peers-table.js').MeasuredCollection>}
 */
async function measureCollection(collection) {
	const { name, language, docs, queries, bytes } = collection;
	const rows = [];
	const skipped = [];
	for (const file of engines) {
		const engine = await importEngine(file);
		const reason = engine.skips?.(language);
		if (reason !== undefined) skipped.push({ engine: engine.name, reason });
		else
			rows.push(await measureEngine(file, collection, (step) => console.error(`${name}, ${engine.name}: ${step} …`)));
	}
	return {
		collection: name,
		language,
		docs: docs.length,
		queries: queries.length,
		text_bytes: bytes,
		reading_peak_bytes: measureReading(collection),
		engines: rows,
		skipped,
	};
}

function readOptions() {
	const options = /** @type {const} */ ({
		engines: { type: 'string', default: ENGINES.join(',') },
		json: { type: 'boolean' },
	});
	return readArguments(USAGE, options, (values, paths) => {
		const engines = values.engines.split(',');
		const unknown = engines.find((engine) => !ENGINES.includes(engine));
		if (unknown !== undefined) throw new Error(`There is no engine ${unknown}.`);
		return { paths, engines, json: values.json };
	});
}

function defaultFolders() {
	const folders = sharedCollections();
	if (folders.length > 0) return folders;
	console.log(`Nothing to measure: there are no collections in ${SHARED}. Name the folders of others.`);
	return process.exit(0);
}
