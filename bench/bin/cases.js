/**
 * Runs cases from users' reports against the built packages: `node bench/bin/cases.js FILE.jsonl`. A case has `files` (path to text) or
 * `docs` (texts), a `query`, `via` what it is asked, and what is `expected`. Prints what fails, and last "N of M pass".
 */
import { join } from 'node:path';
import { buildIndex } from '@pinakes/indexer';
import { openIndex, searchText } from '@pinakes/query';
import { createTextIndex } from '@pinakes/query/memory';
import { directorySource } from '@pinakes/query/node';
import { FIELDS } from '@pinakes/query/parts';
import { indexBackend } from '../../packages/search-box/dist/index-backend.js';
import { orUsage, scratchFolder, typedPath } from '../src/command.js';
import { writeFiles } from '../src/files.js';
import { readJsonLines } from '../src/json-lines.js';

const LIMIT = 5;

/** @typedef {{ ids: readonly string[], headings?: readonly string[] | undefined, probability: number, excerpts?: readonly string[], marks?: readonly string[] }} Answer */

const cases = orUsage('Usage: node bench/bin/cases.js FILE.jsonl', () =>
	readJsonLines(typedPath(String(process.argv[2]))),
);
let passed = 0;
for (const each of cases) {
	const failure = await run(each).then((answer) => difference(each.expected, answer), String);
	if (failure === undefined) passed += 1;
	else console.log(`${each.id}: ${each.via} ${JSON.stringify(each.query)}: ${failure} (${each.why ?? each.area})`);
}
console.log(`${passed} of ${cases.length} pass`);

/** @returns {Promise<Answer>} */
async function run(/** @type {any} */ { via, files, docs, query, options = {} }) {
	if (files === undefined) {
		const texts = docs.map((/** @type {any} */ doc, /** @type {number} */ i) =>
			typeof doc === 'string' ? { id: `${i}`, text: doc } : doc,
		);
		const use = via === 'fields' ? { use: [FIELDS] } : {};
		return ofText(await searchText(createTextIndex(texts), query, { limit: LIMIT, ...use, ...options }));
	}
	const [root, out] = [scratchFolder('case'), join(scratchFolder('case-index'), 'index')];
	writeFiles(root, new Map(Object.entries(files)));
	await buildIndex({ folders: [root], out });
	const index = await openIndex(directorySource(out));
	const box = indexBackend(async () => index);
	if (via === 'suggest') return { ids: (await box.suggest?.(query)) ?? [], probability: 1 };
	if (via !== 'box') return ofText(await searchText(index, query, { limit: LIMIT, ...options }));
	const { sections, verdict } = await box.find(query, [], LIMIT, true);
	const excerpts = sections.map(({ excerpt }) => excerpt?.text ?? '');
	const marks = sections.flatMap(({ title, headings, marks: names, excerpt }) =>
		[title, ...headings, excerpt?.text ?? ''].flatMap((text, i) => {
			const ranges = i === 0 ? names?.title : (names?.headings[i - 1] ?? excerpt?.marks);
			return ranges?.map(([from, to]) => text.slice(from, to)) ?? [];
		}),
	);
	const ids = sections.map(({ id }) => id);
	return { ids, headings: sections[0]?.headings, probability: verdict === 'answered' ? 1 : 0, excerpts, marks };
}

/** @returns {Answer} */
function ofText(/** @type {import('@pinakes/query').TextResult} */ { hits, probability, rejection_category }) {
	const ids = hits.map(({ id }) => id);
	return { ids, headings: hits[0]?.headings, probability: rejection_category === null ? probability : 0 };
}

/** What differs from what is expected; undefined if nothing does. */
function difference(
	/** @type {any} */ expected,
	/** @type {Answer} */ { ids, headings, probability, excerpts, marks },
) {
	const heading = headings?.at(-1) ?? '';
	const checks = {
		top: (/** @type {string} */ id) => ids[0] === id,
		found: (/** @type {string} */ id) => ids.includes(id),
		lacks: (/** @type {string} */ id) => !ids.includes(id),
		heading: (/** @type {string} */ text) => heading === text,
		headingStarts: (/** @type {string} */ text) => heading.startsWith(text),
		confident: (/** @type {boolean} */ is) => probability > 0 === is,
		confidenceAtLeast: (/** @type {number} */ least) => probability >= least,
		confidenceBelow: (/** @type {number} */ most) => probability < most,
		mark: (/** @type {string} */ text) => marks?.includes(text),
		excerptLacks: (/** @type {string} */ text) => !excerpts?.some((excerpt) => excerpt.includes(text)),
	};
	for (const [name, value] of Object.entries(expected)) {
		const holds = checks[/** @type {keyof typeof checks} */ (name)];
		if (holds?.(/** @type {never} */ (value))) continue;
		return `expected ${name} ${JSON.stringify(value)}, got ${JSON.stringify({ ids, heading, probability })}`;
	}
	return undefined;
}
