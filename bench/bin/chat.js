/**
 * Whether the prompts of eight chats have the memory that a message needs, and small talk has none:
 * `node bench/bin/chat.js [--failures] [--json]`; see ../README.md.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { orUsage } from '../src/command.js';
import { measureChat } from '../src/measure-chat.js';
import { table } from '../src/table.js';

const USAGE = 'Usage: node bench/bin/chat.js [--failures] [--json]';
const DATA = fileURLToPath(new URL('../data/chat/', import.meta.url));
const CHATS = {
	first: 'first',
	second: 'second',
	third: 'third',
	fourth: 'third',
	fifth: 'fifth',
	sixth: 'sixth',
	seventh: 'seventh',
	eighth: 'eighth',
};
const KINDS = /** @type {const} */ (['fact', 'small_talk', 'unrelated']);

const { failures, json } = orUsage(
	USAGE,
	() => parseArgs({ options: { failures: { type: 'boolean' }, json: { type: 'boolean' } } }).values,
);
/** @type {({ chat: string } & import('../src/measure-chat.js').Outcome)[]} */
const outcomes = [];
for (const [chat, memories] of Object.entries(CHATS)) {
	for (const each of await measureChat(`${DATA}${memories}-memories.jsonl`, `${DATA}${chat}.jsonl`))
		outcomes.push({ chat, ...each });
}

if (json) console.log(JSON.stringify(outcomes));
else {
	const rows = ['tuning', 'held_out'].flatMap((half) =>
		[...Object.keys(CHATS).flatMap((chat) => [`${chat} zh`, `${chat} en`]), 'all'].map((name) => {
			const some = outcomes.filter(
				({ chat, message, ...each }) => each.half === half && (name === 'all' || name === `${chat} ${message.lang}`),
			);
			return [`${half.replace('_', ' ')}, ${name}`, ...KINDS.map((kind) => shareRight(some, kind))];
		}),
	);
	const headings = ['half', 'needed memory in the prompt', 'small talk without memory', 'unrelated without memory'];
	console.log(table(headings, rows));
}

// Only of the half that is tuned to: the other one stays unseen.
if (failures) {
	for (const { message, found, isRight, half } of outcomes) {
		if (isRight || half === 'held_out') continue;
		console.log(`${message.text} (needs ${message.memory ?? 'none'}): ${found.join(', ') || 'none'}`);
	}
}

/**
 * @param {typeof outcomes} some
 * @param {string} kind
 */
function shareRight(some, kind) {
	const asked = some.filter(({ message }) => message.kind === kind);
	const right = asked.filter(({ isRight }) => isRight).length;
	return asked.length === 0 ? '' : `${right} of ${asked.length} (${((100 * right) / asked.length).toFixed(1)} %)`;
}
