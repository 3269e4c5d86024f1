import { indexMarkdown } from '@pinakes/indexer';
import { type DocumentOutline, type Heading, memorySource, openIndex } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { filterOutlines, findHeading, headingsOf, readHeadings, readListed } from './outlines.ts';

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

	it('a heading of a large index is found by a search', async () => {
		const index = await openPages();
		for (const heading of ['Install the Server', 'use', 'nothing']) {
			expect(await findHeading(index, heading, 1)).toEqual(await findHeading(index, heading));
		}
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

describe('find-heading', () => {
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
});
