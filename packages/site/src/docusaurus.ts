import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AllContent, docusaurusDocuments } from './addresses.ts';
import { boxAttributes, boxScript, type SearchOptions, type SiteSearch, searchFolder, writeSearch } from './search.ts';

/** What is used of the context of Docusaurus. */
interface DocusaurusContext {
	readonly baseUrl: string;
	readonly siteDir: string;
	readonly generatedFilesDir: string;
	readonly outDir: string;
	readonly siteConfig: { readonly title: string };
}

/** A theme as Docusaurus calls it. */
export interface DocusaurusTheme {
	readonly name: string;
	getThemePath(): string;
	allContentLoaded(loaded: { allContent: AllContent; actions: { setGlobalData(data: unknown): void } }): Promise<void>;
	injectHtmlTags(): object;
	configureWebpack(): object;
	postBuild(): Promise<void>;
}

/**
 * A theme of Docusaurus 3: the box in place of the search bar, over the documents and posts of all instances, versions and languages.
 * Addresses are those that Docusaurus made. Each language has an index of its own.
 */
export function pinakes(context: DocusaurusContext, options: SearchOptions = {}): DocusaurusTheme {
	const { baseUrl, siteDir, generatedFilesDir, outDir, siteConfig } = context;
	const isDev = process.env.NODE_ENV === 'development';
	const cache = join(generatedFilesDir, 'pinakes');
	const devOut = join(cache, 'site');
	let search: SiteSearch;
	return {
		name: 'pinakes',
		getThemePath: () => fileURLToPath(new URL('client/docusaurus-theme', import.meta.url)),
		async allContentLoaded({ allContent, actions }) {
			actions.setGlobalData(boxAttributes(baseUrl, options));
			const out = isDev ? devOut : join(outDir, searchFolder(options));
			const built = isDev ? undefined : { folder: outDir, base: baseUrl };
			search = { ...docusaurusDocuments(siteDir, allContent), title: siteConfig.title, cache, out, built };
			if (isDev) await writeSearch(search);
		},
		injectHtmlTags: () => ({
			headTags: [{ tagName: 'script', attributes: { type: 'module', src: boxScript(baseUrl, options) } }],
		}),
		configureWebpack() {
			const served = { directory: devOut, publicPath: `${baseUrl}${searchFolder(options)}`, serveIndex: false };
			return isDev ? { devServer: { static: [served] } } : {};
		},
		postBuild: () => writeSearch(search),
	};
}
