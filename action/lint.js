/** Lints the sources: all problems for the summary, and annotations for changed lines. */
import { baseCommit } from './base.js';
import { pinakes, printSafely } from './command.js';
import { input, inputOf, sourceArguments } from './inputs.js';
import { keep, keepFailure, keepTime } from './record.js';

const isFailing = inputOf('LINT', ['errors', 'report']) === 'errors';
const args = ['lint', ...sourceArguments(), ...(input('COLLISIONS') === 'true' ? ['--collisions'] : [])];
const { status, stdout, stderr, ms } = pinakes([...args, '--json']);
keepTime('lint', ms);
printSafely(stderr);
if (stdout === '') {
	keepFailure('The sources could not be linted.');
	process.exit(1);
}
keep('lint.json', stdout);
if (status !== 0 && isFailing) keepFailure('The sources break rules that are errors.');

const base = baseCommit();
const annotations = pinakes([...args, '--format', 'github', ...(base === undefined ? [] : ['--changed-since', base])]);
process.stdout.write(annotations.stdout);
printSafely(annotations.stderr);
