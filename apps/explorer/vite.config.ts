import { defineConfig, type Plugin } from 'vite';

// biome-ignore lint/style/noDefaultExport: vite reads its configuration from one
export default defineConfig({
	// Relative addresses: the page is served from wherever it is put.
	base: './',
	build: {
		target: 'es2022',
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		rolldownOptions: { input: { index: 'index.html', ahead: 'src/state/read-ahead.ts' } },
	},
	plugins: [runAhead()],
});

/** Runs what reads ahead as a script of its own, which is small and there before all others. */
function runAhead(): Plugin {
	return {
		name: 'run-ahead',
		transformIndexHtml: {
			order: 'post',
			handler(_html, { bundle = {} }) {
				const ahead = Object.values(bundle).filter((file) => file.type === 'chunk' && file.name === 'ahead');
				return ahead.map(({ fileName }) => ({
					tag: 'script',
					attrs: { type: 'module', crossorigin: true, async: true, src: `./${fileName}` },
					injectTo: 'head',
				}));
			},
		},
	};
}
