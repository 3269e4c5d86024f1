import type { DocumentOutline, Index } from '@pinakes/query';
import { readOutlinePaths, readOutlines, readOutlinesOf } from '@pinakes/query/format/kinds/outline/read';

/** Documents above which their headings are not read to be listed or filtered by, as these have many megabytes. */
export const MAX_READ_DOCUMENTS = 10_000;

/** A document of a list. In a large index its title is its path, and its headings are read when it is unfolded. */
export type ListedOutline = Pick<DocumentOutline, 'path' | 'title'> & Partial<DocumentOutline>;

/** Reads what is listed of each document. */
export async function readListed(index: Index, max = MAX_READ_DOCUMENTS): Promise<readonly ListedOutline[]> {
	if (index.manifest.counts.documents <= max) return index.run(readOutlines);
	return (await index.run(readOutlinePaths)).map((path) => ({ path, title: path }));
}

/** Reads the headings of a document; none for one that there is not. */
export async function readHeadings(index: Index, path: string): Promise<DocumentOutline['headings']> {
	const [outline] = await index.run((manifest) => readOutlinesOf(manifest, [path]));
	return outline?.headings ?? [];
}
