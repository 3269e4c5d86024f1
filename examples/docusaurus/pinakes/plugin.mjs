import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A plugin of Docusaurus 3 that indexes a folder of markdown at the end of a build, publishes the index below `search/`, and puts the
 * search box in place of the theme's.
 *
 * @param context of Docusaurus: `baseUrl` and `siteDir` are read
 * @param options `folder` of the documents, from the site's; `run` for tests, which runs a command of pinakes
 */
export function pinakes({ baseUrl, siteDir }, { folder, run = runCommand }) {
	return {
		name: 'pinakes',
		getThemePath: () => fileURLToPath(new URL('theme', import.meta.url)),
		injectHtmlTags: () => ({
			headTags: [{ tagName: 'script', attributes: { type: 'module', src: `${baseUrl}search/pinakes-search.js` } }],
		}),
		async postBuild({ outDir }) {
			const index = join(siteDir, '.pinakes');
			run(['lint', folder, '--site', outDir], siteDir);
			run(['build', folder, '--out', index], siteDir);
			run(['publish-site', '--index', index, '--out', join(outDir, 'search')], siteDir);
		},
	};
}

function runCommand(args, cwd) {
	execFileSync('npx', ['pinakes', ...args], { cwd, stdio: 'inherit' });
}
