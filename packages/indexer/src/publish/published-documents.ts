import {
	MARKDOWN_FILE,
	partFile,
	partOf,
	SECTION_TEXTS_TABLE,
	SECTIONS_TABLE,
	type SectionRecord,
} from '@pinakes/query/internal';
import { isSafePath } from '../base/read-file.ts';
import { lazyMap } from '../base/spill.ts';
import { linesIn, partLines, type WholeIndex } from './read-index.ts';

/** Choices of markdown to publish: documents, or nothing. */
export const MARKDOWN_CHOICES = ['pages', 'none'] as const;

/** Which markdown is published. */
export type MarkdownChoice = (typeof MARKDOWN_CHOICES)[number];

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
 * Returns the documents of an index, which are read whenever they are iterated, and so are their texts: `all`, the `documents` that
 * can have a page, with their counts and whether all have URLs, and those `excluded`, whose path is unsafe or whose page another has.
 */
export function documentsOf(index: WholeIndex) {
	const textAt = textReader(index);
	const all: Iterable<PublishedDocument> = { [Symbol.iterator]: () => readDocuments(index, textAt) };
	const pages = new Set<string>();
	const excluded = new Map<string, Unpublished>();
	const counts = { documents: 0, sections: 0 };
	let hasUrls = true;
	for (const { path, sections } of all) {
		const page = pagePath(path).toLowerCase();
		const isTaken = pages.has(page);
		if (!isTaken && isSafePath(path)) {
			pages.add(page);
			counts.documents++;
			counts.sections += sections.length;
			hasUrls &&= sections[0]?.url !== undefined;
			continue;
		}
		const reason = isTaken ? 'the name of another file differs by letter case alone' : 'its path is unsafe';
		excluded.set(path, { id: path, reason: `${reason}; rename it` });
	}
	const documents: Iterable<PublishedDocument> = {
		*[Symbol.iterator]() {
			for (const document of all) if (!excluded.has(document.path)) yield document;
		},
	};
	return { all, documents, excluded: [...excluded.values()], counts, hasUrls: hasUrls && counts.documents > 0 };
}

/** Returns documents, whose sections follow each other. */
function* readDocuments(index: WholeIndex, textAt: (section: number) => string): Generator<PublishedDocument> {
	let sections: PublishedSection[] = [];
	let number = 0;
	const document = (): PublishedDocument => {
		const [{ id, title = id } = { id: '' }] = sections;
		return { path: id, title, sections };
	};
	for (const record of recordsOf<SectionRecord>(index, SECTIONS_TABLE)) {
		if (sections.length > 0 && sections[0]?.id !== record.id) {
			yield document();
			sections = [];
		}
		const own = number++;
		sections.push({
			...record,
			// Read on demand, as most sites of many documents have only their addresses.
			get text() {
				return textAt(own);
			},
		});
	}
	if (sections.length > 0) yield document();
}

/** Returns what reads the text of a section. The last part that was read stays in memory. */
function textReader({ manifest, files }: WholeIndex): (section: number) => string {
	const cuts = (manifest.cuts[SECTION_TEXTS_TABLE] ?? []) as readonly number[];
	let last = -1;
	let lines: readonly string[] = [];
	return (section) => {
		const part = partOf(cuts, section);
		if (part !== last) lines = partLines(files.get(partFile(SECTION_TEXTS_TABLE, part)) ?? '');
		last = part;
		return JSON.parse(lines[section - (cuts[part] ?? 0)] ?? '""') as string;
	};
}

/** Returns all records of a table. They are read whenever they are iterated. */
export function recordsOf<T>(
	index: WholeIndex,
	table: 'sections' | 'section_texts' | 'units' | 'documents',
): Iterable<T> {
	return lazyMap(linesIn(index, table), (line) => JSON.parse(line) as T);
}

/** Returns the unmodified text of a document, without its front matter. */
export function pageOf({ sections }: PublishedDocument): string {
	return sections.map(({ text }) => text).join('');
}

export const PAGES_FOLDER = 'docs/';

/** Returns the path of a document's page, with an extension that all web hosts serve as markdown. */
export function pagePath(path: string): string {
	return `${PAGES_FOLDER}${path}${MARKDOWN_FILE.test(path) ? '' : '.md'}`;
}
