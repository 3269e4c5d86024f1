/**
 * Warm text searches of made-up pages beside LanceDB's, in one process, each question asked of both in turn:
 * `node bench/bin/lancedb.js [--documents 100000] [--questions 200] [--memory 2GiB]`. The first run installs LanceDB from npm
 * into build/lancedb.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { openIndex, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { orUsage, scratchFolder } from '../src/command.js';
import { generatePageQuestions } from '../src/generate-pages.js';
import { installPeers } from '../src/install-peers.js';
import { MACHINE_LINE } from '../src/machine.js';
import { writePages } from '../src/measure-memory.js';
import { writeResult } from '../src/results.js';
import { runBuild } from '../src/run-build.js';
import { spreadOf } from '../src/statistics.js';
import { number, table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/lancedb.js [--documents N] [--questions N] [--memory SIZE]';
const VERSION = '0.39.0';
const { platform, arch } = process;
const SUFFIX = platform === 'linux' ? '-gnu' : platform === 'win32' ? '-msvc' : '';
const BINARY = `@lancedb/lancedb-${platform}-${arch}${SUFFIX}`;
const PEERS = { '@lancedb/lancedb': VERSION, [BINARY]: VERSION, 'apache-arrow': '18.1.0' };

/** How often each question is asked of both once they are warm. */
const ROUNDS = 3;

/** Documents that are added to the table at a time, and hits that are asked for. */
const BATCH = 5000;
const LIMIT = 10;

/** @typedef {(question: string) => Promise<unknown>} Ask */

const { documents, asked, memory } = orUsage(USAGE, () => {
	const { values } = parseArgs({
		options: {
			documents: { type: 'string', default: '100000' },
			questions: { type: 'string', default: '200' },
			memory: { type: 'string', default: '2GiB' },
		},
	});
	const counts = { documents: Number(values.documents), asked: Number(values.questions), memory: values.memory };
	if (!(counts.documents > 0 && counts.asked > 0)) throw new Error('--documents and --questions are whole numbers.');
	return counts;
});
const work = scratchFolder('lancedb');

const pages = join(work, 'pages');
const paths = writePages(pages, 0, documents);
const index = join(work, 'index');
const { seconds } = await runBuild([pages], index, 'none', join(work, 'peak'), ['--memory', memory]);
const start = performance.now();
const lance = await openLance(paths);
const lanceSeconds = (performance.now() - start) / 1000;
const pinakes = await openPinakes();

const rows = [];
for (const [language, questions] of Object.entries(questionsByLanguage())) {
	const [own, other] = await askBoth([pinakes, lance], questions);
	const [p, l] = [spreadOf(own ?? []), spreadOf(other ?? [])];
	rows.push([
		language,
		`${number(p.p50)} / ${number(p.p99)}`,
		`${number(l.p50)} / ${number(l.p99)}`,
		number(p.p50 / l.p50),
	]);
}
const text = `Warm searches of ${documents} made-up pages beside LanceDB ${VERSION}: \`node bench/bin/lancedb.js --documents ${documents} --questions ${asked}\`.
Built in ${number(seconds)} s (with \`--memory ${memory}\`) and ${number(lanceSeconds)} s.

${table(['questions', 'Pinakes p50 / p99 ms', 'LanceDB p50 / p99 ms', 'p50, times LanceDB'], rows)}
LanceDB has a row to a page, cut by its tokenizer \`ngram\` of 2 for Chinese, in a second index by \`simple\` for English.
${MACHINE_LINE}`;
process.stdout.write(text);
writeResult('lancedb.md', text);

/** @returns {Promise<Ask>} */
async function openPinakes() {
	const opened = await openIndex(directorySource(index));
	return (question) => searchText(opened, question, { limit: LIMIT });
}

/** @param {readonly string[]} files @returns {Promise<Ask>} */
async function openLance(files) {
	const modules = installPeers('lancedb', PEERS, ['--omit=optional']);
	const lancedb = createRequire(join(modules, 'index.js'))('@lancedb/lancedb');
	const database = await lancedb.connect(join(work, 'lance'));
	/** @type {any} */
	let pagesTable;
	for (let from = 0; from < files.length; from += BATCH) {
		const batch = files.slice(from, from + BATCH).map((path) => {
			const page = readFileSync(join(pages, path), 'utf8');
			return { path, english: page, chinese: page };
		});
		if (pagesTable) await pagesTable.add(batch);
		else pagesTable = await database.createTable('pages', batch);
	}
	await pagesTable.createIndex('english', { config: lancedb.Index.fts({ withPosition: false }) });
	const grams = { baseTokenizer: 'ngram', ngramMinLength: 2, ngramMaxLength: 2, withPosition: false };
	await pagesTable.createIndex('chinese', { config: lancedb.Index.fts(grams) });
	return (question) => {
		const column = isEnglish(question) ? 'english' : 'chinese';
		return pagesTable.search(question, 'fts', column).select(['path', '_score']).limit(LIMIT).toArray();
	};
}

/** @param {string} question */
function isEnglish(question) {
	return /[a-z]/.test(question);
}

function questionsByLanguage() {
	const all = generatePageQuestions(asked);
	return { English: all.filter(isEnglish), Chinese: all.filter((question) => !isEnglish(question)) };
}

/**
 * Milliseconds of each question, by engine.
 *
 * @param {readonly Ask[]} engines
 * @param {readonly string[]} questions
 */
async function askBoth(engines, questions) {
	/** @type {number[][]} */
	const times = engines.map(() => []);
	for (let round = 0; round <= ROUNDS; round++) {
		for (const question of questions) {
			for (const [i, ask] of engines.entries()) {
				const began = performance.now();
				await ask(question);
				if (round > 0) times[i]?.push(performance.now() - began);
			}
		}
	}
	return times;
}
