import { isRecord } from '../format/json.js';
import type { StoredFields } from '../format/kinds/documents/fields.js';
import { weightedFrequencies } from '../format/kinds/text/bm25.js';
import { TRANSLATIONS_TABLE } from '../format/kinds/translations/schema.js';
import { type Index, opened } from '../format/open/open-index.ts';
import type { Recipe } from '../format/recipe.js';
import type { Scored } from '../text/best.ts';
import { excludedSections } from '../text/exclusions.ts';
import { evidenceIn } from '../text/judge.ts';
import type { TextIndex } from '../text/memory.ts';
import { memoryTexts, runSync } from '../text/memory-access.ts';
import { openTextStore } from '../text/open-text-store.ts';
import { MAX_TEXTS } from '../text/phrases.ts';
import { parseQuery } from '../text/question.ts';
import {
	type BestFound,
	type ConfidentHit,
	confidentHits,
	findBest,
	rejectionOf,
	type TextHit,
	type TextResult,
	toHits,
	unknownWords,
} from '../text/search-store.ts';
import { documentOf, hasSections, type TextStore } from '../text/store.ts';
import {
	type CheckedDocumentSearch,
	checkDocumentSearch,
	countFacets,
	type DocumentSearchOptions,
	documentsWhere,
	type FacetCount,
	type FieldStore,
	indexFields,
	memoryFields,
	sortByField,
	type UnknownField,
	unknownFields,
} from './fields.ts';
import { createHighlighter, type Range, type Snippet, snippetOf } from './highlight.ts';
import { documentsWithAll, scoreAll } from './score-all.ts';

/** Matches of a query in a hit. */
export interface Highlights {
	readonly title: readonly Range[];
	/** Ranges of each heading. */
	readonly headings: readonly (readonly Range[])[];
	readonly snippet: Snippet;
}

/** A document that matches, by its best section. */
export interface DocumentHit extends TextHit {
	/** Its declared fields. */
	readonly fields: StoredFields;
	/** With the option `highlight`. */
	readonly highlights?: Highlights;
}

/** Result of a search for documents. */
export interface DocumentResult extends TextResult {
	/** The page of hits from `offset`, at most `limit`. */
	readonly hits: readonly DocumentHit[];
	/** Number of all documents found. */
	readonly total: number;
	/** By field: values of the found documents with counts, highest count first. */
	readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
	/** Fields of `where`, `facets` and `sort` that no document has, if there are any. */
	readonly unknown_fields?: readonly UnknownField[];
}

/**
 * Searches as `searchText`, with options for catalogs: conditions, facets, sorting, pages and highlights. An empty text
 * finds all documents, in the order of their ids. It scores every section with a word of the query, so `searchText` is faster if
 * these options are not needed.
 *
 * @throws PinakesError `invalid_value` or `unknown_field` for an invalid query or option, and for an incomplete or
 * damaged index as `searchText`
 */
export function searchDocuments(index: TextIndex, text: string, options?: DocumentSearchOptions): DocumentResult;
export function searchDocuments(index: Index, text: string, options?: DocumentSearchOptions): Promise<DocumentResult>;
export function searchDocuments(
	index: Index | TextIndex,
	text: string,
	options: DocumentSearchOptions = {},
): DocumentResult | Promise<DocumentResult> {
	const checked = checkDocumentSearch(text, options);
	return runOver(index, (store, fields) => find(store, fields, text, checked));
}

/** Runs a recipe on the texts and fields of an index; synchronously for an index in memory. */
export function runOver<T>(
	index: Index | TextIndex,
	recipe: (store: TextStore, fields: FieldStore) => Recipe<T>,
): T | Promise<T> {
	const memory = memoryTexts.get(index)?.();
	if (memory !== undefined) return runSync(recipe(memory.store, memoryFields(memory)));
	return opened(index as Index).run(function* (manifest) {
		return yield* recipe(yield* openTextStore(manifest), indexFields(manifest));
	});
}

function* find(
	whole: TextStore,
	fields: FieldStore,
	text: string,
	options: CheckedDocumentSearch,
): Recipe<DocumentResult> {
	const allowed = yield* documentsWhere(fields, options.where);
	const isExcluded = allowed && ((section: number) => allowed[documentOf(whole, section)] !== 1);
	const store = boosted(isExcluded ? { ...whole, isExcluded } : whole, options.boosts);
	const found = yield* findAll(store, fields, text, options);
	const rejection = text.trim() === '' ? null : rejectionOf(found, options.search.threshold);
	const kept = rejection === null ? confidentHits(store, found, options.search) : [];
	const { sort, offset, search } = options;
	const sorted = sort ? yield* sortByField(fields, kept, sort, ({ section }) => documentOf(store, section)) : kept;
	const page = sorted.slice(offset, offset + search.limit);
	const facets = yield* countFacets(
		fields,
		options.facets,
		kept.map(({ section }) => documentOf(store, section)),
	);
	const unknown_fields = yield* unknownFields(fields, [
		...Object.keys(options.where).filter((name) => !kept[0] || isRecord(options.where[name])),
		...options.facets.filter((name) => !facets[name]?.[0]),
		...(sort ? [sort.field] : []),
	]);
	return {
		hits: yield* hitsOf(store, fields, found, page, options),
		total: kept.length,
		facets,
		rejection_category: rejection,
		confidence: found.confidence,
		unknown: unknownWords(found.terms),
		foreign: found.query.foreign,
		relaxed: found.relaxed,
		...(unknown_fields[0] && { unknown_fields }),
		...(found.isTranslated ? {} : { unreadable: [TRANSLATIONS_TABLE] }),
	};
}

/**
 * Returns a store with other weights of fields. It has a cache of its own, since cached postings depend on the weights.
 */
function boosted(store: TextStore, boosts: readonly number[]): TextStore {
	if (boosts.every((boost) => boost === 1)) return store;
	const weights = store.weights.map((weight, field) => weight * (boosts[field] as number));
	return { ...store, weights, frequencies: weightedFrequencies(store.counts, weights), found: new Map() };
}

/**
 * Finds the best section of every document that has a term of the query; for an empty query, the first section of every
 * document.
 */
function* findAll(
	store: TextStore,
	fields: FieldStore,
	text: string,
	{ search, match, boosts }: CheckedDocumentSearch,
): Recipe<BestFound> {
	const { analyzer } = store;
	const { phrases, excluded } = parseQuery(text, analyzer, search);
	const found = yield* findBest(store, text, { ...search, limit: phrases.length > 0 ? MAX_TEXTS : 1 });
	if (text.trim() === '') return { ...found, best: firstSections(store, fields) };
	// Matches of the whole query as a name have a fixed share, so boosts could not change them.
	const isBoosted = boosts.some((boost) => boost !== 1);
	const terms = found.terms.filter((one) => hasSections(one) && !(isBoosted && one.term.kind === 'name'));
	const isExcluded = excluded.length > 0 ? yield* excludedSections(store, excluded) : store.isExcluded;
	const isPhrased = phrases.length > 0 && found.relaxed.length === 0;
	const all = isPhrased ? found.best : yield* scoreAll(store, terms, isExcluded);
	const having = match === 'all' ? yield* documentsWithAll(store, found.terms) : undefined;
	const best = having ? all.filter(({ section }) => having.has(documentOf(store, section))) : all;
	return { ...found, ...evidenceIn(found.query, best[0], store.calibration), best };
}

/** Returns the first section of each document, in the order of their ids. */
function firstSections(store: TextStore, { first }: FieldStore): Scored[] {
	const sections = first?.() ?? [...store.norms.keys()];
	return sections
		.filter((section, i) => {
			const isFirst = i === 0 || documentOf(store, section) !== documentOf(store, sections[i - 1] as number);
			return isFirst && !store.isExcluded?.(section);
		})
		.map((section) => ({ section, score: 0 }));
}

function* hitsOf(
	store: TextStore,
	fields: FieldStore,
	found: BestFound,
	page: readonly ConfidentHit[],
	{ search, snippet }: CheckedDocumentSearch,
): Recipe<DocumentHit[]> {
	const hits = yield* toHits(store, page, found, { ...search, texts: search.texts || snippet > 0 });
	const stored = yield* fields.stored(page.map(({ section }) => documentOf(store, section)));
	const highlight = snippet > 0 ? createHighlighter(found.terms, store.analyzer) : undefined;
	return hits.map(({ text, ...hit }, i): DocumentHit => {
		const own = { ...hit, normalized_score: hit.normalized_score || 0, fields: stored[i] as StoredFields };
		const withText = search.texts && text !== undefined ? { ...own, text } : own;
		if (highlight === undefined) return withText;
		const highlights: Highlights = {
			title: highlight(hit.title),
			headings: hit.headings.map(highlight),
			snippet: snippetOf((text ?? '').trim(), highlight, snippet),
		};
		return { ...withText, highlights };
	});
}
