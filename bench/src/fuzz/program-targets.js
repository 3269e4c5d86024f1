/** Command lines of the program that write nothing, and golden files, tried within this process. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { visible } from '@pinakes/query/internal';
import { mutated, somePieces } from './pieces.js';

/** @typedef {import('./targets.js').Target} Target */

const COMMANDS = ['match', 'search', 'outline', 'contexts', 'get', 'stats', 'lint', 'ctx', 'eval', 'diff', 'sign'];

/** Options that write a file, or that read what is not given here. */
const EXCLUDED_OPTIONS = new Set(['--fix', '--report', '--manifest', '--encoder', '--key']);

const EXIT_CODES = [0, 1, 2, 3];

const GOLDEN_LINES = [
	'{"goal":"review a commit","accept":["commit"]}',
	'{"question":"roll back a release","accept":["handbook/release.md#step-5"],"forbidden":["a.md"]}',
	'{"question":"bake bread","accept":[],"confidence":0.5,"tags":["a"],"today":"2026-01-01"}',
	'{"look_up":"get","targetEntry":"Step 5","filePaths":["handbook/release.md"]}',
	'[{"query":"write a commit message","should_trigger":true},{"query":"x","should_trigger":false}]',
];

/** @typedef {(args: readonly string[], system: object) => Promise<number>} Main */

/**
 * Returns the targets, by name.
 *
 * @param {string} index the folder of an index
 * @returns {Promise<Record<string, Target>>}
 */
export async function programTargets(index) {
	const { main } = await import(new URL('../../../apps/cli/dist/main.js', import.meta.url).href);
	const options = await commandOptions(main);
	return {
		'command lines': {
			make(random) {
				const command = random.pick(COMMANDS);
				const args = Array.from({ length: random.below(7) }, () =>
					random.chance(0.4)
						? random.pick(options.get(command) ?? [])
						: random.pick([somePieces(random, 3), String(random.below(9) - 2), 'a', 'roll back a release']),
				).filter((arg) => !existsSync(arg));
				return [command, ...(random.chance(0.8) ? ['--index', index] : []), ...args];
			},
			run: (args) => attempt(main, args),
		},
		'golden lines': {
			make: (random) =>
				Array.from({ length: random.between(1, 4) }, () => mutated(random, random.pick(GOLDEN_LINES))).join('\n'),
			async run(text) {
				const folder = mkdtempSync(join(tmpdir(), 'pinakes-fuzz-'));
				const file = join(folder, 'golden.jsonl');
				writeFileSync(file, text);
				try {
					await attempt(main, ['eval', '--index', index, '--queries', file, '--json']);
				} finally {
					rmSync(folder, { recursive: true });
				}
			},
		},
	};
}

/**
 * Returns the options to try, by command, as its help lists them.
 *
 * @param {Main} main
 */
async function commandOptions(main) {
	/** @type {Map<string, readonly string[]>} */
	const options = new Map();
	for (const command of COMMANDS) {
		const { shown } = await outputOf(main, [command, '--help']);
		const found = [...shown.matchAll(/^ +(--[a-z-]+)/gm)].map(([, option]) => /** @type {string} */ (option));
		options.set(
			command,
			found.filter((option) => !EXCLUDED_OPTIONS.has(option)),
		);
	}
	return options;
}

/**
 * Throws if the program fails in a way that it never should.
 *
 * @param {Main} main
 * @param {readonly string[]} args
 */
async function attempt(main, args) {
	const { code, shown, notes } = await outputOf(main, args);
	if (notes.includes('this is a fault of the program')) throw new Error(notes);
	if (!EXIT_CODES.includes(code)) throw new Error(`the exit code is ${code}`);
	if (code === 2 && notes === '' && shown === '') throw new Error('unusable input, and nothing says why');
	if (visible(shown + notes) !== shown + notes) throw new Error(`invisible characters in the output: ${shown}${notes}`);
}

/** @param {Main} main @param {readonly string[]} args */
async function outputOf(main, args) {
	/** @type {string[]} */
	const shown = [];
	/** @type {string[]} */
	const notes = [];
	const code = await main(args, {
		...{ stdin: Readable.from([]), stdout: collecting(shown), stderr: collecting(notes), env: { NO_COLOR: '1' } },
		interrupted: () => new AbortController().signal,
	});
	return { code, shown: shown.join(''), notes: notes.join('') };
}

/** @param {string[]} texts */
function collecting(texts) {
	return new Writable({
		write(chunk, _encoding, done) {
			texts.push(String(chunk));
			done();
		},
	});
}
