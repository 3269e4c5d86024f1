/**
 * What a first look-up transfers over HTTP, library included, in headless Chromium:
 * `node bench/bin/first-load.js FOLDER … [--whole] [--pages N] [--json]`. `--whole` is a host without ranges, `--pages` asks
 * 100 questions of made-up pages instead. Without a folder those of ../shared/data/docs, where they are there.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isThere, PROGRAM, startChromium } from '@pinakes/conformance/runtimes/chromium';
import { buildIndex, publishSite } from '@pinakes/indexer';
import { build } from 'esbuild';
import { readArguments, scratchFolder } from '../src/command.js';
import { generatePageQuestions } from '../src/generate-pages.js';
import { readJsonLines } from '../src/json-lines.js';
import { writePages } from '../src/measure-memory.js';
import { writeResult } from '../src/results.js';
import { DOCS, sharedDocuments } from '../src/shared-data.js';
import { serveSite } from '../src/site-server.js';
import { number, table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/first-load.js [FOLDER …] [--whole] [--pages N] [--json]';

/** Further questions, which nothing was fitted to: of them the least, the median and the most count. */
const FURTHER = {
	'further questions': 'questions.jsonl',
	'long questions in Chinese': 'long-questions.jsonl',
};

/** Questions that are asked of made-up pages. */
const QUESTIONS = 100;

/** First look-ups, each of a page that has nothing yet. */
const LOOK_UPS = {
	match: ['deploy a cluster', 'write a data migration', '备份数据库'],
	search: [
		'How do I configure replication in Redis?',
		'what is a redis stream consumer group',
		'How to expire keys?',
		'memory usage of sorted sets',
		'redis cluster resharding',
		'如何备份 TiDB 集群数据？',
		'什么是悲观事务',
		'TiDB Cloud 私有终端节点 怎么配置',
		'慢查询日志',
		'如何扩容 TiKV 节点',
	],
};

/** What a page loads for each kind of look-up, and nothing else of the library. */
const SCRIPTS = {
	match: `
		import { matchUnits, openIndex } from '@pinakes/query';
		import { siteSource } from '@pinakes/query/site';
		globalThis.lookUp = async (goal) => matchUnits(await openIndex(siteSource('index/')), { goal });
	`,
	search: `
		import { openIndex } from '@pinakes/query';
		import { search } from '@pinakes/query/search';
		import { siteSource } from '@pinakes/query/site';
		globalThis.lookUp = async (question) => search(await openIndex(siteSource('index/')), question);
	`,
};

const options = /** @type {const} */ ({
	json: { type: 'boolean' },
	whole: { type: 'boolean' },
	pages: { type: 'string', default: '0' },
});
const { values, paths } = readArguments(USAGE, options, (values, paths) => ({ values, paths }));
const pages = Number(values.pages);
const folders = paths.length > 0 || pages > 0 ? paths : sharedDocuments();
if (folders.length === 0 && pages === 0) console.log(`first-load: there is no ${DOCS}; name a folder of markdown.`);
else if (!isThere) console.log(`first-load: there is no ${PROGRAM}; name a Chromium by CHROMIUM.`);
else await measure();

async function measure() {
	const work = scratchFolder('first-load');
	writePages(join(work, 'pages'), 0, pages);
	await buildIndex({ folders: pages > 0 ? [join(work, 'pages')] : folders, out: join(work, 'index') });
	const site = join(work, 'site');
	const { files } = publishSite({ index: join(work, 'index'), out: site, title: 'Docs' });
	if (!values.json) console.log(`${files} files\n`);
	for (const [name, contents] of Object.entries(SCRIPTS)) await writePage(site, name, contents);
	const server = await serveSite(site, 'http', !values.whole);
	const browser = await startChromium();
	const measured = [];
	/** @type {Map<string, FirstLookUp[]>} */
	const further = new Map();
	try {
		for (const [kind, questions] of Object.entries(pages > 0 ? {} : LOOK_UPS)) {
			for (const question of questions) measured.push(await firstLookUp(browser, server.address, kind, question));
		}
		for (const [what, questions] of furtherQuestions()) {
			const found = [];
			for (const question of questions) found.push(await firstLookUp(browser, server.address, 'search', question));
			further.set(what, found);
		}
	} finally {
		await browser.close();
		server.close();
	}
	report(measured, further);
}

/** @returns {[what: string, questions: string[]][]} */
function furtherQuestions() {
	if (pages > 0) return [[`questions of ${pages} pages`, generatePageQuestions(QUESTIONS)]];
	return Object.entries(FURTHER).map(([what, file]) => {
		return [what, readJsonLines(new URL(`../data/${file}`, import.meta.url)).map(({ query }) => query)];
	});
}

/** @param {string} site @param {string} name @param {string} contents */
async function writePage(site, name, contents) {
	await build({
		stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
		outfile: join(site, `${name}.js`),
		bundle: true,
		minify: true,
		format: 'esm',
		platform: 'browser',
		logLevel: 'error',
	});
	writeFileSync(join(site, `${name}.html`), `<!doctype html><script type="module" src="${name}.js"></script>`);
}

/**
 * @typedef {object} FirstLookUp
 * @property {string} kind
 * @property {string} question
 * @property {number} requests the page and its script included
 * @property {number} bytes as they came over the network, headers included
 * @property {number} script_bytes the library's part of them
 * @property {number} ms from before the index is opened to the answer, on loopback
 */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {string} kind
 * @param {string} question
 * @returns {Promise<FirstLookUp>}
 */
async function firstLookUp(browser, address, kind, question) {
	const context = await browser.newContext();
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	let bytes = 0;
	let requests = 0;
	session.on('Network.loadingFinished', ({ encodedDataLength }) => {
		bytes += encodedDataLength;
		requests += 1;
	});
	await session.send('Network.enable');
	await page.goto(`${address}${kind}.html`);
	await page.waitForFunction('globalThis.lookUp !== undefined');
	const script_bytes = bytes;
	const ms = await page.evaluate(async (asked) => {
		const start = performance.now();
		await /** @type {{ lookUp(text: string): Promise<unknown> }} */ (/** @type {unknown} */ (globalThis)).lookUp(asked);
		return performance.now() - start;
	}, question);
	await context.close();
	return { kind, question, requests, bytes, script_bytes, ms };
}

/** @param {readonly FirstLookUp[]} measured @param {ReadonlyMap<string, readonly FirstLookUp[]>} further */
function report(measured, further) {
	if (values.json) {
		for (const one of [measured, ...further.values()].flat()) console.log(JSON.stringify(one));
		return;
	}
	const rows = measured.map(({ kind, question, requests, bytes, script_bytes, ms }) => [
		kind,
		question,
		...[requests, bytes, script_bytes, ms].map(number),
	]);
	const spreads = [...further].map(([what, found]) => {
		const sorted = found.map(({ bytes }) => bytes).sort((a, b) => a - b);
		const places = [0, Math.floor(sorted.length / 2), sorted.length - 1];
		return [`${sorted.length} ${what}`, ...places.map((place) => number(sorted[place] ?? 0))];
	});
	const text = [
		table(['', 'question', 'requests', 'bytes', 'of these page and script', 'ms on loopback'], rows, 2),
		table(['search, bytes', 'least', 'median', 'most'], spreads),
	].join('\n');
	console.log(text);
	if (paths.length === 0 && pages === 0 && !values.whole)
		writeResult('first-load.md', 'node bench/bin/first-load.js', text);
}
