/**
 * Questions in ten languages about texts in the same language, in this project's engine and in peers with the stemmers
 * and language packs that they have: `node bench/bin/languages.js [--half tuning|kept] [--misses] [--json]`.
 */
import { parseArgs } from 'node:util';
import { orUsage } from '../src/command.js';
import { readJsonLines } from '../src/json-lines.js';
import { enginesFor, LANGUAGES } from '../src/language-engines.js';
import { MACHINE_LINE } from '../src/machine.js';
import { qualityOf } from '../src/ranking-metrics.js';
import { writeResult } from '../src/results.js';
import { table } from '../src/table.js';

const DATA = new URL('../data/languages/', import.meta.url);
const LIMIT = 10;

const { values } = orUsage('Usage: node bench/bin/languages.js [--half tuning|kept] [--misses] [--json]', () =>
	parseArgs({ options: { half: { type: 'string' }, misses: { type: 'boolean' }, json: { type: 'boolean' } } }),
);
const documents = readJsonLines(new URL('documents.jsonl', DATA));
const questions = readJsonLines(new URL('questions.jsonl', DATA));
/** Every other question was held out from tuning. */
const isKept = (/** @type {number} */ i) => i % 2 === 1;

/** @type {{ language: string, engine: string, settings: string, tuning: number, kept: number, all: number }[]} */
const rows = [];
for (const language of LANGUAGES) {
	const docs = documents.map((document) => ({ id: `${language}/${document.id}`, text: document[language] }));
	for (const { name, settings, build } of enginesFor(language)) {
		const search = await build(docs);
		rows.push({ language, engine: name, settings, ...(await measure(name, search, language)) });
	}
}
report();

/**
 * @param {string} engine
 * @param {import('../src/language-engines.js').Search} search
 * @param {string} language
 */
async function measure(engine, search, language) {
	const rankings = new Map();
	const judged = new Map();
	for (const { id, relevant, [language]: text } of questions) {
		const wanted = `${language}/${relevant}`;
		judged.set(id, new Map([[wanted, 1]]));
		const found = await search(text, LIMIT);
		rankings.set(id, found);
		if (values.misses && found[0] !== wanted && !isKept(questions.findIndex((one) => one.id === id)))
			console.error(language, engine, found.indexOf(wanted) + 1, text);
	}
	const half = (/** @type {boolean} */ kept) => {
		const some = [...rankings].filter((_, i) => isKept(i) === kept);
		return qualityOf(new Map(some), judged).ndcg10;
	};
	return { tuning: half(false), kept: half(true), all: qualityOf(rankings, judged).ndcg10 };
}

function report() {
	const names = [...new Set(rows.map(({ engine }) => engine))];
	const of = (/** @type {string} */ language, /** @type {string} */ engine) =>
		rows.find((row) => row.language === language && row.engine === engine);
	const cells = (/** @type {'all' | 'kept' | 'tuning'} */ part) => [
		...LANGUAGES.map((language) => [language, ...names.map((name) => of(language, name)?.[part].toFixed(3) ?? '–')]),
		['mean', ...names.map((name) => mean(name, part).toFixed(3))],
	];
	const part = values.half === 'tuning' || values.half === 'kept' ? values.half : undefined;
	const text =
		part === undefined
			? `\`node bench/bin/languages.js\`: nDCG@10, ${questions.length} questions and ${documents.length} texts to a language\n\n${table(['language', ...names], cells('all'))}\nThe ${questions.filter((_, i) => isKept(i)).length} questions that were kept away from tuning\n\n${table(['language', ...names], cells('kept'))}\n${settingsList()}\n${MACHINE_LINE}`
			: table(['language', ...names], cells(part));
	process.stdout.write(values.json ? `${JSON.stringify(rows, null, '\t')}\n` : text);
	if (part !== undefined || values.json) return;
	writeResult('languages.md', text);
}

/** How each engine is set up, and for which languages. */
function settingsList() {
	const settings = new Set(rows.map((row) => `${row.engine}: ${row.settings}`));
	return [...settings]
		.sort()
		.map((line) => {
			const own = rows.filter((row) => `${row.engine}: ${row.settings}` === line);
			return `- ${line}${own.length < LANGUAGES.length ? ` (${own.map(({ language }) => language).join(', ')})` : ''}\n`;
		})
		.join('');
}

/**
 * @param {string} name
 * @param {'all' | 'kept' | 'tuning'} part
 */
function mean(name, part) {
	const own = rows.filter(({ engine }) => engine === name);
	return own.reduce((sum, row) => sum + row[part], 0) / own.length;
}
