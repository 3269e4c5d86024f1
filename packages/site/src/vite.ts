import { join, resolve } from 'node:path';
import {
	type BoxAttributes,
	boxAttributes,
	type Middleware,
	SEARCH_FOLDER,
	type SiteRules,
	type SiteSearch,
	searchMiddleware,
	writeSearch,
} from './search.ts';

/** What is used of a configuration of Vite. */
export interface ViteConfig {
	readonly root: string;
	readonly base: string;
	readonly cacheDir: string;
	readonly command: 'build' | 'serve';
	readonly build: { readonly outDir: string; readonly ssr: boolean | string };
}

/** What is used of a development server of Vite. */
export interface ViteServer {
	readonly middlewares: { use(path: string, handle: Middleware): unknown };
}

/** A plugin of Vite. */
export interface VitePlugin {
	readonly name: string;
	readonly enforce?: 'pre';
	config?(): object;
	configResolved?(config: ViteConfig): void;
	configureServer?(server: ViteServer): void;
	resolveId?(id: string): string | undefined;
	transform?(code: string, id: string): string | undefined;
	closeBundle?(): Promise<void>;
}

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
		// A box of a linked folder would render with a second React.
		config: () => ({ resolve: { dedupe: ['react', 'react-dom'] } }),
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

/** Adds the search to a development server, which writes it to its cache. */
export function serveSearch({ middlewares }: ViteServer, base: string, searchNow: () => SiteSearch): void {
	const inCache = (): SiteSearch => {
		const search = searchNow();
		return { ...search, out: join(search.cache, 'site') };
	};
	middlewares.use(`${base}${SEARCH_FOLDER}`.replace(/\/$/, ''), searchMiddleware(inCache));
}

/** Returns the setting that gives the attributes of the box to scripts that Vite bundles. */
export function defineBox(base: string, box: BoxAttributes | undefined): object {
	return { define: { __PINAKES_BOX__: JSON.stringify(boxAttributes(base, box)) } };
}
