import type { RankedSection } from '../text/rank-by-text.ts';
import { documentOf, firstSectionOf } from '../text/section-locations.ts';
import type { TextStore } from '../text/text-store.ts';
import { MAX_SCANNED_DOCUMENTS } from '../vectors/rank-sections.ts';
import { contains, unite } from './filters.ts';
import { inferredOf } from './infer.ts';
import type { Narrowed } from './narrow.ts';

/**
 * Returns documents that neither text nor vectors found but that are ranked too, each by its first section: those that
 * pass the filters or, without filters, those with a tag that the question implies. If they are too many, those that
 * pass the most inferred filters.
 */
export function unretrieved(
	store: Pick<TextStore, 'documents'>,
	{ documents, filtered, inferred }: Pick<Narrowed, 'documents' | 'filtered' | 'inferred'>,
	retrieved: readonly RankedSection[],
): RankedSection[] {
	if (documents === undefined) return [];
	const tagged = inferred.filter(({ filter }) => filter === 'tag').map((one) => one.documents);
	const listed = filtered.applied.length > 0 ? filtered.candidates : unite(tagged);
	if (listed.length === 0) return [];
	const known = new Set(retrieved.map(({ section }) => documentOf(store, section)));
	const further = [...listed]
		.filter((number) => contains(filtered.candidates, number) && !known.has(number))
		.map((number) => ({ number, implied: inferredOf(inferred, number).length }))
		.sort((a, b) => b.implied - a.implied || a.number - b.number)
		.slice(0, MAX_SCANNED_DOCUMENTS);
	return further.map(({ number }) => ({ section: firstSectionOf(store, number), score: 0, text: 0, vector: 0 }));
}
