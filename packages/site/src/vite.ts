import { join, resolve } from 'node:path';
import { SEARCH_FOLDER, type SiteRules, type SiteSearch, writeSearch } from './search.ts';
import { serveSearch, type VitePlugin } from './vite-plugin.ts';

/** Options of the plugin of Vite. */
export interface ViteOptions extends Partial<SiteRules> {
	/** Folder of the documents, from the root of the project. */
	readonly folder: string;
	readonly title?: string;
}

/**
 * A plugin for applications of Vite, such as those with React Router, that show documents of a folder: it writes their index and the
 * search box to `search/` of the site.
 */
export function pinakes({ folder, title, generator = 'github', ...rules }: ViteOptions): VitePlugin {
	let search: SiteSearch;
	let base = '/';
	let isBuild = false;
	return {
		name: 'pinakes',
		configResolved({ root, base: path, cacheDir, command, build }) {
			base = path;
			isBuild = command === 'build' && !build.ssr;
			const site = { url: base.replace(/\/$/, ''), generator, ...rules };
			const out = resolve(root, build.outDir, SEARCH_FOLDER);
			search = { folder: resolve(root, folder), site, title, cache: join(cacheDir, 'pinakes'), out };
		},
		configureServer(server) {
			serveSearch(server, base, () => search);
		},
		async closeBundle() {
			if (isBuild) await writeSearch(search);
		},
	};
}
