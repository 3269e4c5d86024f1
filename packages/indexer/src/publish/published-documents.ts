import { MARKDOWN_FILE } from '@pinakes/query/format/kinds/entries/schema';
import { SECTION_TEXTS_TABLE, SECTIONS_TABLE, type SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import { addTo } from '../multimap.ts';
import { isSafePath } from '../write/safe-path.ts';
import { linesIn, type WholeIndex } from './read-index.ts';

/** Choices of markdown to publish: documents, also each section, or nothing. */
export const MARKDOWN_CHOICES = ['pages', 'sections', 'none'] as const;

/** Which markdown is published. */
export type MarkdownChoice = (typeof MARKDOWN_CHOICES)[number];

/** A published section. */
interface PublishedSection extends SectionRecord {
	/** Its unmodified text, without sections below it; parsed whenever it is read. */
	readonly text: string;
}

/** A document with its sections in order. */
export interface PublishedDocument {
	readonly path: string;
	readonly title: string;
	readonly sections: readonly PublishedSection[];
}

/** A document or a skill that is not published, and how to have it. */
export interface Unpublished {
	readonly id: string;
	readonly reason: string;
}

/**
 * Returns all documents of an index, those that can have a page, and the others: their paths are unsafe, or another
 * document has the same page.
 */
export function documentsOf(index: WholeIndex): {
	all: PublishedDocument[];
	documents: PublishedDocument[];
	excluded: Unpublished[];
} {
	const texts = linesIn(index, SECTION_TEXTS_TABLE);
	const documents = new Map<string, PublishedSection[]>();
	recordsOf<SectionRecord>(index, SECTIONS_TABLE).forEach((record, i) => {
		addTo(documents, record.id, {
			...record,
			// Parsed on demand, as most sites of many documents have only their addresses.
			get text() {
				return JSON.parse(texts[i] ?? '""') as string;
			},
		});
	});
	const all = [...documents].map(([path, sections]) => ({ path, title: sections[0]?.title ?? path, sections }));
	const pages = new Set<string>();
	const excluded: Unpublished[] = [];
	const published = all.filter(({ path }) => {
		const page = pagePath(path).toLowerCase();
		const isTaken = pages.has(page);
		if (isSafePath(path) && !isTaken) return pages.add(page);
		const reason = isTaken ? 'the name of another file differs by letter case alone' : 'its path is unsafe';
		excluded.push({ id: path, reason: `${reason}; rename it` });
		return false;
	});
	return { all, documents: published, excluded };
}

/** Returns all records of a table. */
export function recordsOf<T>(index: WholeIndex, table: 'sections' | 'section_texts' | 'units' | 'documents'): T[] {
	return linesIn(index, table).map((line) => JSON.parse(line) as T);
}

/** Returns the unmodified text of a document, without its front matter. */
export function pageOf({ sections }: PublishedDocument): string {
	return sections.map(({ text }) => text).join('');
}

/** Folder of document pages. */
export const PAGES_FOLDER = 'docs/';

/** Returns the path of a document's page, with an extension that all web hosts serve as markdown. */
export function pagePath(path: string): string {
	return `${PAGES_FOLDER}${path}${MARKDOWN_FILE.test(path) ? '' : '.md'}`;
}

/**
 * Returns the path of a section's page: by its first line, as in outlines and citations, or by its number if it has no
 * line or shares it with the section above.
 */
export function sectionPath({ path, sections }: PublishedDocument, { lines }: SectionRecord, number: number): string {
	const isNumbered = lines === undefined || sections[number - 1]?.lines?.[0] === lines[0];
	return `sections/${path}/${isNumbered ? `s${number + 1}` : lines[0]}.md`;
}

/** Returns a section as a page, with its title, path, headings and lines as front matter. */
export function sectionPage(
	{ path, title }: PublishedDocument,
	{ headings = [], lines, text }: PublishedSection,
): string {
	const fields = { title, path, headings, ...(lines === undefined ? {} : { lines }) };
	const rows = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
	return `---\n${rows.join('')}---\n${text}`;
}
