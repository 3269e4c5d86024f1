/**
 * The explorer in headless Chromium on a slow connection, and pictures of its panels:
 * `node bench/bin/explorer.js FOLDER … [--json] [--pictures]`. Without a folder those of ../shared/data/docs, where they
 * are there; the pictures are of the fixtures.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { isThere, PROGRAM, startChromium } from '@pinakes/conformance/chromium';
import { buildIndex, publishSite } from '@pinakes/indexer';
import { orUsage, scratchFolder, typedPath } from '../src/command.js';
import { writeResult } from '../src/results.js';
import { DOCS, sharedDocuments } from '../src/shared-data.js';
import { serveSite } from '../src/site-server.js';
import { percentileOf } from '../src/statistics.js';
import { number, table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/explorer.js [FOLDER …] [--json] [--pictures]';
const PICTURES = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));
const PAGE = join(dirname(createRequire(import.meta.url).resolve('@pinakes/explorer/package.json')), 'dist');

/** 1.6 Mbit/s either way, and 150 ms there and back, as the developer tools of browsers have a slow connection. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** Milliseconds from which a task blocks the page noticeably. */
const LONG_TASK = 100;

/** How often each figure is taken; the median counts. */
const ROUNDS = 5;

/** Questions of a first answer, and what is typed for suggestions. */
const QUESTIONS = ['How do I configure replication in Redis?', '什么是悲观事务'];
const TYPED = ['how to configure replication', '备份集群数据', 'tidb cluster', 'sorted set'];

/** The panels with something asked of the fixtures, and what shows that they are ready. */
const SCENES = {
	search: ['panel=search&q=how do I roll back a release', '.hits > li'],
	match: ['panel=match&tags=git-commit&ide=vscode', '.refusal .change'],
	contexts: ['panel=contexts&keywords=authentication', 'tbody tr'],
	get: ['panel=get&heading=Step 2&file=handbook/release.md', '.answer'],
	outline: ['panel=outline&filter=release', '.outline > li'],
	packing: ['panel=packing', '.prompt .slice'],
	health: ['panel=health', '.health table'],
};

const { values, positionals } = orUsage(USAGE, () =>
	parseArgs({ options: { json: { type: 'boolean' }, pictures: { type: 'boolean' } }, allowPositionals: true }),
);
const folders = positionals.length > 0 ? positionals.map(typedPath) : sharedDocuments();
const work = scratchFolder('explorer');

if (!isThere) console.log(`explorer: there is no ${PROGRAM}; name a Chromium by CHROMIUM.`);
else if (values.pictures) await takePictures();
else if (folders.length === 0) console.log(`explorer: there is no ${DOCS}; name a folder of markdown.`);
else await measure();

/**
 * Builds, publishes and serves an index with the explorer.
 *
 * @param {readonly string[]} sources
 */
async function serve(sources) {
	await buildIndex({ folders: sources, out: join(work, 'index'), suggest: true });
	publishSite({ index: join(work, 'index'), out: join(work, 'site'), title: 'Explorer', debugPage: PAGE });
	const server = await serveSite(join(work, 'site'), 'https');
	const browser = await startChromium();
	return { address: server.address, browser, close: () => browser.close().then(server.close) };
}

async function measure() {
	const { address, browser, close } = await serve(folders);
	try {
		/** @type {[string, number, string][]} */
		const figures = [];
		const paints = [];
		for (let round = 0; round < ROUNDS; round++) paints.push(await firstPaint(browser, address));
		figures.push(['first contentful paint, slow connection, ms', percentileOf(paints, 0.5), '1,000']);
		for (const question of QUESTIONS) {
			const answers = [];
			for (let round = 0; round < ROUNDS; round++) answers.push(await firstAnswer(browser, address, question));
			figures.push([`first answer, slow connection, ms: ${question}`, percentileOf(answers, 0.5), '2,000']);
		}
		const { keystrokes, longest } = await typing(browser, address);
		figures.push(['suggestions after a keystroke, p50, ms', percentileOf(keystrokes, 0.5), '30']);
		figures.push(['suggestions after a keystroke, p95, ms', percentileOf(keystrokes, 0.95), '30']);
		figures.push(['longest task while typing, ms', longest, number(LONG_TASK)]);
		figures.push(['all scripts, gzipped, bytes', scriptBytes(), '300,000']);
		report(figures);
	} finally {
		await close();
	}
}

/**
 * A page in a browser that knows nothing yet, on a slow connection.
 *
 * @param {import('playwright-core').Browser} browser
 */
async function slowPage(browser) {
	const context = await browser.newContext({ ignoreHTTPSErrors: true });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', SLOW);
	return { page, session, close: () => context.close() };
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
async function firstPaint(browser, address) {
	const { page, close } = await slowPage(browser);
	await page.goto(`${address}debug/`);
	const paint = await page.evaluate(
		() =>
			new Promise((resolve) => {
				new PerformanceObserver((list) => {
					const entry = list.getEntriesByName('first-contentful-paint')[0];
					if (entry) resolve(entry.startTime);
				}).observe({ type: 'paint', buffered: true });
			}),
	);
	await close();
	return /** @type {number} */ (paint);
}

/**
 * From the start of loading the page, whose address asks the question, to the first document that is shown.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {string} question
 */
async function firstAnswer(browser, address, question) {
	const { page, close } = await slowPage(browser);
	await page.goto(`${address}debug/#panel=search&q=${encodeURIComponent(question)}`, { waitUntil: 'commit' });
	const shown = await page.evaluate(
		() =>
			new Promise((resolve) => {
				const look = () =>
					document.querySelector('.hits > li') ? resolve(performance.now()) : requestAnimationFrame(look);
				look();
			}),
	);
	await close();
	return /** @type {number} */ (shown);
}

/**
 * Types, and takes for each character the time from its event to the suggestions that follow; the first of each text is
 * left out, which loads their file.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
async function typing(browser, address) {
	const page = await browser.newPage({ ignoreHTTPSErrors: true });
	await page.goto(`${address}debug/`);
	await page.waitForSelector('[role=combobox]');
	await page.evaluate(() => {
		const state = { longest: 0, times: /** @type {number[]} */ ([]), start: 0 };
		Object.assign(globalThis, { typed: state });
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) state.longest = Math.max(state.longest, duration);
		}).observe({ type: 'longtask' });
		// Before the page's own listener, which may change the list at once.
		const begin = () => {
			state.start = performance.now();
		};
		addEventListener('input', begin, { capture: true });
		new MutationObserver(() => {
			if (state.start > 0) state.times.push(performance.now() - state.start);
			state.start = 0;
		}).observe(/** @type {Node} */ (document.querySelector('[role=listbox]')), { childList: true, subtree: true });
	});
	for (const text of TYPED) {
		await page.fill('[role=combobox]', '');
		await page.waitForTimeout(300);
		const before = await page.evaluate('typed.times.length');
		for (const character of text) {
			await page.keyboard.insertText(character);
			await page.waitForTimeout(80);
		}
		// The files for one letter and for two are loaded by the first characters.
		await page.evaluate(`typed.times.splice(${before}, 2)`);
	}
	const { times, longest } = /** @type {{ times: number[], longest: number }} */ (await page.evaluate('typed'));
	await page.close();
	return { keystrokes: times, longest };
}

function scriptBytes() {
	const assets = join(PAGE, 'assets');
	const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
	return scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0);
}

/** @param {readonly [string, number, string][]} figures */
function report(figures) {
	if (values.json) return console.log(JSON.stringify(Object.fromEntries(figures)));
	const rows = figures.map(([what, value, asked]) => [what, number(value), asked]);
	const text = table(['', 'measured', 'asked: less than'], rows);
	console.log(text);
	if (positionals.length === 0) writeResult('explorer.md', text);
}

async function takePictures() {
	const { address, browser, close } = await serve([FIXTURES]);
	mkdirSync(PICTURES, { recursive: true });
	try {
		for (const [name, [hash, selector]] of Object.entries(SCENES)) {
			const page = await browser.newPage({ viewport: { width: 1000, height: 700 }, ignoreHTTPSErrors: true });
			await page.goto(`${address}debug/#${encodeURI(/** @type {string} */ (hash))}`);
			await page.waitForSelector(/** @type {string} */ (selector));
			await page.screenshot({ path: join(PICTURES, `explorer-${name}.png`) });
			await page.close();
		}
	} finally {
		await close();
	}
	console.log(`explorer: pictures of ${Object.keys(SCENES).length} panels are in docs/pictures`);
}
