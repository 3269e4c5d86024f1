import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { BuildError } from '../errors.ts';
import { compare } from '../report.ts';
import { replaceFolder } from '../write/replace-folder.ts';
import { type SiteFiles, writeDiscovery } from './agent-skills.ts';
import { llmsText } from './llms-text.ts';
import { documentsOf, pageOf, pagePath, sectionPage, sectionPath } from './pages.ts';
import { readIndex, type WholeIndex } from './read-index.ts';
import { skillsOf } from './skill-files.ts';
import { publishedFiles, writeSums } from './sums.ts';
import { webIndex } from './web-index.ts';

/** What is published, and where to. */
export interface SiteOptions {
	/** The folder of the index. */
	readonly index: string;
	/** The folder that is written: a new, empty or previously published one. */
	readonly out: string;
	/** The heading of `llms.txt`. */
	readonly title: string;
	/** URL of the published folder; by default links are relative. */
	readonly baseUrl?: string | undefined;
	/** A folder of text files to publish as well, with a page that opens the index at `index/`. */
	readonly page?: string | undefined;
}

/** Counts of what was published. */
export interface SiteSummary {
	readonly documents: number;
	readonly sections: number;
	readonly skills: number;
	/** Paths of documents that are unsafe or repeated, and ids of skills with an invalid or repeated name. */
	readonly left_out: readonly string[];
	readonly files: number;
	readonly bytes: number;
}

/**
 * Publishes an index for any web host, in one step: the index cut for pages, every document and section as markdown,
 * `llms.txt`, and the skills for discovery by agents. The same index gives the same bytes.
 *
 * @throws BuildError for an incomplete index, an invalid URL, or a folder with other contents
 */
export function publishSite({ index, out, title, baseUrl, page }: SiteOptions): SiteSummary {
	const base = checkAddress(baseUrl);
	const { files, ...counts } = siteFiles(
		readIndex(index),
		{ title, baseUrl: base },
		page === undefined ? new Map() : pageFiles(page),
	);
	replaceFolder(out, files, { listed: publishedFiles, what: 'a published site' });
	let bytes = 0;
	for (const content of files.values()) bytes += Buffer.byteLength(content);
	return { ...counts, files: files.size, bytes };
}

/** Returns the files of a site, by path. */
export function siteFiles(
	index: WholeIndex,
	head: { readonly title: string; readonly baseUrl: string },
	page: ReadonlyMap<string, string> = new Map(),
): { files: SiteFiles } & Pick<SiteSummary, 'documents' | 'sections' | 'skills' | 'left_out'> {
	const files: SiteFiles = new Map([...webIndex(index)].map(([path, content]) => [`index/${path}`, content]));
	const { documents, excluded: unpublished } = documentsOf(index);
	const byPath = new Map(documents.map((document) => [document.path, document]));
	const { skills, excluded } = skillsOf(index, byPath);
	let sections = 0;
	for (const document of documents) {
		files.set(pagePath(document.path), pageOf(document));
		document.sections.forEach((section, number) => {
			files.set(sectionPath(document, section, number), sectionPage(document, section));
		});
		sections += document.sections.length;
	}
	writeDiscovery(files, skills, head.baseUrl);
	for (const [path, content] of page) files.set(path, content);
	files.set('llms.txt', llmsText(head, skills, documents));
	// Otherwise GitHub Pages would omit .well-known and convert sections to HTML.
	files.set('.nojekyll', '');
	writeSums(files);
	return {
		files,
		documents: documents.length,
		sections,
		skills: skills.length,
		left_out: [...unpublished, ...excluded],
	};
}

function checkAddress(baseUrl: string | undefined): string {
	if (baseUrl === undefined) return '';
	const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
	if (url === undefined || !/^https?:$/.test(url.protocol) || /[?#]/.test(baseUrl)) {
		throw new BuildError(
			`${baseUrl} is not an http or https address without query or fragment: write one such as https://example.com/docs/.`,
		);
	}
	return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

/** Reads the text files of a folder, by path. */
function pageFiles(folder: string): Map<string, string> {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort(compare);
	return new Map(files.map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file, 'utf8')]));
}
