import { describe, expect, it } from 'vitest';
import { findOlderVersions } from './versions.ts';

const PAGES = ['install.md', 'guide/usage.md', 'guide/errors.md'];

/** Returns pages in each of some folders, sorted. */
function pagesIn(...folders: string[]): string[] {
	return folders.flatMap((folder) => PAGES.map((page) => `${folder}/${page}`)).sort();
}

/** Returns the folders of the pages of older versions. */
function olderIn(paths: readonly string[]): string[] {
	const { documents } = findOlderVersions(paths);
	return [...new Set([...documents].map((number) => (paths[number] as string).replace(/\/(?:guide\/)?\w+\.md$/, '')))];
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

	it('are named by questions, the longest number first', () => {
		const { intents } = findOlderVersions(pagesIn('docs/1.1', 'docs/1.1.4', 'docs/2.x', 'docs/3.0'));
		expect(intents).toEqual([
			{ words: ['1.1.4', 'v1.1.4', '1.1.4.x'], scopes: ['1.1.4/'], isVersion: true },
			{ words: ['1.1', 'v1.1', '1.1.x'], scopes: ['1.1/'], isVersion: true },
			{ words: ['2.x', 'version 2', 'v2'], scopes: ['2.x/'], isVersion: true },
		]);
	});

	it('are those that addresses name, if there are any', () => {
		const paths = pagesIn('docs', 'versioned_docs/version-1.0', 'versioned_docs/version-2.0');
		const addresses = paths.map((path) =>
			`/docs/${path.replace(/^docs/, 'next')}`.replace(/versioned_docs\/version-(?:2\.0\/)?/, ''),
		);
		const { documents } = findOlderVersions(paths, () => addresses);
		const older = [...documents].map((number) => paths[number]?.replace(/\/(?:guide\/)?\w+\.md$/, ''));
		expect([...new Set(older)].sort()).toEqual(['docs', 'versioned_docs/version-1.0']);
	});

	it('have the paths of the same page', () => {
		const paths = [
			'docs/install.md',
			'docs/usage.md',
			'versioned_docs/version-1.x/install.md',
			'versioned_docs/version-1.x/usage.md',
		];
		expect([...findOlderVersions(paths).unversioned.values()].sort()).toEqual([
			'docs/install.md',
			'docs/install.md',
			'docs/usage.md',
			'docs/usage.md',
		]);
	});
});
