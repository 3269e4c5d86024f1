import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { pinakes } from '../astro/pinakes.js';

export default defineConfig({
	site: 'https://boats.example',
	integrations: [
		starlight({
			title: 'Boats',
			pagefind: false,
			components: { Search: './src/components/Search.astro' },
			head: [{ tag: 'script', attrs: { type: 'module', src: '/search/pinakes-search.js' } }],
		}),
		pinakes('src/content/docs'),
	],
});
