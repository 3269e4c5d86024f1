import { buildIndex, outlineOf } from '@pinakes/indexer';
import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { announces, listsChanges } from './change-lists.ts';

describe('listsChanges', () => {
	const isList = (...headings: string[]): boolean => listsChanges(outlineOf('a.md', headings.join('\n\n')).headings);

	it.each([
		[
			'versions and dates',
			['# Changes', '## v1.4.105 (2024-11-19)', '### A pull request', '## [1.4.0] - 2024-11-01', '## 1.3'],
		],
		['versions with a name', ['# Notes', '## Pine 3.2', '## Pine 3.1', '## Pine 3.0.0-rc.1']],
		['versions among other headings', ['## Unreleased', '## 3.2', '## 3.1', '## 3.0', '## Older ones']],
		['kinds of changes', ['# Version two', '## Breaking changes', '## Bug fixes', '## Thanks']],
		['Chinese kinds of changes', ['# 6.1', '## 新特性', '## 错误修复', '## 贡献者']],
	])('is true of %s', (_, headings) => {
		expect(isList(...headings)).toBe(true);
	});

	it.each([
		['numbered sections', ['# Guide', '## 1.1 Install', '## 1.2 Run', '## 1.3 Stop']],
		['numbered sections in Chinese', ['# 指南', '## 4.1. 安装', '## 4.2. 运行', '## 4.3. 停止']],
		['two versions', ['# Install', '## Python 3.12', '## Python 3.13', '## Troubleshooting']],
		['a few versions', ['# Support', '## 3.1', '## 3.2', '## 3.3', '## A', '## B', '## C', '## D']],
		['features and security', ['# Tool', '## Features', '## Security', '## Documentation']],
		['one kind of changes', ['# Upgrade', '## Breaking changes', '## What to do']],
		['no headings', []],
	])('is false of %s', (_, headings) => {
		expect(isList(...headings)).toBe(false);
	});
});

describe('announces', () => {
	const DATE = new Map<string, unknown>([['date', '2024-01-02']]);
	const SIGNED = new Map<string, unknown>([...DATE, ['authors', ['ada']]]);

	it.each([
		['blog/glob.md', 'Glob imports', undefined],
		['docs/news/a.md', 'A', undefined],
		['releases/v4.10.md', 'v4.10 版本介绍', undefined],
		['releases/1.2.3-rc1.md', 'What is new', undefined],
		['2024-01-02-release.md', 'Release', undefined],
		['posts/2024/03/a.md', 'A', undefined],
		['a.md', 'A', SIGNED],
		['guide/migration-guide.md', 'Moving on', undefined],
		['a.md', 'Upgrade to version 4', undefined],
		['v5-migration.md', 'Breaking', undefined],
		['zh/a.md', '升级指南', undefined],
	])('%s, %s', (path, title, fields) => {
		expect(announces(path, title, fields)).toBe(true);
	});

	it.each([
		['a.md', 'A', DATE],
		['v4/install.md', 'Install', undefined],
		['redis7.md', 'Redis 7', undefined],
		['guide/blog.md', 'Add a blog', undefined],
		['database/migrations.md', 'Migrations', undefined],
		['upgrade.md', 'Upgrade a cluster', undefined],
		['api/2024-01-02/reference.md', 'Reference', undefined],
	])('not %s, %s', (path, title, fields) => {
		expect(announces(path, title, fields)).toBe(false);
	});
});

describe('a list of changes', () => {
	it('comes behind a page that explains, unless changes or a version are asked for', async () => {
		const versions = ['1.3', '1.2', '1.1'].map((version) => `## ${version}\n\nThe reader opens copper files.\n`);
		const root = tempFolder({
			'news.md': `# News\n\n${versions.join('\n')}`,
			'open.md': '# Files\n\nTo open one, choose the reader and then any of the copper files in the list of files.\n',
			'other.md': '# Paint\n\nThe doors are blue.\n',
		});
		const options = { vectors: 'none' } as const;
		await buildIndex({ folders: [root], out: `${root}/index`, ...options });
		const index = await openIndex(directorySource(`${root}/index`));
		const ask = async (query: string) => (await search(index, query, { threshold: 0, explain: true })).results;
		const [first, second] = await ask('open copper files with the reader');
		expect([first?.path, second?.path]).toEqual(['open.md', 'news.md']);
		expect(second?.factors).toContainEqual({
			name: 'status',
			operation: 'multiply',
			value: 0.8,
			weight: 1,
			detail: ['changes'],
		});
		expect(first?.factors?.map(({ name }) => name)).toEqual(['index', 'retrieval']);
		for (const query of [
			'in which version does the reader open copper files',
			'1.2: open copper files with the reader',
		]) {
			const [asked] = await ask(query);
			expect(asked?.path).toBe('news.md');
			expect(asked?.factors?.map(({ name }) => name)).toEqual(['index', 'retrieval']);
		}
	});
});
