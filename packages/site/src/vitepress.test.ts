import { expect, it } from 'vitest';
import { searchOf } from './vitepress.ts';

const CONFIG = {
	srcDir: '/docs',
	outDir: '/docs/.vitepress/dist',
	cacheDir: '/docs/.vitepress/cache',
	pages: ['index.md', 'guide/index.md', 'guide/install.md', 'packages/a/readme.md', 'zh/guide/install.md'],
	rewrites: { map: { 'packages/a/readme.md': 'a/index.md' } },
	site: { base: '/kb/', title: 'Acme', head: [] },
};

it.each([
	[false, '.html'],
	[true, ''],
])('addresses are those of VitePress: cleanUrls %s', (cleanUrls, ending) => {
	const { site, out } = searchOf({ ...CONFIG, cleanUrls });
	expect(out).toBe('/docs/.vitepress/dist/search/');
	expect(site).toEqual({
		generator: 'vitepress',
		addresses: {
			'index.md': '/kb/',
			'guide/index.md': '/kb/guide/',
			'guide/install.md': `/kb/guide/install${ending}`,
			'packages/a/readme.md': '/kb/a/',
			'zh/guide/install.md': `/kb/zh/guide/install${ending}`,
		},
	});
});
