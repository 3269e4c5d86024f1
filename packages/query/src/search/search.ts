import { letterRuns } from '../format/analysis/tokenizer.js';
import { now } from '../format/base/options.ts';
import type { Recipe } from '../format/base/recipe.js';
import { shorten } from '../format/base/shown-text.js';
import { probabilityOf, type Verdict } from '../format/kinds/calibration.js';
import { confidenceOf, FILTERS, isSuperseded, withDay } from '../format/kinds/documents.js';
import type { Say } from '../format/kinds/messages.js';
import { daysOf } from '../format/kinds/stored-fields.js';
import { COSINE_FACTOR, MIN_PLAUSIBLE } from '../format/kinds/weights.js';
import { checkOpen, type Index } from '../format/open/open-index.ts';
import {
	evidenceIn,
	measureQuery,
	type QueryEvidence,
	rejectionOf,
	type TextEvidence,
	type TextRejection,
} from '../text/judge.ts';
import { type Ranked, type RankedSection, STALE_AFTER_DAYS } from '../text/pages.ts';
import { readLists } from '../text/posting-list.ts';
import { type AppliedFilter, contains } from '../text/scope.ts';
import { documentOf, isCounted, isMistyped } from '../text/store.ts';
import {
	answerOf,
	citationsIn,
	citedSources,
	type SearchHit,
	selectSources,
	sourcesOf,
	type WriteAnswer,
} from './answer.ts';
import { type CheckedKnowledgeOptions, checkKnowledgeQuery, type KnowledgeOptions } from './ask.ts';
import { type Narrowed, narrow } from './narrow.ts';
import { type Candidate, isStale, type Method, methodFor, rank, retrieve } from './rank.ts';
import { type AvailableVectors, failureOf, findVectors, HYBRID } from './vectors.ts';

/** Reason why there is no answer. */
export type SearchRejection = TextRejection;

/** Result of a search in a knowledge base, with statistics of the search. */
export interface SearchResult {
	readonly query: string;
	readonly filter_stats: {
		readonly total_docs: number;
		readonly filtered_docs: number;
		/** Share of the documents that filters removed. */
		readonly filter_ratio: string;
		/** Filters of the options, such as `scope:tasks/` and `tag:redis,replication`. */
		readonly filters_applied: readonly string[];
		/**
		 * Filters that the question implies, in the same form. Documents that pass them rank higher; others are not
		 * removed.
		 */
		readonly inferred: readonly string[];
	};
	/** Documents that match by metadata alone, best first; at most as many as results. */
	readonly candidates: readonly Candidate[];
	readonly search_stats: {
		readonly method: Method;
		/** `hybrid` for text and the vectors of the index, `bm25` for text only, or the name of a `VectorSearch`. */
		readonly engine: string;
		readonly candidates: number;
		/** Number of sections whose vectors were compared with that of the question. */
		readonly vector_comparisons?: number;
		readonly results: number;
		readonly time_ms: number;
	};
	/** Calibrated probability, 0 to 1, that the first document answers the question. */
	readonly probability: number;
	/** Best first. */
	readonly results: readonly SearchHit[];
	/** The best passages of the best documents, with citations; empty if the probability is below the threshold, or none shows text. */
	readonly answer: string;
	readonly sources: readonly string[];
	readonly rejection_category: SearchRejection | null;
	readonly verdict: Verdict;
	/** With the option `trace`. */
	readonly trace?: SearchTrace;
	/** Remarks: filters that no document passes, low probability, stale or deprecated documents, vectors that failed, a slow search. */
	readonly notes: readonly string[];
}

/**
 * Searches a knowledge base: applies metadata filters, retrieves documents by text and vectors, and returns the best
 * ones with passages, citations and statistics.
 *
 * @throws PinakesError `unknown_field` or `invalid_value` for an invalid question or filter; `wrong_encoder` for an
 * encoder that did not encode the index; `missing_part`, `damaged_part` or `changed_part` for an index that is
 * incomplete or damaged
 */
export async function search(index: Index, query: string, options: KnowledgeOptions = {}): Promise<SearchResult> {
	const start = now();
	const checked = checkKnowledgeQuery(query, options);
	return checkOpen(index).use(async (build) => {
		const narrowed = await build.run((opened) => narrow(opened, checked));
		const available = await findVectors(build, narrowed, checked);
		const { result, cited } = await build.run(() => answer(narrowed, available, checked));
		const { write } = checked;
		const written = write && cited.length > 0 ? await writeAnswer(result, cited, write, checked, narrowed.say) : result;
		return timed(written, now() - start, narrowed.say);
	});
}

/** Milliseconds above which a search is slow. */
const SLOW_MS = 5000;

/** Adds the time, and to a slow search a note about how to speed it up. */
function timed(result: SearchResult, time_ms: number, say: Say): SearchResult {
	const { search_stats, notes } = result;
	const details = { seconds: (time_ms / 1000).toFixed(1), candidates: `${search_stats.candidates}` };
	const slow = time_ms > SLOW_MS ? say('search_slow', details) : [];
	return { ...result, search_stats: { ...search_stats, time_ms }, notes: [...notes, ...slow] };
}

/** Returns the result, and the documents that its answer cites. */
function* answer(narrowed: Narrowed, available: AvailableVectors, options: CheckedKnowledgeOptions) {
	const { opened, store, documents, filtered, inferred, searched, say } = narrowed;
	const start = now();
	const ranked = yield* retrieve(narrowed, available, options.query);
	const { best, comparisons } = ranked;
	const retrievedAt = now();
	const { hits, suggested, retrieved, first } = yield* rank(narrowed, best, options, available.engine !== 'bm25');
	const rankedAt = now();
	const query = measureQuery(narrowed.found.terms, store);
	const judged = documentEvidence(narrowed, query, first, ranked, available);
	const { possible, sections } = narrowed.found;
	const rejection = rejectionOf(possible, sections.length, judged.probability, options.threshold);
	const leftOut = rejection === 'no_match' ? yield* nameLeftOut(narrowed) : [];
	const cited = selectSources(rejection === null ? retrieved : []);
	const candidates = filtered.candidates.length;
	const total = opened.counts.documents;
	const removed = documents && total > 0 ? 1 - candidates / total : 0;
	const steps: SearchStep[] = [];
	if (options.trace) {
		const { filters, text } = narrowed.times;
		const isFound = rejection === null;
		const isSearched = (number: number): boolean => searched === undefined || contains(searched, number);
		steps.push(
			{ step: 'coarse_filters', candidates: documents ? candidates : total, ms: filters },
			{ step: 'coarse_text', candidates: (yield* documentsFound(narrowed)).filter(isSearched).length, ms: text },
			...(available.engine === HYBRID
				? [{ step: 'fine_vectors', candidates: comparisons, ms: retrievedAt - start } as const]
				: []),
			{ step: 'fine_rank', candidates: best.length, ms: rankedAt - retrievedAt },
			{ step: 'gate', candidates: isFound ? hits.length : 0, ms: now() - rankedAt },
		);
	}
	const result: SearchResult = {
		query: options.query,
		filter_stats: {
			total_docs: total,
			filtered_docs: candidates,
			filter_ratio: `${Number((removed * 100).toFixed(1))}%`,
			filters_applied: filterTexts(filtered.applied),
			inferred: filterTexts(inferred),
		},
		candidates: suggested,
		search_stats: {
			method: methodFor(candidates),
			engine: available.engine,
			candidates,
			...(available.engine === HYBRID && { vector_comparisons: comparisons }),
			results: hits.length,
			time_ms: 0,
		},
		probability: judged.probability,
		results: hits,
		answer: answerOf(cited, (citation) => say('search_source', { citation })[0] ?? ''),
		sources: sourcesOf(cited),
		rejection_category: rejection,
		verdict: rejection === null ? 'answered' : judged.probability >= MIN_PLAUSIBLE ? 'uncertain' : 'nothing',
		notes: notesOf(narrowed, available, { ...judged, rejection, hits, leftOut }, options),
		...(options.trace && { trace: { steps, ...judged, threshold: options.threshold } }),
	};
	return { result, cited };
}

/**
 * Returns the evidence and the probability that the first document answers the question: the evidence of its words, multiplied
 * by a factor for its similarity in meaning. The scores of a `VectorSearch` do not give that factor.
 *
 * @param first the first document that text or vectors found
 */
export function documentEvidence(
	{ store, found }: Pick<Narrowed, 'store' | 'found'>,
	query: QueryEvidence,
	first: RankedSection | undefined,
	{ comparisons }: Pick<Ranked, 'comparisons'>,
	{ use }: Pick<AvailableVectors, 'use'>,
): TextEvidence {
	const judged = first ?? found.sections[0];
	if (judged === undefined) return { evidence: 0, probability: 0 };
	const number = documentOf(store, judged.section);
	const others = found.sections.filter(({ section }) => documentOf(store, section) === number);
	const byWords = [judged, ...others].map(({ section }) => evidenceIn(query, section, store).evidence);
	const isCompared = use !== undefined && comparisons > 0 && first !== undefined;
	const evidence =
		Math.max(...byWords) * (isCompared ? COSINE_FACTOR.constant + COSINE_FACTOR.square * first.vector ** 2 : 1);
	return { evidence, probability: probabilityOf(evidence, store.calibration) };
}

/**
 * Lets the callback write the answer. If the text cites nothing or an unknown source, the extractive answer is kept.
 */
async function writeAnswer(
	result: SearchResult,
	cited: readonly SearchHit[],
	write: WriteAnswer,
	{ query, lang }: CheckedKnowledgeOptions,
	say: Say,
): Promise<SearchResult> {
	const sources = citedSources(cited);
	let failed = '';
	let unknown: string[] = [];
	try {
		const prose: unknown = await write({ query, lang, sources, answer: result.answer });
		const written = typeof prose === 'string' ? prose : '';
		const citations = citationsIn(written, sources);
		unknown = citations.unknown;
		if (citations.count === 0) throw new Error('nothing was written that cites a source');
		if (unknown.length === 0) return { ...result, answer: written };
	} catch (cause) {
		failed = failureOf(cause);
	}
	return { ...result, notes: [...result.notes, ...say('search_written', { unknown, failed })] };
}

function filterText({ filter, values }: Pick<AppliedFilter, 'filter' | 'values'>): string {
	return `${filter}:${values.join(',')}`;
}

/** Formats filters: those of the same kind together, in the order of FILTERS. */
function filterTexts(filters: readonly Pick<AppliedFilter, 'filter' | 'values'>[]): string[] {
	return FILTERS.flatMap((filter) => {
		const values = filters.filter((one) => one.filter === filter).flatMap((one) => one.values);
		return values.length === 0 ? [] : [filterText({ filter, values })];
	});
}

/** What notes are about: whether there is an answer, and why, and what is listed. */
interface Noted extends TextEvidence {
	readonly rejection: SearchRejection | null;
	readonly hits: readonly SearchHit[];
	readonly leftOut: readonly string[];
}

/** Maximum characters of a question in a note. */
const MAX_SHOWN = 100;

function notesOf(
	{ filtered: { emptiedBy }, found, store, say }: Narrowed,
	available: Pick<AvailableVectors, 'failed' | 'missingEncoder' | 'unusedEncoder'>,
	{ probability, rejection, hits, leftOut }: Noted,
	{ query, threshold, today }: CheckedKnowledgeOptions,
): string[] {
	// Products and the like that the question names, and that no document has.
	const absent = found.terms.filter(({ term, list }) => list.size === 0 && store.analyzer.names.has(term.word));
	const wrong = found.terms.filter((one) => isCounted(one) && isMistyped(one));
	// Terms are stems, and readers know the word.
	const texts = hits.flatMap(({ title, citation, passage }) => [title, ...citation.headings, passage]);
	const words = wrong.length > 0 ? letterRuns(texts.join('\n')) : [];
	const mistyped = wrong.flatMap(({ term, found: { others } }) => {
		const meant = words.find((word) => others.includes(store.analyzer.stem(word)));
		return meant === undefined ? [] : { word: term.word, meant };
	});
	const shown = shorten(query, MAX_SHOWN);
	const unmatched = rejection === 'no_match' ? shown : '';
	const isDeprecated = ({ confidence }: SearchHit): boolean => confidence === 'deprecated';
	const shownWithDay = (holds: (hit: SearchHit) => boolean): string[] =>
		rejection === null ? hits.filter(holds).map(({ path, last_reviewed }) => withDay(path, last_reviewed)) : [];
	return say('search_notes', {
		mistyped: mistyped.map(({ word }) => word),
		meant: mistyped.map(({ meant }) => meant),
		absent: rejection === 'below_threshold' ? [...new Set(absent.map(({ term }) => term.word))] : [],
		emptied: emptiedBy === undefined ? '' : filterText(emptiedBy),
		unmatched: leftOut.length === 0 ? unmatched : '',
		unsearched: unmatched,
		left_out: leftOut,
		common: rejection === 'no_terms' ? shown : '',
		probability: probability.toFixed(2),
		threshold: threshold.toFixed(2),
		nearest: rejection ? hits.map(({ citation, title }) => citation.headings.at(-1) ?? title) : [],
		failed: available.failed,
		encoder: available.missingEncoder,
		unused: available.unusedEncoder,
		deprecated: shownWithDay(isDeprecated),
		stale: shownWithDay((hit) => !isDeprecated(hit) && isStale(daysOf(hit.last_reviewed ?? ''), today)),
		days: `${STALE_AFTER_DAYS}`,
	});
}

/** Number of candidates after a step of a search, and the time that it took. */
interface SearchStep {
	/**
	 * Counts of documents, except for `fine_vectors`: those that pass the filters; those of them with a term of the
	 * question; sections whose vectors are compared, if the index has vectors; documents that are ranked; documents
	 * returned, or 0 below the threshold.
	 */
	readonly step: 'coarse_filters' | 'coarse_text' | 'fine_vectors' | 'fine_rank' | 'gate';
	readonly candidates: number;
	/** In the first search of an index, with the time of reading files. */
	readonly ms: number;
}

/** The steps of a search, and the values that decide whether there is an answer. */
export interface SearchTrace extends TextEvidence {
	readonly steps: readonly SearchStep[];
	/** Minimum probability of an answer. */
	readonly threshold: number;
}

/** Returns the documents that have a term of the question, whether they are searched or not. */
function* documentsFound({ store, found }: Narrowed): Recipe<number[]> {
	yield* readLists(store, found.terms);
	const numbers = new Set<number>();
	for (const { list } of found.terms) for (const section of list.sections) numbers.add(documentOf(store, section));
	return [...numbers];
}

/** Returns what leaves out the documents that have a term of the question, if none of them is searched, and how to include them. */
function* nameLeftOut(narrowed: Narrowed): Recipe<string[]> {
	const { documents, filtered, say } = narrowed;
	if (documents === undefined) return [];
	const all = yield* documentsFound(narrowed);
	const isDeprecated = (number: number): boolean => confidenceOf(documents, number) === 'deprecated';
	const current = all.filter((number) => !isDeprecated(number));
	const filteredOut = current.filter((number) => !isSuperseded(documents, number)).length;
	return say('search_left_out', {
		deprecated: `${all.length - current.length || ''}`,
		older: `${current.length - filteredOut || ''}`,
		filtered: `${filteredOut || ''}`,
		filters: filterTexts(filtered.applied),
	});
}
