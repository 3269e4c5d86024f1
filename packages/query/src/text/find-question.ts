import type { Recipe } from '../format/recipe.js';
import { checkSearch, type SearchOptions } from './question.ts';
import { type BestFound, findBest } from './search-store.ts';
import { documentOf, type TextStore } from './store.ts';

/** Returns the options for searching a question. Signs have no meaning in it: `docker run -d` excludes nothing. */
export function questionOptions(question: string, limit: number): Required<SearchOptions> {
	return checkSearch(question, { limit, threshold: 0, exclusions: false, fields: false });
}

/** Finds the best documents for a question, each by its best section. */
export function findQuestion(
	store: TextStore,
	question: string,
	candidates: Uint32Array | undefined,
	limit: number,
): Recipe<BestFound> {
	return findBest(within(store, candidates), question, questionOptions(question, limit));
}

/** Returns the score of the best section relative to the maximum, 0 to 1. */
export function bestShare({ best: [first], possible }: BestFound): number {
	return first === undefined ? 0 : first.score / possible;
}

/** Returns a store that searches only the documents in `candidates`, ascending; all if undefined. */
function within(store: TextStore, candidates: Uint32Array | undefined): TextStore {
	const last = documentOf(store, store.norms.length - 1);
	if (candidates === undefined || candidates[last] === last) return store;
	const isIn = new Uint8Array(store.sections);
	for (const number of candidates) isIn[number] = 1;
	return { ...store, isExcluded: (section) => isIn[documentOf(store, section)] === 0 };
}
