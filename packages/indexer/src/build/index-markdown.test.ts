import { memorySource, openIndex, retrieveEntry, searchText } from '@pinakes/query';
import { checkedSource } from '@pinakes/query/checked-source';
import { readOutlines } from '@pinakes/query/format/kinds/outline/read';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BuildError } from '../base/report.ts';
import { indexMarkdown, type MarkdownText } from './index-markdown.ts';

const TEXTS: readonly MarkdownText[] = [
	{ path: 'b.md', text: '---\ntitle: B\n---\n\nbefore\n\n# One\n\nalpha\n\n## Two\n\nbeta\n' },
	{ path: 'a.md', text: '# One\n\ngamma\n' },
];

describe('indexMarkdown', () => {
	it('gives an index that holds the texts as a folder of them would, sorted by path', async () => {
		const index = await openIndex(memorySource(indexMarkdown(TEXTS)));
		expect(await index.run(readOutlines)).toMatchObject([
			{ path: 'a.md', title: 'One', headings: [{ text: 'One', first_line: 1, last_line: 3 }] },
			{
				path: 'b.md',
				title: 'B',
				headings: [{ text: 'One', first_line: 7, last_line: 13, children: [{ text: 'Two' }] }],
			},
		]);
		expect(index.manifest.counts).toMatchObject({ documents: 2, sections: 4, units: 0, packages: 0 });
		expect((await searchText(index, 'beta')).hits).toMatchObject([{ id: 'b.md', headings: ['One', 'Two'] }]);
	});

	it('is the same whatever the order of the texts', () => {
		expect([...indexMarkdown([...TEXTS].reverse())]).toEqual([...indexMarkdown(TEXTS)]);
	});

	it('has what its manifest says, byte for byte', async () => {
		const index = await openIndex(checkedSource(memorySource(indexMarkdown(TEXTS))));
		const { entry_content } = await retrieveEntry(index, { targetEntry: 'Two', filePaths: ['b.md'] });
		expect(entry_content).toBe('## Two\n\nbeta\n');
	});

	it('keeps the last of two texts with the same path', async () => {
		const twice = [...TEXTS, { path: 'a.md', text: '# Other\n' }];
		const index = await openIndex(memorySource(indexMarkdown(twice)));
		expect((await retrieveEntry(index, { targetEntry: 'Other', filePaths: ['a.md'] })).status).toBe('found');
		expect((await retrieveEntry(index, { targetEntry: 'One', filePaths: ['a.md'] })).status).toBe('not_found');
	});

	it('knows files that were not read, and why', async () => {
		const unread = [{ path: 'c.md', problem: 'encoding' }] as const;
		const index = await openIndex(memorySource(indexMarkdown(TEXTS, unread)));
		expect(await index.run(readOutlines)).toHaveLength(2);
		expect(await retrieveEntry(index, { targetEntry: 'One', filePaths: ['c.md'] })).toMatchObject({
			status: 'not_found',
			retrieval_notes: 'c.md: the file is binary or not UTF-8',
		});
	});

	it('of no texts answers that nothing is there', async () => {
		const index = await openIndex(memorySource(indexMarkdown([])));
		expect(await retrieveEntry(index, { targetEntry: 'One', filePaths: ['a.md'] })).toMatchObject({
			status: 'not_found',
			retrieval_notes: 'a.md: there is no such file',
		});
	});

	it('refuses a text without a path', () => {
		expect(() => indexMarkdown([{ path: '', text: '# A\n' }])).toThrow(BuildError);
	});

	it('takes any paths and texts, and gives each heading its section by its path', async () => {
		const path = fc.oneof(
			fc.constantFrom('__proto__', 'constructor', 'a\n"b".md', ' ', '文.md', 'a/../b.md'),
			fc.string({ minLength: 1 }),
		);
		// Nothing that makes a heading or keeps one from being one.
		const text = fc
			.string({ unit: 'grapheme' })
			.map((any) => any.replace(/[-=#<`~]/g, ''))
			.map((rest) => `${rest}\n\n# Here\n\n${rest}`);
		await fc.assert(
			fc.asyncProperty(
				fc.uniqueArray(fc.tuple(path, text), { selector: ([one]) => one, maxLength: 5 }),
				async (pairs) => {
					const index = await openIndex(
						memorySource(indexMarkdown(pairs.map(([one, all]) => ({ path: one, text: all })))),
					);
					for (const [one, all] of pairs) {
						const { status, entry_content } = await retrieveEntry(index, { targetEntry: 'here', filePaths: [one] });
						expect([status, entry_content]).toEqual(['found', all.slice(all.indexOf('# Here'))]);
					}
				},
			),
			{ numRuns: 200 },
		);
	});
});
