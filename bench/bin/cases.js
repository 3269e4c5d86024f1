/**
 * Runs cases from users' reports against the built packages: `node bench/bin/cases.js FILE.jsonl`. A case has `files` (path to text) or
 * `docs` (texts), a `query`, `via` what it is asked, and what is `expected`. Prints what fails, and last "N of M pass".
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIndex } from '@pinakes/indexer';
import { openIndex, searchText } from '@pinakes/query';
import { createTextIndex } from '@pinakes/query/memory';
import { directorySource } from '@pinakes/query/node';
import { FIELDS } from '@pinakes/query/parts';
import { excerptOf } from '../../packages/search-box/dist/excerpt.js';
import { indexBackend } from '../../packages/search-box/dist/index-backend.js';
import { markedPieces, termsOf } from '../../packages/search-box/dist/text.js';
import { orExit, orUsage, scratchFolder, typedPath } from '../src/command.js';
import { readJsonLines } from '../src/json-lines.js';

const USAGE = 'Usage: node bench/bin/cases.js FILE.jsonl [--only ID-PREFIX]';
const LIMIT = 5;

/**
 * @typedef {object} Answer what every way of asking is compared by
 * @property {readonly string[]} ids of documents, best first
 * @property {readonly string[]} headings of the first result
 * @property {number} probability
 * @property {boolean} isAnswered
 * @property {() => string} excerpt of the first result, as the box shows it
 * @property {readonly string[]} marks pieces of titles, headings and excerpts that are marked
 */

const { file, only } = orUsage(USAGE, () => {
	const { values, positionals } = parseArgs({
		options: { only: { type: 'string', default: '' } },
		allowPositionals: true,
	});
	const [path] = positionals;
	if (path === undefined) throw new Error('Name a file of cases.');
	return { file: typedPath(path), only: values.only };
});
const cases = orExit(() => readJsonLines(file)).filter(({ id }) => id.startsWith(only));
let passed = 0;
for (const each of cases) {
	const failure = await run(each).then(
		(answer) => difference(each.expected, answer),
		(error) => String(error),
	);
	if (failure === undefined) passed += 1;
	else console.log(`${each.id}: ${each.via} ${JSON.stringify(each.query)}: ${failure} (${each.why ?? each.area})`);
}
console.log(`${passed} of ${cases.length} pass`);

/** @returns {Promise<Answer>} */
async function run(/** @type {any} */ { via, files, docs, query, options = {} }) {
	if (files === undefined) {
		const documents = docs.map((/** @type {any} */ doc, /** @type {number} */ i) =>
			typeof doc === 'string' ? { id: `${i}`, text: doc } : doc,
		);
		const use = via === 'fields' ? { use: [FIELDS] } : {};
		return ofText(await searchText(createTextIndex(documents), query, { limit: LIMIT, ...use, ...options }));
	}
	const index = await openBuilt(files);
	if (via === 'box') return ofBox(await indexBackend(async () => index).find(query, [], LIMIT, true), query);
	if (via === 'suggest') return ofNames(await indexBackend(async () => index).suggest?.(query));
	return ofText(await searchText(index, query, { limit: LIMIT, ...options }));
}

/** Builds an index of files with these texts, and opens it. */
async function openBuilt(/** @type {Record<string, string>} */ files) {
	const root = scratchFolder('case');
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
	const out = join(scratchFolder('case-index'), 'index');
	await buildIndex({ folders: [root], out });
	return openIndex(directorySource(out));
}

/** @returns {Answer} */
function ofText(/** @type {any} */ { hits, probability, rejection_category }) {
	const ids = hits.map((/** @type {any} */ { id }) => id);
	const headings = hits[0]?.headings ?? [];
	const isAnswered = rejection_category === null;
	return { ids, headings, probability, isAnswered, excerpt: () => '', marks: [] };
}

/** @returns {Answer} */
function ofBox(
	/** @type {import('../../packages/search-box/dist/backend.js').Found} */ { sections, isConfident, terms },
	/** @type {string} */ query,
) {
	const [first] = sections;
	const marked = terms ?? termsOf(query);
	const excerpts = sections.map((section) => excerptOf(section.text ?? '', marked, section));
	const shown = sections.flatMap(({ title, headings }, i) => [title, ...headings, excerpts[i] ?? '']);
	const pieces = shown.flatMap((text) => markedPieces(text, marked));
	return {
		ids: sections.map(({ id }) => id),
		headings: first?.headings ?? [],
		probability: isConfident ? 1 : 0,
		isAnswered: isConfident,
		excerpt: () => excerpts.join('\n'),
		marks: pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text),
	};
}

/** @returns {Answer} */
function ofNames(/** @type {readonly string[]} */ names = []) {
	return { ids: names, headings: [], probability: 1, isAnswered: names.length > 0, excerpt: () => '', marks: [] };
}

/** What differs from what is expected; undefined if nothing does. */
function difference(/** @type {any} */ expected, /** @type {Answer} */ answer) {
	const { ids, headings, probability, isAnswered } = answer;
	const heading = headings.at(-1) ?? '';
	const checks = {
		top: (/** @type {string} */ id) => ids[0] === id,
		found: (/** @type {string} */ id) => ids.includes(id),
		lacks: (/** @type {string} */ id) => !ids.includes(id),
		heading: (/** @type {string} */ text) => heading === text,
		headingStarts: (/** @type {string} */ text) => heading.startsWith(text),
		confident: (/** @type {boolean} */ is) => isAnswered === is,
		confidenceAtLeast: (/** @type {number} */ least) => isAnswered && probability >= least,
		confidenceBelow: (/** @type {number} */ most) => !isAnswered || probability < most,
		mark: (/** @type {string} */ text) => answer.marks.includes(text),
		excerptLacks: (/** @type {string} */ text) => !answer.excerpt().includes(text),
	};
	for (const [name, value] of Object.entries(expected)) {
		const holds = checks[/** @type {keyof typeof checks} */ (name)];
		if (holds === undefined) return `unknown expectation ${name}`;
		if (holds(/** @type {never} */ (value))) continue;
		return `expected ${name} ${JSON.stringify(value)}, got ${JSON.stringify({ ids, heading, probability, isAnswered })}`;
	}
	return undefined;
}
