/**
 * Look-ups of sections and contexts over a folder of markdown, and questions of all folders together: `node bench/bin/look-up.js FOLDER … [--json]`. Without
 * a folder those of ../shared/data/docs, where they are there.
 */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildIndex } from '@pinakes/indexer';
import { readArguments, scratchFolder } from '../src/command.js';
import { measureLookUps, measureSearches } from '../src/measure-look-ups.js';
import { writeResult } from '../src/results.js';
import { DOCS, sharedDocuments } from '../src/shared-data.js';
import { number, table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/look-up.js [FOLDER …] [--json]';

const { json, paths } = readArguments(USAGE, { json: { type: 'boolean' } }, ({ json }, paths) => ({ json, paths }));
const folders = paths.length > 0 ? paths : sharedDocuments();
if (folders.length === 0) console.log(`look-up: there is no ${DOCS}; name a folder of markdown.`);
const work = scratchFolder('look-up');

/** Every page is a context of the global scope. */
const config = join(work, 'pinakes.config.json');
writeFileSync(config, JSON.stringify({ contexts: { global: ['**/*.md'] } }));

const measured = [];
for (const folder of folders) {
	const out = join(work, basename(folder));
	const { summary } = await buildIndex({ folders: [folder], out, config, vectors: 'none' });
	measured.push({ folder: basename(folder), pages: summary.documents, ...(await measureLookUps(folder, out)) });
}

/** Questions of all folders together, by what finds by meaning. */
const searched = [];
for (const vectors of /** @type {const} */ (['none', 'built-in'])) {
	if (folders.length === 0) break;
	const out = join(work, `all-${vectors}`);
	const { summary } = await buildIndex({ folders, out, vectors });
	searched.push({ vectors, pages: summary.documents, ...(await measureSearches(out)) });
}

const text = table(
	['µs', 'asked', 'p50', 'p99', 'a plain parse takes'],
	measured.flatMap(({ folder, pages, ...spreads }) =>
		Object.entries(spreads).map(([name, { count, p50, p99 }]) => [
			`${folder} (${pages} pages): ${name.replaceAll('_', ' ')}`,
			number(count),
			number(p50),
			number(p99),
			`${number(spreads.plain_parse.p50 / p50)} times`,
		]),
	),
);
const searches = table(
	['search, µs', 'asked', 'p50', 'p99'],
	searched.map(({ vectors, pages, count, p50, p99 }) => [
		`all folders (${pages} pages), vectors ${vectors}`,
		...[count, p50, p99].map(number),
	]),
);
if (json) for (const one of [...measured, ...searched]) console.log(JSON.stringify(one));
else console.log(`${text}\n${searches}`);
if (paths.length === 0 && measured.length > 0)
	writeResult('look-up.md', 'node bench/bin/look-up.js', `${text}\n${searches}`);
