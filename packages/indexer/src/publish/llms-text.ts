import { oneLine, shorten } from '@pinakes/query/internal';
import { addTo } from '../base/report.ts';
import { type MarkdownChoice, type PublishedDocument, pagePath } from './published-documents.ts';
import { type PublishedSkill, skillPage } from './skills.ts';

/** Maximum characters of a description in the list. */
const MAX_NOTE_LENGTH = 200;

interface SiteTitle {
	readonly title: string;
	/** Prefix of every link: a URL with a trailing slash, or empty for links from the root of the site. */
	readonly baseUrl: string;
	/** Which markdown is published. If none, links lead to the URLs of the documents. */
	readonly markdown: MarkdownChoice;
	/** Whether the index has `outline.json`. */
	readonly hasOutlines: boolean;
	readonly documents: number;
}

/**
 * Returns `llms.txt` (llmstxt.org), the contents of a site for language models: a heading, a summary, and links to the
 * skills and to the documents of each folder.
 */
export function llmsText(
	{ title, baseUrl, markdown, hasOutlines, documents: count }: SiteTitle,
	skills: readonly PublishedSkill[],
	documents: Iterable<PublishedDocument>,
): string {
	const folders = new Map<string, string[]>();
	for (const { path, title: name, sections } of documents) {
		const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : 'Documents';
		const url =
			markdown === 'none' ? sections[0]?.url : baseUrl + pagePath(path).split('/').map(encodeURIComponent).join('/');
		addTo(folders, folder, item(url === undefined ? oneLine(name) : link(name, url)));
	}
	const noted = skills.map(({ name, description }) => {
		return item(`${link(name, baseUrl + skillPage(name))}: ${shorten(oneLine(description), MAX_NOTE_LENGTH)}`);
	});
	const form = markdown === 'none' ? '' : ', as markdown';
	const summary = `> ${count} documents and ${skills.length} skills${form}, with a prebuilt index.`;
	const about = [
		'Single sections are at `sections/PATH/LINE.md`, by the path of the document and the first line of the section.',
		`${hasOutlines ? 'The outline of all documents is `index/outline.json`; the' : 'The'} index opens with the npm package @pinakes/query.`,
	];
	const parts = [
		`# ${oneLine(title)}\n`,
		`${summary}\n`,
		`${about.slice(markdown === 'sections' ? 0 : 1).join('\n')}\n`,
	];
	if (noted.length > 0) parts.push(headingOf('Skills') + noted.join(''));
	for (const [folder, own] of folders) parts.push(headingOf(folder) + own.join(''));
	return parts.join('\n');
}

function headingOf(list: string): string {
	return `## ${oneLine(list)}\n\n`;
}

function item(text: string): string {
	return `- ${text}\n`;
}

function link(name: string, url: string): string {
	const address = url.replaceAll('(', '%28').replaceAll(')', '%29');
	return `[${oneLine(name).replace(/[[\]\\]/g, '\\$&')}](${address})`;
}
