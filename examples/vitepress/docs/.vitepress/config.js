import { defineConfig } from 'vitepress';

export default defineConfig({
	title: 'Boats',
	head: [['script', { type: 'module', src: '/search/pinakes-search.js' }]],
	vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'pinakes-search' } } },
	ignoreDeadLinks: [/^\/search\//],
});
