/**
 * Measures the content of packed prompts, the cost of packing, and the error of the token estimate: `node
 * bench/bin/context.js [--turns N] [--seed N] [--json]`; see ../README.md.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createChatLog } from '../src/chat-log.js';
import { orUsage, withGarbageCollector } from '../src/command.js';
import { MACHINE_LINE } from '../src/machine.js';
import { measureAssembly } from '../src/measure-assembly.js';
import { measurePrompts } from '../src/measure-prompts.js';
import { measureTokens } from '../src/measure-tokens.js';
import { writeResult } from '../src/results.js';
import { SHARED } from '../src/shared-data.js';
import { number, percent, table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/context.js [--turns N] [--seed N] [--json]';
const PAGES = ['docs/tidb-zh', 'docs/redis-en', 'handbook', 'skills/awesome-copilot'];
const DEFAULTS = { turns: 2000, seed: 1 };

/** Numbers of utterances for prompts with the last utterances: about as long as packed ones, and longer. */
const LASTS = [10, 50];

withGarbageCollector();
const { turns, seed, json } = readOptions();

/** @type {({ lang: string } & import('../src/measure-prompts.js').Prompts)[]} */
const prompts = [];
for (const lang of /** @type {const} */ (['zh', 'en'])) {
	const { ways } = await measurePrompts(createChatLog(lang, turns, seed), lang, LASTS);
	prompts.push(...ways.map((way) => ({ lang, ...way })));
}
/** @type {import('../src/measure-assembly.js').Assembly[]} */
const assemblies = [];
for (const memories of [500, 10_000]) assemblies.push(await measureAssembly(memories));
const folders = PAGES.map((name) => join(SHARED, name)).filter((folder) => existsSync(folder));
const estimates = folders.map((folder) => ({ folder: folder.slice(SHARED.length + 1), ...measureTokens(folder) }));

if (json) console.log(JSON.stringify({ prompts, assemblies, estimates }));
else {
	const text = report();
	console.log(text);
	if (turns === DEFAULTS.turns && seed === DEFAULTS.seed) writeResult('context.md', text);
}

function report() {
	const everything = new Map(
		prompts.filter(({ way }) => way === 'everything').map((each) => [each.lang, each.characters]),
	);
	const inPrompts = table(
		[
			`${number(turns)} turns`,
			'characters of a prompt',
			'share',
			'questions whose fact is there',
			'small talk without memory',
		],
		prompts.map(({ lang, way, characters, answerable, quiet }) => [
			`${lang}, ${way}`,
			number(characters),
			percent(characters / (everything.get(lang) ?? Number.NaN)),
			percent(answerable),
			way === 'packed' ? percent(quiet) : '',
		]),
	);
	const costs = table(
		['memories', 'p50 ms', 'p99 ms', 'heap MB', 'indexing ms'],
		assemblies.map(({ memories, times, heap, opened }) => [
			memories.toLocaleString('en-US'),
			...[times.p50, times.p99, heap, opened].map(number),
		]),
	);
	const errors = table(
		['pages of', 'pages', 'tokens', 'error of the sum', 'error, p95'],
		estimates.map(({ folder, pages, tokens, sum, p95 }) => [
			folder,
			number(pages),
			number(tokens),
			percent(sum),
			percent(p95),
		]),
	);
	return [inPrompts, costs, errors, MACHINE_LINE].join('\n');
}

function readOptions() {
	return orUsage(USAGE, () => {
		const { values } = parseArgs({
			options: { turns: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean', default: false } },
		});
		const [turns, seed] = [Number(values.turns ?? DEFAULTS.turns), Number(values.seed ?? DEFAULTS.seed)];
		if (!(Number.isInteger(turns) && turns > 0 && Number.isInteger(seed)))
			throw new Error('--turns and --seed are whole numbers.');
		return { turns, seed, json: values.json };
	});
}
