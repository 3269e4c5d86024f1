import type { SectionRecord, TextField } from '../kinds/text/format.ts';
import type { Recipe } from '../recipe.ts';
import type { Scored } from './best.ts';
import { termWeight } from './bm25.ts';
import { excludedSections } from './exclusions.ts';
import { type Found, findTerms, type Likenesses } from './expand.ts';
import type { SearchOptions } from './options.ts';
import { type Kept, keepPhrases } from './phrases.ts';
import { type PostingList, placeOf } from './posting-list.ts';
import { parseQuery, type QueryTerm } from './query.ts';
import type { TextStore } from './store.ts';

/** What a term of the query adds to a hit's score. */
export interface TermContribution {
	/** As it stands in the index, stemmed and folded. */
	readonly term: string;
	readonly kind: QueryTerm['kind'];
	readonly field: TextField | null;
	/** Other terms of the index that were taken for it, and why. */
	readonly likeness: Found['likeness'];
	readonly others: readonly string[];
	/** How often the query has it. */
	readonly occurrences: number;
	readonly idf: number;
	/** How often the section has it, weighted by field and likeness. */
	readonly frequency: number;
	readonly contribution: number;
}

/** A document that was found, by its best section. */
export interface TextHit {
	/** The document's id; for files the path. */
	readonly id: string;
	readonly title: string;
	/** The section's heading and those above it, outermost first. */
	readonly headings: readonly string[];
	/** First and last line of the section's own text, from 1; null for a text that is no file. */
	readonly lines: readonly [first: number, last: number] | null;
	readonly score: number;
	/** What the section reached of what the whole query could have reached, 0 to 1. */
	readonly normalized_score: number;
	/** With `texts`: the section's own text. */
	readonly text?: string;
	/** With `explain`: every term of the query; the contributions add up to the score. */
	readonly terms?: readonly TermContribution[];
}

/** Why nothing was returned. */
export type TextRejection = 'no_terms' | 'no_match' | 'below_min_score';

/** What was found. */
export interface TextResult {
	/** Best first; of equal scores in the order of the documents. */
	readonly hits: readonly TextHit[];
	readonly rejection_category: TextRejection | null;
	/** Terms of the query that no document has, as typed. */
	readonly unknown: readonly string[];
	/** Phrases of the query that were not found; their words were looked for one by one. */
	readonly relaxed: readonly string[];
}

/** A term, where it is found, and what it is worth. */
interface WeightedTerm {
	readonly term: QueryTerm;
	readonly found: Found;
	readonly list: PostingList;
	readonly weight: number;
}

/** The best sections for a query, and the terms that they were found by. */
export interface BestFound extends Kept {
	readonly terms: readonly WeightedTerm[];
	/** What a section would reach that is about nothing but the query. */
	readonly possible: number;
}

/** Finds the best sections of a store's documents, or where it knows no documents, the best of all sections. */
export function* findBest(store: TextStore, text: string, options: Required<SearchOptions>): Recipe<BestFound> {
	const query = parseQuery(text, store.analyzer, options);
	const terms = yield* uncommonTerms(store, query.terms, options);
	const lists = terms.filter(hasSections);
	const isLeftOut = query.excluded.length > 0 ? yield* excludedSections(store, query.excluded) : store.isLeftOut;
	const kept = yield* keepPhrases(store, query.phrases, lists, { limit: options.topK, isLeftOut });
	return { ...kept, terms, possible: possibleScore(terms) };
}

/** Searches a store: terms, candidates, scores, and the records of what is returned. */
export function* search(store: TextStore, text: string, options: Required<SearchOptions>): Recipe<TextResult> {
	const { terms, possible, best, relaxed } = yield* findBest(store, text, options);
	const good = best.filter(({ score }) => score / possible >= options.minScore);
	return {
		hits: yield* toHits(store, good, terms, possible, options),
		rejection_category: rejectionOf(terms.length, best.length, good.length),
		unknown: terms.filter((term) => !hasSections(term)).map(({ term }) => term.word),
		relaxed,
	};
}

/** Finds terms without common ones, of which those that the store knows are not even read. Without any other they stay. */
function* uncommonTerms(
	store: TextStore,
	terms: readonly QueryTerm[],
	likenesses: Likenesses,
): Recipe<readonly WeightedTerm[]> {
	const read = terms.filter(({ key }) => !store.common?.includes(key));
	const weighted = yield* weighTerms(store, read, likenesses);
	const others = weighted.filter(({ found }) => !found.isCommon);
	return others.some(hasSections) ? others : yield* weighTerms(store, terms, likenesses);
}

function hasSections({ list }: WeightedTerm): boolean {
	return list.sections.length > 0;
}

/** Finds terms, and what each is worth. */
export function* weighTerms(
	store: TextStore,
	terms: readonly QueryTerm[],
	likenesses: Likenesses,
): Recipe<WeightedTerm[]> {
	const all = yield* findTerms(store, terms, likenesses);
	return all.map((found, i) => {
		const term = terms[i] as QueryTerm;
		return { term, found, list: found.list, weight: termWeight(found.idf, term.occurrences) };
	});
}

/**
 * What a section would reach that is about nothing but the query. A term that no document has counts as
 * much as the rarest; an identifier that is not known as a whole counts by its parts.
 */
export function possibleScore(terms: readonly WeightedTerm[]): number {
	let sum = 0;
	for (const weighted of terms) {
		if (weighted.term.kind !== 'whole' || hasSections(weighted)) sum += weighted.weight;
	}
	return sum;
}

/** Why nothing is returned: by the terms that are looked for, what has any of them, and what of that is good. */
export function rejectionOf(terms: number, found: number, good: number): TextRejection | null {
	if (good > 0) return null;
	if (terms === 0) return 'no_terms';
	return found === 0 ? 'no_match' : 'below_min_score';
}

function* toHits(
	store: TextStore,
	best: readonly Scored[],
	terms: readonly WeightedTerm[],
	possible: number,
	options: Required<SearchOptions>,
): Recipe<TextHit[]> {
	const sections = best.map(({ section }) => section);
	const records = yield* store.records(sections);
	const texts = options.texts ? yield* store.texts(sections) : [];
	return best.map(({ section, score }, i) => {
		const { id, title = id, headings = [], lines = null } = records[i] as SectionRecord;
		return {
			id,
			title,
			headings,
			lines,
			score,
			normalized_score: score / possible,
			...(options.texts ? { text: texts[i] as string } : {}),
			...(options.explain ? { terms: terms.map((term) => contributionOf(section, term)) } : {}),
		};
	});
}

/** What a term adds to the score of a section. */
function contributionOf(section: number, { term, found, weight }: WeightedTerm): TermContribution {
	const { likeness, others, list, idf } = found;
	const { kind, field = null, occurrences } = term;
	const place = placeOf(list.sections, section, 0);
	const isThere = list.sections[place] === section;
	const frequency = isThere ? (list.frequencies[place] as number) : 0;
	const contribution = isThere ? weight * (list.shares[place] as number) : 0;
	return { term: term.term, kind, field, likeness, others, occurrences, idf, frequency, contribution };
}
