import { MANIFEST_FILE } from '@pinakes/query/format';
import type { KeptFile, KeptIndex } from '../cache/kept-files.ts';
import { type ListedFile, type ManifestContent, manifestFields, manifestText } from './manifest.ts';
import { sha256Of } from './sha256.ts';

/** A file of an index as it will lie on the disk. */
export interface FinishedFile extends ListedFile {
	/** Its bytes, or where a file is that has them. */
	readonly content: Uint8Array | { readonly at: string; readonly stamp: string };
}

/** The files of an index, by path. */
export type FinishedFiles = ReadonlyMap<string, FinishedFile>;

/**
 * Encodes files and adds the manifest that lists them.
 *
 * @param old files of the index before: what is the same in the new one need not be written again
 */
export function finishFiles(
	files: ReadonlyMap<string, string | Uint8Array | KeptFile>,
	manifest: ManifestContent,
	old: KeptIndex,
): FinishedFiles {
	const finished = new Map<string, FinishedFile>();
	for (const [path, file] of files) {
		if (typeof file !== 'string' && 'stamp' in file) finished.set(path, kept(file));
		else {
			const made = encoded(file);
			const before = old.find(path);
			finished.set(path, before?.sha256 === made.sha256 ? kept(before) : made);
		}
	}
	return finished.set(MANIFEST_FILE, encoded(manifestText(finished, manifestFields(manifest))));
}

/** A text, or its bytes, as a file. */
export function encoded(text: string | Uint8Array): FinishedFile {
	const content = typeof text === 'string' ? Buffer.from(text) : text;
	return { bytes: content.length, sha256: sha256Of(content), content };
}

function kept({ bytes, sha256: digest, at, stamp }: KeptFile): FinishedFile {
	return { bytes, sha256: digest, content: { at, stamp } };
}
