import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AllContent, docusaurusDocuments } from './addresses.ts';
import { type BoxAttributes, boxAttributes, boxScript, SEARCH_FOLDER, type SiteSearch, writeSearch } from './search.ts';

/** What is used of the context of Docusaurus. */
interface DocusaurusContext {
	readonly baseUrl: string;
	readonly siteDir: string;
	readonly generatedFilesDir: string;
	readonly outDir: string;
	readonly siteConfig: { readonly title: string };
}

/** A theme of Docusaurus. */
export interface DocusaurusTheme {
	readonly name: string;
	getThemePath(): string;
	allContentLoaded(loaded: { allContent: AllContent; actions: { setGlobalData(data: unknown): void } }): Promise<void>;
	injectHtmlTags(): object;
	configureWebpack(): object;
	postBuild(): Promise<void>;
}

/** Options of the theme. */
export interface DocusaurusOptions {
	readonly box?: BoxAttributes;
}

/**
 * A theme of Docusaurus 3: the box in place of the search bar, over the documents and posts of all instances, versions and languages.
 * Addresses are those that Docusaurus made. Each language has an index of its own.
 */
export function pinakes(context: DocusaurusContext, { box }: DocusaurusOptions = {}): DocusaurusTheme {
	const { baseUrl, siteDir, generatedFilesDir, outDir, siteConfig } = context;
	const isDev = process.env.NODE_ENV === 'development';
	const cache = join(generatedFilesDir, 'pinakes');
	const devOut = join(cache, 'site');
	let search: SiteSearch;
	return {
		name: 'pinakes',
		getThemePath: () => fileURLToPath(new URL('client/docusaurus-theme', import.meta.url)),
		async allContentLoaded({ allContent, actions }) {
			actions.setGlobalData(boxAttributes(baseUrl, box));
			const out = isDev ? devOut : join(outDir, SEARCH_FOLDER);
			search = { ...docusaurusDocuments(siteDir, allContent), title: siteConfig.title, cache, out };
			if (isDev) await writeSearch(search);
		},
		injectHtmlTags: () => ({
			headTags: [{ tagName: 'script', attributes: { type: 'module', src: boxScript(baseUrl) } }],
		}),
		configureWebpack() {
			const served = { directory: devOut, publicPath: `${baseUrl}${SEARCH_FOLDER}`, serveIndex: false };
			return isDev ? { devServer: { static: [served] } } : {};
		},
		postBuild: () => writeSearch(search),
	};
}
