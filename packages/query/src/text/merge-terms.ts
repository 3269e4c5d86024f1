import { inverseDocumentFrequency, weightedFrequencies } from '../format/kinds/text/bm25.js';
import type { Row, TermPostings } from '../format/kinds/text/row.js';
import { commonGramThreshold, fineKey } from '../format/kinds/text/row-keys.js';
import { TEXT_FIELDS } from '../format/kinds/text/schema.js';
import type { Recipe } from '../format/recipe.js';
import type { FoundTerm } from './found-term.ts';
import type { QueryTerm } from './parse-query.ts';
import { type Counted, certain, mergePostings } from './posting-list.ts';
import { joinRows } from './term-rows.ts';
import type { TextStore } from './text-store.ts';

/**
 * Weight of an occurrence of a term that only resembles that of the query. A number of eighths, so that sums are exact.
 */
const LIKE = 0.375;

/** Maximum other terms that match a term: the most frequent ones. */
const MAX_EXPANSIONS = 64;

/**
 * Merges the postings of a term with those of other terms that match it. An n-gram is found in all larger ones that
 * begin with it.
 *
 * @param omitsCommon whether the postings of a common n-gram may be left out
 */
export function* gather(
	store: TextStore,
	asked: QueryTerm,
	{ terms, postings }: Row,
	likeness: FoundTerm['likeness'],
	isLike: ((other: string) => boolean) | undefined,
	omitsCommon = false,
): Recipe<FoundTerm> {
	const { counts, weights, frequencies, norms, sections } = store;
	const { term, forms, kind, field } = asked;
	const counted: Counted[] = [];
	const indices: number[] = [];
	for (let i = 0; i < terms.length; i++) {
		const other = terms[i] as string;
		if (other === term || forms?.includes(other)) counted.push({ postings: postings[i] as TermPostings, factor: 1 });
		else if (isLike?.(other)) indices.push(i);
	}
	const sizeAt = (index: number): number => (postings[index] as TermPostings).size;
	const isGram = kind === 'gram';
	if (!isGram && indices.length > MAX_EXPANSIONS) {
		indices.sort((a, b) => sizeAt(b) - sizeAt(a)).splice(MAX_EXPANSIONS);
	}
	// Rows of a published index are in another order.
	const others = isGram ? [] : indices.map((index) => terms[index] as string).sort();
	const factor = isGram ? 1 : LIKE;
	for (const index of indices) counted.push({ postings: postings[index] as TermPostings, factor });
	if (counted.some(({ postings: { isListed } }) => isListed)) {
		const keys = new Set([term, ...(forms ?? []), ...others].map(fineKey));
		return yield* gather(store, asked, joinRows(yield* store.rows([...keys])), likeness, (other) =>
			others.includes(other),
		);
	}
	const isCommon = (count: number): boolean => isGram && isLike !== undefined && count > commonGramThreshold(sections);
	if (omitsCommon && counted.some(({ postings }) => isCommon(postings.minSize ?? postings.size))) {
		return { likeness: 'exact', others, list: mergePostings([], frequencies, norms), idf: 0, isCommon: true };
	}
	const inField = field ? weightedFrequencies(counts, weights, TEXT_FIELDS.indexOf(field)) : frequencies;
	// The maximum share is known for a term that matches alone, exactly and in all fields.
	const isAlone = counted.length === 1 && counted[0]?.factor === 1 && !field && kind !== 'name';
	if (!isAlone) yield* store.readUnread(counted.map((one) => one.postings));
	const merged = mergePostings(counted, inField, norms, isAlone);
	const list = kind === 'name' ? certain(merged) : merged;
	const count = list.size;
	return {
		likeness: others.length > 0 ? likeness : 'exact',
		others,
		list,
		idf: inverseDocumentFrequency(count, sections),
		// Only n-grams below the largest size have `isLike`: those that others begin with.
		isCommon: isCommon(count),
	};
}
