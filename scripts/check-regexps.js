/**
 * Finds regular expressions that hostile text makes slow (ReDoS): recheck analyzes all literals of packages and apps.
 * Those that take polynomial or exponential time, or cannot be analyzed in time, must be fixed, or say in the line before
 * why untrusted text cannot make them slow: `// Harmless: words have at most 64 characters.` A file whose expressions are
 * all harmless says it once: `// Regular expressions here are harmless: …`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { tokenizer } from 'acorn';
import { transformSync } from 'esbuild';
import { sourceFiles } from './source-files.js';

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

const HARMLESS = '// Harmless: ';
const HARMLESS_FILE = '// Regular expressions here are harmless: ';

/** Returns the regular expression literals of a file, without those that are marked as harmless. */
function literalsOf(path) {
	const source = readFileSync(path, 'utf8');
	if (source.includes(HARMLESS_FILE)) return [];
	const lines = source.split('\n');
	const marked = lines.filter((_, i) => lines[i - 1]?.includes(HARMLESS)).join('\n');
	const options = { loader: path.endsWith('x') ? 'tsx' : 'ts', target: 'esnext', jsx: 'automatic' };
	return Array.from(tokenizer(transformSync(source, options).code, { ecmaVersion: 'latest', sourceType: 'module' }))
		.filter(({ type }) => type.label === 'regexp')
		.map(({ value: { pattern, flags } }) => ({ path, pattern, flags, text: `/${pattern}/${flags}` }))
		.filter(({ text }) => !marked.includes(text));
}

/** Runs in a worker: answers each literal with its problem. */
async function answer() {
	process.env.RECHECK_SYNC_BACKEND = 'pure';
	const { checkSync } = await import('recheck');
	parentPort.on('message', ({ pattern, flags }) => {
		let result = checkSync(pattern, flags, LIMITS);
		for (let n = 1; n < CHECKS && result.status !== 'safe'; n++) result = checkSync(pattern, flags, LIMITS);
		const { status, complexity, attack, error } = result;
		const problem = complexity?.summary ?? `cannot be told: ${error?.message ?? error?.kind}`;
		const shown = attack ? `${problem}, as with ${attack.pattern}` : problem;
		parentPort.postMessage(status === 'safe' ? undefined : shown);
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
			worker.on('error', reject).on('message', (problem) => {
				found.set(current.text, problem);
				next();
			});
			next();
		});
	const count = Math.min(4, availableParallelism());
	await Promise.all(Array.from({ length: count }, () => run(new Worker(new URL(import.meta.url)))));
	return found;
}

async function main() {
	const folders = ['packages', 'apps']
		.flatMap((top) => readdirSync(top).map((name) => join(top, name, 'src')))
		.filter(existsSync);
	const literals = folders.flatMap(sourceFiles).flatMap(literalsOf);
	const found = await analyzed(literals);
	const slow = literals.filter(({ text }) => found.get(text) !== undefined);
	for (const { path, text } of slow) console.error(`${path}: ${text}: ${found.get(text)}`);
	if (slow.length > 0) console.error('Fix them, or say in a comment before them why they are harmless.');
	console.log(`regular expressions: ${literals.length}, ${slow.length} problems`);
	process.exitCode = slow.length > 0 ? 1 : 0;
}

await (isMainThread ? main() : answer());
