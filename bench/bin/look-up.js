/**
 * Look-ups of sections and contexts over a folder of markdown: `node bench/bin/look-up.js FOLDER … [--json]`. Without
 * a folder those of ../shared/data/docs, where they are there.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIndex } from '@pinakes/indexer';
import { orUsage, typedPath } from '../src/command.js';
import { measureLookUps } from '../src/measure-look-ups.js';
import { number, table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/look-up.js [FOLDER …] [--json]';
const RESULTS = fileURLToPath(new URL('../results/look-up.md', import.meta.url));
const DOCS = fileURLToPath(new URL('../../../shared/data/docs', import.meta.url));

const { values, positionals } = orUsage(USAGE, () =>
	parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true }),
);
const folders = positionals.length > 0 ? positionals.map(typedPath) : usualFolders();
const work = mkdtempSync(join(tmpdir(), 'pinakes-look-up-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));

/** Every page is a context of the global scope. */
const config = join(work, 'pinakes.config.json');
writeFileSync(config, JSON.stringify({ contexts: { global: ['**/*.md'] } }));

const measured = [];
for (const folder of folders) {
	const out = join(work, basename(folder));
	const { summary } = await buildIndex({ folders: [folder], out, config });
	measured.push({ folder: basename(folder), pages: summary.documents, ...(await measureLookUps(folder, out)) });
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
if (values.json) for (const one of measured) console.log(JSON.stringify(one));
else console.log(text);
if (positionals.length === 0 && measured.length > 0) writeFileSync(RESULTS, text);

/** @returns {string[]} */
function usualFolders() {
	const usual = ['tidb-zh', 'redis-en'].map((name) => join(DOCS, name)).filter((folder) => existsSync(folder));
	if (usual.length === 0) console.log(`look-up: there is no ${DOCS}; name a folder of markdown.`);
	return usual;
}
