import type { ListedFile } from './listed-file.ts';

/** A file of an index as it will lie on the disk. */
export interface FinishedFile extends ListedFile {
	/** Empty where the text is not kept. */
	readonly text: string;
	/** Its bytes, or a file that has them. */
	readonly content: Uint8Array | { readonly at: string };
}

/** The files of an index, by path. */
export type FinishedFiles = ReadonlyMap<string, FinishedFile>;
