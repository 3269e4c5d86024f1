import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BoxAttributes, boxAttributes, boxScript, SEARCH_FOLDER, type SiteSearch, writeSearch } from './search.ts';
import { serveSearch, type ViteConfig, type VitePlugin } from './vite.ts';

/** What is used of the configuration of VitePress. */
interface VitePressConfig {
	readonly srcDir: string;
	readonly outDir: string;
	readonly cacheDir: string;
	readonly cleanUrls: boolean;
	/** Paths of pages below `srcDir`. */
	readonly pages: readonly string[];
	readonly rewrites: { readonly map: Readonly<Record<string, string | undefined>> };
	readonly site: { readonly base: string; readonly title: string; head: unknown[] };
	buildEnd?: (config: VitePressConfig) => unknown;
}

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
				await writeSearch(searchOf(built));
			};
		},
		configureServer(server) {
			const { base } = (site as VitePressConfig).site;
			serveSearch(server, base, () => searchOf(site as VitePressConfig));
		},
		resolveId: (id) => (BUTTON.test(id) ? BOX : undefined),
		transform(code, id) {
			if (id !== BOX) return undefined;
			const attributes = boxAttributes((site as VitePressConfig).site.base, box);
			return code.replace('__PINAKES_BOX__', () => JSON.stringify(attributes));
		},
	};
}

/** Returns the search of a site, with the addresses of its pages as VitePress makes them. */
export function searchOf({ srcDir, outDir, cacheDir, cleanUrls, pages, rewrites, site }: VitePressConfig): SiteSearch {
	const addressOf = (page: string): string => {
		const served = rewrites.map[page] ?? page;
		const path = served.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, cleanUrls ? '' : '.html');
		return site.base + path;
	};
	const addresses = Object.fromEntries(pages.map((page) => [page, addressOf(page)]));
	return {
		folder: srcDir,
		site: { generator: 'vitepress', addresses },
		title: site.title,
		cache: join(cacheDir, 'pinakes'),
		out: join(outDir, SEARCH_FOLDER),
	};
}
