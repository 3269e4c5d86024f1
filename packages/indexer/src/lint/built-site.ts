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

/** Returns the pages and anchors that sections of documents should have, and a built site does not. */
export function lintBuiltSite({ folder, settings }: BuiltSite, documents: readonly ReadSource[]): Problem[] {
	const problems: Problem[] = [];
	for (const { document, text } of documents) {
		const pages = new Map<string, ReadonlySet<string> | undefined>();
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
			if (found !== undefined && anchor !== undefined && !found.has(anchor)) {
				problems.push(missingAnchor(location, page, anchor));
			}
		}
	}
	return problems;
}

type Location = Pick<Problem, 'file' | 'line'>;

function missingPage(location: Location, page: string): Problem {
	const fix = 'correct `site` in the configuration, or leave the document out by `ignore`';
	return problemOf('site-page', location, `the built site has no page ${page}`, fix);
}

function missingAnchor(location: Location, page: string, anchor: string): Problem {
	const fix = 'correct `site.generator`, or give the heading an anchor such as {#install}';
	return problemOf('site-anchor', location, `the page ${page} of the built site has no anchor #${anchor}`, fix);
}

/** Returns the ids and names of the anchors of a page; undefined if the site has no such page. */
function readPage(folder: string, page: string): ReadonlySet<string> | undefined {
	const file = siteFile(folder, page);
	if (file === undefined) return undefined;
	const ids = new Set<string>();
	const parser = new Parser({
		onopentag(name, { id, name: anchor }) {
			if (id !== undefined) ids.add(id);
			if (name === 'a' && anchor !== undefined) ids.add(anchor);
		},
	});
	parser.end(readBelow(folder, file).toString('utf8'));
	return ids;
}

/** Returns the file of a page of a built site, relative to its folder; undefined if the site has no such page. */
function siteFile(folder: string, page: string): string | undefined {
	const path = page.replace(/^\/|\/$/g, '');
	const names = [path, `${path}.html`, `${path}/index.html`].map((name) => name.replace(/^\//, ''));
	return names.find((name) => name.endsWith('.html') && isFile(folder, name));
}

function isFile(folder: string, name: string): boolean {
	const found = isSafePath(name) ? locate(folder, name) : undefined;
	return found !== undefined && 'stats' in found && found.stats?.isFile() === true;
}
