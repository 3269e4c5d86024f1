import { describe, expect, it } from 'vitest';
import { choicesFor, hasPanel, PANELS } from './fields.ts';

const counts = { units: 0, packages: 0, tags: 0, keywords: 0, ides: 0, documents: 0, sections: 0 };

describe('hasPanel', () => {
	it.each([
		['all, before an index is open', undefined, PANELS],
		['no skills for pages', { counts: { ...counts, documents: 3 } }, ['search', 'get']],
		['no documents for a registry', { counts: { ...counts, units: 3 } }, ['match']],
	])('shows %s', (_what, manifest, expected) => {
		expect(PANELS.filter((panel) => hasPanel(panel, manifest))).toEqual(expected);
	});
});

const TAGS = ['cache', 'git-commit', 'git-hooks', '备份'];

describe('choicesFor', () => {
	it.each<[string, boolean, string[]]>([
		['', true, TAGS],
		['git', true, ['git-commit', 'git-hooks']],
		['GIT', false, ['git-commit', 'git-hooks']],
		['cache, git', true, ['cache, git-commit', 'cache, git-hooks']],
		['cache，备', true, ['cache， 备份']],
		['cache,', true, TAGS.map((tag) => `cache, ${tag}`)],
		['cache, git', false, []],
		['nothing', true, []],
	])('%j, a list: %j', (typed, isList, choices) => {
		expect(choicesFor(typed, TAGS, isList)).toEqual(choices);
	});

	it('shows no more than a browser shows well', () => {
		const many = Array.from({ length: 2_000 }, (_, i) => `tag-${i}`);
		expect(choicesFor('', many, true)).toHaveLength(100);
		expect(choicesFor('tag-1999', many, true)).toEqual(['tag-1999']);
	});
});
