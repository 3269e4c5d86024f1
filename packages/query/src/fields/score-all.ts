import type { Recipe } from '../format/recipe.js';
import type { Scored } from '../text/best.ts';
import { shareAt } from '../text/posting-list.ts';
import { readLists } from '../text/read-lists.ts';
import { documentOf, isCounted, type TextStore, type WeightedTerm } from '../text/store.ts';

/**
 * Scores all sections that have any of the terms, and returns the best of each document, best first. Adds in the same
 * order as `bestSections`, which finds only some of them, so that scores are identical.
 */
export function* scoreAll(
	store: TextStore,
	terms: readonly WeightedTerm[],
	isExcluded: ((section: number) => boolean) | undefined,
): Recipe<Scored[]> {
	yield* readLists(store, terms);
	const scores = new Map<number, number>();
	const ordered = [...terms].sort((a, b) => b.weight * b.list.greatest - a.weight * a.list.greatest);
	for (const { list, weight } of ordered) {
		list.sections.forEach((section, index) => {
			scores.set(section, (scores.get(section) ?? 0) + weight * shareAt(list, index));
		});
	}
	const best = new Map<number, Scored>();
	for (const [section, score] of scores) {
		if (isExcluded?.(section)) continue;
		const number = documentOf(store, section);
		const known = best.get(number);
		if (known === undefined || compareScored(known, { section, score }) > 0) best.set(number, { section, score });
	}
	return [...best.values()].sort(compareScored);
}

function compareScored(a: Scored, b: Scored): number {
	return b.score - a.score || a.section - b.section;
}

/** Returns the documents that have every term of a query. Identifiers are matched by their parts. */
export function* documentsWithAll(store: TextStore, terms: readonly WeightedTerm[]): Recipe<ReadonlySet<number>> {
	const counted = terms.filter(isCounted);
	yield* readLists(store, counted);
	const [first = new Set<number>(), ...others] = counted.map(
		({ list: { sections } }) => new Set(Array.from(sections, (section) => documentOf(store, section))),
	);
	return new Set([...first].filter((number) => others.every((other) => other.has(number))));
}
