/**
 * Tries hostile inputs: `npm run fuzz -- [--minutes N] [--seed S] [--target T] [--guided]`. Prints the seed, and how many
 * inputs each target got. With `--guided` inputs are made of those that reached new code, which are kept in
 * `bench/data/fuzz-corpus.json`; without, those of the corpus are tried first, and then random ones. Ends with 1 if anything throws what is not meant, gives a wrong answer silently, or takes time that grows
 * faster than the text.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIndex } from '@pinakes/indexer';
import { readIndex } from '@pinakes/indexer/internal/publish/read-index';
import { orUsage, scratchFolder } from '../src/command.js';
import { readCorpus, writeCorpus } from '../src/fuzz/corpus.js';
import { countCoverage } from '../src/fuzz/coverage.js';
import { tryGuided } from '../src/fuzz/guided.js';
import { MODEL_FILES } from '../src/fuzz/model-target.js';
import { programTargets } from '../src/fuzz/program-targets.js';
import { PUMP } from '../src/fuzz/pump.js';
import { randomOf } from '../src/fuzz/tape.js';
import { createTargets, isMeant } from '../src/fuzz/targets.js';
import { fuzzMcp } from '../src/mcp/fuzz.js';
import { createRandom } from '../src/random.js';

const USAGE = 'Usage: npm run fuzz -- [--minutes N] [--seed S] [--target T] [--guided]';
const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));
const MCP = 'MCP messages';
/** Milliseconds for each target in turn, and messages of one turn of MCP. */
const TURN = 500;
const MESSAGES = 2000;
/** How many times longer a target is tried with `--guided`, which starts from the corpus. */
const GUIDED_TURNS = 10;
/** Faults of a target that are shown. */
const MAX_SHOWN = 2;

const { minutes, seed, target, guided } = orUsage(USAGE, () => {
	const { values } = parseArgs({
		options: {
			minutes: { type: 'string' },
			seed: { type: 'string' },
			target: { type: 'string' },
			guided: { type: 'boolean' },
		},
	});
	const [minutes, seed] = [Number(values.minutes ?? 1.5), Number(values.seed ?? Date.now() % 1e9)];
	if (!(minutes > 0) || !Number.isInteger(seed)) throw new Error('Those are no numbers.');
	return { minutes, seed, target: values.target, guided: values.guided };
});
const folder = scratchFolder('fuzz');
const index = join(folder, 'index');
await buildIndex({ folders: [FIXTURES], out: index });

const random = createRandom(seed);
const targets = {
	...createTargets(readIndex(index).files),
	...(await programTargets(index)),
	'model files': MODEL_FILES,
	pump: PUMP,
};
const names = [...Object.keys(targets), MCP].filter((name) => target === undefined || name.includes(target));
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

/** @type {Record<string, number[][]>} */
const corpus = readCorpus();
const coverage = guided ? countCoverage() : undefined;
/** @param {string} name */
const targetOf = (name) =>
	/** @type {Record<string, import('../src/fuzz/targets.js').Target>} */ (targets)[name] ?? PUMP;

/** @param {string} name @param {import('../src/fuzz/targets.js').Target} target @param {unknown} input */
async function attempt(name, target, input) {
	inputs[name] = (inputs[name] ?? 0) + 1;
	try {
		await target.run(input);
	} catch (cause) {
		if (!isMeant(cause)) report(name, input, cause);
	}
}

for (const name of names) {
	for (const tape of corpus[name] ?? []) {
		await attempt(name, targetOf(name), targetOf(name).make(randomOf(tape, 0).random));
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
		const start = performance.now();
		const isOver = () => performance.now() - start >= (coverage ? TURN * GUIDED_TURNS : TURN);
		if (coverage === undefined) {
			while (!isOver()) await attempt(name, targetOf(name), targetOf(name).make(random));
			continue;
		}
		const kept = corpus[name] ?? [];
		corpus[name] = kept;
		const tried = await tryGuided(targetOf(name), kept, {
			random,
			coverage,
			isOver,
			report: (input, cause) => isMeant(cause) || report(name, input, cause),
		});
		inputs[name] = (inputs[name] ?? 0) + tried;
	}
}
if (coverage) {
	writeCorpus(corpus);
	const tapes = Object.values(corpus).reduce((sum, { length }) => sum + length, 0);
	console.log(`fuzz: ${coverage.functions()} functions reached, ${tapes} inputs of the corpus reached new code`);
}
for (const [name, count] of Object.entries(inputs)) console.log(`${String(count).padStart(9)} ${name}`);
const total = Object.values(inputs).reduce((sum, count) => sum + count, 0);
console.log(`fuzz: ${total} inputs of seed ${seed}, ${faults} faults`);
process.exit(faults > 0 ? 1 : 0);
