import { normalizeTerm } from '@pinakes/format/analysis/normalize';
import type { UnitRecord } from '@pinakes/format/kinds/records/schema';

/** Terms normalised, each once; empty ones are none. */
export function distinctTerms(terms: readonly string[] | null | undefined): string[] {
	return [...new Set(terms?.map(normalizeTerm))].filter(Boolean);
}

/** What units have in a list, each term once, sorted. */
export function termsOfUnits(
	units: readonly UnitRecord[],
	list: 'capability_tags' | 'keywords' | 'ide_support',
): string[] {
	return distinctTerms(units.flatMap((unit) => unit[list])).sort();
}
