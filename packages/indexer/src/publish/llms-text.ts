import { oneLine } from '@pinakes/query/internal';
import { NumberList } from '../base/encode.ts';
import type { Spill } from '../base/spill.ts';
import { ByteList } from './packs.ts';
import { type MarkdownChoice, type PublishedDocument, pagePath } from './published-documents.ts';
import { type PublishedSkill, skillPage } from './skills.ts';

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
	readonly documents: number;
}

/**
 * Returns what reads `llms.txt` (llmstxt.org), the contents of a site for language models: a heading, a summary, and links to
 * the skills and to the documents of each folder. The links are written to a file, since there may be millions.
 */
export function llmsText(
	{ title, baseUrl, markdown, hasOutlines, documents: count }: SiteTitle,
	skills: readonly PublishedSkill[],
	documents: Iterable<PublishedDocument>,
	spill: Spill,
): () => Uint8Array {
	const links = new ByteList(spill.createFile('links'));
	const folders = new Map<string, NumberList>();
	for (const { path, title: name, sections } of documents) {
		const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : 'Documents';
		const url =
			markdown === 'none' ? sections[0]?.url : baseUrl + pagePath(path).split('/').map(encodeURIComponent).join('/');
		const own = folders.get(folder) ?? new NumberList(1);
		folders.set(folder, own);
		own.push(links.length);
		links.push(Buffer.from(item(url === undefined ? oneLine(name) : link(name, url))));
	}
	const noted = skills.map(({ name, description }) => `${link(name, baseUrl + skillPage(name))}: ${note(description)}`);
	const form = markdown === 'none' ? '' : ', as markdown';
	const summary = `> ${count} documents and ${skills.length} skills${form}, with a prebuilt index.`;
	const about = [
		'Single sections are at `sections/PATH/LINE.md`, by the path of the document and the first line of the section.',
		`${hasOutlines ? 'The outline of all documents is `index/outline.json`; the' : 'The'} index opens with the npm package @pinakes/query.`,
	];
	const parts = [`# ${oneLine(title)}`, summary, about.slice(markdown === 'sections' ? 0 : 1).join('\n')];
	if (noted.length > 0) parts.push(`${headingOf('Skills')}${noted.map(item).join('').slice(0, -1)}`);
	const text = new ByteList(spill.createFile('llms'));
	text.push(Buffer.from(`${parts.join('\n\n')}\n`));
	for (const [folder, own] of folders) {
		text.push(Buffer.from(`\n${headingOf(folder)}`));
		for (const number of own.view()) text.push(links.range(number, number + 1));
	}
	return () => text.range(0, text.length);
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

function note(description: string): string {
	const line = oneLine(description);
	return line.length <= MAX_NOTE_LENGTH ? line : `${[...line].slice(0, MAX_NOTE_LENGTH - 1).join('')}…`;
}
