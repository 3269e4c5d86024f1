import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An integration that indexes a folder of markdown at the end of a build, and publishes the index below `/search/`. */
export function pinakes(folder) {
	const run = (...args) => execFileSync('npx', ['pinakes', ...args], { stdio: 'inherit' });
	let outDir;
	return {
		name: 'pinakes',
		hooks: {
			'astro:config:done': ({ config }) => {
				outDir = config.outDir;
			},
			'astro:server:setup': ({ server }) => {
				// The base path of the site is left out of what a middleware is asked for.
				server.middlewares.use('/search', serveLastBuild(join(fileURLToPath(outDir), 'search')));
			},
			'astro:build:done': ({ dir }) => {
				const site = fileURLToPath(dir);
				run('lint', folder, '--site', site);
				run('build', folder, '--out', '.pinakes');
				run('publish-site', '--index', '.pinakes', '--out', `${site}search`);
			},
		},
	};
}

/** What the box shows under `astro dev` before the first build. */
const NOTE = `customElements.define('pinakes-search', class extends HTMLElement {
	connectedCallback() { this.textContent = 'Search comes with the first build: npm run build'; }
});`;

const TYPES = { js: 'text/javascript', json: 'application/json' };

/** A middleware for `astro dev`: the search of the last build, or a note how to get one. */
export function serveLastBuild(folder) {
	return ({ url }, response, next) => {
		// A URL has no `..` left.
		const { pathname } = new URL(url, 'http://localhost');
		const file = join(folder, decodeURIComponent(pathname.replace(/%2f|%5c/gi, '')));
		const isThere = existsSync(file) && statSync(file).isFile();
		if (!isThere && pathname !== '/pinakes-search.js') return next();
		response.setHeader('content-type', TYPES[file.split('.').at(-1)] ?? 'application/octet-stream');
		response.end(isThere ? readFileSync(file) : NOTE);
	};
}
