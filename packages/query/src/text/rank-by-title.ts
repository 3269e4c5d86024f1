import { tokensOf } from '@pinakes/format/analysis/tokenizer';
import type { Recipe } from '@pinakes/format/recipe';
import type { QueryTerm } from './parse-query.ts';
import type { BestFound } from './search-store.ts';
import type { TextStore } from './text-store.ts';

/**
 * Weight of the share of the query's terms that the title has, added to the normalized score. Tuned on half of
 * `bench/data/site-questions.jsonl` and the answered questions of `bench/data/refusal-*.jsonl`.
 */
const TITLE_WEIGHT = 0.1;

/**
 * Sorts sections by their normalized score plus 0.1 × the share of the query's terms in the title of their document.
 */
export function* rankByTitle(store: TextStore, { best, terms, possible }: BestFound): Recipe<BestFound['best']> {
	const asked = terms.map(({ term }) => term).filter(isTelling);
	const records = yield* store.records(best.map(({ section }) => section));
	const scored = best.map((one, i) => {
		const { id = '', title = id } = records[i] ?? {};
		return { one, score: one.score / possible + TITLE_WEIGHT * shareInTitle(store, asked, title) };
	});
	return scored.sort((a, b) => b.score - a.score).map(({ one }) => one);
}

/** Whether a term is compared with titles: a word, or an n-gram of at least two characters. */
function isTelling({ kind, term }: QueryTerm): boolean {
	return kind === 'word' || kind === 'prefix' || (kind === 'gram' && [...term].length > 1);
}

function shareInTitle({ analyzer }: TextStore, asked: readonly QueryTerm[], title: string): number {
	const words = tokensOf(title, analyzer).map(({ text }) => text);
	const stems = words.map(analyzer.stem);
	const isIn = ({ kind, term }: QueryTerm): boolean => {
		if (kind === 'word') return stems.includes(term);
		return words.some((word) => (kind === 'gram' ? word.includes(term) : word.startsWith(term)));
	};
	return asked.filter(isIn).length / (asked.length || 1);
}
