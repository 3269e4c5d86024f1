import { describe, expect, it } from 'vitest';
import { builtEntries, entryOf } from '../testing/retrieved-sections.ts';

/** Status, headings and lines of an answer. */
async function told(texts: Record<string, string>, target: string): Promise<unknown[]> {
	const { status, matched_heading, start_line } = await entryOf(texts, target);
	return [status, matched_heading, start_line];
}

describe('exact headings', () => {
	const TEXT = '# Release\n\n## Release notes\n\n## Error codes\n\n## ERROR  CODES of payments\n\n## 错误码\n';

	it.each([
		['Release', '# Release', 1],
		['release notes', '## Release notes', 3],
		['  Error\tcodes\n', '## Error codes', 5],
		['error codes OF payments', '## ERROR CODES of payments', 7],
		['ｅｒｒｏｒ　codes', '## Error codes', 5],
		['错误码', '## 错误码', 9],
		['## Error codes', '## Error codes', 5],
		['# Error codes', '## Error codes', 5],
	])('%j is %j, case and white space folded', async (target, heading, line) => {
		expect(await told({ 'a.md': TEXT }, target)).toEqual(['found', heading, line]);
	});

	it('come before headings that merely contain the words, in whatever file', async () => {
		const texts = { 'a.md': '# Error codes of payments\n', 'b.md': '# A\n\n### error codes\n' };
		const result = await entryOf(texts, 'Error codes');
		expect(result).toMatchObject({ status: 'found', matched_heading: '### error codes', source_file: 'b.md' });
		expect(result.retrieval_notes).toBe('');
	});

	it('are found at every level, six as well as one', async () => {
		const text = [1, 2, 3, 4, 5, 6].map((level) => `${'#'.repeat(level)} Level ${level}\n`).join('');
		for (const level of [1, 2, 3, 4, 5, 6]) {
			expect(await told({ 'a.md': text }, `Level ${level}`)).toEqual([
				'found',
				`${'#'.repeat(level)} Level ${level}`,
				level,
			]);
		}
	});

	it.each([
		['inline code', '## The `get` command', ['The get command', 'The `get` command', '## The `get` command']],
		['emphasis', '## **Very** *important*', ['Very important', '**Very** *important*']],
		['a link', '## See [the guide](guide.md)', ['See the guide', 'See [the guide](guide.md)']],
		['an image', '## ![logo](a.png) Brand', ['logo Brand']],
		['a reference', '## [Guide][g]\n\n[g]: /g', ['Guide', '[Guide]']],
		['HTML', '## Press <kbd>Enter</kbd>', ['Press Enter', 'Press <kbd>Enter</kbd>']],
		['closing marks', '## Closed ##', ['Closed', '## Closed']],
		['closing marks and white space', '##   Closed   #####  ', ['Closed']],
		['a mark that closes nothing', '## C#', ['C#', 'c#']],
		['entities', '## Q&amp;A', ['Q&A', 'q&a']],
		['escapes', '## 1\\. First', ['1. First']],
		['an underline', 'Set\nup\n===', ['Set up']],
		['an underline of the second level', 'Set-up\n---', ['Set-up']],
		['tabs', '##\tTabbed\theading', ['Tabbed heading']],
		['indentation', '   ## Indented', ['Indented']],
	])('are found by their text if they have %s', async (_, heading, targets) => {
		const text = `# Other\n\n${heading}\n\ntext\n`;
		for (const target of targets) {
			const { status, start_line, entry_content, retrieval_notes } = await entryOf({ 'a.md': text }, target);
			expect([target, status, start_line, entry_content]).toEqual([target, 'found', 3, `${heading}\n\ntext\n`]);
			expect(retrieval_notes).toBe('');
		}
	});
});

describe('headings that contain all keywords', () => {
	const TEXT =
		'# Guide\n\n## Rotate the signing keys\n\n### Rotate keys by hand\n\n## Signing of releases\n\n## 数据库错误码的处理方法\n';

	it.each([
		['signing keys', '## Rotate the signing keys', 3],
		['keys, signing', '## Rotate the signing keys', 3],
		['rotating KEY', '## Rotate the signing keys', 3],
		['the releases', '## Signing of releases', 7],
		['错误码', '## 数据库错误码的处理方法', 9],
		['处理 数据库', '## 数据库错误码的处理方法', 9],
	])('%j is found in %j', async (target, heading, line) => {
		expect(await told({ 'a.md': TEXT }, target)).toEqual(['found', heading, line]);
	});

	it('are found with a note that names the keywords', async () => {
		const english = await entryOf({ 'a.md': TEXT }, 'signing keys', { lang: 'en' });
		expect(english.retrieval_notes).toBe('matched because the heading has all keywords of signing keys');
		const chinese = await entryOf({ 'a.md': TEXT }, 'signing keys', { lang: 'zh' });
		expect(chinese.retrieval_notes).toBe('标题包含“signing keys”的全部关键词');
	});

	it('are the outermost ones, since a section has those below it', async () => {
		const { matched_heading } = await entryOf({ 'a.md': TEXT }, 'rotate');
		expect(matched_heading).toBe('## Rotate the signing keys');
	});

	it('come before headings with most of the keywords', async () => {
		const texts = { 'a.md': '# Back up\n', 'b.md': '# How to back up the big database\n' };
		const { status, source_file } = await entryOf(texts, 'back up database');
		expect([status, source_file]).toEqual(['found', 'b.md']);
	});

	it('do not match a short keyword or a number within a word', async () => {
		expect(await told({ 'a.md': '# Gopher\n\n# 2024\n\n# Go and more\n' }, 'go')).toEqual([
			'found',
			'# Go and more',
			5,
		]);
		expect((await entryOf({ 'a.md': '# Port 8080\n' }, '80')).status).toBe('not_found');
	});
});

describe('headings that contain most keywords', () => {
	it('are partial, with the share of the keywords in a note', async () => {
		const texts = { 'a.md': '# Guide\n\n## Failover of the database\n\n## Release\n' };
		expect(await entryOf(texts, 'database failover runbook', { lang: 'en' })).toMatchObject({
			status: 'partial',
			matched_heading: '## Failover of the database',
			retrieval_notes: 'matched by 67 % of the keywords only',
		});
		expect((await entryOf(texts, 'database failover runbook', { lang: 'zh' })).retrieval_notes).toBe(
			'仅按部分关键词匹配（67%）',
		);
	});

	it('are the ones with the greatest share, over all files', async () => {
		const texts = { 'a.md': '# Database\n', 'b.md': '# Database failover\n', 'c.md': '# Failover\n' };
		expect(await entryOf(texts, 'database failover runbook')).toMatchObject({
			status: 'partial',
			source_file: 'b.md',
		});
	});

	it('are found in Chinese by pairs of characters', async () => {
		const texts = { 'a.md': '# 手册\n\n## 错误码处理\n\n## 日志采集\n' };
		expect(await entryOf(texts, '错误码怎么处理')).toMatchObject({
			status: 'partial',
			matched_heading: '## 错误码处理',
		});
	});

	it('have every requested number', async () => {
		const texts = { 'a.md': '# Step 1: Build\n\n# Step 2: Build\n\n# Step 12: Build\n' };
		expect((await entryOf(texts, 'step 9 build')).status).toBe('not_found');
		expect(await told(texts, 'step 2 building site')).toEqual(['partial', '# Step 2: Build', 3]);
	});

	it('are not taken if they have hardly any of them', async () => {
		const texts = { 'a.md': '# Alpha\n' };
		expect((await entryOf(texts, 'alpha beta gamma delta epsilon')).status).toBe('not_found');
	});
});

describe('several headings that fit equally well', () => {
	it('are all returned as a list, in the order of the file', async () => {
		const text = '# A\n\n## Usage\n\none\n\n# B\n\n## Usage\n\ntwo\n\n# C\n\n### usage ###\n\nthree\n';
		expect(await entryOf({ 'a.md': text }, 'Usage', { lang: 'en' })).toMatchObject({
			status: 'found',
			source_file: 'a.md',
			entry_content: ['## Usage\n\none\n\n', '## Usage\n\ntwo\n\n', '### usage ###\n\nthree\n'],
			start_line: [3, 9, 15],
			end_line: [6, 12, 17],
			retrieval_notes: '3 headings fit equally well, all are given',
		});
	});

	it('are all returned from several files, in the requested order', async () => {
		const texts = { 'b.md': '# Usage\n\nin b\n', 'a.md': '# Usage\n\nin a\n', 'c.md': '# Other\n' };
		expect(await entryOf(texts, 'usage', { lang: 'zh' })).toMatchObject({
			status: 'found',
			matched_heading: '# Usage',
			source_file: ['b.md', 'a.md'],
			entry_content: ['# Usage\n\nin b\n', '# Usage\n\nin a\n'],
			start_line: [1, 1],
			end_line: [3, 3],
			retrieval_notes: '2 个标题同等匹配，已全部提取',
		});
	});

	it('are returned one within the other if both have the same text', async () => {
		const { entry_content } = await entryOf({ 'a.md': '# Same\n\n## Same\n\ntext\n' }, 'same');
		expect(entry_content).toEqual(['# Same\n\n## Same\n\ntext\n', '## Same\n\ntext\n']);
	});

	it('are returned for keywords, and for most of the keywords', async () => {
		const texts = { 'a.md': '# Error codes\n\n# Error pages\n' };
		expect((await entryOf(texts, 'error')).entry_content).toEqual(['# Error codes\n\n', '# Error pages\n']);
		const { status, start_line } = await entryOf(texts, 'error overview');
		expect([status, start_line]).toEqual(['partial', [1, 3]]);
	});
});

describe('sections of deprecated documents of an index', () => {
	const texts = {
		'old.md': '---\nstatus: deprecated\nlast_reviewed: 2024-01-15\n---\n\n# Roll back\n\nBy hand.\n',
		'older.md': '---\nconfidence: deprecated\n---\n\n# Roll back\n\nNot at all.\n',
		'new.md': '---\nlast_reviewed: 2024-01-15\n---\n\n# Roll back\n\nBy the button.\n\n# Deploy\n',
	};

	it('are given with a note that names these and the days of their reviews', async () => {
		const get = await builtEntries(texts);
		expect((await get('Roll back')).retrieval_notes).toContain('deprecated: old.md (2024-01-15), older.md');
		expect((await get('Roll back', { lang: 'zh' })).retrieval_notes).toContain('已弃用: old.md (2024-01-15), older.md');
		expect((await get('Deploy')).retrieval_notes).toBe('');
	});
});

describe('long sections', () => {
	it.each([
		[300, ''],
		[301, 'long: 301 lines'],
	])('of %i lines are whole, with the note %j', async (count, note) => {
		const section = `## Long\n${'line\n'.repeat(count - 1)}`;
		const result = await entryOf({ 'a.md': `# A\n\n${section}## B\n` }, 'Long', { lang: 'en' });
		expect(result.entry_content).toBe(section);
		expect([result.start_line, result.end_line]).toEqual([3, count + 2]);
		expect(result.retrieval_notes).toBe(note);
		const chinese = await entryOf({ 'a.md': section }, 'Long', { lang: 'zh' });
		expect(chinese.retrieval_notes).toBe(note === '' ? '' : '内容较长，共 301 行');
	});
});
