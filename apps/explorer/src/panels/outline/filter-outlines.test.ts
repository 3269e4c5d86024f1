import type { DocumentOutline, Heading } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { filterOutlines } from './filter-outlines.ts';

function heading(text: string, ...children: Heading[]): Heading {
	return { level: 1, text, first_line: 1, last_line: 1, children };
}

const OUTLINES: DocumentOutline[] = [
	{ path: 'guide/backup.md', title: 'Backups', headings: [heading('Copy', heading('Restore __proto__'))] },
	{ path: '指南/备份.md', title: '备份', headings: [heading('恢复数据')] },
];

describe('filterOutlines', () => {
	it.each<[string, [string, boolean][]]>([
		[
			'',
			[
				['guide/backup.md', false],
				['指南/备份.md', false],
			],
		],
		[
			'  ',
			[
				['guide/backup.md', false],
				['指南/备份.md', false],
			],
		],
		['restore', [['guide/backup.md', true]]],
		['__PROTO__', [['guide/backup.md', true]]],
		['GUIDE', [['guide/backup.md', false]]],
		['备份', [['指南/备份.md', false]]],
		['恢复', [['指南/备份.md', true]]],
		['nothing', []],
	])('finds by %j', (filter, expected) => {
		expect(filterOutlines(OUTLINES, filter).map(({ outline, isOpen }) => [outline.path, isOpen])).toEqual(expected);
	});
});
