/** Measures which memories reach the prompts of chats, time expressions, and corrections; see ../README.md. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assembleContext, chatSlices, createMemoryStore } from '@pinakes/context';
import { readJsonLines } from '../src/json-lines.js';
import { SHARED } from '../src/shared-data.js';

const { half, verbose } = parseArgs({
	options: { half: { type: 'string' }, verbose: { type: 'boolean', default: false } },
}).values;
const DATA = new URL('../data/memory/', import.meta.url);
const DAY = 86_400_000;

/** @returns {{ name: string, half: string, now: number, memories: any[], messages: any[] }[]} */
function readChats() {
	/** @type {ReturnType<typeof readChats>} */
	const chats = [];
	for (const line of readJsonLines(new URL('chats.jsonl', DATA))) {
		if (line.chat !== undefined)
			chats.push({ name: line.chat, half: line.half, now: timeOf(line.now), memories: [], messages: [] });
		else if (line.memory !== undefined) chats.at(-1)?.memories.push({ ...line, id: line.memory });
		else chats.at(-1)?.messages.push(line);
	}
	const open = join(SHARED, 'chats/slack-en');
	if (existsSync(`${open}.memories.jsonl`)) {
		const memories = readJsonLines(`${open}.memories.jsonl`);
		chats.push({
			...{ name: 'slack-en', half: 'open', now: timeOf('2026-03-20T12:00'), memories },
			messages: readJsonLines(`${open}.messages.jsonl`),
		});
	}
	return chats.filter((chat) => half === undefined || chat.half === half);
}

/** @param {string} local */
function timeOf(local) {
	return Date.parse(`${local}:00Z`.replace(/:00:00Z$/, ':00Z'));
}

for (const { name, half, now, memories, messages } of readChats()) {
	const store = createMemoryStore(
		memories.map(({ id, origin, time, text }) => ({ id, kind: 'long_term', text, origin, time: timeOf(time) })),
	);
	const figures = { needed: 0, found: 0, alone: 0, quiet: 0, clean: 0, extra: 0 };
	const said = [];
	for (const { player, text, need, never, kind } of messages) {
		const { trace } = await assembleContext({
			...{ slices: chatSlices({ rules: 'Be kind.', memories: store }), message: text, player, now },
			recentDialogue: said.slice(-4),
		});
		const kept = trace.fragments.filter(({ slice, kept }) => slice === 'memory' && kept).map(({ id }) => id);
		const isFound = need.every((/** @type {string} */ id) => kept.includes(id));
		const isOutdated = kept.some((id) => never.includes(id)) && !isFound;
		if (need.length > 0) figures.needed++;
		else figures.quiet++;
		if (need.length > 0 && isFound) figures.found++;
		if (need.length === 0 && kept.length === 0) figures.clean++;
		if (isOutdated) figures.alone++;
		figures.extra +=
			need.length > 0 ? kept.length - need.filter((/** @type {string} */ id) => kept.includes(id)).length : 0;
		if (verbose && (!isFound || isOutdated || (need.length === 0 && kept.length > 0)))
			console.log(`  ${kind}: ${text} | needs ${need.join(' ') || '-'}, has ${kept.join(' ') || '-'}`);
		said.push({ speaker: player, text });
	}
	const { needed, found, alone, quiet, clean, extra } = figures;
	console.log(
		`${name} (${half}): needed ${found} of ${needed}, outdated alone ${alone}, others clean ${clean} of ${quiet}, beside them ${(extra / needed).toFixed(1)}`,
	);
}

/** @param {string} file */
const rows = (file) =>
	readFileSync(new URL(file, DATA), 'utf8')
		.trim()
		.split('\n')
		.map((line) => line.split('\t'));

const now = timeOf('2026-05-20T15:00');
const daily = createMemoryStore(
	Array.from({ length: 4 * 700 }, (_, i) => ({
		...{ kind: 'dialogue', id: String(i), text: `Note ${i} ${'abcdefghij'[i % 10]}${i}`, time: now - i * (DAY / 4) },
	})),
);
let right = 0;
for (const [text = '', from = '', to = ''] of rows('times.tsv')) {
	const hits = daily.search({ message: text, now });
	const isRight =
		hits.length > 0 &&
		hits.every(({ memory: { time = 0 } }) => time >= timeOf(`${from}T00:00`) && time < timeOf(`${to}T00:00`) + DAY);
	if (isRight) right++;
	else if (verbose)
		console.log(`  ${text}: ${hits.map(({ memory }) => new Date(memory.time ?? 0).toISOString()).join(' ')}`);
}
console.log(`times: ${right} of ${rows('times.tsv').length}`);

const linked = { yes: 0, no: 0 };
for (const [kind = '', before = '', after = ''] of rows('corrections.tsv')) {
	const store = createMemoryStore([
		{ id: 'a', kind: 'long_term', text: before, origin: 'x', time: now - DAY },
		{ id: 'b', kind: 'long_term', text: after, origin: 'x', time: now },
	]);
	const isLinked = store.get('b')?.corrects?.includes('a') ?? false;
	if (isLinked) linked[/** @type {'yes'} */ (kind)]++;
	if (verbose && isLinked !== (kind === 'yes')) console.log(`  ${kind}: ${before} | ${after}`);
}
console.log(`corrections: ${linked.yes} of 30 updates linked, ${linked.no} of 30 others`);
