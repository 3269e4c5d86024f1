import type { ListedFile } from './listed-file.ts';

/** A file of an index, ready to be written. */
export interface FinishedFile extends ListedFile {
	/** Text; empty if it is not kept in memory. */
	readonly text: string;
	/** Its bytes, or the path of a file with them. */
	readonly content: Uint8Array | { readonly at: string };
}

/** The files of an index, by path. */
export type FinishedFiles = ReadonlyMap<string, FinishedFile>;
