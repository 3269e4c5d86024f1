import type { DocumentOutline, Index } from '@pinakes/query';
import { readOutlinePaths, readOutlines, readOutlinesOf } from '@pinakes/query/format/kinds/outline/read';

/**
 * Maximum number of documents whose headings are all read, for lists and filters. In larger indexes they have many
 * megabytes.
 */
export const MAX_READ_DOCUMENTS = 10_000;

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
