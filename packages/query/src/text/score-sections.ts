import type { Recipe } from '../format/recipe.js';
import { shareIn } from './posting-list.ts';
import { mergeRepeated, queryTerms } from './question.ts';
import { readLists } from './read-lists.ts';
import { weighTerms } from './search-store.ts';
import { possibleScore, type TextStore } from './store.ts';

/**
 * Returns the normalised BM25 scores of given sections for a text; 0 for sections without any of its terms.
 *
 * @param text signs have no meaning in it
 * @param isLenient whether related words and typos match as well
 */
export function* scoreSections(
	store: TextStore,
	text: string,
	sections: readonly number[],
	isLenient = false,
): Recipe<number[]> {
	const terms = mergeRepeated(queryTerms(text, store.analyzer, undefined));
	const weighted = yield* weighTerms(store, terms, { related: isLenient, typos: isLenient });
	yield* readLists(store, weighted);
	const possible = possibleScore(weighted);
	return sections.map((section) => {
		let score = 0;
		for (const { list, weight } of weighted) score += weight * shareIn(list, section);
		return score / (possible || 1);
	});
}
