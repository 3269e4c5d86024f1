/**
 * Questions to the search box on sites whose pages come in several versions or languages: `node bench/bin/editions.js FOLDER`.
 * FOLDER has the collections of bench/data/fresh/README.md; those that are missing are left out.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openIndex } from '@pinakes/query';
import { publishedSource } from '@pinakes/query/node';
import { groupSections } from '../../packages/search-box/dist/group-sections.js';
import { indexBackend } from '../../packages/search-box/dist/index-backend.js';
import { orUsage, scratchFolder, typedPath } from '../src/command.js';
import { readJsonLines } from '../src/json-lines.js';
import { pinakes } from '../src/programs.js';
import { table } from '../src/table.js';

/** Sections that the box shows. */
const SHOWN = 20;

/**
 * @typedef {object} Question
 * @property {string} site
 * @property {string} query
 * @property {string} at the address of the reader's page
 * @property {string[]} expected
 * @property {'tuning' | 'kept'} half
 */

const folder = orUsage('Usage: node bench/bin/editions.js FOLDER', () => {
	const [given] = parseArgs({ allowPositionals: true }).positionals;
	if (given === undefined) throw new Error('Name a folder.');
	return typedPath(given);
});
const settings = JSON.parse(readFileSync(new URL('../data/edition-sites.json', import.meta.url), 'utf8'));
/** @type {Question[]} */
const questions = readJsonLines(new URL('../data/edition-questions.jsonl', import.meta.url));
const work = scratchFolder('editions');
const backends = new Map(
	Object.keys(settings)
		.filter((site) => existsSync(join(folder, site)))
		.map((site) => [site, backendOf(site)]),
);
const rows = [];
for (const half of ['tuning', 'kept']) {
	const asked = questions.filter((one) => one.half === half && backends.has(one.site));
	/** @type {number[]} */
	const ranks = [];
	for (const question of asked) ranks.push(await rankOf(question));
	const within = (/** @type {number} */ most) => `${ranks.filter((rank) => rank < most).length} of ${asked.length}`;
	rows.push([half, within(1), within(3), within(5)]);
}
console.log(table(['half', 'right first', 'within three', 'within five'], rows));

/**
 * Builds and publishes the index of a site, and returns what the box asks.
 *
 * @param {string} site
 */
function backendOf(site) {
	const [config, index, out] = ['config.json', 'index', 'site'].map((name) => join(work, `${site}-${name}`));
	writeFileSync(String(config), JSON.stringify({ site: settings[site] }));
	pinakes(['build', join(folder, site), '--config', String(config), '--out', String(index)]);
	pinakes(['publish-site', '--index', String(index), '--out', String(out), '--title', 'Docs', '--markdown', 'none']);
	const opening = openIndex(publishedSource(join(String(out), 'index')));
	return indexBackend(() => opening);
}

/**
 * Returns how many pages the box lists before the right one.
 *
 * @param {Question} question
 */
async function rankOf({ site, query, at, expected }) {
	Object.assign(globalThis, { location: new URL(at, 'http://localhost') });
	const found = await backends.get(site)?.find(query, [], SHOWN, false);
	const rank = groupSections(found?.sections ?? []).findIndex(({ id }) => expected.includes(id));
	return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}
