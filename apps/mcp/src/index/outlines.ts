import type { DocumentOutline, Index } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format/kinds/outline/read';

/** Reads the paths of all documents, sorted. */
export async function readPaths(index: Index): Promise<string[]> {
	return (await index.run(readOutlines)).map(({ path }) => path);
}

/** Reads the outline of the document at a path, or undefined where there is none. */
export async function readOutline(index: Index, path: string): Promise<DocumentOutline | undefined> {
	return (await index.run(readOutlines)).find((outline) => outline.path === path);
}
