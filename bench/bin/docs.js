/**
 * Questions to documentation, beside MiniSearch by sections: `node bench/bin/docs.js FOLDER [--encoder transformers:DIR]`. FOLDER has a
 * folder of Markdown for each NAME.questions.jsonl (`question`, `accept`) in it or NAME.jsonl of bench/data/fresh. Without thresholds; with
 * the 95 % intervals of MRR@10, and of its gain over `search`, over 2,000 resamples. Writes bench/results/docs-questions.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformersEncoder } from '@pinakes/encoders/node';
import { openIndex, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import MiniSearch from 'minisearch';
import { readArguments, scratchFolder, typedPath } from '../src/command.js';
import { processTerm } from '../src/engines/minisearch-stems.js';
import { readJsonLines } from '../src/json-lines.js';
import { pinakes } from '../src/programs.js';
import { createRandom } from '../src/random.js';
import { writeResult } from '../src/results.js';
import { segmentedWords } from '../src/segmented-words.js';
import { table } from '../src/table.js';

const LIMIT = 10;
const RESAMPLES = 2000;
const FRESH = fileURLToPath(new URL('../data/fresh', import.meta.url));
const { pick } = createRandom(1);
const mean = (/** @type {readonly number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const { folder, model } = readOptions();
const encoder = model && (await transformersEncoder(model));
/** @type {Map<string, number[]>} reciprocal ranks by engine, language and source of the questions */
const ranks = new Map();
/** @type {Map<string, ReturnType<typeof engines>>} by folder of pages and language */
const known = new Map();
for (const file of questionFiles()) {
	const questions = readJsonLines(file).filter(({ accept = [] }) => accept.length > 0);
	if (questions.length === 0) continue;
	const language = /[\u4e00-\u9fff]/.test(questions[0].question) ? 'zh' : 'en';
	const place = `${pagesOf(file)} ${language}`;
	if (!known.has(place)) known.set(place, engines(pagesOf(file), language));
	const source = dirname(file) === FRESH ? 'bench/data/fresh' : 'FOLDER';
	for (const [name, ask] of Object.entries((await known.get(place)) ?? {})) {
		const key = [name, language, source].join(' | ');
		const own = ranks.get(key) ?? [];
		ranks.set(key, own);
		for (const { question, accept } of questions) {
			const at = [...new Set(await ask(question))].slice(0, LIMIT).findIndex((id) => accept.includes(id));
			own.push(at < 0 ? 0 : 1 / (at + 1));
		}
	}
}
const rows = [...ranks].map(([key, own]) => {
	const [name = '', language = '', source = ''] = key.split(' | ');
	const count = (/** @type {number} */ least) => `${own.filter((rank) => rank >= least).length} of ${own.length}`;
	const bySearch = ranks.get(['search', language, source].join(' | ')) ?? [];
	const gains = own.map((rank, i) => rank - (bySearch[i] ?? 0));
	const gain = name === 'search' ? ['', ''] : [mean(gains).toFixed(3), intervalOf(gains)];
	return [name, language, source, count(1), count(1 / 3), mean(own).toFixed(3), intervalOf(own), ...gain];
});
const columns = 'engine, language, questions of, right first, within three, MRR@10, 95 %, over search, 95 %';
const text = table(columns.split(', '), rows, 2);
console.log(text);
writeResult('docs-questions.md', `node bench/bin/docs.js FOLDER${model ? ' --encoder transformers:DIR' : ''}`, text);

/** @param {readonly number[]} values the interval of their mean */
function intervalOf(values) {
	const means = Float64Array.from({ length: RESAMPLES }, () => mean(values.map(() => pick(values)))).sort();
	return [0.025, 0.975].map((share) => means[Math.floor(share * RESAMPLES)]?.toFixed(3)).join(' to ');
}

/** @param {string} pages @param {string} language @returns {Promise<Record<string, (question: string) => string[] | Promise<string[]>>>} */
async function engines(pages, language) {
	const index = await built(pages);
	const mini = new MiniSearch({
		fields: ['title', 'heading', 'text'],
		storeFields: ['page'],
		...(language === 'zh' ? { tokenize: segmentedWords } : { processTerm }),
	});
	mini.addAll(sectionsOf(pages));
	const encoded = encoder && (await built(pages, '--encoder', `transformers:${model}`));
	return {
		search: (text) => searchPages(index, text),
		...(encoded && {
			'search, sections encoded': (text) => searchPages(encoded, text),
			'search, questions too': (text) => searchPages(encoded, text, { encoder }),
		}),
		searchText: async (text) =>
			(await searchText(index, text, { limit: LIMIT, threshold: 0 })).hits.map(({ id }) => id),
		'MiniSearch by sections': (text) => mini.search(text).map(({ page }) => page),
	};
}

/** @param {string} pages @param {string[]} options */
function built(pages, ...options) {
	const out = join(scratchFolder('docs'), 'index');
	pinakes(['build', pages, '--out', out, ...options]);
	return openIndex(directorySource(out));
}

/** @param {import('@pinakes/query').Index} index @param {string} text @param {import('@pinakes/query/search').KnowledgeOptions} options */
async function searchPages(index, text, options = {}) {
	const { results } = await search(index, text, { limit: LIMIT, threshold: 0, ...options });
	return results.map(({ path }) => path);
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

/** The files of questions whose pages are in the folder. */
function questionFiles() {
	return [folder, FRESH]
		.flatMap((from) => readdirSync(from).map((name) => join(from, name)))
		.filter((file) => file.endsWith('.jsonl') && existsSync(pagesOf(file)));
}

/** @param {string} file of questions; a collection may have several: `vant` and `vant.forms` */
function pagesOf(file) {
	return join(folder, String(basename(file).split('.')[0]));
}

function readOptions() {
	const usage = 'Usage: node bench/bin/docs.js FOLDER [--encoder transformers:DIR]';
	return readArguments(usage, { encoder: { type: 'string' } }, ({ encoder }, [folder, ...others]) => {
		if (folder === undefined || others.length > 0) throw new Error('Name one folder.');
		const [, path] = /^transformers:(.+)$/.exec(encoder ?? 'transformers:.') ?? [];
		if (path === undefined) throw new Error('An encoder is transformers:DIR.');
		return { folder, model: encoder && typedPath(path) };
	});
}
