/**
 * Finds regular expressions that hostile text makes slow (ReDoS): recheck analyzes all literals of packages and apps.
 * Those that take polynomial or exponential time, or cannot be analyzed in time, must be fixed, or say in the line before
 * why untrusted text cannot make them slow: `// Harmless: words have at most 64 characters.` A file whose expressions are
 * all harmless says it once: `// Regular expressions here are harmless: …`.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { nodesOf, sourceFiles } from './source-files.js';

/** Limits for recheck, which fuzzes expressions with references or lookarounds. Deterministic; the timeout is many times what the slowest takes. */
const LIMITS = {
	timeout: 60_000,
	randomSeed: 1,
	maxGenerationSize: 30,
	maxInitialGenerationSize: 100,
	maxIteration: 3,
	maxAttackStringSize: 20_000,
};
/** Number of checks that must agree on a problem: recheck confirms attacks by time, which is unreliable on busy machines. */
const CHECKS = 3;

/** Returns the regular expression literals of a file, without those that are marked as harmless. */
function literalsOf(path) {
	const source = readFileSync(path, 'utf8');
	if (source.includes('// Regular expressions here are harmless: ')) return [];
	const lines = source.split('\n');
	return nodesOf(path).flatMap(({ node: { regex, start } }) => {
		const line = source.slice(0, start).split('\n').length;
		return regex && !lines[line - 2]?.includes('// Harmless: ') ? [{ ...regex, place: `${path}:${line}` }] : [];
	});
}

/** Runs in a worker: sends the problems of every nth literal. */
async function analyze({ literals, first, step }) {
	process.env.RECHECK_SYNC_BACKEND = 'pure';
	const { checkSync } = await import('recheck');
	for (let i = first; i < literals.length; i += step) {
		const { pattern, flags, place } = literals[i];
		let result = checkSync(pattern, flags, LIMITS);
		for (let n = 1; n < CHECKS && result.status !== 'safe'; n++) result = checkSync(pattern, flags, LIMITS);
		const { status, complexity, attack, error } = result;
		const problem = complexity?.summary ?? `cannot be told: ${error?.message ?? error?.kind}`;
		const shown = attack ? `${problem}, as with ${attack.pattern}` : problem;
		if (status !== 'safe') parentPort.postMessage(`${place}: /${pattern}/${flags}: ${shown}`);
	}
}

if (isMainThread) {
	const files = [...sourceFiles('packages'), ...sourceFiles('apps')].filter((path) => path.includes('/src/'));
	const all = files.flatMap(literalsOf);
	const literals = [...new Map(all.map((literal) => [`/${literal.pattern}/${literal.flags}`, literal])).values()];
	const step = Math.min(4, availableParallelism());
	let problems = 0;
	for (let first = 0; first < step; first++) {
		new Worker(new URL(import.meta.url), { workerData: { literals, first, step } }).on('message', (problem) => {
			console.error(`${problem}. Fix it, or say in a comment before it why it is harmless.`);
			problems++;
		});
	}
	process.on('exit', () => {
		console.log(`regular expressions: ${all.length}, ${problems} problems`);
		if (problems > 0) process.exitCode = 1;
	});
} else await analyze(workerData);
