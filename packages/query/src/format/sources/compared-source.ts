import { MANIFEST_FILE } from '../manifest.ts';
import { listingSource } from './listing-source.ts';
import type { Content, Source } from './source.ts';

/**
 * Returns a source that calls `compare` with each file but the manifest, and the SHA-256 that the manifest or one of
 * its pages lists for it; undefined for a file that is not listed. Files that list others are read once.
 *
 * @param compare throws for an invalid file
 */
export function comparedSource(
	source: Source,
	compare: (path: string, content: Content, sha256: string | undefined) => Promise<void>,
): Source {
	return listingSource({
		name: source.name,
		loadLanguages: source.loadLanguages,
		readManifest: () => source.read(MANIFEST_FILE),
		async readPart(path, digestOf) {
			const content = await source.read(path);
			if (content !== undefined) await compare(path, content, await digestOf());
			return content;
		},
	});
}
