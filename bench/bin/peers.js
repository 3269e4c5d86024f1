/** Measures text-search engines over test collections; see ../README.md. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isCollection, readCollection } from '../src/collections.js';
import { ENGINES, importEngine } from '../src/engines.js';
import { measureEngine, measureReading } from '../src/measure-engine.js';
import { peersTable } from '../src/peers-table.js';

const USAGE = `Usage: node bench/bin/peers.js [COLLECTION_FOLDER …] [--engines ${ENGINES.join(',')}] [--json]`;
const RESULTS = new URL('../results/', import.meta.url);
const COLLECTIONS = fileURLToPath(new URL('../../../shared/data/collections/', import.meta.url));

if (globalThis.gc === undefined) {
	const args = ['--expose-gc', ...process.execArgv, ...process.argv.slice(1)];
	const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
	process.exit(status ?? 1);
}

const { folders, engines, json } = readOptions();
const machine = {
	node: process.version,
	platform: `${process.platform} ${process.arch}`,
	cpu: cpus()[0]?.model.trim() ?? 'unknown',
	cores: availableParallelism(),
};
const measured = [];
for (const collection of readCollections()) measured.push(await measureCollection(collection));

const { node, platform, cpu, cores } = machine;
const table = `${peersTable(measured)}\nNode ${node}, ${platform}, ${cpu}, ${cores} cores.\n`;
const text = `${JSON.stringify({ machine, measured }, null, '\t')}\n`;
if (engines.length === ENGINES.length) {
	mkdirSync(RESULTS, { recursive: true });
	writeFileSync(new URL('peers.md', RESULTS), `What each column is: [../README.md](../README.md).\n\n${table}`);
	writeFileSync(new URL('peers.json', RESULTS), text);
}
process.stdout.write(json ? text : table);

/** All of them before the first is measured, so that a line that is malformed shows at once. */
function readCollections() {
	try {
		return folders.map(readCollection);
	} catch (error) {
		console.error(/** @type {Error} */ (error).message);
		return process.exit(1);
	}
}

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
		reading_peak_bytes: await measureReading(collection),
		engines: rows,
		skipped,
	};
}

function readOptions() {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: { engines: { type: 'string', default: ENGINES.join(',') }, json: { type: 'boolean', default: false } },
		});
		const engines = values.engines.split(',');
		const unknown = engines.find((engine) => !ENGINES.includes(engine));
		if (unknown !== undefined) throw new Error(`There is no engine ${unknown}.`);
		return {
			folders: positionals.length > 0 ? givenFolders(positionals) : defaultFolders(),
			engines,
			json: values.json,
		};
	} catch (error) {
		console.error(`${/** @type {Error} */ (error).message}\n${USAGE}`);
		process.exit(2);
	}
}

/** @param {readonly string[]} paths */
function givenFolders(paths) {
	// A package script runs in the folder of its package; what is given is relative to where the command was typed.
	const folders = paths.map((path) => resolve(process.env.INIT_CWD ?? '', path));
	const absent = folders.find((folder) => !isCollection(folder));
	if (absent === undefined) return folders;
	console.error(`${absent} is not a collection: it has no docs.jsonl.`);
	return process.exit(1);
}

function defaultFolders() {
	const names = existsSync(COLLECTIONS) ? readdirSync(COLLECTIONS).sort() : [];
	const folders = names.map((name) => join(COLLECTIONS, name)).filter(isCollection);
	if (folders.length > 0) return folders;
	console.log(`Nothing to measure: there are no collections in ${COLLECTIONS}. Name the folders of others.`);
	return process.exit(0);
}
