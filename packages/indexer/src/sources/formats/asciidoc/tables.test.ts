import { expect, it } from 'vitest';
import { readTable } from './tables.ts';

function tableOf(text: string, attributes = ''): string[] | undefined {
	return readTable(`|===\n${text}\n|===\nText`.split('\n'), 0, attributes)?.markdown.slice();
}

it('a line of cells is a row, and headings are above an empty line', () => {
	expect(tableOf('|Name |Value\n\n|a b |x\n|c\n// no\nifdef::d[]\n|y +\ngoes on')).toEqual([
		...['| Name | Value |', '| - | - |', '| a b | x |', '| c | y goes on |'],
	]);
	const long = readTable(['|=====', '|a |b', '|====='], 0, '');
	expect(long).toEqual({ markdown: ['|  |  |', '| - | - |', '| a | b |'], start: 0, end: 3 });
});

it('columns and headings may be named', () => {
	expect(tableOf('|A\n|B\n|a\n|b \\| c', 'cols="1,2a",options="header"')).toEqual([
		...['| A | B |', '| - | - |', '| a | b \\| c |'],
	]);
	expect(tableOf('|a\n|b\n\n|c\n|d', '%noheader,cols=2*')).toEqual([
		...['|  |  |', '| - | - |', '| a | b |', '| c | d |'],
	]);
});

it('cells have styles, copies and spans', () => {
	expect(tableOf('h|a |b |c\n2+^|d ee|f\n2*|g |h\n.2+|i |j', 'cols=3*')).toEqual([
		...['|  |  |  |', '| - | - | - |', '| a | b | c |', '| d ee |  | f |', '| g | g | h |', '| i | j |  |'],
	]);
});

it('is none with blocks in cells, without an end, with other separators, and with more rows than lines', () => {
	expect(tableOf('a|\n----\ncode\n----')).toBeUndefined();
	expect(readTable(['|===', '|a'], 0, '')).toBeUndefined();
	expect(tableOf('a,b', 'format=csv')).toBeUndefined();
	expect(tableOf('9*|a', 'cols=1')).toBeUndefined();
	expect(tableOf('')).toBeUndefined();
});
