import { describe, expect, it } from 'vitest';
import { codeCell, markdownTable } from './output.ts';

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
