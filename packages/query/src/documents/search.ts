import { type Cache, createCache } from '../cache.ts';
import { FILTERS } from '../kinds/documents/format.ts';
import { readText } from '../kinds/text/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Index } from '../open-index.ts';
import type { Recipe } from '../recipe.ts';
import { MIN_NORMALIZED_SCORE } from '../search/options.ts';
import { evidenceOf, questionOptions } from '../search/question.ts';
import { rejectionOf, type TextRejection } from '../search/search.ts';
import { byText, type Ranked, rankSections } from '../vectors/rank-sections.ts';
import { answerOf, citedSources, sourcesOf, tellingOf } from './answer.ts';
import { mergeFound } from './ask-vectors.ts';
import type { AppliedFilter, Filtered } from './filters.ts';
import { failureOf, type Meaning, meaningOf } from './meaning.ts';
import { type Method, methodFor } from './method.ts';
import { type Narrowed, narrow } from './narrow.ts';
import { unknownCitations, type WriteAnswer } from './prose.ts';
import { type CheckedKnowledgeOptions, checkCallbacks, checkKnowledgeQuery, type KnowledgeOptions } from './query.ts';
import { rank, type SearchHit } from './rank.ts';
import type { SaySearch } from './search-part.ts';

/** Why there is no answer. */
export type SearchRejection = TextRejection;

/** What was found, and what was done to find it. */
export interface SearchResult {
	readonly query: string;
	readonly filter_stats: {
		readonly total_docs: number;
		readonly filtered_docs: number;
		/** The share of documents that filters left out. */
		readonly filter_ratio: string;
		/** Such as `scope:tasks/` and `tag:redis,replication`. */
		readonly filters_applied: readonly string[];
	};
	readonly search_stats: {
		readonly method: Method;
		/** `hybrid` for text and the vectors of the index, `bm25` for text alone, or the name of a VectorSearch. */
		readonly engine: string;
		readonly candidates: number;
		/** With the vectors of the index: sections whose vectors were compared with that of the question. */
		readonly vector_comparisons?: number;
		readonly results: number;
		readonly time_ms: number;
	};
	/** Best first. */
	readonly results: readonly SearchHit[];
	/** The best passages of the best documents with their citations; empty where the evidence is weak. */
	readonly answer: string;
	readonly sources: readonly string[];
	readonly rejection_category: SearchRejection | null;
	/** What was unusual: filters that were dropped or left nothing, weak evidence, vectors that could not be asked. */
	readonly notes: readonly string[];
}

/** Characters of results that are kept of an index. */
const MOST_KEPT = 2 ** 22;

const caches = new WeakMap<Manifest, Cache<string>>();

/**
 * Searches a knowledge base: filters narrow it for nothing, what is left is retrieved precisely, and the best
 * documents come with passages, citations and an account of what was done. The same question of the same index is
 * answered from memory, unless something is to be called for it.
 *
 * @throws PinakesError `unknown_field` or `invalid_value` for a question or filters that are none; `wrong_encoder` for
 * one that did not encode the index; `missing_part`, `damaged_part` or `changed_part` for an index that is not whole
 */
export async function search(index: Index, query: string, options: KnowledgeOptions = {}): Promise<SearchResult> {
	const start = now();
	const checked = checkKnowledgeQuery(query, options);
	const callbacks = checkCallbacks(options);
	const { vectors, encoder, write } = callbacks;
	const key = vectors || encoder || write ? undefined : JSON.stringify(checked);
	const cache = caches.get(index.manifest) ?? createCache<string>(MOST_KEPT, ({ length }) => length);
	caches.set(index.manifest, cache);
	const kept = key && cache.get(key);
	if (kept) return timed(JSON.parse(kept) as SearchResult, start);
	const narrowed = await index.run((manifest) => narrow(manifest, checked));
	const meaning = await meaningOf(index, narrowed, checked, callbacks);
	const result = await index.run((manifest) => answer(manifest, narrowed, meaning, checked));
	const written = write && result.answer !== '' ? await writeAnswer(result, write, checked, narrowed.say) : result;
	if (key) cache.set(key, JSON.stringify(written));
	return timed(written, start);
}

function timed(result: SearchResult, start: number): SearchResult {
	return { ...result, search_stats: { ...result.search_stats, time_ms: now() - start } };
}

/** Milliseconds from any fixed point. */
export function now(): number {
	return ((globalThis as { performance?: { now(): number } }).performance ?? Date).now();
}

function* answer(
	manifest: Manifest,
	narrowed: Narrowed,
	meaning: Meaning,
	options: CheckedKnowledgeOptions,
): Recipe<SearchResult> {
	const { documents, filtered, found, say } = narrowed;
	const { best, comparisons } = yield* retrieve(manifest, narrowed, meaning, options.query);
	const results = yield* rank(manifest, narrowed, best, options, meaning.engine !== 'bm25');
	// What has the question's own tags is about it, in whatever words.
	const isFitting = results.length > 0 && filtered.candidates.length > 0;
	const isTagged = isFitting && filtered.applied.some(({ filter }) => filter === 'tag');
	const isWeak = !isTagged && evidenceOf(found) < MIN_NORMALIZED_SCORE;
	const telling = tellingOf(results);
	const candidates = filtered.candidates.length;
	const rejection = rejectionOf(found.terms.length, found.best.length, found.best.length) ?? 'below_min_score';
	return {
		query: options.query,
		filter_stats: {
			total_docs: manifest.counts.documents,
			filtered_docs: candidates,
			filter_ratio: documents === undefined ? '0%' : ratioOf(candidates, manifest.counts.documents),
			filters_applied: filterTexts(filtered.applied),
		},
		search_stats: {
			method: methodFor(candidates),
			engine: meaning.engine,
			candidates,
			...(meaning.use ? { vector_comparisons: comparisons } : {}),
			results: results.length,
			time_ms: 0,
		},
		results,
		answer: isWeak ? '' : answerOf(telling, (citation) => say('search_source', { citation })[0] ?? ''),
		sources: isWeak ? [] : sourcesOf(telling),
		rejection_category: isWeak ? rejection : null,
		notes: notesOf(filtered, meaning, isWeak ? results : [], say),
	};
}

/** The documents that are ranked, by text and what there is beside it. */
function* retrieve(manifest: Manifest, narrowed: Narrowed, { use, scores }: Meaning, text: string): Recipe<Ranked> {
	const { found, searched: candidates, limit } = narrowed;
	if (use) {
		const asked = { text, candidates, found, options: questionOptions(text, limit) };
		return yield* rankSections(yield* readText(manifest), asked, use);
	}
	const best = scores
		? yield* mergeFound(manifest, narrowed, text, scores)
		: found.best.map((one) => byText(one, found));
	return { best, comparisons: 0 };
}

/** Has an answer written; what cites no source, or is nothing, leaves the one that is there. */
async function writeAnswer(
	result: SearchResult,
	write: WriteAnswer,
	{ query, lang }: CheckedKnowledgeOptions,
	say: SaySearch,
): Promise<SearchResult> {
	const sources = citedSources(tellingOf(result.results));
	let failed = '';
	let unknown: string[] = [];
	try {
		const prose: unknown = await write({ query, lang, sources, answer: result.answer });
		if (typeof prose !== 'string' || prose.trim() === '') throw new Error('nothing was written');
		unknown = unknownCitations(prose, sources);
		if (unknown.length === 0) return { ...result, answer: prose };
	} catch (cause) {
		failed = failureOf(cause);
	}
	return { ...result, notes: [...result.notes, ...say('search_written', { unknown, failed })] };
}

/** The share of documents that were left out, in per cent to one digit. */
function ratioOf(left: number, total: number): string {
	return total === 0 ? '0%' : `${Number(((1 - left / total) * 100).toFixed(1))}%`;
}

function filterText({ filter, values }: Pick<AppliedFilter, 'filter' | 'values'>): string {
	return `${filter}:${values.join(',')}`;
}

/** Filters as they are named: those of one kind together, in the order of FILTERS. */
function filterTexts(filters: readonly AppliedFilter[]): string[] {
	return FILTERS.flatMap((filter) => {
		const values = filters.filter((one) => one.filter === filter).flatMap((one) => one.values);
		return values.length === 0 ? [] : [filterText({ filter, values })];
	});
}

function notesOf(
	{ dropped, emptiedBy }: Filtered,
	meaning: Meaning,
	weak: readonly SearchHit[],
	say: SaySearch,
): string[] {
	return say('search_notes', {
		dropped: filterTexts(dropped),
		emptied: emptiedBy === undefined ? '' : filterText(emptiedBy),
		nearest: weak.map(({ citation, title }) => citation.headings.at(-1) ?? title),
		failed: meaning.failed,
		encoder: meaning.missingEncoder,
	});
}
