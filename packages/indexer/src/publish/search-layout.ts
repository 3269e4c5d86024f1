import { LIGHT_TEXT_FILE } from '@pinakes/query/format/kinds/text/light-text';
import type { Manifest } from '@pinakes/query/format/manifest';
import type { IndexFiles } from '../write/parts.ts';

/** Characters of light text settings up to which the light manifest has them. */
const MAX_IN_MANIFEST = 2 ** 14;

/**
 * Whether a published index is laid out for searches of text. One with units is laid out for matches of these, which would load
 * what only searches use.
 */
export function isForSearches({ counts }: Pick<Manifest, 'counts'>): boolean {
	return counts.units === 0;
}

/** Returns the light text settings if the light manifest has them. */
export function textInManifest(files: IndexFiles, manifest: Pick<Manifest, 'counts'>): string | undefined {
	const light = files.get(LIGHT_TEXT_FILE);
	return isForSearches(manifest) && light !== undefined && light.length <= MAX_IN_MANIFEST ? light : undefined;
}
