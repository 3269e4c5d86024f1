import { defineConfig } from 'vite';

// biome-ignore lint/style/noDefaultExport: vite reads its configuration from one
export default defineConfig({
	// Relative addresses: the page is served from wherever it is put.
	base: './',
	build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
