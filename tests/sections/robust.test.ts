import { indexMarkdown } from '@pinakes/indexer';
import { memorySource, openIndex, retrieveEntry } from '@pinakes/query';
import { withChecksum } from '@pinakes/query/internal';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../testing/retrieved-sections.ts';

describe('a request that is meant well', () => {
	it('several sections say which file each is of: as many files as sections if files differ', async () => {
		const texts = { 'a.md': '# X\n1\n# X\n2\n', 'b.md': '# X\n3\n' };
		expect((await entryOf(texts, 'x')).source_file).toEqual(['a.md', 'a.md', 'b.md']);
	});

	it('a byte-order mark is no part of a text given directly', async () => {
		expect(await entryOf({ 'a.md': '\ufeff# A\nx' }, 'A')).toMatchObject({ status: 'found', start_line: 1 });
		const text = '\ufeff---\ntitle: T\n---\n# A\n';
		const index = await openIndex(memorySource(indexMarkdown([{ path: 'a.md', text }])));
		expect((await retrieveEntry(index, { targetEntry: 'title: T', filePaths: ['a.md'] })).status).toBe('not_found');
	});

	it('lines count carriage returns within front matter', async () => {
		const { start_line, end_line } = await entryOf({ 'a.md': '---\na: "b\rc"\n---\n# A\nx\n' }, 'A');
		expect([start_line, end_line]).toEqual([5, 6]);
	});

	it('a file that is asked for by two paths is one', async () => {
		const { entry_content } = await entryOf({ 'd/a.md': '# X\n' }, 'X', {
			filePaths: ['d/a.md', './d/a.md', '/p/d/a.md'],
		});
		expect(entry_content).toBe('# X\n');
	});

	it('reports each missing file of the same name', async () => {
		const { retrieval_notes } = await entryOf({ 'a.md': '# A\n' }, 'B', { filePaths: ['x/c.md', 'y/c.md', 'a.md'] });
		expect(retrieval_notes).toContain('x/c.md, y/c.md');
	});

	it('a related heading is there once, by the path that was asked for', async () => {
		const texts = {
			'd/a.md': '# P\n\n`Plan the work` → `Build the thing`\n\n## Plan the work\n',
			'd/b.md': '## Build the thing\n\nplan the work\n',
		};
		const { related_headings } = await entryOf(texts, 'Plan the work', { filePaths: ['/x/d/a.md', '/x/d/b.md'] });
		expect(related_headings.map(({ heading, source_file }) => [heading, source_file])).toEqual([
			['## Build the thing', '/x/d/b.md'],
			['# P', '/x/d/a.md'],
		]);
	});

	it.each(['**', '``', '[]', '* *'])('%j, which says nothing, is no empty heading', async (target) => {
		expect((await entryOf({ 'a.md': '#\n\ntext\n' }, target)).status).toBe('not_found');
	});

	it.each(['fr', '__proto__', 'constructor'])('the language %j is refused', async (lang) => {
		await expect(entryOf({ 'a.md': '# A\n' }, 'B', { lang: lang as never })).rejects.toMatchObject({
			code: 'invalid_value',
		});
	});

	it('a path of a file at the top of the index is found by an absolute path', async () => {
		expect((await entryOf({ 'a.md': '# X\n' }, 'X', { filePaths: ['/project/docs/a.md'] })).status).toBe('found');
	});

	it('an empty path is refused', async () => {
		await expect(entryOf({ 'a.md': '# X\n' }, 'X', { filePaths: [''] })).rejects.toMatchObject({
			code: 'invalid_value',
		});
	});

	it.each([undefined, null])('cuts of section texts that are %j are damage', async (section_texts) => {
		const files = new Map(
			indexMarkdown([{ path: 'a.md', text: '# Step 1: a\n\n## Warnings\n\n## Limits\n\n# Step 2: b\n' }]),
		);
		const manifest = JSON.parse(files.get('manifest.json') as string) as { cuts: object };
		files.set(
			'manifest.json',
			withChecksum(JSON.stringify({ ...manifest, cuts: { ...manifest.cuts, section_texts } })),
		);
		const index = await openIndex(memorySource(files));
		await expect(retrieveEntry(index, { targetEntry: 'Step 1: a', filePaths: ['a.md'] })).rejects.toMatchObject({
			code: 'damaged_part',
		});
	});

	it.each([
		['levels', '"levels":"1"', '"levels":"9"'],
		['levels', '"levels":"1"', '"levels":"x"'],
		['related', '"related":{}', '"related":{"0":[["next",7]]}'],
	])('invalid %s are damage', async (_, good, bad) => {
		const files = new Map(indexMarkdown([{ path: 'a.md', text: '# A\n' }]));
		const part = files.get('parts/entries.0.json') as string;
		files.set('parts/entries.0.json', part.replace(good, bad));
		const index = await openIndex(memorySource(files));
		await expect(retrieveEntry(index, { targetEntry: 'A', filePaths: ['a.md'] })).rejects.toMatchObject({
			code: 'damaged_part',
		});
	});
});
