/**
 * Finds regular expressions that hostile text makes slow (ReDoS): recheck analyzes all literals of packages and apps.
 * Those that take polynomial or exponential time, or cannot be analyzed in time, must be fixed or listed in
 * `harmless-regexps.js` with the reason why they are harmless.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { tokenizer } from 'acorn';
import { transformSync } from 'esbuild';
import { HARMLESS } from './harmless-regexps.js';
import { sourceFiles } from './source-files.js';

/** Timeout per expression in milliseconds, many times what the slowest takes. */
const TIMEOUT = 60_000;
/** Limits for fuzzing by recheck, which it uses for expressions with references or lookarounds. Deterministic. */
const GUESSES = {
	randomSeed: 1,
	maxGenerationSize: 30,
	maxInitialGenerationSize: 100,
	maxIteration: 3,
	maxAttackStringSize: 20_000,
};
/**
 * Number of checks that must agree on a problem, as recheck confirms attacks by time, which is unreliable on busy
 * machines.
 */
const CHECKS = 3;

/** Returns the regular expression literals of a file. */
function literalsOf(path) {
	const { code } = transformSync(readFileSync(path, 'utf8'), {
		loader: path.endsWith('x') ? 'tsx' : 'ts',
		target: 'esnext',
		jsx: 'automatic',
	});
	return Array.from(tokenizer(code, { ecmaVersion: 'latest', sourceType: 'module' }))
		.filter(({ type }) => type.label === 'regexp')
		.map(({ value: { pattern, flags } }) => ({ path, pattern, flags, text: `/${pattern}/${flags}` }));
}

/** Runs in a worker: answers each literal with its problem. */
async function answer() {
	process.env.RECHECK_SYNC_BACKEND = 'pure';
	const { checkSync } = await import('recheck');
	parentPort.on('message', ({ pattern, flags }) => {
		const check = () => checkSync(pattern, flags, { ...GUESSES, timeout: TIMEOUT });
		let result = check();
		for (let n = 1; n < CHECKS && result.status !== 'safe'; n++) result = check();
		const { status, complexity, attack, error } = result;
		const problem =
			status === 'safe' ? undefined : (complexity?.summary ?? `cannot be told: ${error?.message ?? error?.kind}`);
		parentPort.postMessage({ problem, attack: attack?.pattern });
	});
}

/** Distributes the literals to workers, and returns problems by literal. */
async function analyzed(literals) {
	const waiting = [...new Map(literals.map((literal) => [literal.text, literal])).values()];
	const found = new Map();
	const run = (worker) =>
		new Promise((resolve, reject) => {
			let current;
			const next = () => {
				current = waiting.pop();
				if (current === undefined) resolve(worker.terminate());
				else worker.postMessage(current);
			};
			worker.on('error', reject).on('message', (result) => {
				found.set(current.text, result);
				next();
			});
			next();
		});
	const count = Math.min(4, availableParallelism());
	await Promise.all(Array.from({ length: count }, () => run(new Worker(new URL(import.meta.url)))));
	return found;
}

async function main() {
	const folders = ['packages', 'apps'].flatMap((top) => readdirSync(top).map((name) => join(top, name, 'src')));
	const literals = folders.flatMap(sourceFiles).flatMap(literalsOf);
	const listed = ({ path, text }) =>
		HARMLESS.find(([file, expression]) => file === path && [text, '*'].includes(expression));
	const found = await analyzed(literals.filter((literal) => listed(literal) === undefined));
	const problems = HARMLESS.filter((entry) => !literals.some((literal) => listed(literal) === entry)).map(
		([path, expression]) => `${path}: ${expression} is not there any more: take it out of scripts/harmless-regexps.js`,
	);
	for (const { path, text } of literals) {
		const { problem, attack } = found.get(text) ?? {};
		if (problem !== undefined) problems.push(`${path}: ${text}: ${problem}${attack ? `, as with ${attack}` : ''}`);
	}
	for (const problem of new Set(problems)) console.error(problem);
	if (problems.length > 0) console.error('Fix them, or list them in scripts/harmless-regexps.js with the reason.');
	console.log(
		`regular expressions: ${literals.length}, ${HARMLESS.length} of them listed, ${problems.length} problems`,
	);
	process.exitCode = problems.length > 0 ? 1 : 0;
}

await (isMainThread ? main() : answer());
