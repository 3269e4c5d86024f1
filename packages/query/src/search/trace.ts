import type { Recipe } from '../format/base/recipe.js';
import type { TextEvidence } from '../text/judge.ts';
import { readLists } from '../text/read-lists.ts';
import { documentOf } from '../text/store.ts';
import type { Narrowed } from './narrow.ts';

/** Number of candidates after a step of a search, and the time that it took. */
export interface SearchStep {
	/**
	 * Counts of documents, except for `fine_vectors`: those that pass the filters; those of them with a term of the
	 * question; sections whose vectors are compared, if the index has vectors; documents that are ranked; documents
	 * returned, or 0 below the threshold.
	 */
	readonly step: 'coarse_filters' | 'coarse_text' | 'fine_vectors' | 'fine_rank' | 'gate';
	readonly candidates: number;
	/** In the first search of an index, with the time of reading files. */
	readonly ms: number;
}

/** The steps of a search, and the values that decide whether there is an answer. */
export interface SearchTrace extends TextEvidence {
	readonly steps: readonly SearchStep[];
	/** Minimum probability of an answer. */
	readonly threshold: number;
}

/** Counts the searched documents that have a term of the question. */
export function* countDocuments({ store, found, searched }: Narrowed): Recipe<number> {
	const counted = new Set<number>();
	yield* readLists(store, found.terms);
	for (const { list } of found.terms) for (const section of list.sections) counted.add(documentOf(store, section));
	return searched ? searched.filter((number) => counted.has(number)).length : counted.size;
}
