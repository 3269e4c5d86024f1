import { join } from 'node:path';
import { type Middleware, type SearchOptions, type SiteSearch, searchFolder, searchMiddleware } from './search.ts';

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

export interface VitePlugin {
	readonly name: string;
	readonly enforce?: 'pre';
	configResolved?(config: ViteConfig): void;
	configureServer?(server: ViteServer): void;
	resolveId?(id: string): string | undefined;
	transform?(code: string, id: string): string | undefined;
	closeBundle?(): Promise<void>;
}

/** Adds the search to a development server, which writes it to its cache. */
export function serveSearch(
	{ middlewares }: ViteServer,
	base: string,
	options: SearchOptions,
	searchNow: () => SiteSearch,
): void {
	const inCache = (): SiteSearch => {
		const search = searchNow();
		return { ...search, out: join(search.cache, 'site'), built: undefined };
	};
	middlewares.use(`${base}${searchFolder(options)}`.replace(/\/$/, ''), searchMiddleware(inCache));
}
