/** Measures the cost of vectors in builds, and the weights that builds choose; see ../README.md. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isCollection } from '../src/collections.js';
import { orExit, orUsage, typedPath } from '../src/command.js';
import { MACHINE, MACHINE_LINE } from '../src/machine.js';
import { measureCollection, measureFolders } from '../src/measure-vectors.js';
import { writeResult } from '../src/results.js';
import { SHARED, sharedCollections, sharedDocuments } from '../src/shared-data.js';
import { number, table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/vectors.js [FOLDER …] [--json]';

const { values, positionals } = orUsage(USAGE, () =>
	parseArgs({ options: { json: { type: 'boolean', default: false } }, allowPositionals: true }),
);
const named = positionals.map(typedPath);
const all = named.length > 0 ? named : defaultFolders();
orExit(() => {
	const absent = all.find((folder) => !existsSync(folder));
	if (absent !== undefined) throw new Error(`There is no folder ${absent}.`);
});
const collections = all.filter(isCollection);
const folders = all.filter((folder) => !isCollection(folder));

const together = folders.length === 0 ? undefined : await measureFolders(folders);
const measured = [];
for (const folder of collections) measured.push(await measureCollection(folder));

const tables = [
	...(together === undefined ? [] : [foldersTable(together)]),
	...(measured.length === 0 ? [] : [collectionsTable(measured)]),
	MACHINE_LINE,
].join('\n');
process.stdout.write(
	values.json
		? `${JSON.stringify({ machine: MACHINE, folders: together, collections: measured }, null, '\t')}\n`
		: tables,
);
if (named.length === 0 && all.length > 0) {
	writeResult('vectors.md', `What each row is: [../README.md](../README.md#vectors).\n\n${tables}`);
}

/** @param {import('../src/measure-vectors.js').MeasuredFolders} of */
function foldersTable(of) {
	return table(
		['built together', of.name],
		[
			['documents', String(of.documents)],
			['sections', String(of.sections)],
			['dimensions', String(of.dimensions)],
			['weight', String(of.weight)],
			['`pinakes build` (s)', number(of.seconds)],
			['… with `--vectors none` (s)', number(of.seconds_without)],
			['most memory (MB)', number(of.peak_bytes / 1e6)],
			['… with `--vectors none` (MB)', number(of.peak_bytes_without / 1e6)],
			['vectors, gz (kB)', number(of.vectors_gz_bytes / 1e3)],
			['texts, gz (kB)', number(of.texts_gz_bytes / 1e3)],
			['vectors over texts, gz', shareOf(of)],
		],
	);
}

/** @param {readonly import('../src/measure-vectors.js').MeasuredCollection[]} of */
function collectionsTable(of) {
	return table(
		['collection', 'documents', 'weight', 'dimensions', 'build s', 'vectors over texts, gz'],
		of.map((one) => [
			one.name,
			String(one.documents),
			String(one.weight),
			String(one.dimensions),
			number(one.seconds),
			shareOf(one),
		]),
	);
}

/** @param {import('../src/measure-vectors.js').VectorFigures} of */
function shareOf({ vectors_gz_bytes, texts_gz_bytes }) {
	return (vectors_gz_bytes / texts_gz_bytes).toFixed(2);
}

/** @returns {string[]} */
function defaultFolders() {
	const docs = sharedDocuments();
	const tests = sharedCollections();
	if (docs.length + tests.length === 0) console.log(`vectors: there is no ${SHARED}; name folders.`);
	return [...docs, ...tests];
}
