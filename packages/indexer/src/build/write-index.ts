import { sha256Of } from '../base/digest.ts';
import { type FinishedFile, type FinishedFiles, replaceFolder } from '../base/write-folder.ts';
import { type ManifestContent, manifestFields, manifestFiles } from '../kinds/manifest.ts';

/** Adds the manifest, which lists all other files. */
export function withManifest(finished: Map<string, FinishedFile>, manifest: ManifestContent): FinishedFiles {
	for (const [path, text] of manifestFiles(finished, manifestFields(manifest))) finished.set(path, encoded(text));
	return finished;
}

function encoded(text: string): FinishedFile {
	const content = Buffer.from(text);
	return { bytes: content.length, sha256: sha256Of(content), content };
}

/** Replaces the index in a folder: see `replaceFolder`. */
export function writeIndex(out: string, files: FinishedFiles): void {
	replaceFolder(out, new Map([...files].map(([path, { content }]) => [path, content])));
}
