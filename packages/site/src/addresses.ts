import { dirname, join, relative, sep } from 'node:path';
import { type SearchOptions, type SiteSearch, searchFolder } from './search.ts';

/** What is used of the configuration of VitePress. */
export interface VitePressConfig {
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

/** Returns the search of a site, with the addresses of its pages as VitePress makes them. */
export function vitepressSearch(config: VitePressConfig, options: SearchOptions = {}): SiteSearch {
	const { srcDir, outDir, cacheDir, cleanUrls, pages, rewrites, site } = config;
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
		out: join(outDir, searchFolder(options)),
		built: { folder: outDir, base: site.base },
	};
}

/** A page that a plugin of Docusaurus made of a document. */
interface LoadedPage {
	/** Its file, as `@site/docs/install.md`. */
	readonly source: string;
	readonly permalink: string;
}

/** Contents by plugin and by id of its instances: those of docs and of blogs are used. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, LoadedContent | null | undefined>>>>;

interface LoadedContent {
	readonly loadedVersions?: readonly { readonly docs: readonly LoadedPage[] }[];
	readonly blogPosts?: readonly { readonly metadata: LoadedPage }[];
}

/** Returns the folder above all documents, and their addresses. */
export function docusaurusDocuments(siteDir: string, allContent: AllContent): Pick<SiteSearch, 'folder' | 'site'> {
	const instances = Object.values(allContent).flatMap((byId) => Object.values(byId));
	const pages = instances.flatMap((content) => {
		const { loadedVersions = [], blogPosts = [] } = content ?? {};
		return [...loadedVersions.flatMap(({ docs }) => docs), ...blogPosts.map(({ metadata }) => metadata)];
	});
	const files = pages.map(({ source, permalink }) => {
		return { file: source.replace(/^@site(?=\/)/, siteDir), address: decodeURI(permalink) };
	});
	let folder = siteDir;
	while (files.some(({ file }) => relative(folder, file).startsWith('..')) && folder !== dirname(folder))
		folder = dirname(folder);
	const addresses = files.map(({ file, address }) => [relative(folder, file).split(sep).join('/'), address]);
	return { folder, site: { generator: 'docusaurus', addresses: Object.fromEntries(addresses) } };
}
