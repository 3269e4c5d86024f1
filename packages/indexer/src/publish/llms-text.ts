import { addTo, oneLine, shorten } from '@pinakes/query/internal';
import { GUIDE_FOLDERS, NEWS_FOLDERS } from '../data/site-folders.ts';
import { type MarkdownChoice, type PublishedDocument, pagePath } from './published-documents.ts';
import { leadOf } from './render.ts';
import { type PublishedSkill, skillPage } from './skills.ts';

/** Maximum characters of a description in the list. */
const MAX_NOTE_LENGTH = 200;

/** A document with the description that it declares, if any. */
export interface ListedDocument extends PublishedDocument {
	readonly description?: string | undefined;
}

interface SiteTitle {
	readonly title: string;
	/** Prefix of every link: a URL with a trailing slash, or empty for links from the root of the site. */
	readonly baseUrl: string;
	/** Which markdown is published. If none, links lead to the URLs of the documents. */
	readonly markdown: MarkdownChoice;
	/** Paths of documents in the order of the sidebar. Others follow. */
	readonly order: readonly string[];
	/** Whether the index has `outline.json`. */
	readonly hasOutlines: boolean;
	readonly documents: number;
}

/**
 * Returns `llms.txt` (llmstxt.org), the contents of a site for language models: a heading, a summary, and a line for each document by
 * folder, guides first and news last, and for each skill.
 */
export function llmsText(
	{ title, baseUrl, markdown, order, hasOutlines, documents: count }: SiteTitle,
	skills: readonly PublishedSkill[],
	documents: Iterable<ListedDocument>,
): string {
	const lines = new Map<string, { folder: string; line: string }>();
	for (const document of documents) {
		const { path, title: name, sections, description } = document;
		// The page has text before its first heading as well, but addresses of some sites are fragments themselves.
		const url =
			markdown === 'none'
				? sections[0]?.url?.replace(/#(?![/!]).*$/, '')
				: baseUrl + pagePath(path).split('/').map(encodeURIComponent).join('/');
		const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : 'Documents';
		lines.set(path, {
			folder,
			line: item(url === undefined ? oneLine(name) : link(name, url), description ?? leadOf(document)),
		});
	}
	const folders = new Map<string, string[]>();
	for (const path of new Set([...order, ...lines.keys()])) {
		const listed = lines.get(path);
		if (listed !== undefined) addTo(folders, listed.folder, listed.line);
	}
	const noted = skills.map(({ name, description }) => item(link(name, baseUrl + skillPage(name)), description));
	const ranked = [...folders].sort(([one], [other]) => rankOf(one) - rankOf(other));
	const guides = ranked.filter(([folder]) => rankOf(folder) === 0);
	const groups = [...guides, ...(noted.length > 0 ? [['Skills', noted] as const] : []), ...ranked.slice(guides.length)];
	const has = skills.length > 0 ? `${count} documents and ${skills.length} skills` : `${count} documents`;
	const summary = `> ${has}${markdown === 'none' ? '' : ', as markdown'}, with a prebuilt index.`;
	const about = `${hasOutlines ? 'The outline of all documents is `index/outline.json`; the' : 'The'} index opens with the npm package @pinakes/query.`;
	const head = [`# ${oneLine(title)}\n`, `${summary}\n`, `${about}\n`];
	return [...head, ...groups.map(([name, own]) => `## ${oneLine(name)}\n\n${own.join('')}`)].join('\n');
}

/** Returns 0 for a folder of guides, 2 for one of news and 1 for others. */
function rankOf(folder: string): number {
	const name = folder.toLowerCase().replace(/^\d+[-_. ]+/, '');
	if (GUIDE_FOLDERS.has(name)) return 0;
	return NEWS_FOLDERS.has(name) ? 2 : 1;
}

function item(text: string, note: string): string {
	return note === '' ? `- ${text}\n` : `- ${text}: ${shorten(oneLine(note), MAX_NOTE_LENGTH)}\n`;
}

function link(name: string, url: string): string {
	const address = url.replaceAll('(', '%28').replaceAll(')', '%29');
	return `[${oneLine(name).replace(/[[\]\\]/g, '\\$&')}](${address})`;
}
