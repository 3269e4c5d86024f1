/** Builds the index; with mode check, beside the committed one, which it is held against. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pinakes, printSafely } from './command.js';
import { input, inputOf, sourceArguments } from './inputs.js';
import { beginRecord, keep, keepFailure, keepTime, RECORD, setOutput } from './record.js';

/** Files that are named where they differ. */
const MOST_NAMED = 10;

beginRecord();
const mode = inputOf('MODE', ['upload', 'check', 'build']);
const committed = resolve(input('OUT'));
const index = mode === 'check' ? join(RECORD, 'index') : committed;
const { status, stdout, stderr, ms } = pinakes(['build', ...sourceArguments(), '--out', index, '--timings', '--json']);
printSafely(stderr);
keepTime('build', ms);
if (status !== 0) {
	keepFailure('The index could not be built.');
	process.exit(1);
}
keep('build.json', stdout);
for (const { step, ms: stepMs } of JSON.parse(stdout).steps) keepTime(`build: ${step}`, stepMs);
setOutput('index', index);
if (mode === 'check') {
	const differences = differencesOf(filesOf(committed), filesOf(index));
	if (differences.length > 0) {
		const more = differences.length > MOST_NAMED ? [`and ${differences.length - MOST_NAMED} more`] : [];
		keep('stale.txt', `${[...differences.slice(0, MOST_NAMED), ...more].join('\n')}\n`);
		keepFailure('The committed index is not what its sources give: build it and commit it.');
	}
	printSafely(differences.length === 0 ? 'The committed index is what its sources give.' : differences.join('\n'));
}

/**
 * The files of an index with their digests; none where there is no index.
 *
 * @param {string} folder
 * @returns {Map<string, string>}
 */
function filesOf(folder) {
	const manifest = join(folder, 'manifest.json');
	if (!existsSync(manifest)) return new Map();
	try {
		const { files } = JSON.parse(readFileSync(manifest, 'utf8'));
		// A committed manifest may say anything: what is no name of a part is no part.
		const parts = Object.entries(files ?? {}).filter(([path]) => /^[\w./-]+$/.test(path));
		return new Map(parts.map(([path, entry]) => [path, JSON.stringify(entry)]));
	} catch {
		return new Map();
	}
}

/**
 * @param {ReadonlyMap<string, string>} before
 * @param {ReadonlyMap<string, string>} after
 */
function differencesOf(before, after) {
	return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path) => {
		if (before.get(path) === after.get(path)) return [];
		if (!before.has(path)) return [`missing: ${path}`];
		return [after.has(path) ? `differs: ${path}` : `no longer there: ${path}`];
	});
}
