import type { Recipe } from '@pinakes/format/recipe';
import { distinct, queryTerms } from './parse-query.ts';
import { shareIn } from './posting-list.ts';
import { readLists } from './read-lists.ts';
import { weighTerms } from './search-store.ts';
import type { TextStore } from './text-store.ts';
import { possibleScore } from './weighted-term.ts';

/**
 * The normalised scores of sections that are candidates already, by BM25: 0 for those with no term of the text.
 *
 * @param text all words of it are looked for, signs mean nothing
 * @param isLenient whether related words count as well, and slips of the pen
 */
export function* scoreSections(
	store: TextStore,
	text: string,
	sections: readonly number[],
	isLenient = false,
): Recipe<number[]> {
	const terms = distinct(queryTerms(text, store.analyzer, undefined));
	const weighted = yield* weighTerms(store, terms, { related: isLenient, typos: isLenient });
	yield* readLists(
		store,
		weighted.map(({ list }) => list),
	);
	const possible = possibleScore(weighted);
	return sections.map((section) => {
		let score = 0;
		for (const { list, weight } of weighted) score += weight * shareIn(list, section);
		return score / (possible || 1);
	});
}
