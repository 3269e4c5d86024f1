import type { Recipe } from '../format/base/recipe.js';
import { type Ranked, type RankedSection, rankByText } from '../text/pages.ts';
import { contains, unite } from '../text/scope.ts';
import { documentOf, firstSectionOf } from '../text/store.ts';
import { MAX_SCANNED_DOCUMENTS, rankSections } from '../vectors/rank-sections.ts';
import type { Narrowed } from './narrow.ts';
import { inferredOf } from './topic.ts';
import { type AvailableVectors, mergeFound } from './vectors.ts';

/** Retrieves the documents to rank, by text and by the available vectors. */
export function* retrieve(
	narrowed: Narrowed,
	{ use, scores }: Pick<AvailableVectors, 'use' | 'scores'>,
	text: string,
): Recipe<Ranked> {
	if (scores) return { best: yield* mergeFound(narrowed, text, scores), comparisons: 0 };
	const { store, found, searched: candidates, isSearched, limit } = narrowed;
	const question = { text, candidates, isSearched, found, limit };
	return use ? yield* rankSections(store, question, use) : yield* rankByText(store, question);
}

/**
 * Returns documents that neither text nor vectors found but that are ranked too, each by its first section: those that
 * pass the filters or, without filters, those with a tag that the question implies. If they are too many, those that
 * pass the most inferred filters.
 */
export function unretrieved(
	{ store, documents, filtered, inferred }: Pick<Narrowed, 'store' | 'documents' | 'filtered' | 'inferred'>,
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

/** Retrieval method, by the number of candidates. */
export type Method = 'full_vector_search' | 'direct_read' | 'scoped_vector_search' | 'keyword_then_vector';

/** Maximum candidates whose texts are read directly. */
const DIRECT = 10;

/** Returns the method for a number of candidates. */
export function methodFor(candidates: number): Method {
	if (candidates === 0) return 'full_vector_search';
	if (candidates <= DIRECT) return 'direct_read';
	return candidates <= MAX_SCANNED_DOCUMENTS ? 'scoped_vector_search' : 'keyword_then_vector';
}
