import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { codeCell, markdownTable, outputOf, printable } from './output.ts';

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

describe('output of a command', () => {
	it('shows control characters as their codes, in one line', () => {
		expect(printable('a\u001b[2Jb\u0000\u009b\u007f\r\u202ec\n\td é 中')).toBe(
			'a\\u001b[2Jb\\u0000\\u009b\\u007f\\u000d\\u202ec  d é 中',
		);
	});

	it('is styled if both outputs are a terminal, and never if NO_COLOR is set', () => {
		const style = (stdout: boolean, stderr: boolean, env: NodeJS.ProcessEnv): string => {
			const [out, err] = [stdout, stderr].map((isTTY) => Object.assign(new Writable(), { isTTY }));
			return outputOf({ stdout: out as Writable, stderr: err as Writable, env: { TERM: 'xterm', ...env } }).style(
				'red',
				'x',
			);
		};
		expect(style(true, true, {})).toBe('\u001b[31mx\u001b[39m');
		expect(style(true, true, { NO_COLOR: '1' })).toBe('x');
		expect(style(true, true, { TERM: 'dumb' })).toBe('x');
		expect(style(false, true, {})).toBe('x');
		expect(style(true, false, {})).toBe('x');
	});
});
