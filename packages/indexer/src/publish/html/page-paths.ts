import { percentDecoded } from '@pinakes/query/internal';
import { encodePath } from '../../parse/page-urls.ts';
import { stemOf } from '../../parse/title.ts';

/** Names of files, in lower case, that become the page of their folder. */
const FOLDER_PAGES: ReadonlySet<string> = new Set(['index', '_index', 'readme']);

export const FRONT_PAGE = 'index.html';

/**
 * Returns the path of the page of each document: `guide/backup.html`, and for a README or an index the page of the
 * folder. If a path is taken, the extension of the document is kept: `backup.txt.html`.
 *
 * @param taken paths of other files of the site
 */
export function pagePaths(documents: readonly string[], taken: Iterable<string>): Map<string, string> {
	const used = new Set([...taken].map((path) => path.toLowerCase()));
	const paths = new Map<string, string>();
	for (const id of documents) {
		const folder = folderOf(id);
		const stem = stemOf(id);
		const wanted = `${folder}${FOLDER_PAGES.has(stem.toLowerCase()) ? 'index' : stem}.html`;
		const path = used.has(wanted.toLowerCase()) ? `${id}.html` : wanted;
		used.add(path.toLowerCase());
		paths.set(id, path);
	}
	return paths;
}

/** Returns the folder of a path with a trailing slash; empty for none. */
export function folderOf(path: string): string {
	return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Returns the link from one file of a site to another. */
export function linkBetween(from: string, to: string): string {
	const here = from.split('/').slice(0, -1);
	const there = to.split('/');
	let shared = 0;
	while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
	return '../'.repeat(here.length - shared) + encodePath(there.slice(shared).join('/'));
}

/** A link from a document to another file of the sources. */
interface FileLink {
	/** Relative to the source folder; a path outside of it begins with `../`. */
	readonly path: string;
	/** Fragment with `#`, or empty. */
	readonly hash: string;
}

/** A base URL with a path so deep that no relative link leads out of it. */
const ROOT = 'http://site.invalid/';
const DEPTH = 16;
const BASE = ROOT + 'up/'.repeat(DEPTH);

/** Returns the file that a document links to; undefined for an absolute URL or path. */
export function fileLinkOf(from: string, href: string): FileLink | undefined {
	if (href.startsWith('/') || !URL.canParse(href, BASE + encodePath(from))) return undefined;
	const { href: whole, hash, pathname } = new URL(href, BASE + encodePath(from));
	if (!whole.startsWith(ROOT)) return undefined;
	const names = percentDecoded(pathname).split('/').slice(1);
	let inside = 0;
	while (inside < DEPTH && names[inside] === 'up') inside++;
	return { path: '../'.repeat(DEPTH - inside) + names.slice(inside).join('/'), hash };
}

/** Returns the document that the path of a link refers to: with or without extension, or as the page of a folder. */
export function documentAt(path: string, ids: ReadonlyMap<string, unknown>): string | undefined {
	const stem = path.replace(/\.html?$|\/$/, '');
	const inFolder = stem === '' ? '' : `${stem}/`;
	const names = [
		path,
		`${stem}.md`,
		`${stem}.mdx`,
		...['README.md', 'index.md', '_index.md'].map((name) => inFolder + name),
	];
	return names.find((name) => ids.has(name));
}
