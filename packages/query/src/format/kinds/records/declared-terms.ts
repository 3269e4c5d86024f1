import type { UnitRecord } from './schema.ts';

/** Returns the tags and keywords that the author of a unit gave it. */
export function declaredTerms({
	capability_tags,
	keywords,
	tags_origin,
	keywords_origin,
}: Pick<UnitRecord, 'capability_tags' | 'keywords' | 'tags_origin' | 'keywords_origin'>): string[] {
	return [...(tags_origin === 'declared' ? capability_tags : []), ...(keywords_origin === 'declared' ? keywords : [])];
}
