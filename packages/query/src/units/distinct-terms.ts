import { normalizeTerm } from '../format/analysis/normalize.js';
import type { UnitRecord } from '../format/kinds/records/schema.js';

/** Returns normalised terms without duplicates and empty ones. */
export function distinctTerms(terms: readonly string[] | null | undefined): string[] {
	return [...new Set(terms?.map(normalizeTerm))].filter(Boolean);
}

/** Returns the distinct terms of a list of units, sorted. */
export function termsOfUnits(
	units: readonly UnitRecord[],
	list: 'capability_tags' | 'keywords' | 'ide_support',
): string[] {
	return distinctTerms(units.flatMap((unit) => unit[list])).sort();
}
