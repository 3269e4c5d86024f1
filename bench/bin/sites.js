/**
 * Searches of documentation sites side by side, in headless Chromium: bytes, requests and time to the first and to the third result on a slow
 * connection, time of a key press, files, size and quality. `node bench/bin/sites.js [--only ENGINE] [FOLDER …]`; without a folder those of
 * ../shared/data/docs, where they are there. `--only`, once or more, names searches: rows of others stay in the table.
 */
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isThere, PROGRAM, startChromium } from '@pinakes/conformance/runtimes/chromium';
import { buildIndex } from '@pinakes/indexer';
import { readArguments, scratchFolder } from '../src/command.js';
import { installPeers } from '../src/install-peers.js';
import { rowsOfResult, writeResult } from '../src/results.js';
import { DOCS, sharedDocuments } from '../src/shared-data.js';
import { serveSite } from '../src/site-server.js';
import { SITE_ENGINES } from '../src/sites/engines.js';
import { renderPages } from '../src/sites/pages.js';
import { questionsBeside, questionsOf } from '../src/sites/questions.js';
import { percentileOf } from '../src/statistics.js';
import { number, table } from '../src/table.js';

/** MiniSearch, which VitePress searches with, is there already; the plugin of Docusaurus brings Docusaurus, 260 MB. */
const PEERS = { pagefind: '1.6.0', '@easyops-cn/docusaurus-search-local': '0.55.3' };

/** A slow connection: 1.6 Mbit/s, 150 ms. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** Titles that are asked for, of as many pages, and questions that are asked on the slow connection. */
const TITLES = 100;
const COLD = 5;

/** Searches of one visit on the slow connection, and the milliseconds between two, in which a reader looks at results. */
const SEARCHES = 3;
const READING = 3000;

/** Characters between two key presses that are measured. */
const STEP = 3;

const USAGE = `Usage: node bench/bin/sites.js [--only ENGINE] [FOLDER …]\nENGINE is one of: ${SITE_ENGINES.map(({ name }) => name).join('; ')}`;
const names = SITE_ENGINES.map(({ name }) => name);
const options = /** @type {const} */ ({ only: { type: 'string', multiple: true, default: names } });
const { folders, engines } = readArguments(USAGE, options, ({ only }, paths) => {
	const unknown = only.find((one) => !names.includes(one));
	if (unknown !== undefined) throw new Error(`There is no ${unknown}.`);
	return {
		folders: paths.length > 0 ? paths : sharedDocuments(),
		engines: SITE_ENGINES.filter(({ name }) => only.includes(name)),
	};
});
if (folders.length === 0) console.log(`sites: there is no ${DOCS}.`);
else if (!isThere) console.log(`sites: there is no ${PROGRAM}; name a Chromium by CHROMIUM.`);
else await measure();

async function measure() {
	const modules = installPeers('site-peers', PEERS);
	const work = scratchFolder('sites');
	const browser = await startChromium();
	try {
		for (const folder of folders) await compare(folder, join(work, basename(folder)), { browser, modules });
	} finally {
		await browser.close();
	}
}

/**
 * @param {string} folder of markdown
 * @param {string} work
 * @param {{ browser: import('playwright-core').Browser, modules: string }} tools
 */
async function compare(folder, work, { browser, modules }) {
	const index = join(work, 'index');
	await buildIndex({ folders: [folder], out: index });
	const pages = renderPages(index);
	const name = basename(folder);
	const lang = name.endsWith('zh') ? 'zh' : 'en';
	const beside = questionsBeside(folder);
	const questions = [...questionsOf(name), ...beside.questions];
	const titles = beside.names.length > 0 ? beside.names : titlesOf(pages);
	const rows = [];
	for (const engine of engines) {
		const out = join(work, engine.name.replaceAll(' ', '-'));
		mkdirSync(out, { recursive: true });
		await engine.write({ index, pages, lang }, out, modules);
		const server = await serveSite(out, 'https', engine.hasRanges);
		const cold = [];
		for (let i = 0; i < COLD; i++) {
			const queries = questions.slice(i, i + SEARCHES).map(({ query }) => query);
			cold.push(await coldSearches(browser, server.address, queries));
		}
		const warm = await warmLookUps(browser, server.address, [...questions, ...titles]);
		server.close();
		rows.push([engine.name, ...cells(out, cold, warm, questions.length)]);
		console.error(rows.at(-1)?.join(' | '));
		report(name, `${pages.length} pages, ${questions.length} questions, ${titles.length} titles`, rows);
	}
}

/** Writes what is measured so far. @param {string} name @param {string} what @param {string[][]} rows */
function report(name, what, rows) {
	const headings = [
		...[name, 'files', 'kB on disk', 'kB of a first search', 's to titles', 's to excerpts'],
		...['ms a key press', 'most'],
		...['questions: first', 'first 5', 'titles: first', 'first 5'],
		...['requests of a first search', 'kB to the third', 'requests to the third', 's of the third'],
	];
	const versions = Object.entries(PEERS).map((pair) => pair.join(' '));
	const settings = SITE_ENGINES.map(({ name: engine, settings: text }) => `- ${engine}: ${text}\n`).join('');
	const file = `sites-${name}.md`;
	const known = rowsOfResult(file);
	const all = SITE_ENGINES.flatMap((engine) => {
		const row = [...rows, ...known].find(([first]) => first === engine.name);
		return row === undefined ? [] : [headings.map((_, column) => row[column] ?? '–')];
	});
	const text = `${what}:\n\n${table(headings, all)}\n${settings}\n${versions.join(', ')}.\n`;
	writeResult(file, 'node bench/bin/sites.js', text);
}

/** @typedef {import('../src/sites/questions.js').Question} Question */

/** Titles that one page has alone, of pages evenly spread. @param {readonly import('../src/sites/pages.js').SitePage[]} pages @returns {Question[]} */
function titlesOf(pages) {
	/** @type {Map<string, string[]>} */
	const byTitle = new Map();
	for (const { title, path } of pages) byTitle.set(title, [...(byTitle.get(title) ?? []), path]);
	const single = [...byTitle].filter(([, paths]) => paths.length === 1);
	const step = single.length / TITLES;
	return Array.from({ length: Math.min(TITLES, single.length) }, (_, i) => {
		const [query, expected] = /** @type {[string, string[]]} */ (single[Math.floor(i * Math.max(step, 1))]);
		return { query, expected };
	});
}

/**
 * What a visit loads, page and script included, to the end of its first search and of all, and how long searches took.
 *
 * @typedef {object} Cold
 * @property {number} bytes
 * @property {number} requests
 * @property {number} titles milliseconds until the first titles
 * @property {number} excerpts milliseconds until the first excerpts
 * @property {number} allBytes
 * @property {number} allRequests
 * @property {number} third milliseconds of the last search
 */

/** @param {import('playwright-core').Browser} browser @param {string} address @param {readonly string[]} queries @returns {Promise<Cold>} */
async function coldSearches(browser, address, queries) {
	const context = await browser.newContext({ ignoreHTTPSErrors: true });
	const page = await context.newPage();
	page.setDefaultTimeout(600_000);
	const session = await context.newCDPSession(page);
	let bytes = 0;
	let requests = 0;
	session.on('Network.loadingFinished', ({ encodedDataLength }) => {
		bytes += encodedDataLength;
		requests++;
	});
	await session.send('Network.enable');
	await page.goto(`${address}look-up.html#cold`);
	await page.waitForFunction('globalThis.lookUp !== undefined');
	// The page and its script are there, as they are when a reader begins to type; their bytes count.
	await session.send('Network.emulateNetworkConditions', SLOW);
	const times = [];
	const loaded = [];
	for (const query of queries) {
		if (times.length > 0) await page.waitForTimeout(READING);
		times.push(await page.evaluate(timedLookUp, query));
		await page.waitForTimeout(100);
		loaded.push({ bytes, requests });
	}
	await context.close();
	const [first, last] = [loaded[0] ?? { bytes, requests }, loaded.at(-1) ?? { bytes, requests }];
	const { titles = 0, excerpts = 0 } = times[0] ?? {};
	return {
		...first,
		titles,
		excerpts,
		allBytes: last.bytes,
		allRequests: last.requests,
		third: times.at(-1)?.excerpts ?? 0,
	};
}

/** @typedef {(text: string, onTitles?: () => void) => Promise<string[]>} LookUp */

/** Runs in the page; returns the milliseconds until titles are there, and until excerpts are as well. @param {string} query */
async function timedLookUp(query) {
	const start = performance.now();
	/** @type {number | undefined} */
	let titles;
	const { lookUp } = /** @type {{ lookUp: LookUp }} */ (/** @type {unknown} */ (globalThis));
	await lookUp(query, () => {
		titles = performance.now() - start;
	});
	const excerpts = performance.now() - start;
	return { titles: titles ?? excerpts, excerpts };
}

/** @param {import('playwright-core').Browser} browser @param {string} address @param {readonly Question[]} questions */
async function warmLookUps(browser, address, questions) {
	const context = await browser.newContext({ ignoreHTTPSErrors: true });
	const page = await context.newPage();
	page.setDefaultTimeout(600_000);
	await page.goto(`${address}look-up.html`);
	await page.waitForFunction('globalThis.lookUp !== undefined');
	const ranks = [];
	for (const { query, expected } of questions) {
		const found = await page.evaluate(
			(text) => /** @type {{ lookUp: LookUp }} */ (/** @type {unknown} */ (globalThis)).lookUp(text),
			query,
		);
		ranks.push([...new Set(found)].slice(0, 5).findIndex((path) => expected.some((end) => path.endsWith(end))));
	}
	const presses = [];
	for (const { query } of questions.slice(0, 30)) {
		const letters = [...query];
		for (let end = STEP; end <= letters.length; end += STEP) {
			presses.push((await page.evaluate(timedLookUp, letters.slice(0, end).join(''))).excerpts);
		}
	}
	await context.close();
	return { ranks, presses: presses.sort((a, b) => a - b) };
}

/**
 * @param {string} out
 * @param {readonly Cold[]} cold
 * @param {{ ranks: readonly number[], presses: readonly number[] }} warm
 * @param {number} questions
 */
function cells(out, cold, { ranks, presses }, questions) {
	const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
	const share = (/** @type {readonly number[]} */ of, /** @type {number} */ most) =>
		`${of.filter((rank) => rank >= 0 && rank < most).length} of ${of.length}`;
	const median = (/** @type {keyof Cold} */ what) =>
		percentileOf(
			cold.map((each) => each[what]),
			0.5,
		);
	const [asked, titles] = [ranks.slice(0, questions), ranks.slice(questions)];
	return [
		...[files.length, bytes / 1000, median('bytes') / 1000].map(number),
		...[median('titles') / 1000, median('excerpts') / 1000].map(number),
		...[percentileOf(presses, 0.5), presses.at(-1) ?? 0].map(number),
		...[share(asked, 1), share(asked, 5), share(titles, 1), share(titles, 5)],
		...[median('requests'), median('allBytes') / 1000, median('allRequests'), median('third') / 1000].map(number),
	];
}
