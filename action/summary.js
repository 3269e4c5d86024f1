/** Writes the job summary, and fails if a step recorded a failure. */
import { appendFileSync } from 'node:fs';
import { pinakes } from './command.js';
import { input } from './inputs.js';
import { keep, kept, keptLines } from './record.js';

/** Maximum rows of the tables of sizes and times. */
const MAX_ROWS = 5;

const failures = keptLines('failures.jsonl').map(({ reason }) => reason);
const build = parsed(kept('build.json'));
const lint = parsed(kept('lint.json'));
const stale = kept('stale.txt');
const stats = build === undefined ? undefined : parsed(pinakes(['stats', '--index', input('INDEX'), '--json']).stdout);

const sections = ['## Pinakes index\n', ...failures.map((reason) => `**Failed:** ${reason}\n`)];
if (stale !== undefined) sections.push(`\`\`\`\n${stale}\`\`\`\n`);
if (build !== undefined) sections.push(table(['read and written', ''], countsOf(build, lint)));
if (stats !== undefined) {
	/** @type {{ name: string, bytes: number }[]} */
	const largest = stats.parts.slice(0, MAX_ROWS);
	sections.push(
		table(
			['largest parts', 'bytes'],
			largest.map(({ name, bytes }) => [name, number(bytes)]),
		),
	);
}
const slowest = keptLines('times.jsonl')
	.sort((a, b) => b.ms - a.ms)
	.slice(0, MAX_ROWS);
if (slowest.length > 0) {
	sections.push(
		table(
			['slowest parts', 'seconds'],
			slowest.map(({ step, ms }) => [step, (ms / 1000).toFixed(2)]),
		),
	);
}
for (const name of ['eval.md', 'diff.md']) {
	const text = kept(name);
	if (text !== undefined) sections.push(text);
}
const text = `${sections.join('\n')}\n`;
appendFileSync(process.env.GITHUB_STEP_SUMMARY ?? '/dev/stdout', text);
keep('summary.md', text);

for (const reason of failures) console.log(`::error::${reason}`);
process.exitCode = failures.length === 0 ? 0 : 1;

/**
 * @param {any} build @param {any} lint
 * @returns {string[][]}
 */
function countsOf({ summary }, lint) {
	const { files, units, packages, documents, index_files, index_bytes } = summary;
	const rows = [
		['files read', files],
		['units', units],
		['packages', packages],
		['documents', documents],
		['files of the index', index_files],
		['bytes of the index', index_bytes],
	];
	if (lint !== undefined) {
		rows.push(['lint errors', lint.errors], ['lint warnings', lint.warnings]);
		if (lint.collisions !== undefined) rows.push(['pairs of skills that compete', lint.collisions.length]);
	}
	return rows.map(([name, value]) => [name, number(value)]);
}

/** @param {readonly string[]} headings @param {readonly (readonly string[])[]} rows */
function table(headings, rows) {
	return [headings, ['-', '-:'], ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** @param {number} value */
function number(value) {
	return value.toLocaleString('en-US');
}

/** @param {string | undefined} text @returns {any} */
function parsed(text) {
	try {
		return text === undefined ? undefined : JSON.parse(text);
	} catch {
		return undefined;
	}
}
