import { percentDecoded, type SectionRecord } from '@pinakes/query/internal';
import { Parser } from 'htmlparser2';
import { locate, readBelow, statOf } from '../base/files.ts';
import { isSafePath } from '../base/read-file.ts';
import { BuildError, type Problem } from '../base/report.ts';
import type { ReadSource } from '../build/parse-file.ts';
import { problemOf } from '../config/lint-rules.ts';
import type { SiteSettings } from '../config/site.ts';

interface BuiltSite {
	readonly folder: string;
	readonly settings: SiteSettings;
}

/**
 * Returns the site that was built, which lint compares documents with.
 *
 * @throws BuildError if the folder has no built site, or the configuration has no `site`
 */
export function builtSite(folder: string, settings: SiteSettings | undefined): BuiltSite {
	if (settings === undefined) {
		throw new BuildError('lint --site needs `site` in the configuration, which says where documents are pages.');
	}
	if (!statOf(folder)?.isDirectory()) {
		throw new BuildError(`${folder} is not a folder: build the site, then name the folder of its HTML.`);
	}
	return { folder, settings };
}

interface BuiltPage {
	/** Ids and names of anchors. */
	readonly ids: ReadonlySet<string>;
	/** Links from the root of the host, and the path of the canonical address. */
	readonly links: readonly string[];
}

/** Returns the pages and anchors that sections of documents should have, and a built site does not. */
export function lintBuiltSite({ folder, settings }: BuiltSite, documents: readonly ReadSource[]): Problem[] {
	const problems: Problem[] = [];
	const links = new Set<string>();
	for (const { document, text } of documents) {
		const pages = new Map<string, BuiltPage | undefined>();
		for (const json of text?.text.records ?? []) {
			const { url, lines } = JSON.parse(json) as SectionRecord;
			// A `#` in a file name is encoded.
			const [page = '', anchor] = (url?.slice(settings.url.length) ?? '').split('#').map(percentDecoded);
			if (url === undefined) continue;
			const isNew = !pages.has(page);
			if (isNew) pages.set(page, readPage(folder, page));
			const found = pages.get(page);
			const location = { file: document.path, line: lines?.[0] ?? 1 };
			if (found === undefined && isNew) problems.push(missingPage(location, page));
			if (found !== undefined && anchor !== undefined && !found.ids.has(anchor)) {
				problems.push(missingAnchor(location, page, anchor));
			}
			for (const link of found?.links ?? []) links.add(link);
		}
	}
	const { pathname } = new URL(`${settings.url}/`, ORIGIN);
	const base = otherBase(folder, pathname.slice(0, -1), links);
	const [first] = documents;
	return base === undefined || first === undefined
		? problems
		: [wrongBase({ file: first.document.path, line: 1 }, base, settings.url), ...problems];
}

/** An origin for paths, which is not printed. */
const ORIGIN = 'http://site.example';

type Location = Pick<Problem, 'file' | 'line'>;

function missingPage(location: Location, page: string): Problem {
	const fix = 'correct `site` in the configuration, or leave the document out by `ignore`';
	return problemOf('site-page', location, `the built site has no page ${page}`, fix);
}

function missingAnchor(location: Location, page: string, anchor: string): Problem {
	const fix = 'correct `site.generator`, or give the heading an anchor such as {#install}';
	return problemOf('site-anchor', location, `the page ${page} of the built site has no anchor #${anchor}`, fix);
}

function wrongBase(location: Location, base: string, url: string): Problem {
	const below = base === '' ? 'the root of the host' : base;
	const message = `the pages of the built site link to what is below ${below}, but \`site.url\` is ${JSON.stringify(url)}`;
	const fix = `write ${JSON.stringify(base)}, or an address that ends so, as \`site.url\``;
	return problemOf('site-base', location, message, fix);
}

function readPage(folder: string, page: string): BuiltPage | undefined {
	const file = siteFile(folder, page);
	if (file === undefined) return undefined;
	const ids = new Set<string>();
	const links: string[] = [];
	const parser = new Parser({
		onopentag(name, { id, name: anchor, href, src, rel }) {
			if (id !== undefined) ids.add(id);
			if (name === 'a' && anchor !== undefined) ids.add(anchor);
			const link = href ?? src ?? '';
			const isFromRoot = rel === 'canonical' || /^\/(?!\/)/.test(link);
			if (isFromRoot && URL.canParse(link, ORIGIN)) links.push(new URL(link, ORIGIN).pathname);
		},
	});
	parser.end(readBelow(folder, file).toString('utf8'));
	return { ids, links };
}

/** Returns the file of a page of a built site, relative to its folder; undefined if the site has no such page. */
function siteFile(folder: string, page: string): string | undefined {
	const path = page.replace(/^\/|\/$/g, '');
	const names = [path, `${path}.html`, `${path}/index.html`].map((name) => name.replace(/^\//, ''));
	return names.find((name) => name.endsWith('.html') && isFile(folder, name));
}

/**
 * Returns the path below which a built site is served, such as `/docs`, by the links of its pages; undefined if they
 * fit the given path as well as any other.
 *
 * @param links paths of links, scripts, styles and canonical addresses, from the root of the host
 */
function otherBase(folder: string, base: string, links: Iterable<string>): string | undefined {
	const counts = new Map<string, number>([[base, 0]]);
	for (const link of links) {
		const path = percentDecoded(link);
		const found = [base, ...prefixesOf(path)].find((prefix) => isBelow(folder, prefix, path));
		if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1);
	}
	const [[most] = [base]] = [...counts].sort(([, a], [, b]) => b - a);
	return most === base ? undefined : most;
}

/** Returns the beginnings of a path that may be the base of its site, shortest first. */
function prefixesOf(path: string): string[] {
	const names = path.split('/');
	return names.slice(1).map((_, i) => names.slice(0, i + 1).join('/'));
}

function isBelow(folder: string, prefix: string, path: string): boolean {
	if (!path.startsWith(`${prefix}/`)) return false;
	const rest = path.slice(prefix.length);
	return siteFile(folder, rest) !== undefined || isFile(folder, rest.slice(1));
}

function isFile(folder: string, name: string): boolean {
	const found = isSafePath(name) ? locate(folder, name) : undefined;
	return found !== undefined && 'stats' in found && found.stats?.isFile() === true;
}
