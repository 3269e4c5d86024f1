import { describe, expect, it } from 'vitest';
import { foldersOf, groupSections, isCode, singleRows } from './groups.ts';

const section = (id: string, title: string, ...headings: string[]) => ({ id, title, headings: [title, ...headings] });

/** Labels with the names of their rows. */
const shown = (...args: Parameters<typeof groupSections>): unknown[] =>
	groupSections(...args).map(({ label, rows }) => [
		label.join(' › '),
		...rows.map(({ above, name }) => [...above, name?.text ?? '(start)'].join(' › ')),
	]);

describe('groupSections', () => {
	it('labels what rows do not say: the folder of a page that comes first, else folder and title', () => {
		const found = [
			section('guide/plugins.md', 'Using Plugins'),
			section('guide/plugins.md', 'Using Plugins', 'Adding a Plugin'),
			section('config/shared.md', 'Shared Options', 'plugins'),
			section('config/shared.md', 'Shared Options'),
			section('blog/2026-05-12-three.md', 'Version 3'),
			section('blog/2026-02-03-year.md', 'A year'),
		];
		expect(shown(found, {}, 'en')).toEqual([
			['Guide', 'Using Plugins', 'Adding a Plugin'],
			['Config › Shared Options', 'plugins', '(start)'],
			['Blog', 'Version 3', 'A year'],
		]);
	});

	it('keeps few sections of a page, in the order of its best one', () => {
		const many = Array.from({ length: 9 }, (_, i) => section('a.md', 'A', `${i}`));
		const groups = groupSections([section('b.md', 'B'), ...many, section('b.md', 'B', 'Two')], {}, 'en');
		expect(groups.map(({ label, rows }) => [label.join(), rows.length])).toEqual([
			['', 2],
			['A', 4],
		]);
	});

	it('tells pages of the same title and folder apart by their addresses, or else by their paths', () => {
		const at = (url: string) => ({ id: `en/src/${url.length}.md`, title: 'Pumps', headings: ['Prime'], url });
		const pages = [at('https://x.example/kb/%E5%A4%87/hooks.html#prime'), at('/kb/100%/')];
		expect(groupSections(pages, { 'en/src/': '' }, 'en').map(({ label }) => label)).toEqual([
			['/kb/备/hooks.html'],
			['/kb/100%/'],
		]);
		const found = [section('v1/docs/pumps.md', 'Pumps', 'Prime'), section('v1/src/pumps.md', 'Pumps', 'Prime')];
		expect(groupSections(found, {}, 'en').map(({ label }) => label.join())).toEqual([
			'v1/docs/pumps.md',
			'v1/src/pumps.md',
		]);
		const versions = [section('v1/pumps.md', 'Pumps', 'Prime'), section('v2/pumps.md', 'Pumps', 'Prime')];
		expect(shown(versions, {}, 'en')).toEqual([
			['v1 › Pumps', 'Prime'],
			['v2 › Pumps', 'Prime'],
		]);
	});

	it('shows what is above the first heading and what is below it once, as they have one address', () => {
		const at = (url: string | undefined, ...headings: string[]) => ({ id: 'a', title: 'A', headings, url });
		const sections = [at('/a'), at('/a', 'A'), at('/a#b', 'A', 'B'), at('/a#b-1', 'A', 'B')];
		expect(groupSections(sections, {}, '')[0]?.rows.map(({ section: { url } }) => url)).toEqual([
			'/a',
			'/a#b',
			'/a#b-1',
		]);
		expect(groupSections([at(undefined), at(undefined, 'A')], {}, '')[0]?.rows.length).toBe(2);
	});

	it('says of single rows the page and the headings above', () => {
		const rows = singleRows([section('a.md', 'A', 'B', 'C'), section('a.md', 'A')]);
		expect(rows.map(({ above, name, kind }) => [...above, name?.text, kind])).toEqual([
			['A', 'B', 'C', 'heading'],
			['A', 'page'],
		]);
	});

	it.each([
		['blog/2026-05-12-three.md', '2026-05-12'],
		['blog/2026/05/12/three.md', '2026-05-12'],
		['blog/three.md', undefined],
	])('reads the day of a post from %s', (id, date) => {
		expect(singleRows([section(id, 'Three')])[0]).toMatchObject({ kind: 'post', date });
	});
});

describe('foldersOf', () => {
	it.each([
		['docs/guide/plugins.md', 'en', ['Guide']],
		['02-getting-started/03-install.md', 'en', ['Getting started']],
		['zh/guide/index.md', 'zh-CN', []],
		['go/api/x.md', 'en', ['Go', 'Api']],
		['1.2/reference/x.md', 'en', ['1.2', 'Reference']],
		['README.md', 'en', []],
	])('%s in %s: %j', (id, lang, names) => {
		expect(foldersOf(id, {}, lang)).toEqual(names);
	});

	it('takes names of the site, and none for an empty one', () => {
		const folders = { 'guide/': '指南', 'guide/deep/': '' };
		expect(foldersOf('guide/deep/a.md', folders, 'zh')).toEqual(['指南']);
		expect(foldersOf('constructor/a.md', {}, 'en')).toEqual(['Constructor']);
	});
});

describe('isCode', () => {
	it.each([
		'server.proxy',
		'plugins',
		'configPlugin(hooks)',
		'--dry-run',
		'@scope/pkg',
		'BGSAVE',
		'MAX_SIZE',
		'std::vector',
	])('%s', (heading) => {
		expect(isCode(heading)).toBe(true);
	});

	it.each(['Plugins', 'Take a snapshot', 'What is it?', '备份', 'API', 'Node.js support', ''])('not %j', (heading) => {
		expect(isCode(heading)).toBe(false);
	});
});
