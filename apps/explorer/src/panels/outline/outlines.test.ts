import { indexMarkdown } from '@pinakes/indexer';
import { type DocumentOutline, type Heading, memorySource, openIndex } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { filterOutlines, readHeadings, readListed } from './outlines.ts';

describe('read-listed', () => {
	const PAGES = { 'a.md': '# Alpha\n\n## Install the server\n', 'b.md': '# Beta\n\n## Use it\n\ntext\n' };

	async function openPages() {
		return openIndex(memorySource(indexMarkdown(Object.entries(PAGES).map(([path, text]) => ({ path, text })))));
	}

	describe('the documents of a list', () => {
		it('have their headings', async () => {
			const listed = await readListed(await openPages());
			expect(listed.map(({ title, headings }) => [title, headings?.length])).toEqual([
				['Alpha', 1],
				['Beta', 1],
			]);
		});

		it('have paths alone in a large index, and headings when these are asked for', async () => {
			const index = await openPages();
			expect(await readListed(index, 1)).toEqual([
				{ path: 'a.md', title: 'a.md' },
				{ path: 'b.md', title: 'b.md' },
			]);
			expect((await readHeadings(index, 'b.md')).map(({ text }) => text)).toEqual(['Beta']);
			expect(await readHeadings(index, 'c.md')).toEqual([]);
		});
	});
});

describe('filter-outlines', () => {
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
});
