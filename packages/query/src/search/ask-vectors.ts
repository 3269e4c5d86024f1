import { isRecord } from '../format/json.js';
import { readDocumentLists, readDocumentRecords } from '../format/kinds/documents/read.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import { findQuestion } from '../text/find-question.ts';
import { openTextStore } from '../text/open-text-store.ts';
import { byText, type RankedSection } from '../text/rank-by-text.ts';
import { documentOf, firstSectionOf, readSectionLocations } from '../text/section-locations.ts';
import { MAX_SCANNED_DOCUMENTS } from '../vectors/rank-sections.ts';
import type { VectorHit, VectorQuery, VectorSearch } from '../vectors/vector-search.ts';
import { contains } from './filters.ts';
import type { Narrowed } from './narrow.ts';

/** Scores of a `VectorSearch` by document id, 0 to 1. */
export type VectorScores = ReadonlyMap<string, number>;

/** Maximum hits that are read of a `VectorSearch`, as a multiple of the limit. */
const READ_FOR_EACH = 10;

/**
 * Returns the ids that a `VectorSearch` has to search: all candidates if they are few, else those that text found.
 * Undefined if the filters left none, or text found none.
 */
export function* idsToSearch(
	manifest: Manifest,
	{ documents, filtered, found }: Narrowed,
): Recipe<string[] | undefined> {
	const { candidates } = filtered;
	if (documents === undefined || candidates.length === 0) return undefined;
	if (candidates.length <= MAX_SCANNED_DOCUMENTS) {
		const records = yield* readDocumentRecords(manifest, [...candidates]);
		return records.map(({ path }) => path);
	}
	const store = yield* openTextStore(manifest);
	const locations = yield* readSectionLocations(store, found.best);
	return locations.length > 0 ? locations.map(({ id }) => id) : undefined;
}

/**
 * Calls a `VectorSearch`. Its result is not trusted: surplus and invalid hits are ignored, and scores are clamped to 0
 * to 1.
 */
export async function askVectors(vectors: VectorSearch, query: VectorQuery): Promise<VectorScores> {
	const hits: unknown = await vectors.search(query);
	if (!Array.isArray(hits)) throw new Error('the answer is not a list of hits');
	const scores = new Map<string, number>();
	for (const hit of hits.slice(0, query.limit * READ_FOR_EACH) as unknown[]) {
		if (!isHit(hit)) continue;
		const score = Math.min(1, Math.max(0, hit.score, scores.get(hit.id) ?? 0));
		if (score >= query.minScore) scores.set(hit.id, score);
	}
	return scores;
}

function isHit(hit: unknown): hit is VectorHit {
	return isRecord(hit) && typeof hit.id === 'string' && Number.isFinite(hit.score);
}

/**
 * Merges what text and a `VectorSearch` found. The retrieval score of a document is that by vectors, or 0 if vectors
 * did not find it. A document that only vectors found is shown by its best section by text, else by its first section.
 */
export function* mergeFound(
	manifest: Manifest,
	{ documents, searched, found }: Narrowed,
	query: string,
	scores: VectorScores,
): Recipe<RankedSection[]> {
	const store = yield* openTextStore(manifest);
	const locations = yield* readSectionLocations(store, found.best);
	const shared = found.best.map((one, i) => {
		const vector = scores.get(locations[i]?.id ?? '') ?? 0;
		return { ...byText(one, found), vector, score: vector };
	});
	if (documents === undefined || searched === undefined) return shared;
	const known = new Set(locations.map(({ id }) => id));
	const ids = [...scores.keys()].filter((id) => !known.has(id));
	const lists = yield* readDocumentLists(manifest, 'path', ids);
	const numbers = lists.map((list) => list?.[0]);
	const further = numbers.filter((number) => number !== undefined && contains(searched, number));
	const sections = yield* findQuestion(store, query, Uint32Array.from(further as number[]).sort(), further.length || 1);
	const bestOf = new Map(sections.best.map((one) => [documentOf(store, one.section), byText(one, sections)]));
	const alone = further.map((number) => {
		const vector = scores.get(ids[numbers.indexOf(number)] as string) as number;
		const section = firstSectionOf(store, number as number);
		const best = bestOf.get(number as number) ?? { section, text: 0 };
		return { ...best, vector, score: vector };
	});
	return [...shared, ...alone];
}
