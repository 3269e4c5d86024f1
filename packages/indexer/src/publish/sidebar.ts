import { dirname, join, resolve } from 'node:path';
import { MARKDOWN_FILE } from '@pinakes/query/internal';
import { attempt } from '../base/attempt.ts';
import { entriesOf, isThere, readBelow, statOf } from '../base/files.ts';
import { compare } from '../base/report.ts';
import { GENERATOR_RULES } from '../config/site.ts';
import { splitFrontMatter } from '../formats/front-matter.ts';

/** Files of generators that name the pages of a sidebar in its order. */
const SIDEBAR_FILE =
	/^(?:mkdocs\.ya?ml|zensical\.toml|(?:sidebars?|astro\.config)\.(?:[cm]?[jt]s|json)|SUMMARY\.md|_sidebar\.md|(?:docs|mint)\.json)$/;

/** Folders whose scripts are the configuration of VitePress. */
const CONFIG_FOLDERS = ['.vitepress', '.vitepress/config'];
const SCRIPT = /\.(?:[cm]?[jt]s|json)$/;

/** Maximum folders above the sources where these files are looked for, as sources of Starlight are in `src/content/docs`. */
const MAX_ABOVE = 3;

/** Maximum bytes of such a file, and of a page whose front matter is read. */
const MAX_BYTES = 2 ** 20;

/** A text in quotation marks, or a word. */
const TOKEN = /'[^'\n]*'|"[^"\n]*"|`[^`\n]*`|[^\s'"`()<>[\]]+/g;

/** Names of files that are the page of their folder. */
const FOLDER_PAGE = /^(?:_?index|readme)\.\w+$/i;

/**
 * Returns the paths of documents in the order of the sidebar of their generator: as its configuration names them, and others by the
 * positions in their front matter, and by path. Without either there is no order.
 *
 * @param folder of the documents
 */
export function sidebarOrder(folder: string | undefined, documents: Iterable<{ readonly path: string }>): string[] {
	if (folder === undefined) return [];
	const paths = Array.from(documents, ({ path }) => path);
	const named = namedPages(folder, pagesOf(paths));
	const places = new Map(paths.map((path) => [path, placesOf(folder, path)]));
	const hasPositions = [...places.values()].flat().some(({ position }) => Number.isFinite(position));
	if (named.size === 0 && !hasPositions) return [];
	const front = paths.filter((path) => FOLDER_PAGE.test(path));
	const others = paths.sort((one, other) => comparePlaces(places.get(one) ?? [], places.get(other) ?? []));
	return [...new Set([...front, ...named, ...others])];
}

/** Returns documents by what a sidebar may call them: by path, with or without ending, and by the folder whose page they are. */
function pagesOf(paths: readonly string[]): Map<string, string> {
	const { nameInUrl = String } = GENERATOR_RULES.docusaurus;
	const pages = new Map<string, string>();
	for (const path of paths) {
		const stem = path.replace(/\.\w+$/, '');
		const names = [path, stem, stem.split('/').map(nameInUrl).join('/')];
		if (FOLDER_PAGE.test(path.slice(path.lastIndexOf('/') + 1))) names.push(path.slice(0, path.lastIndexOf('/')));
		for (const name of names) if (!pages.has(name)) pages.set(name, path);
	}
	return pages;
}

function namedPages(folder: string, pages: ReadonlyMap<string, string>): Set<string> {
	const named = new Set<string>();
	for (const text of sidebarTexts(folder)) {
		for (const [token] of text.matchAll(TOKEN)) {
			const isQuoted = /^['"`]/.test(token);
			if (!isQuoted && !MARKDOWN_FILE.test(token)) continue;
			const name = (isQuoted ? token.slice(1, -1) : token).replace(/^\.?\/|#.*/g, '').replace(/\/$|\.html$/, '');
			const page = pages.get(name);
			if (name !== '' && page !== undefined) named.add(page);
		}
	}
	return named;
}

/** Returns the texts of the files that name pages, of the folder or of the nearest above. */
function* sidebarTexts(folder: string): Generator<string> {
	for (const [level, root] of rootsOf(folder).entries()) {
		const names = CONFIG_FOLDERS.flatMap((name) => namesIn(join(root, name), SCRIPT).map((file) => `${name}/${file}`));
		names.push(...namesIn(root, SIDEBAR_FILE));
		for (const name of names) yield readText(root, name);
		const isProject = ['package.json', '.git'].some((name) => statOf(join(root, name)) !== undefined);
		if (isProject || level === MAX_ABOVE) return;
	}
}

function rootsOf(folder: string): string[] {
	const roots = [resolve(folder)];
	while (roots.length <= MAX_ABOVE) roots.push(dirname(roots.at(-1) as string));
	return [...new Set(roots)];
}

function namesIn(folder: string, wanted: RegExp): string[] {
	if (!statOf(folder)?.isDirectory()) return [];
	return entriesOf(folder)
		.flatMap(({ name }) => (wanted.test(name) ? name : []))
		.sort(compare);
}

/** Returns the text of a file; empty if it cannot be read, as it changes nothing but the order. */
function readText(root: string, path: string): string {
	return attempt(() => isThere(root, path) && readBelow(root, path, MAX_BYTES).toString('utf8')) || '';
}

/** Where a folder or a page is among those beside it. */
interface Place {
	readonly position: number;
	readonly name: string;
}

/** Returns the places of the folders of a path and of its page. The page of a folder is before the others. */
function placesOf(folder: string, path: string): Place[] {
	const names = path.split('/');
	return names.map((name, i) => {
		const below = names.slice(0, i + 1).join('/');
		if (i < names.length - 1) return { name, position: folderPosition(folder, below) };
		return { name, position: FOLDER_PAGE.test(name) ? Number.NEGATIVE_INFINITY : pagePosition(folder, path) };
	});
}

function folderPosition(folder: string, path: string): number {
	const text = readText(folder, `${path}/_category_.json`) || readText(folder, `${path}/_category_.yml`);
	const [, position] = /"?position"?\s*:\s*(-?\d+)/.exec(text) ?? [];
	return position === undefined ? pagePosition(folder, `${path}/_index.md`) : Number(position);
}

/** Front-matter fields with the position of a page: of Docusaurus, Hugo, Just the Docs and others. */
const POSITION_FIELDS = ['sidebar_position', 'weight', 'nav_order', 'order'];

function pagePosition(folder: string, path: string): number {
	const { fields } = splitFrontMatter(readText(folder, path));
	const sidebar = fields?.get('sidebar');
	const order: unknown = sidebar instanceof Map ? sidebar.get('order') : undefined;
	const values = [...POSITION_FIELDS.map((name) => fields?.get(name)), order];
	return values.find((value): value is number => typeof value === 'number') ?? Number.POSITIVE_INFINITY;
}

function comparePlaces(one: readonly Place[], other: readonly Place[]): number {
	for (let i = 0; i < one.length && i < other.length; i++) {
		const [a, b] = [one[i] as Place, other[i] as Place];
		if (a.position !== b.position) return a.position < b.position ? -1 : 1;
		if (a.name !== b.name) return compare(a.name, b.name);
	}
	return one.length - other.length;
}
