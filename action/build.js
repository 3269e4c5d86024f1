/** Builds the index; in mode `check`, compares the committed index with a build of its sources. */
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pinakes, printSafely } from './command.js';
import { input, inputOf, sourceArguments } from './inputs.js';
import { beginRecord, keep, keepFailure, keepTime, RECORD, setOutput } from './record.js';

/** Folder of the build cache, which actions/cache restores in the next job. */
const CACHE = join(process.env.RUNNER_TEMP ?? tmpdir(), 'pinakes-cache');

/** Maximum number of differences that are listed. */
const MAX_LISTED_NAMES = 20;

/** Folder of the rebuilt index, if the committed one is stale. */
const REBUILT = join(RECORD, 'index');

beginRecord();
const mode = inputOf('MODE', ['upload', 'check', 'build']);
const out = resolve(input('OUT'));
if (mode === 'check') {
	// Golden queries are answered from the rebuilt index.
	setOutput('index', isFresh(out) ? out : REBUILT);
} else {
	run(['--out', out]);
	setOutput('index', out);
}

/** @param {string} folder returns whether its index is up to date; differences are recorded for the summary */
function isFresh(folder) {
	const { fresh, files, documents, units, packages } = run(['--out', folder, '--check', '--into', REBUILT]);
	if (fresh) {
		console.log('The committed index is what its sources give.');
		return true;
	}
	const all = Object.entries({ document: documents, unit: units, package: packages, file: files });
	const lines = all.flatMap(([what, changes]) =>
		Object.entries(changes).flatMap(([how, names]) =>
			/** @type {string[]} */ (names).map((name) => `${how} ${what} ${name.replace(/[\r\n`]/g, '?')}`),
		),
	);
	const more = lines.length > MAX_LISTED_NAMES ? [`and ${lines.length - MAX_LISTED_NAMES} more`] : [];
	const text = `${[...lines.slice(0, MAX_LISTED_NAMES), ...more].join('\n')}\n`;
	keep('stale.txt', text);
	printSafely(text);
	keepFailure('The committed index is not what its sources give: build it and commit it.');
	return false;
}

/**
 * Runs a build and records its result; ends the step if it fails.
 *
 * @param {readonly string[]} args
 * @returns {any}
 */
function run(args) {
	const { stdout, stderr, ms } = pinakes(['build', ...sourceArguments(), '--cache', CACHE, ...args, '--json']);
	printSafely(stderr);
	keepTime(args.includes('--check') ? 'check' : 'build', ms);
	if (stdout === '') {
		keepFailure('The index could not be built.');
		process.exit(1);
	}
	keep('build.json', stdout);
	return JSON.parse(stdout);
}
