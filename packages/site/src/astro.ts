import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
	boxAttributes,
	type SearchOptions,
	type SiteRules,
	type SiteSearch,
	searchFolder,
	writeSearch,
} from './search.ts';
import { serveSearch, type ViteServer } from './vite-plugin.ts';

/** What is used of the configuration of Astro. */
interface AstroConfig {
	readonly base: string;
	readonly root: URL;
	readonly cacheDir: URL;
	readonly trailingSlash: 'always' | 'never' | 'ignore';
	readonly build: { readonly format: 'file' | 'directory' | 'preserve' };
}

/** An integration as Astro calls it. */
export interface AstroIntegration {
	readonly name: string;
	readonly hooks: {
		'astro:config:setup'(setup: { config: AstroConfig; updateConfig(config: object): unknown }): void;
		'astro:config:done'(done: { config: AstroConfig }): void;
		'astro:server:setup'(setup: { server: ViteServer }): void;
		'astro:build:done'(done: { dir: URL }): Promise<void>;
	};
}

/** Options of the integration. */
export interface AstroOptions extends SearchOptions {
	/** Folder of the documents, from the root of the project. Default: `src/pages`. */
	readonly folder?: string;
	/** Patterns of documents with the addresses of their pages, such as `{ "blog/**": "/blog/:path" }`. Default: `{ "**": "/:path" }`. */
	readonly pages?: SiteRules['pages'];
	readonly generator?: 'astro' | 'starlight';
	readonly title?: string;
}

/** An integration of Astro: documents of a folder are searched by the component `@pinakes/site/search.astro`. */
export function pinakes(options: AstroOptions = {}): AstroIntegration {
	const { folder = 'src/pages', pages, generator = 'astro', title } = options;
	let search: SiteSearch;
	return {
		name: 'pinakes',
		hooks: {
			'astro:config:setup': ({ config, updateConfig }) => {
				const attributes = boxAttributes(config.base.replace(/\/?$/, '/'), options);
				updateConfig({ vite: { define: { __PINAKES_BOX__: JSON.stringify(attributes) } } });
			},
			'astro:config:done': ({ config }) => {
				const url = config.base.replace(/\/$/, '');
				const site = { url, generator, ...(pages && { pages }), ending: endingOf(config) };
				const cache = join(fileURLToPath(config.cacheDir), 'pinakes');
				search = { folder: join(fileURLToPath(config.root), folder), site, title, cache, out: '' };
			},
			'astro:server:setup': ({ server }) => serveSearch(server, '/', options, () => search),
			'astro:build:done': ({ dir }) => {
				const folder = fileURLToPath(dir);
				const built = { folder, base: `${search.site.url}/` };
				return writeSearch({ ...search, out: join(folder, searchFolder(options)), built });
			},
		},
	};
}

function endingOf({ build, trailingSlash }: AstroConfig): string {
	if (build.format === 'file') return '.html';
	return trailingSlash === 'never' ? '' : '/';
}
