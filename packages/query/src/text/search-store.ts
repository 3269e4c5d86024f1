import { termWeight } from '@pinakes/format/kinds/text/bm25';
import type { SectionRecord, TextField } from '@pinakes/format/kinds/text/schema';
import { TRANSLATIONS_TABLE } from '@pinakes/format/kinds/translations/schema';
import type { Recipe } from '@pinakes/format/recipe';
import type { Scored } from './best-documents.ts';
import { evidenceIn, measureQuery, type QueryEvidence, type TextEvidence } from './evidence.ts';
import { excludedSections } from './exclusions.ts';
import { findTerms, type TermExpansion } from './expand-terms.ts';
import type { FoundTerm } from './found-term.ts';
import { type ParsedQuery, parseQuery, type QueryTerm } from './parse-query.ts';
import { type Kept, keepPhrases } from './phrases.ts';
import { frequencyIn, shareIn } from './posting-list.ts';
import type { SearchOptions } from './search-options.ts';
import type { TextStore } from './text-store.ts';
import { hasSections, isCounted, possibleScore, type WeightedTerm } from './weighted-term.ts';

/** What a term of the query adds to a hit's score. */
export interface TermContribution {
	/** In the form that the index has: stemmed and folded. */
	readonly term: string;
	readonly kind: QueryTerm['kind'];
	readonly field: TextField | null;
	/** Other terms of the index that were taken for it, and why. */
	readonly likeness: FoundTerm['likeness'];
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
	/** The address of the section on its site, as the index has it: check its scheme before linking to it. */
	readonly url?: string;
	readonly score: number;
	/** The share of the query that the section has: its score of what the whole query could reach, 0 to 1. */
	readonly normalized_score: number;
	/** The calibrated confidence, 0 to 1, that the section is about the query. */
	readonly confidence: number;
	/** With `texts`: the section's own text. */
	readonly text?: string;
	/** With `explain`: every term of the query; the contributions add up to the score. */
	readonly terms?: readonly TermContribution[];
}

/** Why nothing was returned. */
export type TextRejection = 'no_terms' | 'no_match' | 'below_threshold';

/** Beside the best, hits are returned whose confidence is at least this share of the threshold. */
export const MIN_SHARE_OF_THRESHOLD = 0.5;

/** What was found. */
export interface TextResult {
	/** Best first; of equal scores in the order of the documents. */
	readonly hits: readonly TextHit[];
	readonly rejection_category: TextRejection | null;
	/** The calibrated confidence that the best document is about the query, 0 to 1, also where nothing is returned. */
	readonly confidence: number;
	/** Terms of the query that no document has, as typed. */
	readonly unknown: readonly string[];
	/** Those of them in a script that the index hardly has: confidence is that of the other words. */
	readonly foreign: readonly string[];
	/** Phrases of the query that were not found; their words were looked for one by one. */
	readonly relaxed: readonly string[];
	/** Only if there are any: tables of the index that cannot be read, without which texts were searched. */
	readonly unreadable?: readonly string[] | undefined;
}

/** The best sections for a query, and the terms that they were found by. */
export interface BestFound extends Kept, TextEvidence {
	/** What the query could reach. */
	readonly query: QueryEvidence;
	readonly terms: readonly WeightedTerm[];
	/** The query as it was read. */
	readonly parsed: ParsedQuery;
	/** Finds the best sections for the same query, several of a document too: at most so many. */
	readonly sections: (limit: number) => Recipe<Kept>;
	/** False where the translations of the index could not be read. */
	readonly isTranslated: boolean;
	/** What a section would reach that is about nothing but the query. */
	readonly possible: number;
}

/** Finds the best sections of a store's documents, or where it knows no documents, the best of all sections. */
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
	const { evidence, confidence } = evidenceIn(query, kept.best[0], store.calibration);
	return {
		best: kept.best,
		relaxed: kept.relaxed,
		evidence,
		confidence,
		query,
		terms,
		parsed,
		sections: (limit) => keep({ ...store, documents: undefined }, limit),
		isTranslated: translated !== undefined,
		possible: possibleScore(terms),
	};
}

/** Searches a store: terms, candidates, scores, and the records of what is returned. */
export function* search(store: TextStore, text: string, options: Required<SearchOptions>): Recipe<TextResult> {
	return yield* resultOf(store, yield* findBest(store, text, options), options);
}

/** Reads what is returned of the best sections. */
export function* resultOf(store: TextStore, found: BestFound, options: Required<SearchOptions>): Recipe<TextResult> {
	const { terms, relaxed, confidence, query } = found;
	const rejection = rejectionOf(found, options.threshold);
	return {
		hits: rejection === null ? yield* toHits(store, surest(store, found, options), found, options) : [],
		rejection_category: rejection,
		confidence,
		unknown: unknownWords(terms),
		foreign: query.foreign,
		relaxed,
		unreadable: found.isTranslated ? undefined : [TRANSLATIONS_TABLE],
	};
}

/** The terms that no document has, as typed. */
export function unknownWords(terms: readonly WeightedTerm[]): string[] {
	return terms.filter((one) => isCounted(one) && !hasSections(one)).map(({ term }) => term.word);
}

/** Finds terms without common ones, of which those that the store knows are not even read. Without any other they stay. */
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

/** Finds terms, and what each is worth. */
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

/** Why nothing is returned; null where the confidence reaches the threshold. */
export function rejectionOf({ terms, best, confidence }: BestFound, threshold: number): TextRejection | null {
	if (terms.length === 0) return 'no_terms';
	if (best.length === 0) return 'no_match';
	return confidence >= threshold ? null : 'below_threshold';
}

/** A section with its score and its confidence. */
export interface Sure extends Scored {
	readonly confidence: number;
}

/** The best section, and those of the others that say enough for themselves. */
function surest(
	{ calibration }: TextStore,
	{ best, query }: BestFound,
	{ threshold }: Required<SearchOptions>,
): Sure[] {
	const least = MIN_SHARE_OF_THRESHOLD * threshold;
	const kept: Sure[] = [];
	for (const hit of best) {
		const { confidence } = evidenceIn(query, hit, calibration);
		if (kept.length === 0 || confidence >= least) kept.push({ section: hit.section, score: hit.score, confidence });
	}
	return kept;
}

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Reads what hits show. */
export function* toHits(
	store: TextStore,
	best: readonly Sure[],
	{ terms, possible }: Pick<BestFound, 'terms' | 'possible'>,
	options: Required<SearchOptions>,
): Recipe<TextHit[]> {
	const sections = best.map(({ section }) => section);
	const records = yield* store.records(sections);
	const texts = options.texts ? yield* store.texts(sections) : [];
	return best.map(({ section, score, confidence }, i) => {
		const { id, title = id, headings = [], lines = null, url } = records[i] as SectionRecord;
		const normalized_score = score / possible;
		// Spreading what may be absent takes many times as long.
		const hit: Mutable<TextHit> = { id, title, headings, lines, score, normalized_score, confidence };
		if (url) hit.url = url;
		if (options.texts) hit.text = texts[i] as string;
		if (options.explain) hit.terms = terms.map((term) => contributionOf(section, term));
		return hit;
	});
}

/** What a term adds to the score of a section. */
function contributionOf(section: number, { term, found, weight }: WeightedTerm): TermContribution {
	const { likeness, others, list, idf } = found;
	const { kind, field = null, occurrences } = term;
	const frequency = frequencyIn(list, section);
	const contribution = weight * shareIn(list, section);
	return { term: term.term, kind, field, likeness, others, occurrences, idf, frequency, contribution };
}
