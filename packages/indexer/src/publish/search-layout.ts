import type { Manifest } from '@pinakes/query/format/manifest';

/**
 * Whether a published index is laid out for searches of text. One with units is laid out for matches of these, which would load
 * what only searches use.
 */
export function isForSearches({ counts }: Pick<Manifest, 'counts'>): boolean {
	return counts.units === 0;
}
