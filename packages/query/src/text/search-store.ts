import { termWeight } from '../format/kinds/text/bm25.js';
import type { SectionRecord, TextField } from '../format/kinds/text/schema.js';
import { TRANSLATIONS_TABLE } from '../format/kinds/translations/schema.js';
import type { Recipe } from '../format/recipe.js';
import type { Scored } from './best.ts';
import { excludedSections } from './exclusions.ts';
import { evidenceIn, measureQuery, type QueryEvidence, type TextEvidence } from './judge.ts';
import { type Kept, keepPhrases } from './phrases.ts';
import { frequencyIn, shareIn } from './posting-list.ts';
import { type ParsedQuery, parseQuery, type QueryTerm, type SearchOptions } from './question.ts';
import { type FoundTerm, hasSections, isCounted, possibleScore, type TextStore, type WeightedTerm } from './store.ts';
import { findTerms, type TermExpansion } from './terms.ts';

/** The contribution of a term of the query to a hit's score. */
export interface TermContribution {
	/** In the form that the index has: stemmed and folded. */
	readonly term: string;
	readonly kind: QueryTerm['kind'];
	readonly field: TextField | null;
	/** Why other terms of the index matched, and which. */
	readonly likeness: FoundTerm['likeness'];
	readonly others: readonly string[];
	/** Number of occurrences in the query. */
	readonly occurrences: number;
	readonly idf: number;
	/** Number of occurrences in the section, weighted by field and likeness. */
	readonly frequency: number;
	readonly contribution: number;
}

/** A document that matches, by its best section. */
export interface TextHit {
	/** The document's id; for files, the path. */
	readonly id: string;
	readonly title: string;
	/** Headings above the section and its own, outermost first. */
	readonly headings: readonly string[];
	/** First and last line of the section's own text, from 1; null if the text is not from a file. */
	readonly lines: readonly [first: number, last: number] | null;
	/** URL of the section on its site, as the index has it: check its scheme before you link to it. */
	readonly url?: string;
	readonly score: number;
	/** The score relative to the maximum for the query, 0 to 1. */
	readonly normalized_score: number;
	/** Calibrated probability, 0 to 1, that the section answers the query. */
	readonly confidence: number;
	/** With the option `texts`: the section's own text. */
	readonly text?: string;
	/** With the option `explain`: all terms of the query. Their contributions add up to the score. */
	readonly terms?: readonly TermContribution[];
}

/** Reason why there are no hits. */
export type TextRejection = 'no_terms' | 'no_match' | 'below_threshold';

/** Minimum confidence of hits after the best, relative to the threshold. */
const MIN_SHARE_OF_THRESHOLD = 0.5;

/** Result of a text search. */
export interface TextResult {
	/** Best first; ties are broken by the order of the documents. */
	readonly hits: readonly TextHit[];
	readonly rejection_category: TextRejection | null;
	/** Calibrated probability, 0 to 1, that the best document answers the query, even if it is below the threshold. */
	readonly confidence: number;
	/** Words of the query, as typed, that no document has. */
	readonly unknown: readonly string[];
	/** Those of them in a script that the index hardly has; confidence ignores them. */
	readonly foreign: readonly string[];
	/** Phrases of the query that no document has; their words were searched separately. */
	readonly relaxed: readonly string[];
	/** Tables that could not be read and were left out; absent if there are none. */
	readonly unreadable?: readonly string[] | undefined;
}

/** The best sections for a query, with the values that they were ranked by. */
export interface BestFound extends Kept, TextEvidence {
	/** Maximum evidence of the query. */
	readonly query: QueryEvidence;
	readonly terms: readonly WeightedTerm[];
	readonly parsed: ParsedQuery;
	/** Computes the evidence of a hit. */
	readonly judge: (query: QueryEvidence, hit: Scored, calibration: TextStore['calibration']) => TextEvidence;
	/** Finds the best sections for the same query, even several of the same document. */
	readonly sections: (limit: number) => Recipe<Kept>;
	/** False if the translations of the index could not be read. */
	readonly isTranslated: boolean;
	/** Maximum score of the query. */
	readonly possible: number;
}

/**
 * Finds the best documents of a store by their best sections; the best sections if the store has no document numbers.
 */
export function* findBest(store: TextStore, text: string, options: Required<SearchOptions>): Recipe<BestFound> {
	const parsed = parseQuery(text, store.analyzer, options);
	const { phrases, excluded, asked } = parsed;
	const found = yield* uncommonTerms(store, parsed.terms, options);
	const isPlain = phrases.length + excluded.length === 0;
	const translated = store.translate && isPlain ? yield* store.translate(store, asked, found) : found;
	const terms = translated ?? found;
	const isExcluded = excluded.length > 0 ? yield* excludedSections(store, excluded) : store.isExcluded;
	const keep = (from: TextStore, limit: number): Recipe<Kept> =>
		keepPhrases(from, phrases, terms.filter(hasSections), { limit, isExcluded });
	const kept = yield* keep(store, options.limit);
	const query = measureQuery(terms, store);
	return {
		...kept,
		...evidenceIn(query, kept.best[0], store.calibration),
		query,
		terms,
		parsed,
		judge: evidenceIn,
		sections: (limit) => keep({ ...store, documents: undefined }, limit),
		isTranslated: translated !== undefined,
		possible: possibleScore(terms),
	};
}

/** Searches a store and returns the hits, or the reason why there are none. */
export function* searchStore(store: TextStore, text: string, options: Required<SearchOptions>): Recipe<TextResult> {
	return yield* resultOf(store, yield* findBest(store, text, options), options);
}

/** Reads the records of the best sections and returns the result. */
export function* resultOf(store: TextStore, found: BestFound, options: Required<SearchOptions>): Recipe<TextResult> {
	const { terms, relaxed, confidence, query } = found;
	const rejection = rejectionOf(found, options.threshold);
	return {
		hits: rejection === null ? yield* toHits(store, confidentHits(store, found, options), found, options) : [],
		rejection_category: rejection,
		confidence,
		unknown: unknownWords(terms),
		foreign: query.foreign,
		relaxed,
		unreadable: found.isTranslated ? undefined : [TRANSLATIONS_TABLE],
	};
}

/** Returns the words of the query, as typed, that no document has. */
export function unknownWords(terms: readonly WeightedTerm[]): string[] {
	return terms.filter((one) => isCounted(one) && !hasSections(one)).map(({ term }) => term.word);
}

/** Finds terms without common n-grams; known ones are not even read. If nothing else is found, common ones are kept. */
function* uncommonTerms(
	store: TextStore,
	terms: readonly QueryTerm[],
	{ related, typos }: TermExpansion,
): Recipe<readonly WeightedTerm[]> {
	const read = store.common ? terms.filter(({ key }) => !store.common?.includes(key)) : terms;
	const weighted = yield* weighTerms(store, read, { related, typos, omitsCommon: true });
	const others = weighted.filter(({ found }) => !found.isCommon);
	return others.some(hasSections) ? others : yield* weighTerms(store, terms, { related, typos });
}

/** Finds the postings of terms, and computes their weights. */
export function* weighTerms(
	store: TextStore,
	terms: readonly QueryTerm[],
	expansion: TermExpansion,
): Recipe<WeightedTerm[]> {
	const all = yield* findTerms(store, terms, expansion);
	return all.map((found, i) => {
		const term = terms[i] as QueryTerm;
		return { term, found, list: found.list, weight: termWeight(found.idf, term.occurrences) };
	});
}

/** Returns the reason why there are no hits; null if the confidence reaches the threshold. */
export function rejectionOf({ possible, best, confidence }: BestFound, threshold: number): TextRejection | null {
	if (possible === 0) return 'no_terms';
	if (best.length === 0) return 'no_match';
	return confidence >= threshold ? null : 'below_threshold';
}

/** A section with its score and its confidence. */
export interface ConfidentHit extends Scored {
	readonly confidence: number;
}

/** Returns the best section, and others whose confidence is high enough or that are found without a question. */
export function confidentHits(
	{ calibration }: TextStore,
	{ best, query, judge }: BestFound,
	{ threshold }: Pick<Required<SearchOptions>, 'threshold'>,
): ConfidentHit[] {
	const least = MIN_SHARE_OF_THRESHOLD * threshold;
	return best
		.map((hit) => ({ ...hit, confidence: hit.score === 0 ? 0 : judge(query, hit, calibration).confidence }))
		.filter(({ confidence, score }, i) => i === 0 || score === 0 || confidence >= least);
}

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Reads the records of hits. */
export function* toHits(
	store: TextStore,
	best: readonly ConfidentHit[],
	{ terms, possible }: Pick<BestFound, 'terms' | 'possible'>,
	options: Required<SearchOptions>,
): Recipe<TextHit[]> {
	const sections = best.map(({ section }) => section);
	const records = yield* store.records(sections);
	const texts = options.texts ? yield* store.texts(sections) : [];
	return best.map(({ section, score, confidence }, i) => {
		const { id, title = id, headings = [], lines = null, url } = records[i] as SectionRecord;
		const normalized_score = score / possible;
		// Assigned, since spreading optional properties is many times slower.
		const hit: Mutable<TextHit> = { id, title, headings, lines, score, normalized_score, confidence };
		if (url) hit.url = url;
		if (options.texts) hit.text = texts[i] as string;
		if (options.explain) hit.terms = terms.map((term) => contributionOf(section, term));
		return hit;
	});
}

/** Returns the contribution of a term to the score of a section. */
function contributionOf(section: number, { term, found, weight }: WeightedTerm): TermContribution {
	const { likeness, others, list, idf } = found;
	const { kind, field = null, occurrences } = term;
	const frequency = frequencyIn(list, section);
	const contribution = weight * shareIn(list, section);
	return { term: term.term, kind, field, likeness, others, occurrences, idf, frequency, contribution };
}
