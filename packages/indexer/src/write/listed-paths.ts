import { basename, dirname, join } from 'node:path';
import { COMMITTED_FILE, isCommitted } from '@pinakes/query/format/layouts/committed';
import { type ListingFields, listPaths } from '@pinakes/query/format/layouts/manifest-pages';
import { FORMAT, MANIFEST_FILE, SEGMENTS_FORMAT } from '@pinakes/query/format/manifest';
import { readRegularFile } from './regular-file.ts';
import { isSafePath } from './safe-path.ts';

/** Returns the files that an index or its segments list, the manifest first; undefined for any other folder. */
export function listedPaths(folder: string): string[] | undefined {
	try {
		const manifest = JSON.parse(readRegularFile(join(folder, MANIFEST_FILE)).toString('utf8')) as {
			format?: unknown;
			files?: ListingFields['files'];
		};
		const files = isCommitted(manifest) ? [COMMITTED_FILE] : listPaths({ ...manifest, files: manifest.files ?? {} });
		if (manifest.format === FORMAT) return [MANIFEST_FILE, ...files];
		return manifest.format === SEGMENTS_FORMAT
			? [MANIFEST_FILE, ...files.flatMap((path) => (isSafePath(path) ? withSegment(folder, path) : []))]
			: undefined;
	} catch {
		return undefined;
	}
}

/** Returns a file of a folder with segments; for the manifest of a segment, also all files of this segment. */
function withSegment(folder: string, path: string): string[] {
	const own = basename(path) === MANIFEST_FILE ? dirname(path) : undefined;
	const files = own && listedPaths(join(folder, own))?.map((file) => `${own}/${file}`);
	return files || [path];
}
