import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { publishSite } from '@pinakes/indexer';
import { build } from 'esbuild';
import MiniSearch from 'minisearch';
import { miniSearchOptions } from './minisearch-options.js';
import { escapeHtml, textOf } from './pages.js';

/**
 * What is searched, and where it is written.
 *
 * @typedef {object} Corpus
 * @property {string} index the folder of its index
 * @property {readonly import('./pages.js').SitePage[]} pages
 * @property {'en' | 'zh'} lang
 */

/**
 * A search of a site. Its script sets `lookUp(query, onTitles)`, which returns the paths of the pages that it shows, best first,
 * once their titles and excerpts are there, and may call `onTitles` when the titles are.
 *
 * @typedef {object} SiteEngine
 * @property {string} name
 * @property {string} settings
 * @property {boolean} [hasRanges] whether the host has ranges, as most have
 * @property {(corpus: Corpus, out: string, modules: string) => Promise<void>} write
 */

/** @type {SiteEngine} */
const pinakes = {
	name: 'Pinakes',
	settings:
		'`pinakes build`, `publish-site`; what `<pinakes-search>` asks when it is opened, and for one key press at once: titles, which it shows, and completions, then texts of the first ten; on a small site the rest of the index while idle after the first search',
	async write({ index }, out) {
		publishSite({ index, out, title: 'Docs', markdown: 'none' });
		await writeScript(
			out,
			`import { siteBackend } from '../../packages/search-box/dist/index-backend.js';
			const backend = siteBackend('index/', {});
			let opening;
			globalThis.lookUp = async (query, onTitles) => {
				opening ??= backend.count();
				const [{ sections }] = await Promise.all([backend.find(query, [], 20, false), backend.suggest(query)]);
				onTitles?.();
				await backend.find(query, [], 10, true);
				requestIdleCallback(() => backend.prefetch());
				return sections.map(({ id }) => id);
			};`,
		);
	},
};

/** @type {SiteEngine} */
const pinakesWithoutRanges = {
	...pinakes,
	name: 'Pinakes, no ranges',
	settings: 'the same on a host that answers ranges with whole files',
	hasRanges: false,
};

/** @type {SiteEngine} */
const pagefind = {
	name: 'Pagefind',
	settings: 'as it comes, `lang` on every page, `data-pagefind-body`; five results are loaded, as its own box does',
	async write({ pages, lang }, out, modules) {
		const { createIndex, close } = await import(pathToFileURL(join(modules, 'pagefind/lib/index.js')).href);
		const { index } = await createIndex();
		for (const { path, title, html } of pages) {
			const content = `<html lang="${lang}"><head><title>${escapeHtml(title)}</title></head><body><main data-pagefind-body>${html}</main></body></html>`;
			await index.addHTMLFile({ url: `/${path}`, content });
		}
		await index.writeFiles({ outputPath: join(out, 'pagefind') });
		await close();
		await writeScript(
			out,
			`const opened = import(new URL('pagefind/pagefind.js', location.href).href).then(async (pagefind) => {
				// What a worker loads is neither counted nor slowed down.
				await pagefind.options({ noWorker: location.hash === '#cold' });
				return pagefind;
			});
			globalThis.lookUp = async (query) => {
				const { results } = await (await opened).search(query);
				const shown = await Promise.all(results.slice(0, 5).map((result) => result.data()));
				return shown.map(({ url }) => decodeURI(url).slice(1));
			};`,
		);
	},
};

/** The index that VitePress builds, by section, in a chunk that is loaded when the search is opened. @type {SiteEngine} */
const vitepress = {
	name: 'VitePress local search',
	settings:
		'MiniSearch with the options of VitePress 1.6 (fuzzy .2, prefix, title 4, text 2, titles 1); Chinese by Intl.Segmenter, as its users do',
	async write({ pages, lang }, out) {
		const index = new MiniSearch(miniSearchOptions(lang));
		for (const { path, html } of pages) index.addAll(sectionsOf(path, html));
		writeFile(join(out, 'search-index.js'), `export default ${JSON.stringify(JSON.stringify(index))}`);
		await writeScript(
			out,
			`import MiniSearch from 'minisearch';
			import { miniSearchOptions } from './sites/minisearch-options.js';
			let opened;
			globalThis.lookUp = async (query) => {
				opened ??= import(new URL('search-index.js', location.href).href).then(({ default: json }) =>
					MiniSearch.loadJSON(json, miniSearchOptions(${JSON.stringify(lang)})));
				return (await opened).search(query).slice(0, 16).map(({ id }) => id.split('#')[0]);
			};`,
		);
	},
};

/** Sections of a page, as VitePress splits it. @param {string} path @param {string} html */
function sectionsOf(path, html) {
	const [, ...parts] = html.split(/<h([1-6])(?: id="([^"]*)")?>/);
	const sections = [];
	/** @type {string[]} */
	const titles = [];
	for (let i = 0; i < parts.length; i += 3) {
		const level = Number(parts[i]) - 1;
		const [heading = '', body = ''] = (parts[i + 2] ?? '').split(/<\/h[1-6]>([\s\S]*)/);
		const title = textOf(heading);
		titles.length = level;
		const above = titles.filter(Boolean);
		titles[level] = title;
		sections.push({ id: `${path}#${parts[i + 1]}-${i}`, title, titles: above, text: textOf(body) });
	}
	return sections;
}

/** @type {SiteEngine} */
const docusaurus = {
	name: 'docusaurus-search-local',
	settings:
		"as it comes (`language: ['en']` or `['en', 'zh']`): its scanner of pages, its index, its worker's search without a worker",
	async write({ pages, lang }, out, modules) {
		const root = '@easyops-cn/docusaurus-search-local/dist';
		const server = join(modules, root, 'server/server/utils');
		const load = createRequire(join(server, 'x.js'));
		const config = {
			...{
				language: lang === 'zh' ? ['en', 'zh'] : ['en'],
				removeDefaultStopWordFilter: [],
				removeDefaultStemmer: false,
			},
			...{ searchResultLimits: 8, fuzzyMatchingDistance: 1, ignoreCssSelectors: [], indexDocs: true, hashed: false },
			...{ docsDir: [], blogDir: [], searchContextByPaths: [], zhUserDict: undefined, zhUserDictPath: undefined },
		};
		const files = pages.map(({ path, html }, i) => {
			const filePath = join(out, '..', 'docusaurus-pages', `${i}.html`);
			writeFile(filePath, `<html lang="${lang}"><main><article>${withHashLinks(html)}</article></main></html>`);
			return { filePath, url: `/${path}`, type: 'docs' };
		});
		const documents = await load(`./scanDocuments.js`).scanDocuments(files, config);
		const indexes = load(`./buildIndex.js`).buildIndex(documents, config);
		writeFile(join(out, 'search-index.json'), JSON.stringify(indexes));
		const generated = join(out, '..', 'docusaurus-generated');
		mkdirSync(generated, { recursive: true });
		load(`./generate.js`).generate(config, generated);
		await writeScript(
			out,
			`import { SearchWorker } from '${root}/client/client/theme/worker.js';
			const worker = new SearchWorker();
			globalThis.lookUp = async (query) => {
				const found = await worker.search(new URL('.', location.href).href, '', query, 8);
				return found.map(({ document, page }) => decodeURI((page || document).u).slice(1));
			};`,
			{ nodePaths: [modules], generated: join(generated, 'generated-constants.js') },
		);
	},
};

/** Headings link to themselves in Docusaurus, which is where the plugin has their anchors from. @param {string} html */
function withHashLinks(html) {
	return html.replace(
		/<(h[2-6]) id="([^"]*)">([\s\S]*?)<\/\1>/g,
		'<$1 id="$2">$3<a class="hash-link" href="#$2">#</a></$1>',
	);
}

export const SITE_ENGINES = [pinakes, pinakesWithoutRanges, pagefind, vitepress, docusaurus];

/** @param {string} out @param {string} contents @param {{ nodePaths?: string[], generated?: string }} [options] */
async function writeScript(out, contents, { nodePaths = [], generated = '' } = {}) {
	await build({
		stdin: { contents, resolveDir: fileURLToPath(new URL('..', import.meta.url)), sourcefile: 'look-up.js' },
		outdir: out,
		entryNames: 'look-up',
		bundle: true,
		splitting: true,
		minify: true,
		format: 'esm',
		platform: 'browser',
		logLevel: 'error',
		nodePaths,
		alias: { '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js': generated || 'none' },
	});
	writeFile(join(out, 'look-up.html'), '<!doctype html><script type="module" src="look-up.js"></script>');
}

/** @param {string} file @param {string} text */
function writeFile(file, text) {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}
