import { expect, it } from 'vitest';
import { documentsOf, pinakes } from './docusaurus.ts';

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
	expect(documentsOf('/repo/website', content)).toEqual({
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
	expect(documentsOf('/repo/website', { [DOCS]: { default: { loadedVersions: [] } } }).folder).toBe('/repo/website');
});

it('the theme names the script and the index of its language', async () => {
	const context = {
		siteDir: '/s',
		generatedFilesDir: '/s/.docusaurus',
		outDir: '/s/build/fr',
		siteConfig: { title: 'Acme' },
	};
	const theme = pinakes({ ...context, baseUrl: '/kb/fr/' }, { box: { placeholder: 'Chercher' } });
	const data: unknown[] = [];
	await theme.allContentLoaded({ allContent: {}, actions: { setGlobalData: (each) => data.push(each) } });
	expect(data).toEqual([{ index: '/kb/fr/search/index/', placeholder: 'Chercher' }]);
	expect(theme.injectHtmlTags()).toEqual({
		headTags: [{ tagName: 'script', attributes: { type: 'module', src: '/kb/fr/search/pinakes-search.js' } }],
	});
	expect(theme.configureWebpack()).toEqual({});
});
