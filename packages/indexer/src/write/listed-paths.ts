import { join } from 'node:path';
import { FORMAT, MANIFEST_FILE } from '@pinakes/query/format/manifest/manifest';
import { type ListingFields, listPaths } from '@pinakes/query/format/manifest/pages';
import { readRegularFile } from '../base/read-file.ts';

/** Returns the files that an index lists, the manifest first; undefined for any other folder. */
export function listedPaths(folder: string): string[] | undefined {
	try {
		const manifest = JSON.parse(readRegularFile(join(folder, MANIFEST_FILE)).toString('utf8')) as {
			format?: unknown;
			files?: ListingFields['files'];
		};
		const files = listPaths({ ...manifest, files: manifest.files ?? {} });
		return manifest.format === FORMAT ? [MANIFEST_FILE, ...files] : undefined;
	} catch {
		return undefined;
	}
}
