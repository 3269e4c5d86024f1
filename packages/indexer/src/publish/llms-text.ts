import type { PublishedSkill } from './agent-skills.ts';
import { type PublishedDocument, pagePath } from './pages.ts';

/** Characters of a description in the list. */
const LONGEST_NOTE = 200;

/** What the list is headed by. */
export interface SiteTitle {
	readonly title: string;
	/** Begins every link: an address with a closing slash, or nothing for links from the root of the site. */
	readonly baseUrl: string;
}

/**
 * `llms.txt`: what a site has, for language models (llmstxt.org): a heading, a summary, and lists of links, skills first,
 * then the documents of each folder.
 */
export function llmsText(
	{ title, baseUrl }: SiteTitle,
	skills: readonly PublishedSkill[],
	documents: readonly PublishedDocument[],
): string {
	const folders = new Map<string, string[]>();
	for (const { path, title: name } of documents) {
		const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : 'Documents';
		const links = folders.get(folder) ?? [];
		folders.set(folder, links);
		links.push(link(name, baseUrl + encodedPath(pagePath(path))));
	}
	const lists = [...folders].map(([folder, links]) => list(folder, links));
	const noted = skills.map(({ name, description, path }) => `${link(name, baseUrl + path)}: ${note(description)}`);
	const summary = `> ${documents.length} documents and ${skills.length} skills, as markdown, with a prebuilt index.`;
	const about = [
		'Single sections are at `sections/PATH/LINE.md`, by the path of the document and the first line of the section.',
		'The outline of all documents is `index/outline.json`; the index opens with the npm package @pinakes/query.',
	];
	const parts = [`# ${oneLine(title)}`, summary, about.join('\n')];
	if (noted.length > 0) parts.push(list('Skills', noted));
	return `${[...parts, ...lists].join('\n\n')}\n`;
}

function list(heading: string, items: readonly string[]): string {
	return `## ${oneLine(heading)}\n\n${items.map((item) => `- ${item}`).join('\n')}`;
}

function link(name: string, url: string): string {
	const address = url.replaceAll('(', '%28').replaceAll(')', '%29');
	return `[${oneLine(name).replace(/[[\]\\]/g, '\\$&')}](${address})`;
}

/** A path as part of an address: `#`, `?` and `%` of a name are not the address's own. */
function encodedPath(path: string): string {
	return path.split('/').map(encodeURIComponent).join('/');
}

function note(description: string): string {
	const line = oneLine(description);
	return line.length <= LONGEST_NOTE ? line : `${[...line].slice(0, LONGEST_NOTE - 1).join('')}…`;
}

/** A text without ends of lines and other control characters. */
function oneLine(text: string): string {
	return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
