import type { DocumentOutline, Index } from '@pinakes/query';
import { headingTexts, readOutlinePaths, readOutlines, readOutlinesOf } from '@pinakes/query/internal';

/**
 * Maximum number of documents whose headings are all read, for lists and filters. In larger indexes they have many
 * megabytes.
 */
const MAX_READ_DOCUMENTS = 10_000;

/** A listed document. In a large index its title is its path, and its headings are read when it is expanded. */
export type ListedOutline = Pick<DocumentOutline, 'path' | 'title'> & Partial<DocumentOutline>;

/** Reads the list of documents. */
export async function readListed(index: Index, max = MAX_READ_DOCUMENTS): Promise<readonly ListedOutline[]> {
	if (index.manifest.counts.documents <= max) return index.run(readOutlines);
	return (await index.run(readOutlinePaths)).map((path) => ({ path, title: path }));
}

/** Reads the headings of a document; an empty list if it does not exist. */
export async function readHeadings(index: Index, path: string): Promise<DocumentOutline['headings']> {
	const [outline] = await index.run((manifest) => readOutlinesOf(manifest, [path]));
	return outline?.headings ?? [];
}

/** A document that matches a filter. */
interface FoundOutline {
	readonly outline: ListedOutline;
	/** Whether it is expanded, because one of its headings matches. */
	readonly isOpen: boolean;
}

/** Maximum number of documents that are expanded automatically. */
const MAX_OPEN = 20;

/** Returns the documents whose path, title or headings contain a text, ignoring case; all for an empty text. */
export function filterOutlines(outlines: readonly ListedOutline[], filter: string): FoundOutline[] {
	const text = filter.trim().toLowerCase();
	if (text === '') return outlines.map((outline) => ({ outline, isOpen: false }));
	const found: FoundOutline[] = [];
	let open = 0;
	for (const outline of outlines) {
		const hasHeading = textsOf(outline).includes(text);
		if (!hasHeading && !`${outline.path}\n${outline.title}`.toLowerCase().includes(text)) continue;
		found.push({ outline, isOpen: hasHeading && open++ < MAX_OPEN });
	}
	return found;
}

const texts = new WeakMap<ListedOutline, string>();

/** Returns all headings of a document as one lower-case text, cached. */
function textsOf(outline: ListedOutline): string {
	let text = texts.get(outline);
	if (text === undefined) {
		text = headingTexts(outline.headings ?? [])
			.join('\n')
			.toLowerCase();
		texts.set(outline, text);
	}
	return text;
}
