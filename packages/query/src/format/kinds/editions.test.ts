import { describe, expect, it } from 'vitest';
import { editionPath, findEditions } from './editions.ts';

/** Finds editions among paths with addresses. */
function editionsOf(paths: readonly string[], addresses: readonly (string | undefined)[] = []) {
	return findEditions(paths, addresses);
}

const PAGES = ['install.md', 'guide/usage.md', 'guide/errors.md'];

/** Returns pages in each of some folders, sorted. */
function pagesIn(...folders: string[]): string[] {
	return folders.flatMap((folder) => PAGES.map((page) => `${folder}/${page}`)).sort();
}

/** Returns the folders of the pages of older versions. */
function olderIn(paths: readonly string[]): string[] {
	return [
		...new Set(
			[...editionsOf(paths).superseded].map((number) =>
				(paths[number] as string).replace(/\/(?:guide\/)?\w+\.md$/, ''),
			),
		),
	];
}

describe('older versions', () => {
	it.each([
		['numbers', ['docs/1.9', 'docs/1.10', 'docs/2.0'], ['docs/1.10', 'docs/1.9']],
		['letters and numbers', ['docs/en/4x', 'docs/en/5x'], ['docs/en/4x']],
		['a folder of older ones', ['content/2.0.0', 'content/archives/1.0.0'], ['content/archives/1.0.0']],
		['the versions of Docusaurus', ['my-docs', 'my-docs-archive/version-2.x'], ['my-docs-archive/version-2.x']],
		[
			'versions beside their site',
			['docs', 'website/versioned_docs/version-2.x'],
			['website/versioned_docs/version-2.x'],
		],
		['the current version by name', ['docs/latest', 'docs/v2'], ['docs/v2']],
		['a version to come', ['docs/main', 'docs/v2', 'docs/v3.0.0-rc.1'], ['docs/main', 'docs/v3.0.0-rc.1']],
		['versions in the root', ['v1', 'v2'], ['v1']],
	])('are known by %s', (_, folders, older) => {
		expect(olderIn(pagesIn(...folders)).sort()).toEqual(older);
	});

	it.each([
		['years', ['minutes/2023', 'minutes/2024']],
		['chapters', ['course/1', 'course/2']],
		['only one version', ['docs/v2']],
		['different projects', ['a/v1', 'b/v2']],
		['a branch without versions beside it', ['docs/main', 'docs/other']],
	])('are not %s', (_, folders) => {
		expect(olderIn(pagesIn(...folders))).toEqual([]);
	});

	it('are not versions with other pages', () => {
		expect(olderIn(['api/v1/users.md', 'api/v1/teams.md', 'api/v2/orders.md', 'api/v2/items.md'])).toEqual([]);
	});

	it.each<[string, string[], older: string[], discontinued: string[]]>([
		['has a page last', ['v1/old.md', 'v2/old.md'], ['v1/old.md'], ['v2/old.md']],
		['has a page at another path', ['v1/guide/run.md', 'v3/run/index.mdx'], ['v1/guide/run.md'], []],
		['has other pages of that name', ['v1/a/all.md', 'v1/b/all.md', 'v3/b/all.md'], ['v1/b/all.md'], ['v1/a/all.md']],
		['comes later', ['next/new.md'], [], ['next/new.md']],
		['is in another language', ['de/v1/new.md', 'v3/new.md'], ['de/v1/new.md'], []],
	])('do not supersede a page that no newer one has: %s', (_, more, older, discontinued) => {
		const languages = more.some((path) => path.startsWith('de/')) ? ['de/v1', 'de/v2'] : [];
		const pages = pagesIn('v1', 'v2', 'v3', ...languages);
		const paths = [...pages, ...(more.includes('next/new.md') ? pagesIn('next') : []), ...more];
		const editions = editionsOf(paths);
		const added = (numbers: ReadonlySet<number>) =>
			[...numbers].map((number) => paths[number]).filter((path) => more.includes(path as string));
		expect([added(editions.superseded), added(editions.discontinued)]).toEqual([older, discontinued]);
	});

	it('are named by questions, the longest number first', () => {
		const { intents } = editionsOf(pagesIn('docs/1.1', 'docs/1.1.4', 'docs/2.x', 'docs/3.0'));
		expect(intents).toEqual([
			{ words: ['1.1.4', 'v1.1.4', '1.1.4.x'], scopes: ['1.1.4/'], isVersion: true },
			{ words: ['1.1', 'v1.1', '1.1.x'], scopes: ['1.1/'], isVersion: true },
			{ words: ['2.x', 'version 2', 'release 2', 'v2'], scopes: ['2.x/'], isVersion: true },
		]);
	});

	it('are those that addresses name, if there are any', () => {
		const paths = pagesIn('docs', 'versioned_docs/version-1.0', 'versioned_docs/version-2.0');
		const addresses = paths.map((path) =>
			editionPath(
				path,
				`/docs/${path.replace(/^docs/, 'next')}`.replace(/versioned_docs\/version-(?:2\.0\/)?/, '').replace('.md', ''),
			),
		);
		expect([...new Set(addresses)].sort()).toEqual(['/', '/docs/1.0', '/docs/next']);
		const older = [...editionsOf(paths, addresses).superseded].map((number) =>
			paths[number]?.replace(/\/(?:guide\/)?\w+\.md$/, ''),
		);
		expect([...new Set(older)].sort()).toEqual(['docs', 'versioned_docs/version-1.0']);
	});

	it('have the paths of the same page', () => {
		const paths = [
			'docs/install.md',
			'docs/usage.md',
			'versioned_docs/version-1.x/install.md',
			'versioned_docs/version-1.x/usage.md',
		];
		// Page 1 in two versions, then page 2; all in the original language.
		expect(editionsOf(paths).pages).toEqual([3, 5, 3, 5]);
	});
});

describe('paths of addresses', () => {
	it.each([
		['v1/install.md', '/docs/v1/install', '/docs/v1'],
		['docs/install.md', '/docs/next/install', '/docs/next'],
		['docs/install.md', '/docs/install', '/'],
		['docs/de/install.md', '/de/install.html', '/de'],
		['versioned_docs/version-1.0/api/v2/users.md', '/docs/1.0/api/v2/users', '/docs/1.0'],
	])('tell the edition of %s', (path, address, expected) => {
		expect(editionPath(path, address)).toBe(expected);
	});
});

describe('translations', () => {
	it.each([
		['folders', ['docs/en/a.md', 'docs/zh-CN/a.md'], 'docs/en/a.md'],
		['folders below the original', ['docs/a.md', 'docs/de/a.md'], 'docs/a.md'],
		['folders with other names of two words', ['docs/get-on/a.md', 'docs/de/get-on/a.md'], 'docs/get-on/a.md'],
		['folders beside the original', ['docs/a.md', 'docs-locale/ja-jp/a.md'], 'docs/a.md'],
		['the folders of Docusaurus', ['docs/a.md', 'i18n/fr/docusaurus-plugin-content-docs/current/a.md'], 'docs/a.md'],
		['endings', ['src/button/README.md', 'src/button/README.zh-CN.md'], 'src/button/README.md'],
		['endings of every file', ['a.en-US.md', 'a.zh-CN.md'], 'a.en-US.md'],
	])('are known by %s', (_, paths, original) => {
		expect(editionsOf(paths).pages).toEqual(paths.map((path) => (path === original ? 3 : 2)));
	});

	it.each([
		['other pages', ['docs/a.md', 'docs/de/b.md']],
		['folders with other names', ['docs/a.md', 'docs/js/a.md']],
		['folders named like a code, most of whose pages are only there', ['a.md', 'it/a.md', 'it/b.md', 'it/c.md']],
	])('are not %s', (_, paths) => {
		expect(editionsOf(paths).pages).toEqual([]);
	});

	it('are in languages that have most of their pages translated', () => {
		expect(editionsOf(['de/a.md', 'en/a.md', 'en/b.md', 'en/c.md', 'fr/a.md']).pages).toEqual([2, 0, 0, 0, 2]);
	});
});
