import { SECTION_TEXTS_TABLE, SECTIONS_TABLE, type SectionRecord } from '@pinakes/query/format';
import { BuildError } from '../errors.ts';
import type { WholeIndex } from './read-index.ts';
import { linesIn } from './web-index.ts';

/** A section as it is published. */
export interface PublishedSection extends SectionRecord {
	/** Its own text as it stands in its file. */
	readonly text: string;
}

/** A document with its sections in their order. */
export interface PublishedDocument {
	readonly path: string;
	readonly title: string;
	readonly sections: readonly PublishedSection[];
}

/**
 * The documents of an index, from its sections.
 *
 * @throws BuildError for a path that would lead out of the folder that is written
 */
export function documentsOf(index: WholeIndex): PublishedDocument[] {
	const texts = recordsOf<string>(index, SECTION_TEXTS_TABLE);
	const documents = new Map<string, PublishedSection[]>();
	recordsOf<SectionRecord>(index, SECTIONS_TABLE).forEach((record, i) => {
		const sections = documents.get(checkPath(record.id)) ?? [];
		if (sections.length === 0) documents.set(record.id, sections);
		sections.push({ ...record, text: texts[i] ?? '' });
	});
	return [...documents].map(([path, sections]) => ({ path, title: sections[0]?.title ?? path, sections }));
}

/** All records of a table. */
export function recordsOf<T>(index: WholeIndex, table: 'sections' | 'section_texts' | 'units'): T[] {
	return linesIn(index, table).map((line) => JSON.parse(line) as T);
}

/** The whole of a document as it stands in its file, but for its front matter. */
export function pageOf({ sections }: PublishedDocument): string {
	return sections.map(({ text }) => text).join('');
}

/** Where the page of a document is, below the folder that is written. */
export function pagePath(path: string): string {
	return `docs/${path}`;
}

/** Where a section is: by its first line, which outlines and citations name; by its number where it has none. */
export function sectionPath({ path }: PublishedDocument, { lines }: SectionRecord, number: number): string {
	return `sections/${path}/${lines === undefined ? `s${number + 1}` : lines[0]}.md`;
}

/** A section as a page of its own, with where it stands. */
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
		throw new BuildError(`The document ${JSON.stringify(path)} cannot be a file of a site: its path leads elsewhere.`);
	}
	return path;
}
