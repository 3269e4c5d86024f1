import { describe, expect, it } from 'vitest';
import { readTable } from './tables.ts';

const tableOf = (text: string): string | undefined => readTable(text.split('\n'), 0)?.markdown.join('\n');

describe('a grid table', () => {
	it('has the lines of a cell together, below its headings', () => {
		const text = `+------+-----------------+
| Flag | Meaning         |
+======+=================+
| A    | Makes several   |
|      | escapes match   |
+------+-----------------+
| I 忽 | a | b           |
+------+-----------------+
Text`;
		expect(readTable(text.split('\n'), 0)?.end).toBe(8);
		expect(tableOf(text)).toBe(
			'| Flag | Meaning |\n| - | - |\n| A | Makes several escapes match |\n| I 忽 | a \\| b |',
		);
	});

	it('has cells that span columns and rows', () => {
		const text = `+-----+-----+-----+
| one | two | thr |
+-----+-----+-----+
| both      | c   |
+-----+-----+-----+
| d   | e   | f   |
|     +-----+-----+
|     | g   | h   |
+-----+-----+-----+`;
		expect(tableOf(text)).toBe('|  |  |  |\n| - | - | - |\n| one | two | thr |\n| both |  | c |\n| d | e g | f h |');
	});
});

describe('a simple table', () => {
	it('has rows that go on without a first cell, and cells that span columns', () => {
		const text = `=====  =====  ======
   Inputs     Output
------------  ------
A      B      A or B
=====  =====  ======
False  False  False,
              so no

True   False  True
=====  =====  ======

Text`;
		expect(readTable(text.split('\n'), 0)?.end).toBe(10);
		expect(tableOf(text)).toBe(
			'| Inputs |  | Output |\n| - | - | - |\n| A | B | A or B |\n| False | False | False, so no |\n| True | False | True |',
		);
	});

	it('is none without its last border', () => {
		expect(tableOf('==  ==\na   b\n')).toBeUndefined();
		expect(tableOf('==  ==\na   b\n==  ==\nc   d\n==  ==\ne   f\n==  ==\n\n')).toBeUndefined();
		expect(tableOf('Text')).toBeUndefined();
	});
});
