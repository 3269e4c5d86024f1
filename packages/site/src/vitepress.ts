import { fileURLToPath } from 'node:url';
import { type VitePressConfig, vitepressSearch } from './addresses.ts';
import { boxAttributes, boxScript, type SearchOptions, writeSearch } from './search.ts';
import { serveSearch, type ViteConfig, type VitePlugin } from './vite-plugin.ts';

/** Replaces the search button of the default theme, and what it loads. */
const BUTTON = /\/VPNavBarSearch\.vue$/;
const BOX = fileURLToPath(new URL('client/vitepress-box.js', import.meta.url));

/**
 * A plugin for `vite.plugins` of VitePress: the pages of the site are searched by the box in place of the default theme's search.
 * Addresses, languages and the base path are those of the configuration.
 */
export function pinakes(options: SearchOptions = {}): VitePlugin {
	let site: VitePressConfig | undefined;
	return {
		name: 'pinakes',
		enforce: 'pre',
		configResolved(config) {
			// VitePress resolves it for the browser and for the server.
			const { vitepress } = config as ViteConfig & { vitepress?: VitePressConfig };
			if (vitepress === undefined)
				throw new Error('@pinakes/site/vitepress is a plugin for vite.plugins of VitePress.');
			const { base } = vitepress.site;
			if (site === vitepress) return;
			site = vitepress;
			vitepress.site.head.push(['script', { type: 'module', src: boxScript(base, options) }]);
			const { buildEnd } = vitepress;
			vitepress.buildEnd = async (built) => {
				await buildEnd?.(built);
				await writeSearch(vitepressSearch(built, options));
			};
		},
		configureServer(server) {
			const { base } = (site as VitePressConfig).site;
			serveSearch(server, base, options, () => vitepressSearch(site as VitePressConfig));
		},
		resolveId: (id) => (BUTTON.test(id) ? BOX : undefined),
		transform(code, id) {
			if (id !== BOX) return undefined;
			const attributes = boxAttributes((site as VitePressConfig).site.base, options);
			return code.replace('__PINAKES_BOX__', () => JSON.stringify(attributes));
		},
	};
}
