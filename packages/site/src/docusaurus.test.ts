import { expect, it } from 'vitest';
import { pinakes } from './docusaurus.ts';

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
	const other = pinakes({ ...context, baseUrl: '/kb/' }, { path: '/find/' });
	await other.allContentLoaded({ allContent: {}, actions: { setGlobalData: (each) => data.push(each) } });
	expect(data[1]).toEqual({ index: '/kb/find/index/' });
	expect(JSON.stringify(other.injectHtmlTags())).toContain('/kb/find/pinakes-search.js');
});
