/**
 * Random and mutated JSON-RPC messages as lines of bytes, the same for a seed.
 *
 * @typedef {import('../random.js').Random} Random
 */
import { seedMessages } from './messages.js';

/** Texts that programs stumble over. */
const TEXTS = [
	'',
	' ',
	'\0',
	'\ud800',
	'😀',
	'__proto__',
	'constructor',
	'toString',
	'../../etc/passwd',
	'C:\\x',
	'%zz',
	'{path}',
	'"',
	'-- "a b" -c title:d',
	'中'.repeat(2000),
	'a'.repeat(50_000),
	'('.repeat(5000),
	'9'.repeat(400),
];

const NUMBERS = [0, -0, -1, 1, 0.5, 1e308, -1e308, 5e-324, 2 ** 53, -(2 ** 31), 1e9];

/** How deep values are nested where they are to be very deep, and usually at most. */
const DEPTHS = [100, 5000, 100_000];
const DEEP = 4;

/**
 * @param {Random} random
 * @param {number} [depth]
 * @returns {unknown}
 */
function anyValue(random, depth = 0) {
	const kinds = depth < DEEP ? 8 : 6;
	switch (random.below(kinds)) {
		case 0:
			return null;
		case 1:
			return random.chance(0.5);
		case 2:
			return random.pick(NUMBERS);
		case 3:
			return random.below(1000);
		case 4:
		case 5:
			return random.pick(TEXTS);
		case 6:
			return Array.from({ length: random.below(5) }, () => anyValue(random, depth + 1));
		default:
			return Object.fromEntries(
				Array.from({ length: random.below(5) }, () => [random.pick(TEXTS).slice(0, 20), anyValue(random, depth + 1)]),
			);
	}
}

/**
 * A value with one thing in it changed: a part replaced, left out, named otherwise or doubled.
 *
 * @param {unknown} value
 * @param {Random} random
 * @returns {unknown}
 */
function mutated(value, random) {
	if (typeof value !== 'object' || value === null || random.chance(0.1)) return anyValue(random);
	const entries = Object.entries(value);
	if (entries.length === 0) return anyValue(random);
	const place = random.below(entries.length);
	const [name, part] = /** @type {[string, unknown]} */ (entries[place]);
	switch (random.below(6)) {
		case 0:
			entries.splice(place, 1);
			break;
		case 1:
			entries[place] = [random.pick(TEXTS).slice(0, 20), part];
			break;
		case 2:
			entries.push([`${name}x`, part]);
			break;
		default:
			entries[place] = [name, mutated(part, random)];
	}
	return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/**
 * Bytes with some of them changed, taken out, doubled or put in.
 *
 * @param {Buffer} bytes
 * @param {Random} random
 */
function scratched(bytes, random) {
	let result = bytes;
	for (let times = random.between(1, 4); times > 0; times--) {
		const at = random.below(result.length + 1);
		const end = Math.min(result.length, at + random.between(1, 8));
		const some = Buffer.from(Array.from({ length: random.below(8) }, () => random.below(256)));
		result = Buffer.concat([
			result.subarray(0, at),
			random.chance(0.5) ? some : result.subarray(at, end),
			result.subarray(random.chance(0.5) ? at : end),
		]);
	}
	return result;
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
	const bytes = Buffer.from(random.chance(0.05) ? text.padEnd(random.below(100_000)) : text);
	return withoutLineEnds(random.chance(0.15) ? scratched(bytes, random) : bytes);
}

/**
 * @param {Random} random
 * @returns {unknown}
 */
function fuzzedValue(random) {
	const seed = random.pick(SEEDS);
	switch (random.below(12)) {
		case 0:
			return seed;
		case 1:
			return anyValue(random);
		case 2:
			return { jsonrpc: '2.0', id: anyValue(random), method: anyValue(random), params: anyValue(random) };
		case 3:
			return [seed, mutated(seed, random)];
		case 4:
		case 5:
			return oftenMutated(seed, random);
		default:
			// Sound on the outside: what is wrong comes as far as the tools.
			return 'params' in seed ? { ...seed, params: oftenMutated(seed.params, random) } : seed;
	}
}

/**
 * @param {unknown} value
 * @param {Random} random
 */
function oftenMutated(value, random) {
	let result = value;
	for (let times = random.between(1, 4); times > 0; times--) result = mutated(result, random);
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

/** @param {Buffer} bytes */
function withoutLineEnds(bytes) {
	return Buffer.from(bytes.map((byte) => (byte === 10 || byte === 13 ? 32 : byte)));
}
