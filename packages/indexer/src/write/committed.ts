import { readFileSync } from 'node:fs';
import {
	COMMITTED,
	COMMITTED_FILE,
	type CommittedListing,
	committedHeader,
	committedRanges,
} from '@pinakes/query/format/layouts/committed';
import { MANIFEST_FILE, type Manifest } from '@pinakes/query/format/manifest';
import { BuildError, compare } from '../base/report.ts';
import type { FinishedFile, FinishedFiles } from './finished-files.ts';
import { type ManifestContent, manifestFields, manifestFiles, manifestText } from './manifest.ts';

/** Maximum bytes of a file on GitHub. */
const MAX_BYTES = 100 * 2 ** 20;

/**
 * Returns the content of `index.lines`: see committed.ts of format.
 *
 * @throws BuildError for an index that is too large to be committed
 */
export function joinFiles(files: FinishedFiles): Buffer {
	const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
	if (bytes > MAX_BYTES) {
		throw new BuildError(
			`the index has ${bytes} bytes, and a file of a repository may have ${MAX_BYTES}: remove "layout" from the configuration, and build the index in CI instead of committing it.`,
		);
	}
	const end = Buffer.from('\n');
	const sorted = [...files].sort(([a], [b]) => compare(a, b));
	return Buffer.concat(sorted.flatMap(([path, file]) => [Buffer.from(committedHeader(path)), bytesOf(file), end]));
}

export function bytesOf({ content }: FinishedFile): Uint8Array {
	return content instanceof Uint8Array ? content : readFileSync(content.at);
}

/** Returns the content of a file of an index in either layout; undefined if it does not exist. */
export function contentIn(files: FinishedFiles, path: string): Uint8Array | undefined {
	const file = files.get(path);
	if (file !== undefined) return bytesOf(file);
	const [lines, manifest] = [files.get(COMMITTED_FILE), files.get(MANIFEST_FILE)];
	if (lines === undefined || manifest === undefined) return undefined;
	return splitFiles(bytesOf(lines), JSON.parse(manifest.text) as Manifest).get(path);
}

/** Returns the files in `index.lines`, by path. */
export function splitFiles(lines: Uint8Array, manifest: CommittedListing): Map<string, Uint8Array> {
	return new Map([...committedRanges(manifest)].map(([path, [from, to]]) => [path, lines.subarray(from, to)]));
}

/** Returns the manifest for `index.lines`. It has no pages. */
export function committedManifest(files: FinishedFiles, content: ManifestContent): string {
	return manifestText(files, { ...manifestFields(content), layout: COMMITTED });
}

/** Returns the manifest of the same index in the layout with a file per part, and its pages, by path. */
export function uncommittedManifest(manifest: Manifest): ReadonlyMap<string, string> {
	const { files, checksum: _, layout: __, ...content } = manifest;
	const listed = Object.entries(files).map(([path, [bytes, sha256]]) => [path, { bytes, sha256 }] as const);
	return manifestFiles(new Map(listed), content);
}
