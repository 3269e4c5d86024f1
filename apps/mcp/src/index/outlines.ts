import type { DocumentOutline, Index } from '@pinakes/query';
import { readOutlinePaths, readOutlinesOf } from '@pinakes/query/format/kinds/outline/read';

/** Reads the paths of all documents, or of those that begin with a text, sorted. */
export function readPaths(index: Index, prefix?: string): Promise<string[]> {
	return index.run((manifest) => readOutlinePaths(manifest, prefix));
}

/** Reads the outlines of documents, undefined for a path that the index does not have. */
export function readOutlinesAt(index: Index, paths: readonly string[]): Promise<(DocumentOutline | undefined)[]> {
	return index.run((manifest) => readOutlinesOf(manifest, paths));
}

/** Reads the outline of the document at a path, or undefined where there is none. */
export async function readOutline(index: Index, path: string): Promise<DocumentOutline | undefined> {
	return (await readOutlinesAt(index, [path]))[0];
}
