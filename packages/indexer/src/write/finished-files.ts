import { readFileSync } from 'node:fs';
import type { Manifest } from '@pinakes/query';

/** All fields of a manifest but the list of files and the checksum. */
export type ManifestFields = Omit<Manifest, 'files' | 'checksum'>;

/** The entry of a file in the manifest. */
export interface ListedFile {
	readonly bytes: number;
	/** Hexadecimal. */
	readonly sha256: string;
}

/** A file of an index, ready to be written. */
export interface FinishedFile extends ListedFile {
	/** Its bytes, or the path of a file with them. */
	readonly content: Uint8Array | { readonly at: string };
}

/** Returns the bytes of a file. */
export function bytesOf({ content }: FinishedFile): Uint8Array {
	return content instanceof Uint8Array ? content : readFileSync(content.at);
}

/** The files of an index, by path. */
export type FinishedFiles = ReadonlyMap<string, FinishedFile>;
