import { describe, expect, it } from 'vitest';
import { findTranslations } from './translations.ts';

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
		const { pages, isOriginal } = findTranslations(paths);
		expect(pages).toEqual([1, 1]);
		expect(paths.filter((_, i) => isOriginal[i])).toEqual([original]);
	});

	it.each([
		['other pages', ['docs/a.md', 'docs/de/b.md']],
		['folders with other names', ['docs/a.md', 'docs/js/a.md']],
		['folders named like a code, most of whose pages are only there', ['a.md', 'it/a.md', 'it/b.md', 'it/c.md']],
	])('are not %s', (_, paths) => {
		expect(findTranslations(paths).pages).toEqual(paths.map(() => 0));
	});

	it('have the codes of their paths', () => {
		expect(findTranslations(['de/a.md', 'en/a.md', 'en/b.md', 'en/c.md', 'fr/a.md']).languages).toEqual([
			'de',
			undefined,
			undefined,
			undefined,
			'fr',
		]);
	});
});
