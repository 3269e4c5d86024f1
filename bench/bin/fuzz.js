/**
 * Tries hostile inputs: `npm run fuzz -- [--minutes N] [--seed S] [--target T]`. Prints the seed, and how many inputs each
 * target got. Exits with 1 if anything throws what is not meant, gives a wrong answer silently, or takes time that grows
 * faster than the text.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIndex } from '@pinakes/indexer';
import { readIndex } from '@pinakes/indexer/internal';
import { orUsage, scratchFolder } from '../src/command.js';
import { fuzzMcp } from '../src/fuzz/mcp.js';
import { MODEL_FILES } from '../src/fuzz/model-target.js';
import { programTargets } from '../src/fuzz/program-targets.js';
import { PUMP } from '../src/fuzz/pump.js';
import { createTargets, isMeant } from '../src/fuzz/targets.js';
import { createRandom } from '../src/random.js';

const USAGE = 'Usage: npm run fuzz -- [--minutes N] [--seed S] [--target T]';
const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));
const MCP = 'MCP messages';
/** Milliseconds for each target in turn, and messages of one turn of MCP. */
const TURN = 500;
const MESSAGES = 2000;
/** Faults of a target that are shown. */
const MAX_SHOWN = 2;

const { minutes, seed, target } = orUsage(USAGE, () => {
	const { values } = parseArgs({
		options: {
			minutes: { type: 'string' },
			seed: { type: 'string' },
			target: { type: 'string' },
		},
	});
	const [minutes, seed] = [Number(values.minutes ?? 1.5), Number(values.seed ?? Date.now() % 1e9)];
	if (!(minutes > 0) || !Number.isInteger(seed)) throw new Error('Those are no numbers.');
	return { minutes, seed, target: values.target };
});
const folder = scratchFolder('fuzz');
const index = join(folder, 'index');
await buildIndex({ folders: [FIXTURES], out: index });

const random = createRandom(seed);
/** @type {Record<string, import('../src/fuzz/targets.js').Target>} */
const all = {
	...createTargets(readIndex(index).files),
	...(await programTargets(index)),
	'model files': MODEL_FILES,
	pump: PUMP,
};
const names = [...Object.keys(all), MCP].filter((name) => target === undefined || name.includes(target));
if (names.length === 0)
	orUsage(USAGE, () => {
		throw new Error(`No target is called ${target}.`);
	});
console.log(`fuzz: seed ${seed}`);
/** @type {Record<string, number>} */
const inputs = Object.fromEntries(names.map((name) => [name, 0]));
/** @type {Record<string, number>} */
const shown = {};
let faults = 0;

/** @param {string} name @param {unknown} input @param {unknown} cause */
function report(name, input, cause) {
	faults++;
	shown[name] = (shown[name] ?? 0) + 1;
	if (shown[name] > MAX_SHOWN) return;
	const trace = cause instanceof Error ? cause.stack?.split('\n').slice(0, 4).join('\n') : String(cause);
	console.log(`${name}: ${JSON.stringify(input)?.slice(0, 600)}\n${trace}`);
}

/** @param {string} name @param {import('../src/fuzz/targets.js').Target} target @param {unknown} input */
async function attempt(name, target, input) {
	inputs[name] = (inputs[name] ?? 0) + 1;
	try {
		await target.run(input);
	} catch (cause) {
		if (!isMeant(cause)) report(name, input, cause);
	}
}

const end = performance.now() + minutes * 60_000;
while (performance.now() < end) {
	for (const name of names) {
		if (name === MCP) {
			await fuzzMcp(index, MESSAGES, random.below(1e9)).catch((cause) => report(name, undefined, cause));
			inputs[name] = (inputs[name] ?? 0) + MESSAGES;
			continue;
		}
		const over = performance.now() + TURN;
		const one = all[name] ?? PUMP;
		while (performance.now() < over) await attempt(name, one, one.make(random));
	}
}
for (const [name, count] of Object.entries(inputs)) console.log(`${String(count).padStart(9)} ${name}`);
const total = Object.values(inputs).reduce((sum, count) => sum + count, 0);
console.log(`fuzz: ${total} inputs of seed ${seed}, ${faults} faults`);
process.exit(faults > 0 ? 1 : 0);
