import type { DocumentOutline, Heading } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { headingsOf } from './find-heading.ts';

function heading(text: string, ...children: Heading[]): Heading {
	return { level: 1, text, first_line: 1, last_line: 1, children };
}

const OUTLINES: DocumentOutline[] = [
	{ path: 'a.md', title: 'A', headings: [heading('Errors', heading('Known errors'), heading('errors'))] },
	{ path: 'b.md', title: 'B', headings: [heading('Use', heading('Errors'))] },
	{ path: '备份.md', title: '备份', headings: [heading('恢复数据'), heading('__proto__')] },
];

describe('headingsOf', () => {
	it.each<[string, [string, string[]][]]>([
		[
			'Errors',
			[
				['a.md', ['Errors', 'errors']],
				['b.md', ['Errors']],
			],
		],
		[
			'  ERRORS ',
			[
				['a.md', ['Errors', 'errors']],
				['b.md', ['Errors']],
			],
		],
		['known', [['a.md', ['Known errors']]]],
		['恢复', [['备份.md', ['恢复数据']]]],
		['__proto__', [['备份.md', ['__proto__']]]],
		['nothing', []],
		['  ', []],
	])('finds %j', (asked, locations) => {
		expect(headingsOf(OUTLINES, asked).map(({ path, headings }) => [path, headings])).toEqual(locations);
	});
});
