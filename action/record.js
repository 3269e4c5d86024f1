/** Records results of the steps for the summary, in a folder of the runner that exists for the job. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder of the records. */
export const RECORD = join(process.env.RUNNER_TEMP ?? tmpdir(), 'pinakes-action');

/** Clears the records of an earlier run in the same job. */
export function beginRecord() {
	rmSync(RECORD, { recursive: true, force: true });
	mkdirSync(RECORD, { recursive: true });
}

/** @param {string} name @param {string} text */
export function keep(name, text) {
	mkdirSync(RECORD, { recursive: true });
	writeFileSync(join(RECORD, name), text);
}

/** @param {string} name @returns {string | undefined} */
export function kept(name) {
	const file = join(RECORD, name);
	return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** @param {string} step @param {number} ms */
export function keepTime(step, ms) {
	append('times.jsonl', { step, ms });
}

/** Records a failure, which is reported at the end. Later steps still run. @param {string} reason */
export function keepFailure(reason) {
	append('failures.jsonl', { reason });
}

/** Returns the recorded lines of a name. @param {string} name @returns {any[]} */
export function keptLines(name) {
	return (kept(name) ?? '')
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => JSON.parse(line));
}

/** @param {string} name @param {string} value */
export function setOutput(name, value) {
	appendFileSync(process.env.GITHUB_OUTPUT ?? '/dev/stdout', `${name}=${value}\n`);
}

/** @param {string} name @param {object} value */
function append(name, value) {
	mkdirSync(RECORD, { recursive: true });
	appendFileSync(join(RECORD, name), `${JSON.stringify(value)}\n`);
}
