import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A plugin of Docusaurus 3 that indexes a folder of markdown at the end of a build, publishes the index below `search/`, and puts the
 * search box in place of the theme's. Languages that are built below the default one use its index. `docusaurus start` has the search of the
 * last build.
 *
 * @param context of Docusaurus: `baseUrl`, `siteDir`, `outDir` and `i18n` are read
 * @param options `folder` of the documents, from the site's; `run` for tests, which runs a command of pinakes
 */
export function pinakes({ baseUrl, siteDir, outDir, i18n }, { folder, run = runCommand }) {
	const { currentLocale, defaultLocale, locales } = i18n;
	const below = `/${currentLocale}/`;
	const isBelow = currentLocale !== defaultLocale && baseUrl.endsWith(below);
	const rootUrl = isBelow ? baseUrl.slice(0, -below.length + 1) : baseUrl;
	const isDev = process.env.NODE_ENV === 'development';
	const lastBuild = join(isBelow ? dirname(outDir) : outDir, 'search');
	const isBuilt = existsSync(join(lastBuild, 'pinakes-search.js'));
	return {
		name: 'pinakes',
		getThemePath: () => fileURLToPath(new URL('theme', import.meta.url)),
		contentLoaded: ({ actions }) => actions.setGlobalData({ index: `${rootUrl}search/index/` }),
		injectHtmlTags() {
			const script = { tagName: 'script', attributes: { type: 'module' } };
			if (isDev && !isBuilt) return { headTags: [{ ...script, innerHTML: NOTE }] };
			return { headTags: [{ ...script, attributes: { type: 'module', src: `${rootUrl}search/pinakes-search.js` } }] };
		},
		configureWebpack() {
			const served = { directory: lastBuild, publicPath: `${rootUrl}search`, serveIndex: false, watch: false };
			return isDev && isBuilt ? { devServer: { static: [served] } } : {};
		},
		async postBuild() {
			// The pages of all languages are there after the last one.
			if (currentLocale === locales.at(-1))
				run(['lint', folder, '--site', isBelow ? dirname(outDir) : outDir], siteDir);
			if (isBelow) return;
			const index = join(siteDir, '.pinakes');
			run(['build', folder, '--out', index], siteDir);
			run(['publish-site', '--index', index, '--out', join(outDir, 'search')], siteDir);
		},
	};
}

/** What the box shows under `docusaurus start` before the first build. */
const NOTE = `customElements.define('pinakes-search', class extends HTMLElement {
	connectedCallback() { this.textContent = 'Search comes with the first build: npm run build'; }
});`;

function runCommand(args, cwd) {
	execFileSync('npx', ['pinakes', ...args], { cwd, stdio: 'inherit' });
}
