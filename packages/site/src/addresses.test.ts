import { expect, it } from 'vitest';
import { docusaurusDocuments, vitepressSearch } from './addresses.ts';

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
	const { site, out } = vitepressSearch({ ...CONFIG, cleanUrls });
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

const DOCS = 'docusaurus-plugin-content-docs';

it('documents of all versions, instances and blogs have the addresses that Docusaurus made', () => {
	const loaded = (source: string, permalink: string) => ({ source: `@site/${source}`, permalink });
	const content = {
		[DOCS]: {
			default: {
				loadedVersions: [
					{ docs: [loaded('docs/01-a.md', '/kb/docs/next/a')] },
					{ docs: [loaded('versioned_docs/version-2.0/01-a.md', '/kb/docs/%E5%A4%87%E4%BB%BD')] },
				],
			},
			api: { loadedVersions: [{ docs: [loaded('../api/x.mdx', '/kb/api/x')] }] },
		},
		'docusaurus-plugin-content-blog': {
			default: { blogPosts: [{ metadata: loaded('blog/2025-1-2-b.md', '/kb/blog/b') }] },
		},
		'docusaurus-plugin-content-pages': { default: null },
		other: { default: undefined },
	};
	expect(docusaurusDocuments('/repo/website', content)).toEqual({
		folder: '/repo',
		site: {
			generator: 'docusaurus',
			addresses: {
				'website/docs/01-a.md': '/kb/docs/next/a',
				'website/versioned_docs/version-2.0/01-a.md': '/kb/docs/备份',
				'api/x.mdx': '/kb/api/x',
				'website/blog/2025-1-2-b.md': '/kb/blog/b',
			},
		},
	});
	expect(docusaurusDocuments('/repo/website', { [DOCS]: { default: { loadedVersions: [] } } }).folder).toBe(
		'/repo/website',
	);
});
