import { tokensOf } from '../format/analysis/tokenizer.js';
import type { Documents } from '../format/kinds/documents/read.js';
import type { Recipe } from '../format/recipe.js';
import { asksForChanges, CONFIDENCE_FACTORS, ratedConfidence } from '../search/confidence.ts';
import type { Scored } from './best-documents.ts';
import type { QueryTerm } from './parse-query.ts';
import { documentScore } from './rank-documents.ts';
import type { BestFound } from './search-store.ts';
import { documentOf } from './section-locations.ts';
import type { TextStore } from './text-store.ts';

/**
 * Weight of the share of the query's terms that the title has, added to the score of a page. Tuned on half of
 * `bench/data/site-questions.jsonl` and the answered questions of `bench/data/refusal-*.jsonl`.
 */
const TITLE_WEIGHT = 0.1;

/**
 * Sorts sections by page, and the pages by the score of a document plus 0.1 × the share of the query's terms in their
 * title, both × the factor for the confidence of the document.
 *
 * @param query tells whether a list of changes may be what is asked for
 */
export function* rankPages(
	store: TextStore,
	{ best, terms, possible }: BestFound,
	documents: Documents | undefined,
	query: string,
): Recipe<BestFound['best']> {
	const mayBeChanges = asksForChanges(query);
	const asked = terms.map(({ term }) => term).filter(isTelling);
	const records = yield* store.records(best.map(({ section }) => section));
	const pages = new Map<number, { readonly title: string; readonly found: Scored[] }>();
	for (const [i, one] of best.entries()) {
		const number = documentOf(store, one.section);
		const { id = '', title = id } = records[i] ?? {};
		const page = pages.get(number) ?? { title, found: [] };
		pages.set(number, page);
		page.found.push(one);
	}
	const scored = [...pages].map(([number, { title, found }]) => {
		const scores = Float64Array.from(found, ({ score }) => score / possible);
		const score = documentScore(store, number, scores) + TITLE_WEIGHT * shareInTitle(store, asked, title);
		const confidence = ratedConfidence(documents, number, mayBeChanges);
		return { found, score: score * ((confidence && CONFIDENCE_FACTORS[confidence]) ?? 1) };
	});
	return scored.sort((a, b) => b.score - a.score).flatMap(({ found }) => found);
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
