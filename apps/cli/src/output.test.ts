import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeCell, markdownTable } from './output.ts';
import { PROGRAM } from './testing/run.ts';

/** A device without space, which some systems do not have. */
const FULL = '/dev/full';

it.skipIf(!existsSync(FULL))('says that output cannot be written, which is not a refusal', () => {
	const full = openSync(FULL, 'w');
	const run = (...stdio: ('ignore' | 'pipe' | number)[]) =>
		spawnSync(process.execPath, [PROGRAM, '--help'], { stdio, encoding: 'utf8' });
	const { status, stderr } = run('ignore', full, 'pipe');
	expect(stderr).toMatch(
		/^pinakes: the output cannot be written \(ENOSPC.*\): check the space left where it goes\.\n$/,
	);
	expect(status).toBe(2);
	expect(run('ignore', full, full).status).toBe(2);
	expect(run('ignore', 'pipe', full)).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage') });
	closeSync(full);
});

describe('codeCell', () => {
	it.each([
		['plain words', '`plain words`'],
		['a | b', '`a \\| b`'],
		['tick ` and ``', '``` tick ` and `` ```'],
		['two\nlines\u001b[31m', '`two lines\\u001b[31m`'],
		['@team <img> [x](y)', '`@team <img> [x](y)`'],
		['  ', ''],
	])('keeps %j within one cell', (text, cell) => {
		expect(codeCell(text)).toBe(cell);
	});

	it('cuts what is long, never within a character', () => {
		expect(codeCell('😀'.repeat(200))).toBe(`\`${'😀'.repeat(79)}…\``);
	});
});

describe('markdownTable', () => {
	it('has a line per row', () => {
		expect(markdownTable(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |\n');
	});
});
