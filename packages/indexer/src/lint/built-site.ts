import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import { percentDecoded } from '@pinakes/query/format/percent-encoding';
import { Parser } from 'htmlparser2';
import { BuildError } from '../errors.ts';
import type { SiteSettings } from '../page-urls/settings.ts';
import type { Problem } from '../report.ts';
import type { ReadSource } from '../sources/source-document.ts';
import { isSafePath } from '../write/safe-path.ts';
import { LINT_RULES } from './rules.ts';

/** A built HTML site, with the settings for the addresses of documents. */
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
	if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
		throw new BuildError(`${folder} is not a folder: build the site, then name the folder of its HTML.`);
	}
	return { folder, settings };
}

/** Returns the pages and anchors that sections of documents should have, and a built site does not. */
export function lintBuiltSite({ folder, settings }: BuiltSite, documents: readonly ReadSource[]): Problem[] {
	const problems: Problem[] = [];
	for (const { document, text } of documents) {
		const ids = new Map<string, ReadonlySet<string> | undefined>();
		for (const json of text?.text.records ?? []) {
			const { url, lines } = JSON.parse(json) as SectionRecord;
			// A `#` in a file name is encoded.
			const [page = '', anchor] = (url?.slice(settings.url.length) ?? '').split('#').map(percentDecoded);
			if (url === undefined) continue;
			const isNew = !ids.has(page);
			if (isNew) ids.set(page, idsIn(folder, page));
			const found = ids.get(page);
			const location = { file: document.path, line: lines?.[0] ?? 1 };
			if (found === undefined && isNew) problems.push({ ...location, ...missingPage(page) });
			if (found !== undefined && anchor !== undefined && !found.has(anchor)) {
				problems.push({ ...location, ...missingAnchor(page, anchor) });
			}
		}
	}
	return problems;
}

type Finding = Omit<Problem, 'file' | 'line'>;

function missingPage(page: string): Finding {
	return {
		severity: LINT_RULES['site-page'].severity,
		rule: 'site-page',
		message: `the built site has no page ${page}`,
		fix: 'correct `site` in the configuration, or leave the document out by `ignore`',
	};
}

function missingAnchor(page: string, anchor: string): Finding {
	return {
		severity: LINT_RULES['site-anchor'].severity,
		rule: 'site-anchor',
		message: `the page ${page} of the built site has no anchor #${anchor}`,
		fix: 'correct `site.generator`, or give the heading an anchor such as {#install}',
	};
}

/** Returns the ids and anchor names of a page; undefined if the site has no such page. */
function idsIn(folder: string, page: string): ReadonlySet<string> | undefined {
	const path = page.replace(/^\/|\/$/g, '');
	const names = [path, `${path}.html`, `${path}/index.html`].map((name) => name.replace(/^\//, ''));
	const file = names.find((name) => isSafePath(name) && name.endsWith('.html') && isFile(join(folder, name)));
	if (file === undefined) return undefined;
	const ids = new Set<string>();
	const parser = new Parser({
		onopentag(name, { id, name: anchor }) {
			if (id !== undefined) ids.add(id);
			if (name === 'a' && anchor !== undefined) ids.add(anchor);
		},
	});
	parser.end(readFileSync(join(folder, file), 'utf8'));
	return ids;
}

function isFile(file: string): boolean {
	return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}
