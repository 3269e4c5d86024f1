import { join, resolve } from 'node:path';
import { type SearchOptions, type SiteRules, type SiteSearch, searchFolder, writeSearch } from './search.ts';
import { serveSearch, type VitePlugin } from './vite-plugin.ts';

/** Options of the plugin. */
export interface ViteOptions extends Partial<SiteRules>, Pick<SearchOptions, 'path'> {
	/** Folder of the documents, from the root of the project. */
	readonly folder: string;
	readonly title?: string;
}

/**
 * A plugin for applications of Vite, such as those with React Router, that show documents of a folder: it writes their index and the
 * search box to `search/` of the site.
 */
export function pinakes({ folder, path, title, generator = 'github', ...rules }: ViteOptions): VitePlugin {
	const options = path === undefined ? {} : { path };
	let search: SiteSearch;
	let base = '/';
	let isBuild = false;
	return {
		name: 'pinakes',
		configResolved({ root, cacheDir, command, build, ...config }) {
			base = config.base;
			isBuild = command === 'build' && !build.ssr;
			const site = { url: base.replace(/\/$/, ''), generator, ...rules };
			const out = resolve(root, build.outDir, searchFolder(options));
			search = { folder: resolve(root, folder), site, title, cache: join(cacheDir, 'pinakes'), out };
		},
		configureServer(server) {
			serveSearch(server, base, options, () => search);
		},
		async closeBundle() {
			if (isBuild) await writeSearch(search);
		},
	};
}
