/**
 * Questions to documentation, beside MiniSearch by sections: `node bench/bin/docs.js FOLDER`, which has a folder of pages for each
 * NAME.questions.jsonl (`question`, `accept`). Without thresholds; with the 95 % interval of MRR@10 over 2,000 resamples.
 * Writes bench/results/docs-questions.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '@pinakes/indexer';
import { openIndex, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import MiniSearch from 'minisearch';
import { orUsage, scratchFolder, typedPath } from '../src/command.js';
import { processTerm } from '../src/engines/minisearch-stems.js';
import { readJsonLines } from '../src/json-lines.js';
import { createRandom } from '../src/random.js';
import { writeResult } from '../src/results.js';
import { segmentedWords } from '../src/segmented-words.js';
import { table } from '../src/table.js';

const LIMIT = 10;
const RESAMPLES = 2000;
const { pick } = createRandom(1);
const mean = (/** @type {readonly number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const folder = orUsage('Usage: node bench/bin/docs.js FOLDER', () => typedPath(String(process.argv[2])));
/** @type {Map<string, number[]>} reciprocal ranks by engine and language */
const ranks = new Map();
for (const file of readdirSync(folder).filter((name) => name.endsWith('.questions.jsonl'))) {
	const pages = join(folder, file.replace('.questions.jsonl', ''));
	const questions = readJsonLines(join(folder, file)).filter(({ accept = [] }) => accept.length > 0);
	const language = /[\u4e00-\u9fff]/.test(questions[0].question) ? 'zh' : 'en';
	for (const [name, ask] of Object.entries(await engines(pages, language))) {
		const own = ranks.get(`${name} | ${language}`) ?? [];
		ranks.set(`${name} | ${language}`, own);
		for (const { question, accept } of questions) {
			const at = [...new Set(await ask(question))].slice(0, LIMIT).findIndex((id) => accept.includes(id));
			own.push(at < 0 ? 0 : 1 / (at + 1));
		}
	}
}
const rows = [...ranks].map(([name, own]) => {
	const count = (/** @type {number} */ least) => `${own.filter((rank) => rank >= least).length} of ${own.length}`;
	const means = Float64Array.from({ length: RESAMPLES }, () => mean(own.map(() => pick(own)))).sort();
	const interval = [0.025, 0.975].map((share) => means[Math.floor(share * RESAMPLES)]?.toFixed(3)).join(' to ');
	return [...name.split(' | '), count(1), count(1 / 3), mean(own).toFixed(3), interval];
});
const text = table(['engine', 'language', 'right first', 'within three', 'MRR@10', '95 %'], rows, 2);
console.log(text);
writeResult('docs-questions.md', 'node bench/bin/docs.js FOLDER', text);

/** @param {string} pages @param {string} language @returns {Promise<Record<string, (question: string) => string[] | Promise<string[]>>>} */
async function engines(pages, language) {
	const out = join(scratchFolder('docs'), 'index');
	await buildIndex({ folders: [pages], out });
	const index = await openIndex(directorySource(out));
	const mini = new MiniSearch({
		fields: ['title', 'heading', 'text'],
		storeFields: ['page'],
		...(language === 'zh' ? { tokenize: segmentedWords } : { processTerm }),
	});
	mini.addAll(sectionsOf(pages));
	return {
		search: async (text) => (await search(index, text, { limit: LIMIT, threshold: 0 })).results.map(({ path }) => path),
		searchText: async (text) =>
			(await searchText(index, text, { limit: LIMIT, threshold: 0 })).hits.map(({ id }) => id),
		'MiniSearch by sections': (text) => mini.search(text).map(({ page }) => page),
	};
}

/** @param {string} pages */
function sectionsOf(pages) {
	const paths = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((path) => /\.mdx?$/.test(path));
	return paths.flatMap((path) => {
		const text = readFileSync(join(pages, path), 'utf8');
		const title = /^(?:title:|#)\s*(.+)$/m.exec(text)?.[1] ?? '';
		return text.split(/^(?=#{1,6}\s)/m).map((section, i) => {
			return { id: `${path}#${i}`, page: path, title, heading: /^#+\s+(.+)/.exec(section)?.[1] ?? '', text: section };
		});
	});
}
