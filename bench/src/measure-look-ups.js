/**
 * Times of look-ups in microseconds, of an index that is open and whose code is warm.
 *
 * @typedef {import('./statistics.js').Spread} Spread
 *
 * @typedef {object} LookUps
 * @property {Spread} entry_by_heading a section of one file by its heading
 * @property {Spread} entry_by_keywords the same by two of the heading's words
 * @property {Spread} entry_with_hint by its heading, with another heading of the file as the hint
 * @property {Spread} entry_not_found a heading that no file has
 * @property {Spread} contexts by three words of a page's title
 * @property {Spread} plain_parse the headings of the same file by parsing it, and no look-up yet
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { findHeadings } from '@pinakes/indexer';
import { findContexts, openIndex, retrieveEntry } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { createRandom } from './random.js';
import { spreadOf } from './statistics.js';

/** How many look-ups of each kind are measured, each once to warm up and once to be timed. */
const LOOK_UPS = 1000;

/**
 * Measures look-ups over a folder's index.
 *
 * @param {string} folder of the sources
 * @param {string} out of the index
 * @returns {Promise<LookUps>}
 */
export async function measureLookUps(folder, out) {
	const index = await openIndex(directorySource(out));
	const targets = targetsOf(await index.run(readOutlines));
	/** @param {(target: Target) => Promise<unknown>} lookUp */
	const measure = async (lookUp) => {
		for (const target of targets) await lookUp(target);
		const times = [];
		for (const target of targets) {
			const start = performance.now();
			await lookUp(target);
			times.push((performance.now() - start) * 1000);
		}
		return spreadOf(times);
	};
	/** @param {string} targetEntry @param {Target} target @param {string} [contextHint] */
	const get = (targetEntry, { path }, contextHint) =>
		retrieveEntry(index, { targetEntry, filePaths: [path], contextHint });
	return {
		entry_by_heading: await measure((target) => get(target.heading, target)),
		entry_by_keywords: await measure((target) => get(wordsOf(target.heading).slice(0, 2).join(' '), target)),
		entry_with_hint: await measure((target) => get(target.heading, target, target.other)),
		entry_not_found: await measure((target) => get('xyzzy plugh', target)),
		contexts: await measure(({ title }) => findContexts(index, { keywords: wordsOf(title).slice(0, 3) })),
		plain_parse: await measure(async ({ path }) => findHeadings(readFileSync(join(folder, path), 'utf8'))),
	};
}

/**
 * Measures questions about headings of a folder's index, all different, asked once before. They are timed as of
 * another day, so that no answer comes from memory.
 *
 * @param {string} out of the index
 * @returns {Promise<Spread>}
 */
export async function measureSearches(out) {
	const index = await openIndex(directorySource(out));
	const questions = new Set(targetsOf(await index.run(readOutlines)).map(({ heading }) => questionOf(heading)));
	for (const question of questions) await search(index, question, { today: '2026-01-01' });
	const times = [];
	for (const question of questions) {
		const start = performance.now();
		await search(index, question, { today: '2026-01-02' });
		times.push((performance.now() - start) * 1000);
	}
	return spreadOf(times);
}

/** @param {string} heading */
function questionOf(heading) {
	return /[\u4e00-\u9fff]/.test(heading) ? `如何理解${heading}？` : `what do I have to know of ${heading}?`;
}

/**
 * A heading to look up.
 *
 * @typedef {object} Target
 * @property {string} path
 * @property {string} title of the page
 * @property {string} heading
 * @property {string} other another heading of the page
 */

/**
 * Headings all over the pages, the same in every run.
 *
 * @param {readonly import('@pinakes/query').DocumentOutline[]} outlines
 * @returns {Target[]}
 */
function targetsOf(outlines) {
	const random = createRandom(1);
	const pages = outlines
		.map(({ path, title, headings }) => ({ path, title, texts: textsOf(headings) }))
		.filter(({ texts }) => texts.length > 0);
	return Array.from({ length: LOOK_UPS }, () => {
		const { path, title, texts } = random.pick(pages);
		return { path, title, heading: random.pick(texts), other: random.pick(texts) };
	});
}

/** @param {readonly import('@pinakes/query').Heading[]} headings @returns {string[]} */
function textsOf(headings) {
	return headings.flatMap(({ text, children }) => [...(text.trim() === '' ? [] : [text]), ...textsOf(children)]);
}

/**
 * Words, and stretches of Chinese.
 *
 * @param {string} text
 */
function wordsOf(text) {
	return text.match(/[A-Za-z0-9]+|[\u4e00-\u9fff]+/g) ?? [text];
}
