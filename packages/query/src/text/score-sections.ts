import type { Recipe } from '../recipe.ts';
import { placeOf } from './posting-list.ts';
import { distinct, queryTerms } from './query.ts';
import { possibleScore, weighTerms } from './search.ts';
import type { TextStore } from './store.ts';

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
	const possible = possibleScore(weighted);
	return sections.map((section) => {
		let score = 0;
		for (const { list, weight } of weighted) {
			const place = placeOf(list.sections, section, 0);
			if (list.sections[place] === section) score += weight * (list.shares[place] as number);
		}
		return score / (possible || 1);
	});
}
