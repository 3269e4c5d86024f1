/**
 * Measures look-ups by vectors alone in PostgreSQL, with pgvector and from rows, over the documentation in ../shared: how many
 * of the ten best documents pgvector finds, and how long it takes. `node bench/bin/pgvector.js [--server postgres://…]`; in
 * PGlite unless a server is named that has pgvector.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIndex } from '@pinakes/indexer';
import { postgresSource, pushIndex } from '@pinakes/postgres';
import { connect } from '@pinakes/postgres/connect';
import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { searchHybrid } from '@pinakes/query/search';
import { orUsage, scratchFolder } from '../src/command.js';
import { hashEncoder } from '../src/hash-encoder.js';
import { readJsonLines } from '../src/json-lines.js';
import { MACHINE_LINE } from '../src/machine.js';
import { writeResult } from '../src/results.js';
import { DOCS, SHARED, sharedDocuments } from '../src/shared-data.js';
import { percentileOf, timed } from '../src/statistics.js';
import { table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/pgvector.js [--server postgres://USER@HOST/DATABASE]';
const QUESTIONS = 200;

/** Questions that are asked of an index that is opened for each. */
const FIRST = 40;

const { values } = orUsage(USAGE, () => parseArgs({ options: { server: { type: 'string' } } }));
const folders = sharedDocuments();
if (folders.length < 2) {
	console.log(`pgvector: there is no ${DOCS}.`);
	process.exit();
}
const questions = readQuestions();
const root = scratchFolder('pgvector');
const { database, close } = await connect(values.server ?? 'pglite:memory://');
try {
	const rows = [];
	for (const vectors of [
		/** @type {const} */ ('static'),
		/** @type {const} */ ('lsa'),
		hashEncoder(384),
		hashEncoder(1024),
	]) {
		rows.push(await measure(vectors));
	}
	const { rows: versions } = await database.query(
		`SELECT current_setting('server_version') || ', pgvector ' || extversion AS version FROM pg_extension WHERE extname = 'vector'`,
	);
	const server = values.server === undefined ? 'PGlite' : 'a server';
	const page = `\`searchHybrid\` with \`mode: 'vector'\` over tidb-zh and redis-en in PostgreSQL ${/** @type {{ version: string }} */ (versions[0]).version} (${server}), ${QUESTIONS} questions: \`node bench/bin/pgvector.js${values.server === undefined ? '' : ' --server …'}\`. Vectors of 384 and 1,024 numbers are sums of random ones for each word.\n\n${table(
		[
			'vectors',
			'sections',
			'numbers',
			'push with its graph',
			'of the ten best found',
			'scores that differ',
			'first question p50: rows',
			'pgvector',
			'cached p50: rows',
			'pgvector',
		],
		rows,
	)}\n${MACHINE_LINE}`;
	writeResult('pgvector.md', page);
	process.stdout.write(page);
} finally {
	await close();
}

/** Titles of English pages, asked of the Chinese ones. */
function readQuestions() {
	const titles = readJsonLines(join(SHARED, 'crosslingual/tidb-e2z.jsonl'));
	const step = Math.floor(titles.length / QUESTIONS);
	return Array.from({ length: QUESTIONS }, (_, i) => titles[i * step + 1].text);
}

/** @param {'static' | 'lsa' | import('@pinakes/query/format/kinds/vectors/encoder').Encoder} vectors */
async function measure(vectors) {
	const encoder = typeof vectors === 'string' ? undefined : vectors;
	const out = join(root, encoder?.name ?? String(vectors));
	await buildIndex({ folders, out, vectors });
	const collection = encoder?.fingerprint ?? String(vectors);
	await pushIndex(database, directorySource(out), { collection, pgvectorFrom: Number.POSITIVE_INFINITY });
	const pushed = await timed(() => pushIndex(database, directorySource(out), { collection, pgvectorFrom: 0 }));
	const source = { rows: rowsAlone, pgvector: () => postgresSource(database, { collection }) };
	function rowsAlone() {
		return { ...postgresSource(database, { collection }), nearest: undefined };
	}
	/** @param {import('@pinakes/query').Index} index @param {string} question */
	const ask = (index, question) => searchHybrid(index, question, { mode: 'vector', ...(encoder ? { encoder } : {}) });

	const times = { rows: /** @type {number[]} */ ([]), pgvector: /** @type {number[]} */ ([]) };
	const first = { rows: /** @type {number[]} */ ([]), pgvector: /** @type {number[]} */ ([]) };
	for (const question of questions.slice(0, FIRST)) {
		for (const kind of /** @type {const} */ (['rows', 'pgvector'])) {
			first[kind].push((await timed(async () => ask(await openIndex(source[kind]()), question))).ms);
		}
	}
	const indexes = { rows: await openIndex(source.rows()), pgvector: await openIndex(source.pgvector()) };
	const count = { best: 0, found: 0, different: 0 };
	for (const question of questions) {
		const { hits } = await ask(indexes.rows, question);
		const found = new Map((await ask(indexes.pgvector, question)).hits.map((hit) => [hit.id, hit]));
		for (const hit of hits) {
			const same = found.get(hit.id);
			count.best++;
			if (same) count.found++;
			if (same && JSON.stringify(same) !== JSON.stringify(hit)) count.different++;
		}
	}
	for (const question of questions) {
		for (const kind of /** @type {const} */ (['rows', 'pgvector'])) {
			times[kind].push((await timed(() => ask(indexes[kind], question))).ms);
		}
	}
	const { sections } = indexes.rows.manifest.counts;
	const dimensions = indexes.rows.manifest.vectors?.dimensions ?? 0;
	return [
		`${typeof vectors === 'string' ? vectors : 'random'}, ${dimensions}`,
		`${sections}`,
		`${((sections * dimensions) / 1e6).toFixed(1)} million`,
		`${(pushed.ms / 1000).toFixed(1)} s`,
		`${((100 * count.found) / count.best).toFixed(1)} %`,
		`${count.different}`,
		...[first.rows, first.pgvector, times.rows, times.pgvector].map((all) => `${percentileOf(all, 0.5).toFixed(1)} ms`),
	];
}
