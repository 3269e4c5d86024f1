import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { licenceTexts } from '../../scripts/third-party.js';

// biome-ignore lint/style/noDefaultExport: vite reads its configuration from one
export default defineConfig({
	// Relative addresses, so that the page can be served from any folder.
	base: './',
	build: {
		target: 'es2022',
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
	},
	plugins: [notice()],
});

/** Writes the licenses of bundled code: stemmers of the query package, and other packages. */
function notice(): Plugin {
	return {
		name: 'notice',
		generateBundle(_options, bundle) {
			const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
			const ofQuery = readFileSync(new URL('../../packages/query/NOTICE', import.meta.url), 'utf8');
			const source = `${ofQuery}\nBUNDLED PACKAGES\n\n${licenceTexts(modules.map((id) => id.replace(/^\0|\?.*$/g, '')))}`;
			this.emitFile({ type: 'asset', fileName: 'NOTICE', source });
		},
	};
}
