import { type Factor, scoreOf } from '../format/base/factors.ts';
import { type Recipe, together } from '../format/base/recipe.js';
import {
	confidenceOf,
	type DocumentRecord,
	type Documents,
	lowerStatus,
	readDocumentRecords,
	reviewOf,
} from '../format/kinds/documents.js';
import { dateOf } from '../format/kinds/stored-fields.js';
import {
	asksForChanges,
	byText,
	CHANGE_LIST_FACTOR,
	CONFIDENCE_FACTORS,
	findDocuments,
	MERGE_WEIGHTS,
	type Ranked,
	type RankedSection,
	STALE_AFTER_DAYS,
	STALE_FACTOR,
} from '../text/pages.ts';
import { contains, distinctPages, isOriginal, unite } from '../text/scope.ts';
import { documentOf, firstSectionOf, readSectionLocations, type SectionLocation } from '../text/store.ts';
import { MAX_SCANNED_DOCUMENTS, rankSections } from '../vectors/rank-sections.ts';
import type { SearchHit } from './answer.ts';
import type { CheckedKnowledgeOptions } from './ask.ts';
import type { Narrowed } from './narrow.ts';
import { excerptOf, passageOf, readShown, replaceBareTitles, type ShownSection } from './passages.ts';
import { type ImpliedFilter, type Inferred, inferredOf, readTitleShares } from './topic.ts';
import { type AvailableVectors, mergeFound } from './vectors.ts';

/** Retrieves the documents to rank, by text and by the available vectors. */
export function* retrieve(
	narrowed: Narrowed,
	{ use, scores }: Pick<AvailableVectors, 'use' | 'scores'>,
	text: string,
): Recipe<Ranked> {
	if (scores) return { best: yield* mergeFound(narrowed, text, scores), comparisons: 0 };
	const { store, found, searched: candidates, isSearched, limit } = narrowed;
	if (use) return yield* rankSections(store, { candidates, isSearched, found, limit }, use);
	const { sections } = yield* findDocuments(store, found, { limit, isSearched });
	return { best: sections.map((one) => byText(one, found)), comparisons: 0 };
}

/**
 * Returns documents that neither text nor vectors found but that are ranked too, each by its first section: those that
 * pass the filters or, without filters, those with a tag that the question implies. If they are too many, those that
 * pass the most inferred filters.
 */
function unretrieved(
	{ store, documents, filtered, inferred }: Pick<Narrowed, 'store' | 'documents' | 'filtered' | 'inferred'>,
	retrieved: readonly RankedSection[],
): RankedSection[] {
	if (documents === undefined) return [];
	const tagged = inferred.filter(({ filter }) => filter === 'tag').map((one) => one.documents);
	const listed = filtered.applied.length > 0 ? filtered.candidates : unite(tagged);
	if (listed.length === 0) return [];
	const known = new Set(retrieved.map(({ section }) => documentOf(store, section)));
	const further = [...listed]
		.filter((number) => contains(filtered.candidates, number) && !known.has(number))
		.map((number) => ({ number, implied: inferredOf(inferred, number).length }))
		.sort((a, b) => b.implied - a.implied || a.number - b.number)
		.slice(0, MAX_SCANNED_DOCUMENTS);
	return further.map(({ number }) => ({ section: firstSectionOf(store, number), score: 0, text: 0, vector: 0 }));
}

/** Retrieval method, by the number of candidates. */
export type Method = 'full_vector_search' | 'direct_read' | 'scoped_vector_search' | 'keyword_then_vector';

/** Maximum candidates whose texts are read directly. */
const DIRECT = 10;

/** Returns the method for a number of candidates. */
export function methodFor(candidates: number): Method {
	if (candidates === 0) return 'full_vector_search';
	if (candidates <= DIRECT) return 'direct_read';
	return candidates <= MAX_SCANNED_DOCUMENTS ? 'scoped_vector_search' : 'keyword_then_vector';
}

/** A document that matches by metadata alone. */
export interface Candidate {
	readonly id: string;
	readonly title: string;
	readonly path: string;
	/** Score by metadata, 0 to 1. */
	readonly score: number;
	/** Why it matches, such as `matches the tags [kubernetes, pods] and is in tasks/`. */
	readonly reason: string;
}

interface ScoredDocument extends RankedSection {
	readonly number: number;
	readonly index: number;
	/** Share of the question's concepts in title and headings. */
	readonly title: number;
	readonly factors: readonly Factor[];
	/** Score computed from the factors. */
	readonly final: number;
}

/**
 * Scores documents by what was retrieved of them and all that is known of them beside, and reads the best, and the candidates.
 * Hits without a section that text or vectors found are not `retrieved`, and not used for an answer; `first` is of those that are.
 */
export function* rank(
	narrowed: Narrowed,
	found: readonly RankedSection[],
	options: CheckedKnowledgeOptions,
	hasVectors: boolean,
) {
	const { opened, store, documents, topic } = narrowed;
	const scored = yield* scoreDocuments(narrowed, found, options);
	const best = pagesFirst(scored, narrowed).slice(0, options.limit);
	const candidates = candidatesOf(scored, narrowed, options.limit);
	const listed = [...best, ...candidates];
	const [read, locations, records] = yield* together(
		readShown(store, best),
		readSectionLocations(store, candidates),
		readDocumentRecords(opened, documents && !documents.ids_are_paths ? listed.map(({ number }) => number) : []),
	);
	const shown = yield* replaceBareTitles(store, read, topic);
	const hits = best.map((one, i): SearchHit => {
		const { factors, final, text, vector } = one;
		const { location, text: section } = shown[i] as ShownSection;
		const { id: known, title, headings, lines, url } = location;
		const review: Partial<DocumentRecord> & ReturnType<typeof reviewOf> = records[i] ?? reviewOf(documents, one.number);
		const { id = known, path = known, confidence, last_reviewed } = review;
		const passage = passageOf(section, topic);
		const scores = hasVectors && { text_score: text, vector_score: vector };
		return {
			id,
			title,
			path,
			score: final,
			reason: reasonFor(narrowed, one, true),
			confidence,
			last_reviewed,
			excerpt: excerptOf(passage, topic),
			passage,
			citation: { path, headings, lines },
			...(url && { url }),
			...(options.explain && { factors, ...scores }),
		};
	});
	const suggested = candidates.map((one, i): Candidate => {
		const { id: known, title } = locations[i] as SectionLocation;
		const { id = known, path = known } = records[best.length + i] ?? {};
		return { id, title, path, score: one.index, reason: one.reason };
	});
	const isRetrieved = ({ score }: RankedSection): boolean => score > 0;
	const retrieved = hits.filter((_, i) => isRetrieved(best[i] as ScoredDocument));
	return { suggested, hits, retrieved, first: best.find(isRetrieved) };
}

/** Minimum score of a page in the original language, relative to the best translation, to be listed instead of it. */
const MIN_PREFERRED = 0.8;

/**
 * Sorts documents by score. Of each page only one edition is listed among the first: that of the version that the question
 * names, or else that in the original language if it is nearly as good as the best. The others follow after all pages.
 */
function pagesFirst(scored: readonly ScoredDocument[], { documents, filtered }: Narrowed): ScoredDocument[] {
	const byScore = (a: ScoredDocument, b: ScoredDocument): number => b.final - a.final;
	const sorted = [...scored].sort(byScore);
	if (documents === undefined) return sorted;
	const minShare = (number: number): number => {
		const isPreferred = isOriginal(documents, number);
		if (contains(filtered.named, number)) return isPreferred ? -1 : 0;
		return isPreferred ? MIN_PREFERRED : 1;
	};
	const listed = new Set(distinctPages(sorted, documents, minShare));
	return [...[...listed].sort(byScore), ...sorted.filter((one) => !listed.has(one))];
}

/** Returns the documents that match by metadata, best first, with reasons; those without a reason are skipped. */
function candidatesOf(
	scored: readonly ScoredDocument[],
	narrowed: Narrowed,
	limit: number,
): (ScoredDocument & Pick<Candidate, 'reason'>)[] {
	const byIndex = scored.filter(({ index }) => index > 0).sort((a, b) => b.index - a.index);
	const candidates = byIndex.map((one) => ({ ...one, reason: reasonFor(narrowed, one, false) }));
	return candidates.filter(({ reason }) => reason !== '').slice(0, limit);
}

/** Scores the retrieved documents, and others that are ranked too. */
function* scoreDocuments(
	narrowed: Narrowed,
	retrieved: readonly RankedSection[],
	{ today, query }: CheckedKnowledgeOptions,
): Recipe<ScoredDocument[]> {
	const { store, topic, documents, filtered, inferred } = narrowed;
	const all = [...retrieved, ...unretrieved(narrowed, retrieved)];
	const sections = all.map(({ section }) => section);
	const shareOf = yield* readTitleShares(store, topic, sections);
	// If no document passes the filters, those found do not either.
	const isFiltered = filtered.applied.length > 0 && filtered.candidates.length > 0;
	const mayBeChanges = asksForChanges(query, documents?.intents);
	return all.map((one) => {
		const number = documentOf(store, one.section);
		const title = shareOf(one.section);
		const index = indexScore(title, isFiltered, inferredOf(inferred, number), inferred);
		const factors = documentFactors({ index, retrieval: one.score, documents, number, today, mayBeChanges });
		return { ...one, number, index, title, factors, final: scoreOf(factors) };
	});
}

/** Share of the index score, besides the title, that a document gets for passing the given filters. */
const FILTERED_WEIGHT = 0.5;

/** The same for filters that the question implies, by kind. An implied directory is often wrong, a tag rarely. */
const IMPLIED_WEIGHTS: Readonly<Record<ImpliedFilter, number>> = { tag: 0.3, scope: 0.08, category: 0.08 };

/**
 * Returns how well a document matches by its metadata, 0 to 1. The share of the question in the title is squared: half
 * of its words are in many titles, all of them in that of the right document.
 *
 * @param title share of the question's concepts in title and headings, 0 to 1
 * @param isFiltered whether filters were given, and the document passes them
 * @param own the implied filters that it passes
 * @param implied all filters that the question implies
 */
function indexScore(
	title: number,
	isFiltered: boolean,
	own: readonly Inferred[],
	implied: readonly Inferred[],
): number {
	const countIn = (list: readonly Inferred[], name: string): number =>
		list.filter(({ filter }) => filter === name).length;
	const asked = isFiltered ? FILTERED_WEIGHT : 0;
	const had = Object.entries(IMPLIED_WEIGHTS).reduce(
		(sum, [name, weight]) => sum + (countIn(own, name) / Math.max(1, countIn(implied, name))) * weight,
		0,
	);
	const titled = title * title;
	return titled + (1 - titled) * (asked + (1 - asked) * had);
}

/** Values of a document that its score is computed from. */
interface DocumentFacts {
	/** Scores by metadata and by retrieval, 0 to 1. */
	readonly index: number;
	readonly retrieval: number;
	/** Columns of documents, if the index has any, and the number of the document. */
	readonly documents: Pick<Documents, 'confidences' | 'status' | 'reviewed'> | undefined;
	readonly number: number;
	/** Days since 1970; 0 if no day is given, so that no review is stale. */
	readonly today: number;
	/** Whether a list of changes, or a page of an older version, may be the answer. */
	readonly mayBeChanges: boolean;
}

/**
 * Returns the factors of a document's score, of which the additive ones come first. Their names are also those of their details in
 * messages.
 *
 *     score = (0.3 x index + 0.7 x retrieval) x 1.2 or 0.8 for its confidence x 0.8 for a list of changes or a page that only an older version has x 0.9 for a stale review
 */
export function documentFactors({ index, retrieval, documents, number, today, mayBeChanges }: DocumentFacts): Factor[] {
	const factors: Factor[] = [
		{ name: 'index', operation: 'add', value: index, weight: MERGE_WEIGHTS.index, detail: [] },
		{ name: 'retrieval', operation: 'add', value: retrieval, weight: MERGE_WEIGHTS.retrieval, detail: [] },
	];
	const multiply = (name: string, value: number, detail: string): unknown =>
		factors.push({ name, operation: 'multiply', value, weight: 1, detail: [detail] });
	const confidence = confidenceOf(documents, number);
	const value = confidence && CONFIDENCE_FACTORS[confidence];
	if (value) multiply('confidence', value, confidence);
	const status = documents && !mayBeChanges && lowerStatus(documents, number);
	if (status) multiply('status', CHANGE_LIST_FACTOR, status);
	const reviewed = documents?.reviewed[number];
	if (reviewed && isStale(reviewed, today)) multiply('staleness', STALE_FACTOR, dateOf(reviewed));
	return factors;
}

/** Whether a review is stale; both days are since 1970, and 0 or undefined for none. */
export function isStale(reviewed: number | undefined, today: number): boolean {
	return today > 0 && !!reviewed && today - reviewed > STALE_AFTER_DAYS;
}

/**
 * Returns the reason why a document is among the results, or among the candidates if nothing was retrieved yet; empty if there is
 * none. It names the filters that were asked for and those that the question implies.
 */
function reasonFor(
	{ filtered, inferred, say }: Pick<Narrowed, 'filtered' | 'inferred' | 'say'>,
	{ number, title, text, vector, factors }: ScoredDocument,
	hasRetrieval: boolean,
): string {
	const asked = filtered.candidates.length > 0 ? filtered.applied : [];
	const fitting = [...asked, ...inferredOf(inferred, number)];
	const valuesOf = (name: string): string[] =>
		fitting.filter(({ filter }) => filter === name).flatMap(({ values }) => values);
	const reasons = say('search_reasons', {
		...Object.fromEntries(hasRetrieval ? factors.map(({ name, detail }) => [name, detail]) : []),
		tags: valuesOf('tag'),
		scope: valuesOf('scope'),
		category: valuesOf('category'),
		confidence: valuesOf('confidence'),
		title: title > 0 ? percentOf(title) : '',
		text: hasRetrieval && text > 0 ? percentOf(text) : '',
		vector: hasRetrieval && vector > 0 ? percentOf(vector) : '',
	});
	const [first = '', ...others] = reasons;
	return others.reduce((said, next) => say('search_and', { first: said, next })[0] ?? '', first);
}

/** Formats a share in per cent. */
function percentOf(share: number): string {
	return `${Math.max(1, Math.round(share * 100))}%`;
}
