/** Lints the sources once: records all findings for the summary, and prints annotations for changed lines. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { baseCommit } from './base.js';
import { pinakes, printSafely } from './command.js';
import { input, inputOf, sourceArguments } from './inputs.js';
import { keepFailure, keepTime, kept, RECORD } from './record.js';

/** Exit codes of runs without and with errors. */
const CODES = [0, 1];

const failsOn = inputOf('LINT', ['changed', 'errors', 'report']);
const base = baseCommit();
mkdirSync(RECORD, { recursive: true });
const { status, stdout, stderr, ms } = pinakes([
	'lint',
	...sourceArguments(),
	...(input('COLLISIONS') === 'true' ? ['--collisions'] : []),
	...(base === undefined ? [] : ['--changed-since', base]),
	...['--format', 'github', '--report', join(RECORD, 'lint.json')],
]);
keepTime('lint', ms);
process.stdout.write(stdout);
printSafely(stderr);
const report = kept('lint.json');
if (!CODES.includes(status) || report === undefined) {
	keepFailure('The sources could not be linted.');
	process.exit(1);
}
if (failsOn === 'errors' && JSON.parse(report).errors > 0) keepFailure('The sources break rules that are errors.');
if (failsOn === 'changed' && status === 1) keepFailure('Changed lines break rules that are errors.');
