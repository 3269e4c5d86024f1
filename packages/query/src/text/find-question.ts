import type { Recipe } from '@pinakes/format/recipe';
import { checkSearch, type SearchOptions } from './search-options.ts';
import { type BestFound, findBest } from './search-store.ts';
import { documentOf } from './section-locations.ts';
import type { TextStore } from './text-store.ts';

/** How a question is looked for. It is no query: `docker run -d` leaves nothing out. */
export function questionOptions(question: string, limit: number): Required<SearchOptions> {
	return checkSearch(question, { limit, threshold: 0, exclusions: false, fields: false });
}

/** Finds the best sections for a question, of each document one. */
export function findQuestion(
	store: TextStore,
	question: string,
	candidates: Uint32Array | undefined,
	limit: number,
): Recipe<BestFound> {
	return findBest(within(store, candidates), question, questionOptions(question, limit));
}

/** The share of a question that the best section has, 0 to 1. */
export function bestShare({ best: [first], possible }: BestFound): number {
	return first === undefined ? 0 : first.score / possible;
}

/** A store of which only some documents are searched, in ascending order; all where undefined. */
function within(store: TextStore, candidates: Uint32Array | undefined): TextStore {
	const last = documentOf(store, store.norms.length - 1);
	if (candidates === undefined || candidates[last] === last) return store;
	const isIn = new Uint8Array(store.sections);
	for (const number of candidates) isIn[number] = 1;
	return { ...store, isExcluded: (section) => isIn[documentOf(store, section)] === 0 };
}
