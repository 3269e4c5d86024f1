import { SECTION_TEXTS_TABLE, SECTIONS_TABLE, type SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import { BuildError } from '../errors.ts';
import { addTo } from '../multimap.ts';
import { linesIn, type WholeIndex } from './read-index.ts';

/** A section as it is published. */
export interface PublishedSection extends SectionRecord {
	/** Its unmodified text, without sections below it. */
	readonly text: string;
}

/** A document with its sections in order. */
export interface PublishedDocument {
	readonly path: string;
	readonly title: string;
	readonly sections: readonly PublishedSection[];
}

/**
 * Returns the documents of an index.
 *
 * @throws BuildError for a path outside the folder that is written
 */
export function documentsOf(index: WholeIndex): PublishedDocument[] {
	const texts = recordsOf<string>(index, SECTION_TEXTS_TABLE);
	const documents = new Map<string, PublishedSection[]>();
	recordsOf<SectionRecord>(index, SECTIONS_TABLE).forEach((record, i) => {
		addTo(documents, checkPath(record.id), { ...record, text: texts[i] ?? '' });
	});
	return [...documents].map(([path, sections]) => ({ path, title: sections[0]?.title ?? path, sections }));
}

/** Returns all records of a table. */
export function recordsOf<T>(index: WholeIndex, table: 'sections' | 'section_texts' | 'units'): T[] {
	return linesIn(index, table).map((line) => JSON.parse(line) as T);
}

/** Returns the unmodified text of a document, without its front matter. */
export function pageOf({ sections }: PublishedDocument): string {
	return sections.map(({ text }) => text).join('');
}

/** Returns the path of a document's page. */
export function pagePath(path: string): string {
	return `docs/${path}`;
}

/** Returns the path of a section's page: by its first line, as in outlines and citations, or else by its number. */
export function sectionPath({ path }: PublishedDocument, { lines }: SectionRecord, number: number): string {
	return `sections/${path}/${lines === undefined ? `s${number + 1}` : lines[0]}.md`;
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

function checkPath(path: string): string {
	const names = path.split('/');
	const isBad = path === '' || /[\\\0]/.test(path) || names.some((name) => ['', '.', '..'].includes(name));
	if (isBad || /^[a-z]:/i.test(path)) {
		throw new BuildError(
			`The document ${JSON.stringify(path)} cannot be published: its path leads out of the site. Rename it and build the index again.`,
		);
	}
	return path;
}
