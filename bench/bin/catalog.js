/** Measures how many matches a listing within a budget loses; see ../README.md. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
	buildIndex,
	compileCatalog,
	compileGroups,
	compileOpenedGroup,
	countCharacters,
	measureCatalog,
	measureGroups,
	readAllUnits,
} from '@pinakes/indexer';
import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { orUsage, scratchFolder, typedFolder, typedPath } from '../src/command.js';
import { generateRequests, REQUEST_KINDS } from '../src/generate-requests.js';
import { readJsonLines } from '../src/json-lines.js';
import { MACHINE_LINE } from '../src/machine.js';
import { writeResult } from '../src/results.js';
import { SHARED, SKILLS } from '../src/shared-data.js';
import { number, percent, table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/catalog.js [FOLDER] [--budget N] [--seeds N] [--golden FILE] [--json]';
const REQUESTS = join(SHARED, 'requests/requests.jsonl');
/**
 * 42 requests for randomly drawn skills, written before any measurement. One half was used for tuning, the other held
 * out.
 */
const WRITTEN = fileURLToPath(new URL('../data/catalog-requests.jsonl', import.meta.url));

/** Characters for a hundred skills: what one per cent of a context of 200,000 tokens holds. */
const BUDGET_FOR_HUNDRED = 8000;

/** Characters of a listing in two levels, however many skills there are. */
const TWO_LEVEL_BUDGET = 8000;

/** Seed that was not used for tuning the groups. */
const TWO_LEVEL_SEED = 101;

/** @typedef {import('@pinakes/indexer').ListedSkill} ListedSkill */

const { values, positionals } = orUsage(USAGE, () =>
	parseArgs({
		options: {
			budget: { type: 'string' },
			seeds: { type: 'string', default: '5' },
			golden: { type: 'string' },
			json: { type: 'boolean' },
		},
		allowPositionals: true,
	}),
);
const skills = await readSkills(typedFolder(positionals[0], SKILLS, 'skills'));
const [first] = REQUEST_KINDS;
if (values.golden !== undefined && first !== undefined) {
	const lines = generateRequests(skills, first).map((request) => `${JSON.stringify(request)}\n`);
	writeFileSync(typedPath(values.golden), lines.join(''));
}
const budget = Number(values.budget ?? Math.floor((skills.length * BUDGET_FOR_HUNDRED) / 100));
const start = performance.now();
const compiled = compileCatalog(skills, budget);
const compileMs = performance.now() - start;

/** Baselines for the same budget: descriptions truncated to equal length, and names only. */
const listings = {
	'shortened to what tells apart': compiled.skills,
	'cut off': skills.map((skill) => cutOff(skill, budget / skills.length)),
	'names alone': skills.map((skill) => ({ ...skill, description: '' })),
};
const seeds = Array.from({ length: Number(values.seeds) }, (_, i) => i + 1);
const measured = [];
for (const kind of REQUEST_KINDS) {
	for (const [listing, listed] of Object.entries(listings)) {
		/** @type {import('@pinakes/indexer').CatalogRate[]} */
		const rates = [];
		for (const seed of seeds) rates.push(await measureCatalog(skills, listed, generateRequests(skills, kind, seed)));
		const shares = rates.map(({ rate }) => rate);
		const sum = (/** @type {'queries' | 'matched_before'} */ field) =>
			rates.reduce((all, rate) => all + rate[field], 0);
		measured.push({
			requests: kind.name,
			listing,
			queries: sum('queries'),
			matched_before: sum('matched_before') / sum('queries'),
			still: shares.reduce((all, share) => all + share, 0) / shares.length,
			least: Math.min(...shares),
			most: Math.max(...shares),
		});
	}
}

const text = [
	`${skills.length} skills, ${number(countCharacters(skills.map((skill) => skill.description).join('')))} characters of`,
	` descriptions, in a listing of ${number(compiled.size)} characters of ${number(budget)}, compiled in`,
	` ${number(compileMs)} ms. \`node bench/bin/catalog.js\`, ${seeds.length} seeds, three requests to a skill each.\n\n`,
	table(
		['requests', 'listing', 'requests', 'match by full descriptions', 'of these still match', 'by seed'],
		measured.map(({ requests, listing, queries, matched_before, still, least, most }) => [
			requests,
			listing,
			number(queries),
			percent(matched_before),
			listing === compiledName() ? `**${percent(still)}**` : percent(still),
			`${percent(least)} to ${percent(most)}`,
		]),
		2,
	),
	'\n',
	await twoLevels(skills),
	`\n${MACHINE_LINE}`,
].join('');
if (values.json) for (const row of measured) console.log(JSON.stringify(row));
else console.log(text);
if (positionals.length === 0 && values.budget === undefined) writeResult('catalog.md', text);

/**
 * How many requests lead to their skill by a listing of groups: the request opens the group whose line it matches best, and
 * finds its skill among the best three of the group's listing, which may be longer.
 *
 * @param {readonly ListedSkill[]} skills
 */
async function twoLevels(skills) {
	const howToOpen = `${skills.length} skills in groups. List one: pinakes catalog --budget ${TWO_LEVEL_BUDGET} --group NAME`;
	const { size: fullSize } = compileCatalog(skills, Number.POSITIVE_INFINITY);
	const { groups, size } = compileGroups(skills, TWO_LEVEL_BUDGET, { fullSize, howToOpen });
	/** @param {import('@pinakes/indexer').ListedGroup} group */
	const opened = (group) => compileOpenedGroup(group.skills, TWO_LEVEL_BUDGET);
	const largest = Math.max(...groups.map((group) => opened(group).size));
	const requests = [
		...REQUEST_KINDS.map((kind) => ({ name: kind.name, goals: generateRequests(skills, kind, TWO_LEVEL_SEED, 1) })),
		...(positionals.length === 0 && existsSync(REQUESTS)
			? [
					{ name: 'requests as people type them', goals: typedRequests(skills, REQUESTS) },
					{ name: 'written for this, half that led to changes', goals: typedRequests(skills, WRITTEN, 'tuning') },
					{ name: 'written for this, kept half', goals: typedRequests(skills, WRITTEN, 'kept') },
				]
			: []),
	];
	const rows = [];
	for (const { name, goals } of requests) {
		const { matched_before, in_first, in_first_two } = await measureGroups(
			skills,
			groups,
			(group) => opened(group).skills,
			goals,
		);
		rows.push([
			name,
			number(matched_before),
			`**${percent(in_first / matched_before)}**`,
			percent(in_first_two / matched_before),
		]);
	}
	return [
		`A listing of ${groups.length} groups in ${number(size)} characters of ${number(TWO_LEVEL_BUDGET)}. A request opens the group that`,
		` its line fits best (step 1), and finds its skill among the best three of that group's listing of at most ${number(largest)}`,
		` characters (step 2), or of the two groups' listings that fit best.\n\n`,
		table(['requests', 'match by full descriptions', 'in two steps', 'two groups opened'], rows, 1),
	].join('');
}

/**
 * Returns requests as people type them, with the ids of the right skills.
 *
 * @param {readonly ListedSkill[]} skills
 * @param {string} file
 * @param {string} [wanted] a half; all by default
 */
function typedRequests(skills, file, wanted) {
	const ids = new Map(skills.map(({ name, unit_id }) => [name, unit_id]));
	return readJsonLines(file)
		.filter(({ accept, half }) => accept.length > 0 && (wanted === undefined || half === wanted))
		.map(({ goal, accept }) => ({
			goal,
			expected: accept.flatMap((/** @type {string} */ name) => ids.get(name) ?? []),
		}));
}

function compiledName() {
	return Object.keys(listings)[0];
}

/** @param {ListedSkill} skill @param {number} length of its line */
function cutOff(skill, length) {
	const rest = Math.max(0, Math.floor(length) - `- ${skill.name}: \n`.length);
	return { ...skill, description: skill.description.slice(0, rest) };
}

/** @param {string} folder @returns {Promise<ListedSkill[]>} */
async function readSkills(folder) {
	const out = join(scratchFolder('catalog'), 'index');
	await buildIndex({ folders: [folder], out });
	const units = await readAllUnits(await openIndex(directorySource(out)));
	return units.filter(({ kind }) => kind === 'skill');
}
