import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Attributes of `<pinakes-search>`, such as `{ facets: 'category', placeholder: 'Search the docs' }`. */
export type BoxAttributes = Readonly<Record<string, string>>;

/** Options of every plugin. */
export interface SearchOptions {
	/** Name of the folder of the search at the top of the site. Default: `search`. */
	readonly path?: string;
	readonly box?: BoxAttributes;
}

/** The search of a site: what is read, and where it is written. */
export interface SiteSearch {
	readonly folder: string;
	/** Settings of `site` in a configuration, where that of the folder has none. */
	readonly site: SiteRules;
	readonly title?: string | undefined;
	/** Folder of the index and of what the next build reuses. */
	readonly cache: string;
	/** Folder of the search in the built site. */
	readonly out: string;
	/** The built pages; undefined on a development server. */
	readonly built?: BuiltSite | undefined;
}

/** Where a generator has written its pages. */
export interface BuiltSite {
	readonly folder: string;
	/** What addresses of its pages begin with. */
	readonly base: string;
}

/** How documents become pages, as `site` in `pinakes.config.json` has it. */
export interface SiteRules {
	readonly url?: string;
	readonly generator: string;
	readonly pages?: Readonly<Record<string, string>>;
	readonly ending?: string;
	/** Addresses of the documents that are pages, by their paths below the folder. */
	readonly addresses?: Readonly<Record<string, string>>;
}

// From the sources too, which tests run.
const WRITER = fileURLToPath(new URL('../dist/write-search.js', import.meta.url));

/**
 * Builds the index of a site and publishes it with the search box. In a process of its own, as generators load plugins in
 * different ways.
 */
export function writeSearch(search: SiteSearch): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [WRITER], { stdio: ['pipe', 'inherit', 'inherit'] });
		child.on('error', reject);
		child.on('close', (code) => (code === 0 ? resolve() : reject(new Error('Pinakes could not write the search.'))));
		child.stdin.end(JSON.stringify(search));
	});
}

/** Returns the path of the search below the base path of a site, with a slash at its end. */
export function searchFolder({ path = 'search' }: SearchOptions): string {
	return `${path.replace(/^\/|\/$/g, '')}/`;
}

/** Returns the attributes of the box on pages below a base path, which ends with a slash. */
export function boxAttributes(base: string, options: SearchOptions): BoxAttributes {
	return { index: `${base}${searchFolder(options)}index/`, ...options.box };
}

export function boxScript(base: string, options: SearchOptions): string {
	return `${base}${searchFolder(options)}pinakes-search.js`;
}

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const TYPES: Readonly<Record<string, string>> = {
	js: 'text/javascript',
	json: 'application/json',
	css: 'text/css',
	html: 'text/html',
};

/** Returns the path of an address below the search; undefined if it leads elsewhere or is not well encoded. */
function pathOf(url: string): string | undefined {
	try {
		const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
		return path.split(/[/\\]/).includes('..') || path.includes('\0') ? undefined : path;
	} catch {
		return undefined;
	}
}

/** Returns a middleware for addresses below that of the search. Whenever a page opens the index, it is built from the documents as they are. */
export function searchMiddleware(searchNow: () => SiteSearch): Middleware {
	let writing: Promise<void> | undefined;
	const write = (): Promise<void> => {
		writing ??= writeSearch(searchNow()).finally(() => {
			writing = undefined;
		});
		return writing;
	};
	const serve = async (...[{ url = '/' }, response, next]: Parameters<Middleware>): Promise<void> => {
		const path = pathOf(url);
		if (path === undefined) return next();
		const { out } = searchNow();
		const file = join(out, path.endsWith('/') ? `${path}index.html` : path);
		if (path.endsWith('/manifest.json') || !existsSync(out)) await write();
		if (!existsSync(file) || !statSync(file).isFile()) return next();
		response.setHeader('content-type', TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
		response.end(readFileSync(file));
	};
	return (request, response, next) => {
		serve(request, response, next).catch(() => {
			response.statusCode = 500;
			response.end('The search could not be built: see the terminal.');
		});
	};
}
