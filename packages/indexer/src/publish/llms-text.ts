import { oneLine } from '@pinakes/query/format/visible';
import { addTo } from '../multimap.ts';
import { skillPage } from './agent-skills.ts';
import { type MarkdownChoice, type PublishedDocument, pagePath } from './published-documents.ts';
import type { PublishedSkill } from './skill-files.ts';

/** Maximum characters of a description in the list. */
const MAX_NOTE_LENGTH = 200;

/** The heading of the list and the base of its links. */
interface SiteTitle {
	readonly title: string;
	/** Prefix of every link: a URL with a trailing slash, or empty for links from the root of the site. */
	readonly baseUrl: string;
	/** Which markdown is published. If none, links lead to the URLs of the documents. */
	readonly markdown: MarkdownChoice;
	/** Whether the index has `outline.json`. */
	readonly hasOutlines: boolean;
}

/**
 * Returns `llms.txt` (llmstxt.org), the contents of a site for language models: a heading, a summary, and links to the
 * skills and to the documents of each folder.
 */
export function llmsText(
	{ title, baseUrl, markdown, hasOutlines }: SiteTitle,
	skills: readonly PublishedSkill[],
	documents: readonly PublishedDocument[],
): string {
	const folders = new Map<string, string[]>();
	for (const { path, title: name, sections } of documents) {
		const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : 'Documents';
		const url =
			markdown === 'none' ? sections[0]?.url : baseUrl + pagePath(path).split('/').map(encodeURIComponent).join('/');
		addTo(folders, folder, url === undefined ? oneLine(name) : link(name, url));
	}
	const lists = [...folders].map(([folder, links]) => list(folder, links));
	const noted = skills.map(({ name, description }) => `${link(name, baseUrl + skillPage(name))}: ${note(description)}`);
	const form = markdown === 'none' ? '' : ', as markdown';
	const summary = `> ${documents.length} documents and ${skills.length} skills${form}, with a prebuilt index.`;
	const about = [
		'Single sections are at `sections/PATH/LINE.md`, by the path of the document and the first line of the section.',
		`${hasOutlines ? 'The outline of all documents is `index/outline.json`; the' : 'The'} index opens with the npm package @pinakes/query.`,
	];
	const parts = [`# ${oneLine(title)}`, summary, about.slice(markdown === 'sections' ? 0 : 1).join('\n')];
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

function note(description: string): string {
	const line = oneLine(description);
	return line.length <= MAX_NOTE_LENGTH ? line : `${[...line].slice(0, MAX_NOTE_LENGTH - 1).join('')}…`;
}
