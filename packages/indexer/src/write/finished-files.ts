import { MANIFEST_FILE } from '@pinakes/query/format';
import type { KeptFile } from '../cache/kept-files.ts';
import { type ListedFile, type ManifestContent, manifestText, sha256 } from './manifest.ts';

/** A file of an index as it will lie on the disk. */
export interface FinishedFile extends ListedFile {
	/** Its bytes, or where a file is that has them. */
	readonly content: Uint8Array | { readonly at: string };
}

/** The files of an index, by path. */
export type FinishedFiles = ReadonlyMap<string, FinishedFile>;

/** Encodes files and adds the manifest that lists them. */
export function finishFiles(files: ReadonlyMap<string, string | KeptFile>, manifest: ManifestContent): FinishedFiles {
	const finished = new Map<string, FinishedFile>();
	for (const [path, file] of files) finished.set(path, typeof file === 'string' ? encoded(file) : kept(file));
	return finished.set(MANIFEST_FILE, encoded(manifestText(finished, manifest)));
}

/** A text as a file. */
export function encoded(text: string): FinishedFile {
	const content = Buffer.from(text);
	return { bytes: content.length, sha256: sha256(content), content };
}

function kept({ bytes, sha256: digest, at }: KeptFile): FinishedFile {
	return { bytes, sha256: digest, content: { at } };
}
