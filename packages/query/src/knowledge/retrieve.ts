import type { Recipe } from '../recipe.ts';
import { checkSearch } from '../search/options.ts';
import { search, type TextResult } from '../search/search.ts';
import type { TextStore } from '../search/store.ts';

/** How candidates are retrieved, by their number. */
export type Method = 'full_vector_search' | 'direct_read' | 'scoped_vector_search' | 'keyword_then_vector';

/** Candidates up to which each method is taken. */
const DIRECT = 10;
const SCOPED = 100;

/** The method for a number of candidates. */
export function methodFor(candidates: number): Method {
	if (candidates === 0) return 'full_vector_search';
	if (candidates <= DIRECT) return 'direct_read';
	return candidates <= SCOPED ? 'scoped_vector_search' : 'keyword_then_vector';
}

/** Finds the best documents among candidates by their texts; among all, where there are no candidates given. */
export function* retrieveText(
	store: TextStore,
	query: string,
	candidates: Uint32Array | undefined,
	limit: number,
): Recipe<TextResult> {
	// A question is no query: `docker run -d` leaves nothing out.
	const options = checkSearch(query, { topK: limit, minScore: 0, exclusions: false, fields: false });
	// Documents that are no files have their texts here alone.
	if (candidates === undefined) return yield* search(store, query, { ...options, texts: true });
	const isIn = new Uint8Array(store.sections);
	for (const number of candidates) isIn[number] = 1;
	const documentOf = (section: number): number => store.documents?.[section] ?? section;
	const scoped = { ...store, isLeftOut: (section: number) => isIn[documentOf(section)] === 0 };
	return yield* search(scoped, query, options);
}
