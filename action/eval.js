/** Evaluates the index by golden queries, and records a failure if it misses a target. */
import { pinakes, printSafely } from './command.js';
import { input, inputLines } from './inputs.js';
import { keep, keepFailure, keepTime } from './record.js';

/** Exit code for a missed target. */
const BELOW_TARGET = 3;

const targets = ['MIN_RIGHT', 'MAX_WRONG'].flatMap((name) => {
	const value = input(name);
	return value === '' ? [] : [`--${name.toLowerCase().replace('_', '-')}=${value}`];
});
const args = [
	'eval',
	...inputLines('GOLDEN').flatMap((file) => ['--queries', file]),
	'--index',
	input('INDEX'),
	...targets,
];
const { status, stdout, stderr, ms } = pinakes([...args, '--markdown']);
keepTime('eval', ms);
printSafely(stderr);
if (stdout !== '') keep('eval.md', stdout);
if (status === BELOW_TARGET) keepFailure('Golden queries are answered worse than asked for.');
else if (status !== 0) keepFailure('Not every golden query could be asked.');
