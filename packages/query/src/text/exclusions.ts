import type { Recipe } from '../format/recipe.js';
import { lowerBound, type PostingList } from './posting-list.ts';
import type { QueryTerm } from './question.ts';
import { readLists } from './read-lists.ts';
import { documentOf, type TextStore } from './store.ts';
import { findTerms } from './terms.ts';

/**
 * Returns a predicate for the sections that a query excludes: those of documents in which a section has all terms of an
 * exclusion.
 */
export function* excludedSections(
	store: TextStore,
	excluded: readonly (readonly QueryTerm[])[],
): Recipe<(section: number) => boolean> {
	const excludedDocuments = new Set<number>();
	// By index, since QuickJS cannot compile `yield*` within iteration.
	for (let i = 0; i < excluded.length; i++) {
		const sections = yield* sectionsWithTerms(store, excluded[i] as readonly QueryTerm[]);
		for (const section of sections) excludedDocuments.add(documentOf(store, section));
	}
	return (section) => store.isExcluded?.(section) || excludedDocuments.has(documentOf(store, section));
}

/** Returns the sections that have all of the terms, ascending. Identifiers are matched by their parts. */
export function* sectionsWithTerms(store: TextStore, terms: readonly QueryTerm[]): Recipe<Uint32Array> {
	const parts = terms.filter(({ kind }) => kind !== 'whole');
	const found = yield* findTerms(store, parts, { related: false, typos: false });
	yield* readLists(store, found);
	return sectionsWithAll(found.map(({ list }) => list));
}

/** Returns the sections that are in all lists, ascending. */
function sectionsWithAll(lists: readonly PostingList[]): Uint32Array {
	const [shortest, ...others] = [...lists].sort((a, b) => a.size - b.size);
	if (shortest === undefined) return new Uint32Array();
	return others.reduce((left, { sections }) => {
		let index = 0;
		return left.filter((section) => {
			index = lowerBound(sections, section, index);
			return sections[index] === section;
		});
	}, shortest.sections);
}
