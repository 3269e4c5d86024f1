import { fileURLToPath } from 'node:url';
import { type VitePressConfig, vitepressSearch } from './addresses.ts';
import { type BoxAttributes, boxAttributes, boxScript, writeSearch } from './search.ts';
import { serveSearch, type ViteConfig, type VitePlugin } from './vite-plugin.ts';

/** Options of the plugin of VitePress. */
export interface VitePressOptions {
	readonly box?: BoxAttributes;
}

/** Replaces the search button of the default theme, and what it loads. */
const BUTTON = /\/VPNavBarSearch\.vue$/;
const BOX = fileURLToPath(new URL('client/vitepress-box.js', import.meta.url));

/**
 * A plugin for `vite.plugins` of VitePress: the pages of the site are searched by the box in place of the default theme's search.
 * Addresses, languages and the base path are those of the configuration.
 */
export function pinakes({ box }: VitePressOptions = {}): VitePlugin {
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
			vitepress.site.head.push(['script', { type: 'module', src: boxScript(base) }]);
			const { buildEnd } = vitepress;
			vitepress.buildEnd = async (built) => {
				await buildEnd?.(built);
				await writeSearch(vitepressSearch(built));
			};
		},
		configureServer(server) {
			const { base } = (site as VitePressConfig).site;
			serveSearch(server, base, () => vitepressSearch(site as VitePressConfig));
		},
		resolveId: (id) => (BUTTON.test(id) ? BOX : undefined),
		transform(code, id) {
			if (id !== BOX) return undefined;
			const attributes = boxAttributes((site as VitePressConfig).site.base, box);
			return code.replace('__PINAKES_BOX__', () => JSON.stringify(attributes));
		},
	};
}
