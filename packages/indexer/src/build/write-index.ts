import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '../base/digest.ts';
import type { FinishedFile, FinishedFiles } from '../write/finished-files.ts';
import { type ManifestContent, manifestFiles } from '../write/manifest.ts';
import type { IndexFiles } from '../write/parts.ts';
import { replaceFolder } from '../write/replace-folder.ts';

/**
 * Files of the index that this process wrote last, by path, with a stamp that changes if the file is written to again.
 */
export type WrittenFiles = ReadonlyMap<string, Omit<FinishedFile, 'content'> & { readonly stamp: string }>;

/**
 * Encodes files and adds the manifest.
 *
 * @param out the folder of the index
 * @param written files in the folder: unchanged ones are not encoded and written again
 */
export function finishFiles(
	files: IndexFiles,
	manifest: ManifestContent,
	{ out, written }: { readonly out: string; readonly written: WrittenFiles },
): FinishedFiles {
	const finished = new Map<string, FinishedFile>();
	for (const [path, text] of files) {
		const before = written.get(path);
		const at = join(out, path);
		const isSame = before !== undefined && before.text === text && writtenStamp(at) === before.stamp;
		finished.set(path, isSame ? { ...before, content: { at } } : encoded(text));
	}
	return withManifest(finished, manifest);
}

/** Adds the manifest, which lists all other files. */
export function withManifest(finished: Map<string, FinishedFile>, manifest: ManifestContent): FinishedFiles {
	for (const [path, text] of manifestFiles(finished, manifest)) finished.set(path, encoded(text));
	return finished;
}

function encoded(text: string): FinishedFile {
	const content = Buffer.from(text);
	return { text, bytes: content.length, sha256: sha256Of(content), content };
}

/** Replaces the index in a folder: see `replaceFolder`. */
export function writeIndex(out: string, files: FinishedFiles): WrittenFiles {
	replaceFolder(out, new Map([...files].map(([path, { content }]) => [path, content])));
	return new Map(
		[...files].flatMap(([path, { text, bytes, sha256 }]) => {
			const stamp = writtenStamp(join(out, path));
			return stamp === undefined ? [] : [[path, { text, bytes, sha256, stamp }]];
		}),
	);
}

function writtenStamp(file: string): string | undefined {
	const stats = lstatSync(file, { throwIfNoEntry: false });
	return stats?.isFile() ? `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : undefined;
}
