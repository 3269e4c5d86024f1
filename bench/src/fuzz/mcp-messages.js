/**
 * Random and mutated messages of clients of an MCP server, of both protocols, as lines of bytes; the same for a seed.
 *
 * @typedef {import('../random.js').Random} Random
 */
import { anyValue, mutated, somePieces } from './pieces.js';

const TOOLS = [
	[
		'pinakes_match',
		{ goal: 'generate a commit message', tags: ['git-commit'], ide: 'cursor', limit: 2, explain: true },
	],
	[
		'pinakes_contexts',
		{ keywords: ['authentication', '支付'], task: 'requirements_review', epic: 'EPIC-01', explain: true },
	],
	[
		'pinakes_search',
		{ query: 'how do I roll back a release?', scope: 'handbook/', tags: ['redis'], limit: 3, lang: 'zh' },
	],
	['hybrid_search', { query: 'failover', scope: 'handbook/release.md,handbook', top_k: 2, min_score: 0.1 }],
	['pinakes_outline', { path: 'handbook/release.md', depth: 2, offset: 1 }],
	['pinakes_pack', { message: 'write the notes of a release', budget_tokens: 200, budget_characters: 900, top_k: 5 }],
	['pinakes_get', { target_entry: 'Step 1', file_paths: ['handbook/release.md'], context_hint: 'branch' }],
];

/** What every request of the protocol of 2026 says of its client. */
export const ENVELOPE = {
	_meta: {
		'io.modelcontextprotocol/protocolVersion': '2026-07-28',
		'io.modelcontextprotocol/clientInfo': { name: 'fuzzer', version: '1' },
		'io.modelcontextprotocol/clientCapabilities': {},
	},
};

const REQUESTS = [
	['initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'fuzzer', version: '1' } }],
	['ping', {}],
	['server/discover', {}],
	['tools/list', {}],
	...TOOLS.map(([name, args]) => /** @type {const} */ (['tools/call', { name, arguments: args }])),
	['resources/list', { cursor: '0' }],
	['resources/templates/list', {}],
	['resources/read', { uri: 'skill://skills/release-notes/SKILL.md' }],
	['completion/complete', { ref: { type: 'ref/prompt', name: 'use_skill' }, argument: { name: 'skill', value: 'st' } }],
	['prompts/get', { name: 'use_skill', arguments: { skill: 'release-notes' } }],
	['logging/setLevel', { level: 'debug' }],
	['subscriptions/listen', { filter: { resourcesListChanged: true } }],
];

const NOTIFICATIONS = [
	['notifications/initialized', {}],
	['notifications/cancelled', { requestId: 1, reason: 'no longer wanted' }],
	['notifications/progress', { progressToken: 1, progress: 0.5 }],
];

/**
 * Every message once, in the protocol of 2025 and in that of 2026, with ids from 1.
 *
 * @returns {object[]}
 */
function seedMessages() {
	const messages = [];
	for (const envelope of [{}, ENVELOPE]) {
		for (const [method, params] of REQUESTS) {
			messages.push({ jsonrpc: '2.0', id: messages.length + 1, method, params: { ...Object(params), ...envelope } });
		}
		for (const [method, params] of NOTIFICATIONS) {
			messages.push({ jsonrpc: '2.0', method, params: { ...Object(params), ...envelope } });
		}
		messages.push({ jsonrpc: '2.0', id: 1, result: {} });
		messages.push({ jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'no' } });
	}
	return messages;
}

/** Texts that programs stumble over, beside pieces of markup. */
const TEXTS = ['../../etc/passwd', '%zz', '中'.repeat(2000), 'a'.repeat(50_000), '('.repeat(5000), '9'.repeat(400)];

/** Keys of random objects. */
const KEYS = ['__proto__', 'constructor', 'toString', 'id', 'method', 'params', 'name', 'query'];

/** How deep values are nested where they are to be very deep. */
const DEPTHS = [100, 5000, 100_000];

/** @param {Random} random @returns {unknown} */
function someValue(random) {
	return random.chance(0.3) ? random.pick(TEXTS) : (anyValue(random, KEYS) ?? null);
}

/**
 * A value with one thing in it changed: a part replaced, left out, named otherwise or doubled.
 *
 * @param {unknown} value
 * @param {Random} random
 * @returns {unknown}
 */
function changed(value, random) {
	if (typeof value !== 'object' || value === null || random.chance(0.1)) return someValue(random);
	const entries = Object.entries(value);
	if (entries.length === 0) return someValue(random);
	const place = random.below(entries.length);
	const [name, part] = /** @type {[string, unknown]} */ (entries[place]);
	switch (random.below(6)) {
		case 0:
			entries.splice(place, 1);
			break;
		case 1:
			entries[place] = [somePieces(random, 3), part];
			break;
		case 2:
			entries.push([`${name}x`, part]);
			break;
		default:
			entries[place] = [name, changed(part, random)];
	}
	return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** Messages that a fuzzer begins with. */
const SEEDS = seedMessages();

/**
 * A message as it goes over the wire, without line ends: sound, mutated, random, or no JSON at all.
 *
 * @param {Random} random
 * @returns {Buffer}
 */
export function fuzzedMessage(random) {
	const text = random.chance(0.002) ? deepText(random) : JSON.stringify(fuzzedValue(random));
	const padded = random.chance(0.05) ? text.padEnd(random.below(100_000)) : text;
	const bytes = random.chance(0.15) ? Buffer.from(mutated(random, padded), 'latin1') : Buffer.from(padded);
	return Buffer.from(bytes.map((byte) => (byte === 10 || byte === 13 ? 32 : byte)));
}

/** @param {Random} random @returns {unknown} */
function fuzzedValue(random) {
	const seed = random.pick(SEEDS);
	switch (random.below(12)) {
		case 0:
			return seed;
		case 1:
			return someValue(random);
		case 2:
			return { jsonrpc: '2.0', id: someValue(random), method: someValue(random), params: someValue(random) };
		case 3:
			return [seed, changed(seed, random)];
		case 4:
		case 5:
			return oftenMutated(seed, random);
		default:
			// Sound on the outside: what is wrong comes as far as the tools.
			return 'params' in seed ? { ...seed, params: oftenMutated(seed.params, random) } : seed;
	}
}

/** @param {unknown} value @param {Random} random */
function oftenMutated(value, random) {
	let result = value;
	for (let times = random.between(1, 4); times > 0; times--) result = changed(result, random);
	return result;
}

/**
 * A call with a very deep argument, which is written by hand: to write it as JSON takes a deep stack as well.
 *
 * @param {Random} random
 */
function deepText(random) {
	const depth = random.pick(DEPTHS);
	const value = `${'['.repeat(depth)}${']'.repeat(depth)}`;
	return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"pinakes_search","arguments":{"query":${value}}}}`;
}
