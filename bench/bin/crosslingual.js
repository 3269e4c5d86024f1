/**
 * Titles of pages in one language, asked of the same pages in another:
 * `node bench/bin/crosslingual.js [FOLDER QUESTIONS] [--translations none] [--json]`. Without a folder those of
 * ../shared/data, where they are there. A question is `{ text, page, kind, shares_no_word_with_the_page }`.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIndex } from '@pinakes/indexer';
import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { orUsage, scratchFolder, typedPath } from '../src/command.js';
import { readJsonLines } from '../src/json-lines.js';
import { SHARED } from '../src/shared-data.js';
import { number, table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/crosslingual.js [FOLDER QUESTIONS] [--translations none] [--json]';
const LIMIT = 10;

const { values, positionals } = orUsage(USAGE, () => {
	const options = /** @type {const} */ ({
		translations: { type: 'string', default: 'built-in' },
		json: { type: 'boolean' },
	});
	const parsed = parseArgs({ options, allowPositionals: true });
	if (![0, 2].includes(parsed.positionals.length)) throw new Error('Name a folder and its questions.');
	return parsed;
});
const runs =
	positionals.length === 2
		? [positionals.map(typedPath)]
		: [
				['docs/tidb-zh', 'crosslingual/tidb-e2z.jsonl'],
				['docs/tidb-en', 'crosslingual/tidb-z2e.jsonl'],
			].map((paths) => paths.map((path) => join(SHARED, path)));
if (!runs.flat().every(existsSync)) {
	console.log(`crosslingual: there is no ${SHARED}; name a folder of markdown, and questions.`);
	process.exit();
}
const out = scratchFolder('crosslingual');
const rows = [];
for (const [folder = '', file = ''] of runs) rows.push(...(await ask(folder, file)));
const headings = ['questions', 'asked', 'n', 'nDCG@10', 'right first', 'in ten', 'p50 ms', 'build s', 'translations'];
console.log(values.json ? JSON.stringify(rows.map(({ cells }) => cells)) : table(headings, rows.map(toRow), 2));

/**
 * Builds an index of a folder and asks it all titles, and those without a word of the page.
 *
 * @param {string} folder
 * @param {string} file
 */
async function ask(folder, file) {
	const translations = values.translations === 'none' ? 'none' : 'built-in';
	const start = performance.now();
	await buildIndex({ folders: [folder], out, translations });
	const build = (performance.now() - start) / 1000;
	const index = await openIndex(directorySource(out));
	const parts = readdirSync(join(out, 'parts')).filter((name) => name.startsWith('translations.'));
	const bytes = parts.reduce((sum, name) => sum + statSync(join(out, 'parts', name)).size, 0);
	const questions = readJsonLines(file).filter(({ kind }) => kind === 'title');
	const asked = [];
	for (const { text, page, shares_no_word_with_the_page: isHard } of questions) {
		const from = performance.now();
		const { results } = await search(index, text, { limit: LIMIT, threshold: 0 });
		asked.push({ isHard, ms: performance.now() - from, rank: results.findIndex(({ path }) => path === page) + 1 });
	}
	const shown = { build, bytes };
	return [
		{ cells: measure(file, 'all', asked), ...shown },
		{
			cells: measure(
				file,
				'no shared word',
				asked.filter(({ isHard }) => isHard),
			),
			...shown,
		},
	];
}

/**
 * @param {string} file
 * @param {string} which
 * @param {readonly { rank: number, ms: number }[]} asked
 */
function measure(file, which, asked) {
	const mean = (/** @type {(rank: number) => number} */ gain) =>
		asked.reduce((sum, { rank }) => sum + (rank > 0 ? gain(rank) : 0), 0) / asked.length;
	const times = asked.map(({ ms }) => ms).sort((a, b) => a - b);
	return {
		questions: file.replace(/.*[\\/]/, ''),
		asked: which,
		n: asked.length,
		ndcg10: mean((rank) => 1 / Math.log2(rank + 1)),
		first: mean((rank) => Number(rank === 1)),
		in_ten: mean(() => 1),
		p50_ms: times[times.length >> 1] ?? 0,
	};
}

/** @param {{ cells: ReturnType<typeof measure>, build: number, bytes: number }} row */
function toRow({ cells, build, bytes }) {
	const { questions, asked, n, ndcg10, first, in_ten, p50_ms } = cells;
	const numbers = [ndcg10, first, in_ten].map((share) => share.toFixed(3));
	return [questions, asked, number(n), ...numbers, p50_ms.toFixed(2), build.toFixed(1), number(bytes)];
}
