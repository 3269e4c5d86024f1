/** Step 1 of a search: from the text of a query to the sections that match it best. */
import type { Analyzer } from '../format/analysis/analyzer.js';
import { type Recipe, together } from '../format/base/recipe.js';
import { termWeight } from '../format/kinds/bm25.js';
import { bestSections, type Scored, type Wanted } from './best.ts';
import { type PostingList, readLists, shareIn, type WeightedList } from './posting-list.ts';
import { type Clauses, mergeRepeated, parseQuery, queryTerms, type TypedReader } from './question.ts';
import {
	documentOf,
	type FoundTerm,
	hasSections,
	possibleScore,
	type QueryTerm,
	type TermExpansion,
	type TextStore,
	type WeightedTerm,
} from './store.ts';
import { findTerms } from './terms.ts';

/** A query as terms of the index. */
export interface Question {
	readonly terms: readonly WeightedTerm[];
	/** Maximum score of the query. */
	readonly possible: number;
	/** Clauses with signs, if there are any and they have a meaning. */
	readonly clauses: Clauses | undefined;
}

/** A query with the sections that match it best, best first. Ties are in the order of sections. */
export interface Found extends Question {
	readonly sections: readonly Scored[];
	/** Phrases that no section has; their words were searched separately. */
	readonly relaxed: readonly string[];
}

/** Options for a question in natural language. */
export const QUESTION: TermExpansion = { related: true, typos: true };

/** Reads signs such as quotation marks in queries. */
export interface SignReader {
	/** Returns undefined for a query without signs. */
	split(text: string, analyzer: Analyzer): Clauses | undefined;
	/** Returns which sections are searched, without those that the query excludes; undefined for all. */
	searched(store: TextStore, clauses: Clauses, isSearched: Wanted['isSearched']): Recipe<Wanted['isSearched']>;
	/** Finds the best sections that have the phrases of the query. */
	find(
		store: TextStore,
		clauses: Clauses,
		lists: readonly WeightedList[],
		wanted: Wanted,
	): Recipe<Pick<Found, 'sections' | 'relaxed'>>;
}

/** A query, which other terms match its own, and what its signs and its last word mean. */
export interface AskedText {
	readonly text: string;
	readonly options: TermExpansion;
	/** Undefined if signs have no meaning. */
	readonly signs?: SignReader | undefined;
	/** Undefined if the last word is whole. */
	readonly typed?: TypedReader | undefined;
}

/** Reads the postings of a query's terms, of terms that match them, and of their translations. */
export function* readQuestion(store: TextStore, { text, options, signs, typed }: AskedText): Recipe<Question> {
	const clauses = signs?.split(text, store.analyzer);
	const parsed = parseQuery(text, store.analyzer, options, clauses, typed);
	const isPlain = !clauses || clauses.phrases.length + clauses.excluded.length === 0;
	const finding = uncommonTerms(store, parsed.terms, options);
	const isTranslated = store.translate && store.readTranslations && isPlain;
	const [own] = isTranslated ? yield* together(finding, store.readTranslations(parsed.terms)) : [yield* finding];
	const terms = isTranslated ? yield* store.translate(store, parsed.asked, own) : own;
	return { terms, possible: possibleScore(terms), clauses };
}

/** Finds the best documents for a question, each by its best section, or several sections of a document. */
export function* findSections(store: TextStore, question: Question, wanted: Wanted, signs?: SignReader): Recipe<Found> {
	const { clauses } = question;
	const lists = question.terms.filter(hasSections);
	// Assigned one by one: spreading a question is slow, and this is the path of every search.
	const { terms, possible } = question;
	if (!clauses || !signs) {
		const sections = yield* bestSections(store, lists, wanted);
		return { terms, possible, clauses, sections, relaxed: [] };
	}
	const isSearched = yield* signs.searched(store, clauses, wanted.isSearched);
	const { sections, relaxed } = yield* signs.find(store, clauses, lists, { ...wanted, isSearched });
	return { terms, possible, clauses, sections, relaxed };
}

/** Returns whether a section is of documents in `candidates`, which are ascending; undefined if all are. */
export function searchedIn(store: TextStore, candidates: Uint32Array | undefined): Wanted['isSearched'] {
	const last = documentOf(store, store.norms.length - 1);
	if (candidates === undefined || candidates[last] === last) return undefined;
	const isIn = new Uint8Array(store.sections);
	for (const number of candidates) isIn[number] = 1;
	return (section) => isIn[documentOf(store, section)] === 1;
}

/** Finds terms without common n-grams. If nothing else is found, common ones are kept. */
function* uncommonTerms(
	store: TextStore,
	terms: readonly QueryTerm[],
	{ related, typos }: TermExpansion,
): Recipe<readonly WeightedTerm[]> {
	const weighted = yield* weighTerms(store, terms, { related, typos, omitsCommon: true });
	const others = weighted.filter(({ found }) => !found.isCommon);
	return others.some(hasSections) ? others : yield* weighTerms(store, terms, { related, typos });
}

/** Finds the postings of terms, and computes their weights. */
function* weighTerms(store: TextStore, terms: readonly QueryTerm[], expansion: TermExpansion): Recipe<WeightedTerm[]> {
	const all = yield* findTerms(store, terms, expansion);
	const names = new Map<string, PostingList>();
	terms.forEach(({ kind, term }, i) => {
		const { list } = all[i] as FoundTerm;
		if ((kind === 'whole' || kind === 'prefix') && list.size > 0) names.set(term, list);
	});
	const ofGram = store.gramWeight ?? 1 / (CHARACTERS_PER_WORD * store.analyzer.grams.length);
	const weighted: WeightedTerm[] = [];
	for (let i = 0; i < all.length; i++) {
		const found = all[i] as FoundTerm;
		const term = terms[i] as QueryTerm;
		const { list } = found;
		if (term.isJoined && list.size === 0) continue;
		const ofName = term.of && names.get(term.of.term);
		const factor = ofName && term.of?.isName ? PART_OF_NAME : 1;
		const whole = factor * termWeight(found.idf, term.occurrences);
		weighted.push({ term, found, list, weight: term.kind === 'gram' ? ofGram * whole : whole, factor, ofName });
	}
	return weighted;
}

/** Usual characters of a word in text without spaces. N-grams of every size begin at each, and together weigh as much as one word. */
const CHARACTERS_PER_WORD = 2;

/** Factor of the weight of a part of a name that was found, so that the whole name ranks before its parts. */
const PART_OF_NAME = 0.25;

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
	const terms = mergeRepeated(queryTerms(text, store.analyzer));
	const weighted = yield* weighTerms(store, terms, { related: isLenient, typos: isLenient });
	yield* readLists(store, weighted);
	const possible = possibleScore(weighted);
	return sections.map((section) => {
		let score = 0;
		for (const { list, weight } of weighted) score += weight * shareIn(list, section);
		return score / (possible || 1);
	});
}
