import type { UnitRecord } from '../kinds/records/format.ts';
import { normalizeTerm } from '../text/normalize.ts';

/** What units have in a list: each term once, normalised and sorted. */
export function distinctTerms(
	units: readonly UnitRecord[],
	list: 'capability_tags' | 'keywords' | 'ide_support',
): string[] {
	return [...new Set(units.flatMap((unit) => unit[list].map(normalizeTerm)))].sort();
}
