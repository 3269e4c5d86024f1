import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import type { Source } from '@pinakes/query/format/sources/source';

/**
 * Returns a source that reads its manifest again only until one comes back as it was. A host that serves an old manifest, whose packs
 * are gone, would otherwise be asked for it at every key press.
 */
export function rereadOnce(source: Source): Source {
	let known: unknown;
	let isOld = false;
	return {
		...source,
		async read(path) {
			if (path !== MANIFEST_FILE) return source.read(path);
			if (isOld) return known as string;
			const manifest = await source.read(path);
			isOld = manifest !== undefined && manifest === known;
			known = manifest;
			return manifest;
		},
	};
}
