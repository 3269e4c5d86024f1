import { join } from 'node:path';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { sidebarOrder } from './sidebar.ts';

const PAGES = ['advanced.md', 'guide/deploy.md', 'guide/index.md', 'guide/install.md', 'index.md', 'intro.md'];

function orderOf(files: Files, below = '', paths = PAGES): string[] {
	return sidebarOrder(
		join(tempFolder(files), below),
		paths.map((path) => ({ path })),
	);
}

it.each<[string, Files, string]>([
	[
		'VitePress',
		{
			'docs/.vitepress/config.mts':
				"sidebar: [{ link: '/guide/install' }, { link: '/guide/deploy.html' }, { link: '/intro#a' }]",
		},
		'docs',
	],
	['MkDocs', { 'mkdocs.yml': 'nav:\n  - Set up: guide/install.md\n  - guide/deploy.md\n  - intro.md\n' }, 'docs'],
	[
		'Docusaurus',
		{ 'website/sidebars.js': 'docs: [\'guide/install\', `guide/deploy`, "intro"]', 'website/package.json': '{}' },
		'website/docs',
	],
	[
		'Starlight',
		{ 'astro.config.mjs': "[{ slug: 'guide/install' }, 'guide/deploy', { link: '/intro/' }]" },
		'src/content/docs',
	],
	['mdBook', { 'src/SUMMARY.md': '- [Set up](guide/install.md)\n- [x](./guide/deploy.md)\n- [y](intro.md)\n' }, 'src'],
])('pages are in the order in which the configuration of %s names them, and others after these', (_, files, below) => {
	expect(orderOf(files, below)).toEqual([
		...['index.md', 'guide/install.md', 'guide/deploy.md', 'intro.md', 'advanced.md', 'guide/index.md'],
	]);
});

it('pages and folders are in the order of their positions, and those without one follow', () => {
	const files = {
		'guide/_category_.json': '{ "label": "Guide", "position": 1 }',
		'guide/install.md': '---\nsidebar_position: 2\n---\n',
		'guide/deploy.md': '---\nsidebar:\n  order: 10\n---\n',
		'intro.md': '---\nweight: 3\n---\n',
	};
	expect(orderOf(files)).toEqual([
		...['index.md', 'guide/index.md', 'guide/install.md', 'guide/deploy.md', 'intro.md', 'advanced.md'],
	]);
});

it('there is no order where nothing says one, or it is of a project further up', () => {
	expect(orderOf({ 'index.md': '# x\n' })).toEqual([]);
	expect(orderOf({ 'mkdocs.yml': 'nav: [intro.md]\n', 'a/package.json': '{}', 'a/docs/x.md': '' }, 'a/docs')).toEqual(
		[],
	);
	expect(sidebarOrder(undefined, [{ path: 'intro.md' }])).toEqual([]);
});

it('numbers before names in files of Docusaurus are not in its sidebar', () => {
	const files = { 'sidebars.ts': "['guide/b', 'guide/a']", 'package.json': '{}' };
	expect(orderOf(files, 'docs', ['01-guide/01-a.md', '01-guide/02-b.md'])).toEqual([
		'01-guide/02-b.md',
		'01-guide/01-a.md',
	]);
});
