import { now } from '../format/base/options.ts';
import type { Manifest } from '../format/manifest.js';
import { type Index, opened } from '../format/open/open-index.ts';
import type { Recipe } from '../format/recipe.js';
import { findQuestion } from '../text/find-question.ts';
import { openTextStore } from '../text/open-text-store.ts';
import { readLists } from '../text/read-lists.ts';
import { applyFilters } from '../text/scope.ts';
import { documentOf, type TextStore } from '../text/store.ts';
import { checkCallbacks, checkKnowledgeQuery, type KnowledgeOptions } from './ask.ts';
import { retrieve } from './candidates.ts';
import { documentEvidence } from './judge.ts';
import { type Narrowed, narrow } from './narrow.ts';
import { rank } from './rank.ts';
import { search } from './search.ts';
import { findVectors } from './vectors.ts';

/** Number of candidates after a step of a search, and the time that it took. */
export interface SearchStep {
	/**
	 * Counts of documents, except for `fine_vectors`: those that pass the filters; those of them with a term of the
	 * question; sections whose vectors are compared, if the index has vectors; documents that are ranked; documents
	 * returned, or 0 below the threshold.
	 */
	readonly step: 'coarse_filters' | 'coarse_text' | 'fine_vectors' | 'fine_rank' | 'gate';
	readonly candidates: number;
	readonly ms: number;
}

/** The steps of a search, and the values that decide whether there is an answer. */
export interface SearchTrace {
	readonly steps: readonly SearchStep[];
	/** Evidence of the first document: see docs/guides/text-search.md. */
	readonly evidence: number;
	/** Calibrated confidence, 0 to 1. */
	readonly confidence: number;
	/** Minimum confidence of an answer. */
	readonly threshold: number;
}

/** Options of a search that calls nothing outside of the index. */
export type TracedOptions = Omit<KnowledgeOptions, 'vectors' | 'encoder' | 'write' | 'timeout'>;

/**
 * Runs a search step by step, and counts the candidates and the time of each. A search before it fills the caches, so
 * that times do not include reading files.
 *
 * @throws PinakesError as `search`
 */
export function traceSearch(index: Index, query: string, options: TracedOptions = {}): Promise<SearchTrace> {
	return opened(index).use((build) => traceBuild(build, query, options));
}

async function traceBuild(index: Index, query: string, options: TracedOptions): Promise<SearchTrace> {
	const { results, rejection_category } = await search(index, query, options);
	const checked = checkKnowledgeQuery(query, options);
	const narrowed = await index.run((manifest) => narrow(manifest, checked));
	const available = await findVectors(index, narrowed, checked, checkCallbacks({}));
	const { use } = available;
	const store = await index.run(openTextStore);

	const filters = await timed(index, (manifest) => applyAgain(manifest, narrowed));
	const text = await timed(index, () => findQuestion(store, query, narrowed.searched, narrowed.limit));
	const retrieved = await timed(index, (manifest) => retrieve(manifest, narrowed, available, query));
	const { best, comparisons } = retrieved.done;
	const ranked = await timed(index, (manifest) => rank(manifest, narrowed, best, checked, use !== undefined));
	const { evidence, confidence } = documentEvidence(narrowed, store, ranked.done.first, { comparisons }, available);
	const steps: SearchStep[] = [
		{ step: 'coarse_filters', candidates: filters.done, ms: filters.ms },
		{ step: 'coarse_text', candidates: await index.run(() => countDocuments(store, narrowed)), ms: text.ms },
		...(use ? [{ step: 'fine_vectors', candidates: comparisons, ms: retrieved.ms } as const] : []),
		{ step: 'fine_rank', candidates: best.length, ms: ranked.ms },
		{ step: 'gate', candidates: rejection_category === null ? results.length : 0, ms: 0 },
	];
	return { steps, evidence, confidence, threshold: checked.threshold };
}

async function timed<T>(index: Index, recipe: (manifest: Manifest) => Recipe<T>): Promise<{ done: T; ms: number }> {
	const start = now();
	const done = await index.run(recipe);
	return { done, ms: now() - start };
}

/** Applies the filters, and returns how many documents pass. */
function* applyAgain(manifest: Manifest, { documents, filtered }: Narrowed): Recipe<number> {
	if (documents === undefined) return manifest.counts.documents;
	return (yield* applyFilters(manifest, documents, filtered.applied, filtered.named)).candidates.length;
}

/** Counts the searched documents that have a term of the question. */
function* countDocuments(store: TextStore, { found, searched }: Narrowed): Recipe<number> {
	const counted = new Set<number>();
	yield* readLists(store, found.terms);
	for (const { list } of found.terms) for (const section of list.sections) counted.add(documentOf(store, section));
	return searched ? searched.filter((number) => counted.has(number)).length : counted.size;
}
