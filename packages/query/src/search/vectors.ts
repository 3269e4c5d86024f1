import { isRecord } from '../format/base/json.js';
import type { Recipe } from '../format/base/recipe.js';
import { withinTime } from '../format/base/web.ts';
import { readDocumentLists, readDocumentRecords } from '../format/kinds/documents.js';
import { openVectors, SECTION_WORDS_TABLE, STATIC } from '../format/kinds/vectors.js';
import { partCount } from '../format/manifest/pages.ts';
import type { Index } from '../format/open/open-index.ts';
import { searchedIn } from '../text/find.ts';
import { byText, type RankedSection } from '../text/pages.ts';
import { contains } from '../text/scope.ts';
import { documentOf, firstSectionOf, readSectionLocations } from '../text/store.ts';
import { checkEncoder, encodeQuery, vectorOfWords } from '../vectors/cosines.ts';
import { MAX_SCANNED_DOCUMENTS, type VectorUse } from '../vectors/rank-sections.ts';
import type { VectorHit, VectorQuery, VectorSearch } from '../vectors/vector-search.ts';
import type { CheckedKnowledgeOptions } from './ask.ts';
import { findText, type Narrowed } from './narrow.ts';

/** The vectors that a search uses in addition to text: those of the index, the scores of a `VectorSearch`, or none. */
export interface AvailableVectors {
	/** Name for `search_stats`. */
	readonly engine: string;
	readonly use?: VectorUse;
	readonly scores?: VectorScores;
	/** What failed, and why. */
	readonly failed?: string;
	/** The encoder that the vectors of the index need but that was not given. */
	readonly missingEncoder?: string;
	/** The encoder that was given but that the index has no vectors of. */
	readonly unusedEncoder?: string | undefined;
}

const TEXT: AvailableVectors = { engine: 'bm25' };

/** Maximum characters of an error message in a note. */
const MAX_FAILURE_LENGTH = 200;

/**
 * Returns the vectors that a search can use; calls the `VectorSearch` or the encoder. If that fails, the result says
 * why, and only text is searched.
 *
 * @throws PinakesError `wrong_encoder` for an encoder that did not encode the index
 */
export async function findVectors(
	index: Index,
	narrowed: Narrowed,
	{ query, limit, minVectorScore, vectors: own, encoder, timeout }: CheckedKnowledgeOptions,
): Promise<AvailableVectors> {
	if (own === 'none') return TEXT;
	if (own) {
		const candidates = await index.run(() => idsToSearch(narrowed));
		let hits: ScoresById = new Map();
		const asked = await attempt(own, async () => {
			hits = await withinTime(askVectors(own, { query, candidates, limit, minScore: minVectorScore }), timeout);
			return { engine: own.name };
		});
		const scores = await index.run(() => scoresOfSearched(narrowed, hits));
		return scores.size > 0 ? { ...asked, scores } : { failed: `${own.name}: ${NO_HIT}`, ...asked, engine: TEXT.engine };
	}
	const vectors = openVectors(narrowed.opened);
	if (vectors === undefined) return { ...TEXT, unusedEncoder: encoder?.name };
	const { opened, store } = narrowed;
	const { settings } = vectors;
	const isOfWords = settings.embedder === STATIC;
	const withVector = (vector: Float32Array | undefined): AvailableVectors => ({
		engine: HYBRID,
		unusedEncoder: isOfWords ? encoder?.name : undefined,
		...(vector && { use: { vectors, query: vector, minScore: minVectorScore } }),
	});
	// A build takes the table of words if an encoder does not help.
	if (!encoder || isOfWords) {
		if (partCount(opened, SECTION_WORDS_TABLE) === 0) return { ...TEXT, missingEncoder: settings.embedder };
		const { analyzer } = store;
		return withVector(await index.run(() => vectorOfWords(opened, SECTION_WORDS_TABLE, settings, query, analyzer)));
	}
	checkEncoder(settings, encoder);
	const directions = await index.run(() => vectors.directions());
	return attempt(encoder, async () => {
		return withVector(await withinTime(encodeQuery(encoder, query, directions), timeout));
	});
}

/** Engine name for text and the vectors of the index. */
export const HYBRID = 'hybrid';

async function attempt(
	{ name }: Pick<VectorSearch, 'name'>,
	ask: () => Promise<AvailableVectors>,
): Promise<AvailableVectors> {
	try {
		return await ask();
	} catch (cause) {
		return { ...TEXT, failed: `${name}: ${failureOf(cause)}` };
	}
}

/** Returns the message of an error, in one line. */
export function failureOf(cause: unknown): string {
	return (cause instanceof Error ? cause.message : String(cause)).replace(/\s+/g, ' ').slice(0, MAX_FAILURE_LENGTH);
}

/** Scores of a `VectorSearch` by document number, above 0 and at most 1. */
type VectorScores = ReadonlyMap<number, number>;

/** The same by document id, which may be unknown. */
type ScoresById = ReadonlyMap<string, number>;

const NO_HIT = 'no hit is a document that was searched, with a score above 0 and the minimum';

/** Maximum hits that are read of a `VectorSearch`, as a multiple of the limit. */
const READ_FOR_EACH = 10;

/**
 * Returns the ids that a `VectorSearch` has to search: all candidates if they are few, else those that text found.
 * Undefined if the filters left none, or text found none.
 */
function* idsToSearch({ opened, store, documents, filtered, found }: Narrowed): Recipe<string[] | undefined> {
	const { candidates } = filtered;
	if (documents === undefined || candidates.length === 0) return undefined;
	if (candidates.length <= MAX_SCANNED_DOCUMENTS) {
		const records = yield* readDocumentRecords(opened, [...candidates]);
		return records.map(({ path }) => path);
	}
	const locations = yield* readSectionLocations(store, found.sections);
	return locations.length > 0 ? locations.map(({ id }) => id) : undefined;
}

/**
 * Calls a `VectorSearch`. Its result is not trusted: surplus and invalid hits are ignored, and scores are clamped to 0
 * to 1.
 */
async function askVectors(vectors: VectorSearch, query: VectorQuery): Promise<ScoresById> {
	const hits: unknown = await vectors.search(query);
	if (!Array.isArray(hits)) throw new Error('the answer is not a list of hits');
	const scores = new Map<string, number>();
	for (const hit of hits.slice(0, query.limit * READ_FOR_EACH) as unknown[]) {
		if (!isHit(hit)) continue;
		const score = Math.min(1, Math.max(0, hit.score, scores.get(hit.id) ?? 0));
		if (score > 0 && score >= query.minScore) scores.set(hit.id, score);
	}
	return scores;
}

function isHit(hit: unknown): hit is VectorHit {
	return isRecord(hit) && typeof hit.id === 'string' && Number.isFinite(hit.score);
}

/** Returns the scores of the documents that are searched. */
function* scoresOfSearched({ opened, store, searched, found }: Narrowed, scores: ScoresById): Recipe<VectorScores> {
	const locations = yield* readSectionLocations(store, found.sections);
	const numbers = new Map(locations.map(({ id }, i) => [id, documentOf(store, found.sections[i]?.section as number)]));
	const others = [...scores.keys()].filter((id) => !numbers.has(id));
	const lists = searched ? yield* readDocumentLists(opened, 'path', others) : [];
	lists.forEach((list, i) => {
		const number = list?.[0];
		if (number !== undefined && contains(searched as Uint32Array, number)) numbers.set(others[i] as string, number);
	});
	return new Map([...scores].flatMap(([id, score]) => (numbers.has(id) ? [[numbers.get(id) as number, score]] : [])));
}

/**
 * Merges what text and a `VectorSearch` found. The retrieval score of a document is that by vectors, or that by text if
 * vectors did not find it. A document that only vectors found is shown by its best section by text, else by its first section.
 */
export function* mergeFound({ store, found }: Narrowed, query: string, scores: VectorScores): Recipe<RankedSection[]> {
	const numberOf = ({ section }: { readonly section: number }): number => documentOf(store, section);
	const withVector = (one: RankedSection): RankedSection => {
		const vector = scores.get(numberOf(one));
		return vector === undefined ? one : { ...one, vector, score: vector };
	};
	const shared = found.sections.map((one) => withVector(byText(one, found)));
	const known = new Set(shared.map(numberOf));
	const further = [...scores.keys()].filter((number) => !known.has(number));
	const isSearched = searchedIn(store, Uint32Array.from(further).sort());
	const sections = yield* findText(store, query, { limit: further.length || 1, isSearched });
	const bestOf = new Map(sections.sections.map((one) => [numberOf(one), byText(one, sections)]));
	const alone = further.map((number) => {
		return withVector(bestOf.get(number) ?? { section: firstSectionOf(store, number), score: 0, text: 0, vector: 0 });
	});
	return [...shared, ...alone];
}
