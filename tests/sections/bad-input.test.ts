import { buildIndex, indexMarkdown } from '@pinakes/indexer';
import { type EntryRequest, memorySource, openIndex, PinakesError, retrieveEntry } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { builtEntries, entryOf } from '../testing/retrieved-sections.ts';

/** What is answered where nothing is found. */
const NOTHING = {
	status: 'not_found',
	matched_heading: '',
	source_file: '',
	entry_content: '',
	start_line: null,
	end_line: null,
	related_headings: [],
};

describe('an invalid request', () => {
	const TEXTS = { 'a.md': '# A\n' };

	it.each([[[]], [null], [undefined]])('has the files %j, and the error says what to supply', async (filePaths) => {
		const error = await entryOf(TEXTS, 'A', { filePaths } as never).catch((cause: unknown) => cause);
		expect(error).toBeInstanceOf(PinakesError);
		expect(error).toMatchObject({ code: 'invalid_value' });
		expect(String(error)).toMatch(/No file path: supply that of a markdown file/);
	});

	it('is refused before anything is read', async () => {
		const index = await openIndex(memorySource(indexMarkdown([])));
		const unread = { ...index, run: () => Promise.reject(new Error('it was read')) };
		await expect(retrieveEntry(unread, { targetEntry: 'A', filePaths: [] })).rejects.toThrow(/supply/);
	});

	it.each([
		[{ targetEntry: '' }, /No target entry, or too long/],
		[{ targetEntry: ' \n\t' }, /No target entry, or too long/],
		[{ targetEntry: null }, /No target entry, or too long/],
		[{ targetEntry: 1 }, /targetEntry must be a string/],
		[{ targetEntry: 'x'.repeat(20_001) }, /too long/],
		[{ contextHint: 'x'.repeat(20_000) }, /too long/],
		[{ contextHint: ['x'] }, /contextHint must be a string/],
		[{ filePaths: 'a.md' }, /filePaths must be a list of strings/],
		[{ filePaths: ['a.md', 1] }, /filePaths must be a list of strings/],
		[{ filePath: ['a.md'] }, /no field filePath\. Did you mean filePaths/],
	])('%j is refused', async (fields, message) => {
		const index = await openIndex(memorySource(indexMarkdown([])));
		const request = { targetEntry: 'A', filePaths: ['a.md'], ...fields } as EntryRequest;
		await expect(retrieveEntry(index, request)).rejects.toThrow(message);
		await expect(retrieveEntry(index, request)).rejects.toBeInstanceOf(PinakesError);
	});

	it('may have a hint that is null', async () => {
		expect(await entryOf(TEXTS, 'A', { contextHint: null })).toMatchObject({ status: 'found' });
	});
});

describe('a file without sections', () => {
	it.each([
		['that is missing', 'gone.md', 'gone.md: there is no such file', '文件不存在: gone.md'],
		[
			'that is no markdown',
			'code.py',
			'code.py: [sections cannot be retrieved from this document]',
			'[该文档不在上下文寻回范围内]: code.py',
		],
	])('%s is not found, with the reason', async (_, path, english, chinese) => {
		const asked = { filePaths: [path] };
		expect(await entryOf({}, 'A', { ...asked, lang: 'en' })).toEqual({
			...NOTHING,
			target_entry: 'A',
			retrieval_notes: english,
		});
		expect((await entryOf({}, 'A', { ...asked, lang: 'zh' })).retrieval_notes).toBe(chinese);
	});

	it.each([
		['unreadable', 'the file cannot be read', '文件无法读取'],
		['encoding', 'the file is binary or not UTF-8', '文件是二进制或不是 UTF-8'],
		['too_large', 'the file is too large', '文件过大'],
	] as const)('that is %s is not found, with the reason', async (problem, english, chinese) => {
		const unread = [{ path: 'a.md', problem }];
		expect(await entryOf({}, 'A', { filePaths: ['a.md'], unread, lang: 'en' })).toEqual({
			...NOTHING,
			target_entry: 'A',
			retrieval_notes: `a.md: ${english}`,
		});
		expect((await entryOf({}, 'A', { filePaths: ['a.md'], unread, lang: 'zh' })).retrieval_notes).toBe(
			`${chinese}: a.md`,
		);
	});

	it('of an index that was built is not found, with the reason', async () => {
		const fromIndex = await builtEntries({
			'good.md': '# A\n',
			'latin.md': new Uint8Array([0x23, 0x20, 0xe9]) as never,
			'binary.md': '# A\n\0\n',
		});
		expect(await fromIndex('B', { filePaths: ['latin.md', 'binary.md'], lang: 'en' })).toMatchObject({
			...NOTHING,
			retrieval_notes: 'latin.md, binary.md: the file is binary or not UTF-8',
		});
	});

	it('is not one that is named with a fragment, as in a link', async () => {
		const asked = { filePaths: ['docs/a.md#b', 'gone.md#b', 'x.png#b'], lang: 'en' as const };
		const result = await entryOf({ 'docs/a.md': '# A\n' }, 'A', asked);
		expect(result).toMatchObject({ status: 'found', source_file: 'docs/a.md' });
		expect(result.retrieval_notes).toContain('gone.md#b: there is no such file');
		expect(await entryOf({ 'c#.md': '# A\n' }, 'A', { filePaths: ['c#.md'] })).toMatchObject({ status: 'found' });
	});

	it('does not keep others from being read, and is noted', async () => {
		const result = await entryOf({ 'a.md': '# A\n' }, 'A', { filePaths: ['gone.md', 'x.png', 'a.md'], lang: 'en' });
		expect(result).toMatchObject({ status: 'found', source_file: 'a.md', entry_content: '# A\n' });
		expect(result.retrieval_notes).toBe(
			'x.png: [sections cannot be retrieved from this document]; gone.md: there is no such file',
		);
	});

	it.each([
		['that is empty', ''],
		['of white space', ' \n\t\n'],
		['of front matter only', '---\ntitle: A\n# A\n---\n'],
		['of text only', 'A\n\nA text.\n'],
		['of code only', '```\n# A\n```\n\n    # A\n'],
	])('%s does not have the entry', async (_, text) => {
		expect(await entryOf({ 'a.md': text }, 'A', { lang: 'en' })).toEqual({
			...NOTHING,
			target_entry: 'A',
			retrieval_notes: '[no such entry in the files]',
		});
		const chinese = await entryOf({ 'a.md': text }, 'A', { lang: 'zh' });
		expect(chinese.retrieval_notes).toBe('[条目未在文件中找到]');
	});
});

describe('paths', () => {
	it.each([
		['docs/a.md', 'docs/a.md'],
		['./docs/a.md', 'docs/a.md'],
		['/home/me/project/docs/a.md', 'docs/a.md'],
		['C:\\project\\docs\\a.md', 'docs/a.md'],
		['docs//a.md', 'docs/a.md'],
		['./a.md', 'a.md'],
		['__proto__/constructor.md', '__proto__/constructor.md'],
		['目录/文档.md', '目录/文档.md'],
		['odd "name"\n.md', 'odd "name"\n.md'],
	])('%j is %j of the index, and named as it was given', async (asked, path) => {
		const texts = { [path]: '# A\n', 'other.md': '# B\n' };
		const result = await entryOf(texts, 'A', { filePaths: [asked] });
		expect([result.status, result.source_file]).toEqual(['found', asked]);
	});

	it.each(['a.md', 'x/b.md', 'A.MD', 'docs', '.', '/', '../a.md', '__proto__', 'docs/a.md.md'])(
		'%j is none of them',
		async (asked) => {
			expect(await entryOf({ 'docs/a.md': '# A\n' }, 'A', { filePaths: [asked] })).toMatchObject(NOTHING);
		},
	);

	it('are those of the folder, if an index has several', async () => {
		const root = tempFolder({ 'one/a.md': '# A\n\nin one\n', 'two/a.md': '# A\n\nin two\n' });
		await buildIndex({ folders: [`${root}/one`, `${root}/two`], out: `${root}/index` });
		const index = await openIndex(directorySource(`${root}/index`));
		const { entry_content } = await retrieveEntry(index, { targetEntry: 'A', filePaths: [`${root}/two/a.md`] });
		expect(entry_content).toBe('# A\n\nin two\n');
	});
});

describe('many headings and large sections', () => {
	it('are all found, at every place', async () => {
		const parts = Array.from({ length: 10_000 }, (_, i) => `${'#'.repeat(1 + (i % 6))} Heading n${i}\n\ntext ${i}\n`);
		const index = await openIndex(memorySource(indexMarkdown([{ path: 'a.md', text: parts.join('') }])));
		for (const i of [0, 1, 4999, 9998, 9999]) {
			const request = { targetEntry: `heading N${i}`, filePaths: ['a.md'] };
			const { status, start_line, entry_content } = await retrieveEntry(index, request);
			expect([status, start_line]).toEqual(['found', 3 * i + 1]);
			const end = i % 6 === 0 ? i + 6 : Math.floor(i / 6) * 6 + 6;
			expect(entry_content).toBe(parts.slice(i, end).join(''));
		}
	});

	it('are all returned if ten thousand have one name', async () => {
		const { entry_content, start_line } = await entryOf({ 'a.md': '## A\n'.repeat(10_000) }, 'a');
		expect(entry_content).toEqual(Array.from({ length: 10_000 }, () => '## A\n'));
		expect((start_line as number[]).at(-1)).toBe(10_000);
	});

	it('are returned whole, with several megabytes in many parts', async () => {
		const line = '文 x # "\\ \u2028 \n';
		const section = `# A\n\n${line.repeat(200_000)}`;
		const text = `${section}${'## B\n\ntext\n'.repeat(20_000)}# C\n`;
		const { entry_content, end_line } = await entryOf({ 'a.md': text }, 'A');
		expect(entry_content === text.slice(0, -4)).toBe(true);
		expect(end_line).toBe(200_002 + 60_000);
	});
});
