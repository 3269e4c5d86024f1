import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isThere, PROGRAM, startChromium } from '@pinakes/conformance/chromium';
import { buildIndex, publishSite } from '@pinakes/indexer';
import { scratchFolder, typedPath } from '../src/command.js';
import { MACHINE_LINE } from '../src/machine.js';
import { rowsOfResult, writeResult } from '../src/results.js';
import { DOCS, sharedDocuments } from '../src/shared-data.js';
import { serveSite } from '../src/site-server.js';
import { questionsOf } from '../src/sites/questions.js';
import { table } from '../src/table.js';

const BOX = fileURLToPath(new URL('../../packages/search-box/dist/standalone', import.meta.url));

/** Milliseconds between two letters, and after the last one of a question. */
const BETWEEN = 80;
const AFTER = 900;

/** Questions of a site, spread evenly over all. */
const MAX_QUESTIONS = 12;

/** How many times slower than this machine the browser computes: as it is, and as a phone. */
const SLOWER = [1, 4];

const named = process.argv.slice(2).map(typedPath);
const folders = named.length > 0 ? named : sharedDocuments();
if (folders.length === 0) console.log(`typing: there is no ${DOCS}.`);
else if (!isThere) console.log(`typing: there is no ${PROGRAM}; name a Chromium by CHROMIUM.`);
else await measure();

async function measure() {
	const work = scratchFolder('typing');
	const browser = await startChromium();
	const rows = [];
	try {
		for (const folder of folders) {
			const index = join(work, `${basename(folder)}-index`);
			await buildIndex({ folders: [folder], out: index });
			const site = join(work, basename(folder));
			publishSite({ index, out: site, title: 'Docs', markdown: 'none', searchBox: BOX });
			const server = await serveSite(site, 'https');
			for (const slower of SLOWER) {
				rows.push([basename(folder), ...(await typeQuestions(browser, server.address, basename(folder), slower))]);
				console.error(rows.at(-1)?.join(' | '));
				report(rows);
			}
			server.close();
		}
	} finally {
		await browser.close();
	}
}

/** Writes what is measured so far, below rows of other folders. @param {string[][]} rows */
function report(rows) {
	const names = folders.map((folder) => basename(folder));
	const others = rowsOfResult('typing.md').filter(([site = '']) => !names.includes(site));
	const headings = ['site', 'slowed down', 'questions', 'letters', 'tasks of over 50 ms', 'longest, ms'];
	writeResult(
		'typing.md',
		`Written by \`node bench/bin/typing.js\`.\n\n${table(headings, [...others, ...rows])}\n${MACHINE_LINE}`,
	);
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {string} site
 * @param {number} slower
 */
async function typeQuestions(browser, address, site, slower) {
	const context = await browser.newContext({ ignoreHTTPSErrors: true });
	const page = await context.newPage();
	await page.goto(address);
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
	await page.waitForFunction('customElements.get("pinakes-search") !== undefined');
	await page.keyboard.press('Control+k');
	await page.waitForTimeout(AFTER);
	await page.evaluate(() => {
		const tasks = /** @type {number[]} */ ([]);
		Object.assign(globalThis, { tasks });
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) tasks.push(duration);
		}).observe({ type: 'longtask' });
	});
	const all = questionsOf(site);
	const every = Math.ceil(all.length / MAX_QUESTIONS);
	const questions = all.filter((_, i) => i % every === 0);
	let letters = 0;
	for (const { query } of questions) {
		for (const letter of query) {
			await page.keyboard.insertText(letter);
			await page.waitForTimeout(BETWEEN);
			letters++;
		}
		await page.waitForTimeout(AFTER);
		await page.keyboard.press('Control+a');
		await page.keyboard.press('Delete');
	}
	const tasks = /** @type {number[]} */ (await page.evaluate('globalThis.tasks'));
	await context.close();
	return [`${slower}×`, ...[questions.length, letters, tasks.length, Math.max(0, ...tasks)].map(String)];
}
