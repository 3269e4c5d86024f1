import type { Recipe } from '../recipe.ts';
import { findTerms } from './expand.ts';
import { type PostingList, placeOf } from './posting-list.ts';
import type { QueryTerm } from './query.ts';
import type { TextStore } from './store.ts';

/**
 * Tells the sections that a query leaves out: those of documents of which some section has all terms of an
 * exclusion.
 */
export function* excludedSections(
	store: TextStore,
	excluded: readonly (readonly QueryTerm[])[],
): Recipe<(section: number) => boolean> {
	const { documents } = store;
	const documentOf = (section: number): number => (documents === undefined ? section : (documents[section] as number));
	const leftOut = new Set<number>();
	for (let i = 0; i < excluded.length; i++) {
		const terms = (excluded[i] as readonly QueryTerm[]).filter(({ kind }) => kind !== 'whole');
		const found = yield* findTerms(store, terms, { related: false, typos: false });
		for (const section of sectionsWithAll(found.map(({ list }) => list))) leftOut.add(documentOf(section));
	}
	return (section) => store.isLeftOut?.(section) || leftOut.has(documentOf(section));
}

/** The sections that are in all lists, ascending. */
export function sectionsWithAll(lists: readonly PostingList[]): Uint32Array {
	const [shortest, ...others] = [...lists].sort((a, b) => a.sections.length - b.sections.length);
	if (shortest === undefined) return new Uint32Array();
	return others.reduce((left, { sections }) => {
		let place = 0;
		return left.filter((section) => {
			place = placeOf(sections, section, place);
			return sections[place] === section;
		});
	}, shortest.sections);
}
