import type { Recipe } from '../recipe.ts';
import { findTerms } from './expand.ts';
import { placeOf } from './posting-list.ts';
import { distinct, queryTerms } from './query.ts';
import { possibleScore, weigh } from './search.ts';
import type { TextStore } from './store.ts';

const EXACTLY = { related: false, typos: false };

/**
 * The normalised scores of sections that are candidates already, by BM25: 0 for those with no term of the text.
 *
 * @param text all words of it are looked for, signs mean nothing
 */
export function* scoreSections(store: TextStore, text: string, sections: readonly number[]): Recipe<number[]> {
	const terms = distinct(queryTerms(text, store.analyzer, undefined));
	const found = yield* findTerms(store, terms, EXACTLY);
	const weighted = terms.map((term, i) => weigh(term, found[i] as (typeof found)[number]));
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
