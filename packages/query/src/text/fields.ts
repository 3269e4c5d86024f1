/** Search of catalogs: conditions for declared fields, facets, sorting, and pages of results. An opt-in part of `searchText`. */

import { createCache, readCached } from '../format/base/cache.ts';
import { check, PinakesError } from '../format/base/errors.js';
import { addTo } from '../format/base/groups.ts';
import { fits, isRecord } from '../format/base/json.js';
import { nearestName } from '../format/base/options.ts';
import { type Recipe, ready } from '../format/base/recipe.js';
import { weightedFrequencies } from '../format/kinds/bm25.js';
import { readDocumentLists, readDocumentRecords, readFilterValues } from '../format/kinds/documents.js';
import {
	type FieldValue,
	isFieldValue,
	listedValues,
	presentFields,
	type StoredFields,
} from '../format/kinds/stored-fields.js';
import { TEXT_FIELDS, type TextField } from '../format/kinds/text.js';
import { keep, type Opened } from '../format/manifest/opened.js';
import { allSections, type Scored, type Wanted } from './best.ts';
import { type Found, findSections, readQuestion } from './find.ts';
import type { Judged } from './judge.ts';
import { byDocument } from './pages.ts';
import { readLists } from './posting-list.ts';
import type { Asked, FacetCount, Selected, TextPart, UnknownField } from './present.ts';
import {
	documentOf,
	hasSections,
	isCounted,
	type MemoryFields,
	type OpenedText,
	type TextStore,
	type WeightedTerm,
} from './store.ts';

/** Options of the part `FIELDS`. */
export interface FieldOptions {
	/** Conditions for declared fields and for `path`, `category`, `tag` and `confidence`. Values have at most 200 characters. */
	readonly where?: Where;
	/** Fields whose values are counted among all found documents: at most 100 values of each, of at most 200 characters. */
	readonly facets?: readonly string[];
	/** Sorts by a field instead of the score. */
	readonly sort?: SortBy;
	/** Number of documents to skip. Default: 0. */
	readonly offset?: number;
	/** `all` finds only documents that have every word. Default: `any`. */
	readonly match?: 'any' | 'all';
	/** Factors for the weights of the title, headings and body, for this query. A title counts as a heading too, with three quarters of its weight. */
	readonly boosts?: Readonly<Partial<Record<TextField, number>>>;
}

type CheckedFields = Required<Omit<FieldOptions, 'sort'>> & { readonly sort: SortBy | undefined };

const DEFAULTS: CheckedFields = { where: {}, facets: [], sort: undefined, offset: 0, match: 'any', boosts: {} };

const MAX_BOOST = 1000;

/** Maximum sections that have the phrases of a query. */
const MAX_PHRASED = 2048;

/**
 * Adds options for catalogs. An empty text finds all documents, in the order of their ids. Every section with a word of the
 * query is scored, so a search without this part is faster.
 */
export const FIELDS: TextPart = {
	defaults: DEFAULTS,
	check: checkFields,
	find: findAll,
	select: selectHits,
	*show(open, _, __, shown, hits) {
		const documents = shown.map(({ section }) => documentOf(open.store, section));
		const stored = yield* fieldsOf(open).stored(documents);
		return hits.map((hit, i) => ({ ...hit, fields: stored[i] as StoredFields }));
	},
};

function checkFields(options: object): void {
	const { where, facets, sort, offset, match, boosts } = options as CheckedFields;
	const isOrder =
		sort === undefined ||
		(fits(sort, { field: '' }) &&
			['asc', 'desc'].includes(sort.order ?? 'asc') &&
			Object.keys(sort).every((key) => ['field', 'order'].includes(key)));
	check(isRecord(where), 'where is an object of conditions.');
	check(fits(facets, ['']), 'facets is a list of fields.');
	check(isOrder, "sort is { field: '…', order: 'asc' or 'desc' }.");
	check(Number.isSafeInteger(offset) && offset >= 0, 'offset is a whole number from 0.');
	check(match === 'any' || match === 'all', "match is 'any' or 'all'.");
	check(
		isRecord(boosts) &&
			Object.entries(boosts).every(
				([name, boost]) =>
					TEXT_FIELDS.includes(name as TextField) && typeof boost === 'number' && boost >= 0 && boost <= MAX_BOOST,
			),
		`boosts has numbers from 0 to ${MAX_BOOST} for ${TEXT_FIELDS.join(', ')}.`,
	);
}

/**
 * Finds the best section of every document that has a term of the query; for an empty query, the first section of every
 * document.
 */
function* findAll(open: OpenedText, asked: Asked): Recipe<Found> {
	const { text, options, signs } = asked;
	const { where, match, boosts } = options as Asked['options'] & CheckedFields;
	const fields = fieldsOf(open);
	const allowed = yield* documentsWhere(fields, where);
	const isAllowed = allowed && ((section: number) => allowed[documentOf(open.store, section)] === 1);
	const store = boosted(open.store, boosts);
	const question = yield* readQuestion(store, asked);
	if (text.trim() === '') return { ...question, sections: firstSections(store, fields, isAllowed), relaxed: [] };
	const phrased =
		question.clauses?.phrases[0] &&
		(yield* findSections(store, question, { limit: MAX_PHRASED, by: 'section', isSearched: isAllowed }, signs));
	const isSearched = signs && question.clauses ? yield* signs.searched(store, question.clauses, isAllowed) : isAllowed;
	// Matches of the whole query as a name have a fixed share, so boosts could not change them.
	const terms = question.terms.filter((one) => hasSections(one) && !(store !== open.store && one.term.kind === 'name'));
	const isPhrased = phrased && phrased.relaxed.length === 0;
	const all = isPhrased ? phrased.sections : yield* allSections(store, terms, isSearched);
	const ranked = byDocument(store, all, question);
	const having = match === 'all' ? yield* documentsWithAll(store, question.terms) : undefined;
	const sections = having ? ranked.filter(({ section }) => having.has(documentOf(store, section))) : ranked;
	return { ...question, sections, relaxed: phrased?.relaxed ?? [] };
}

/**
 * Returns a store with other weights of fields. It has a cache of its own, since cached postings depend on the weights.
 */
function boosted(store: TextStore, boosts: CheckedFields['boosts']): TextStore {
	const factors = TEXT_FIELDS.map((field) => boosts[field] ?? 1);
	if (factors.every((factor) => factor === 1)) return store;
	const weights = store.weights.map((weight, field) => weight * (factors[field] as number));
	return { ...store, weights, frequencies: weightedFrequencies(store.counts, weights), found: new Map() };
}

/** Returns the first section of each document, in the order of their ids. */
function firstSections(store: TextStore, { first }: FieldStore, isSearched: Wanted['isSearched']): Scored[] {
	const sections = first?.() ?? [...store.norms.keys()];
	return sections
		.filter((section, i) => {
			const isFirst = i === 0 || documentOf(store, section) !== documentOf(store, sections[i - 1] as number);
			return isFirst && isSearched?.(section) !== false;
		})
		.map((section) => ({ section, score: 0 }));
}

/** Returns the documents that have every term of a query, also of a word being typed. Identifiers are matched by their parts. */
function* documentsWithAll(store: TextStore, terms: readonly WeightedTerm[]): Recipe<ReadonlySet<number>> {
	const parts = new Set(terms.map(({ term }) => term.of?.term));
	const counted = terms.filter((one) => isCounted(one) || (one.term.kind === 'prefix' && !parts.has(one.term.term)));
	yield* readLists(store, counted);
	const [first = new Set<number>(), ...others] = counted.map(
		({ list: { sections } }) => new Set(Array.from(sections, (section) => documentOf(store, section))),
	);
	return new Set([...first].filter((number) => others.every((other) => other.has(number))));
}

/** Sorts the hits, selects a page of them, and counts the values of fields among all. */
function* selectHits(open: OpenedText, { options }: Asked, { hits: all }: Judged): Recipe<Selected> {
	const { where, facets: asked, sort, offset, limit } = options as Asked['options'] & CheckedFields;
	const fields = fieldsOf(open);
	const numberOf = ({ section }: { readonly section: number }): number => documentOf(open.store, section);
	const sorted = sort ? yield* sortByField(fields, all, sort, numberOf) : all;
	const facets = yield* countFacets(fields, asked, all.map(numberOf));
	const unknown_fields = yield* unknownFields(fields, [
		...Object.keys(where).filter((name) => !all[0] || isRecord(where[name])),
		...asked.filter((name) => !facets[name]?.[0]),
		...(sort ? [sort.field] : []),
	]);
	const hits = sorted.slice(offset, offset + limit);
	return { hits, total: all.length, facets, ...(unknown_fields[0] && { unknown_fields }) };
}

/** Condition for the values of a field: a value, any of several values, or an object whose properties all must hold. */
export type Condition =
	| FieldValue
	| readonly FieldValue[]
	| {
			/** Minimum. Numbers are compared as numbers, other values as strings, which orders ISO dates. */
			readonly from?: FieldValue;
			/** Maximum. */
			readonly to?: FieldValue;
			/** Prefix of the value. */
			readonly prefix?: string;
			/** Condition that no value of the document may fulfil. */
			readonly not?: Condition;
	  };

/** Conditions by field; all must hold. */
export type Where = Readonly<Record<string, Condition>>;

/** A set of documents: 1 for each document in it, by document number. */
type DocumentSet = Uint8Array;

const KEYS = ['from', 'to', 'prefix', 'not'];

/** Returns the documents for which all conditions hold; undefined without conditions. */
function* documentsWhere(store: FieldStore, where: Where = {}): Recipe<DocumentSet | undefined> {
	let found: DocumentSet | undefined;
	const conditions = Object.entries(where).filter(([, condition]) => condition !== undefined);
	// By index, since QuickJS cannot compile `yield*` within iteration.
	for (let i = 0; i < conditions.length; i++) {
		const own = yield* documentsFor(store, ...(conditions[i] as [string, Condition]));
		found = found === undefined ? own : found.map((isIn, number) => isIn & (own[number] as number));
	}
	return found;
}

function* documentsFor(store: FieldStore, name: string, condition: Condition): Recipe<DocumentSet> {
	const { isValue, not } = checkCondition(name, condition);
	const found = new Uint8Array(store.size);
	if (isValue === undefined) {
		for (let number = 0; number < store.size; number++) found[number] = Number(store.has(number));
	} else {
		const values = typeof isValue === 'function' ? (yield* store.values(name)).filter(isValue) : isValue;
		const lists = yield* store.lists(name, values);
		for (const number of lists.flatMap((list) => [...list])) found[number] = 1;
	}
	if (not === undefined) return found;
	const others = yield* documentsFor(store, name, not);
	return found.map((isIn, number) => (others[number] ? 0 : isIn));
}

/**
 * Validates a condition. Returns a list of values, or a predicate for values, undefined if every document passes; and the condition
 * that must not hold.
 */
function checkCondition(name: string, condition: Condition) {
	const values = [condition].flat();
	if (values.every(isFieldValue)) return { isValue: values.map(String), not: undefined };
	const [only] = values;
	const isSound =
		isRecord(only) && Object.entries(only).every(([key, value]) => KEYS.includes(key) && isBound(key, value));
	if (!isSound || values.length > 1) {
		const fix = `write a value, a list of values, or an object of ${KEYS.join(', ')}`;
		throw new PinakesError('invalid_value', `where: the condition of ${name} is invalid: ${fix}.`);
	}
	const { from, to, prefix, not } = only as Extract<Condition, { readonly not?: Condition }>;
	const hasTest = from !== undefined || to !== undefined || prefix !== undefined;
	const test = (value: string): boolean =>
		(prefix === undefined || value.startsWith(prefix)) &&
		(from === undefined || compareValue(value, from) >= 0) &&
		(to === undefined || compareValue(value, to) <= 0);
	return { isValue: hasTest ? test : undefined, not };
}

function isBound(key: string, value: unknown): boolean {
	if (value === undefined || key === 'not') return true;
	return key === 'prefix' ? typeof value === 'string' : isFieldValue(value);
}

/**
 * Compares a value of a field with a bound. NaN, which fulfils no comparison, for a value that is not a number and a
 * numeric bound.
 */
function compareValue(value: string, bound: FieldValue): number {
	if (typeof bound === 'number') return value.trim() === '' ? Number.NaN : Number(value) - bound;
	const text = String(bound);
	return value === text ? 0 : value < text ? -1 : 1;
}

/** Maximum values of a facet; those of most documents are returned. */
const MAX_FACET_VALUES = 100;

/** Counts the values of fields among found documents. */
function* countFacets(
	store: FieldStore,
	names: readonly string[],
	found: Iterable<number>,
): Recipe<Record<string, readonly FacetCount[]>> {
	const isFound = new Uint8Array(store.size);
	for (const number of found) isFound[number] = 1;
	const facets: [string, readonly FacetCount[]][] = [];
	// By index, since QuickJS cannot compile `yield*` within iteration.
	for (let i = 0; i < names.length; i++) {
		const name = names[i] as string;
		const values = yield* store.values(name);
		const lists = yield* store.lists(name, values);
		const counts = values.map((value, place): FacetCount => {
			let count = 0;
			for (const number of lists[place] as Iterable<number>) count += isFound[number] as number;
			return { value, count };
		});
		// Sorting is stable, so values with equal counts stay sorted.
		const counted = counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
		facets.push([name, counted.slice(0, MAX_FACET_VALUES)]);
	}
	return Object.fromEntries(facets);
}

/** Order of found documents by a field. */
export interface SortBy {
	readonly field: string;
	/** Default: `asc`. */
	readonly order?: 'asc' | 'desc';
}

/**
 * Sorts by a field: as numbers if all values are numbers, else as strings. Ties keep their order; documents without a
 * value come last. A document with several values is sorted by the one that comes first.
 *
 * @param documentOf returns the document number of an item
 */
function* sortByField<T>(
	store: FieldStore,
	found: readonly T[],
	{ field, order = 'asc' }: SortBy,
	documentOf: (one: T) => number,
): Recipe<T[]> {
	const values = yield* store.values(field);
	const isNumeric = values.every((value) => value.trim() !== '' && Number.isFinite(Number(value)));
	const ordered = isNumeric ? [...values].sort((a, b) => Number(a) - Number(b)) : [...values];
	if (order === 'desc') ordered.reverse();
	const lists = yield* store.lists(field, ordered);
	const ranks = new Uint32Array(store.size).fill(ordered.length);
	lists.forEach((list, rank) => {
		for (const number of list) ranks[number] = Math.min(ranks[number] as number, rank);
	});
	const rankOf = (one: T): number => ranks[documentOf(one)] as number;
	return [...found].sort((a, b) => rankOf(a) - rankOf(b));
}

/** Returns those of the fields that no document has. */
function* unknownFields(store: FieldStore, fields: readonly string[]): Recipe<UnknownField[]> {
	const without: string[] = [];
	// By index, since QuickJS cannot compile `yield*` within iteration.
	for (let i = 0; i < fields.length; i++) {
		const field = fields[i] as string;
		if (!(yield* store.values(field)).length) without.push(field);
	}
	const names = without.length ? yield* store.names() : [];
	return without
		.filter((field) => !names.includes(field))
		.map((field) => ({ field, nearest: nearestName(field, names) ?? null }));
}

type NumberList = Iterable<number> & ArrayLike<number>;

/** Declared fields of documents, in the parts of an index or in memory. */
interface FieldStore {
	/** One more than the largest document number. */
	readonly size: number;
	/** Returns the first section of each document in the order of ids, where documents are numbered in another order. */
	readonly first?: () => readonly number[];
	/** Whether there is a document with a number. */
	has(number: number): boolean;
	/** Reads the names of all fields. */
	names(): Recipe<readonly string[]>;
	/** Reads all indexed values of a field, sorted. */
	values(name: string): Recipe<readonly string[]>;
	/** Reads the document numbers for each value. */
	lists(name: string, values: readonly string[]): Recipe<readonly NumberList[]>;
	/** Reads the stored fields of documents. */
	stored(documents: readonly number[]): Recipe<readonly StoredFields[]>;
}

/** Fields that every index of files has; also the names of their lists. */
const BUILT_IN = ['path', 'category', 'tag', 'confidence'] as const;

/** Opens the fields of an index, or of one in memory. */
function fieldsOf({ opened, memory }: OpenedText): FieldStore {
	return memory ? keep(memory, 'fields', () => memoryFields(memory)) : indexFields(opened as Opened);
}

/** Maximum values, and document numbers of values, in the caches of an index. */
const MAX_CACHED = 2 ** 20;

/** Opens the fields of an index. */
function indexFields(opened: Opened): FieldStore {
	const sizeOf = ({ length }: ArrayLike<unknown>): number => length + 1;
	const knownValues = keep(opened, 'field values', () => createCache<readonly string[]>(MAX_CACHED, sizeOf));
	const knownLists = keep(opened, 'field lists', () => createCache<NumberList>(MAX_CACHED, sizeOf));
	const hasRecords = opened.cuts.documents?.length > 0;
	/** Returns the lists of a field, and what their keys begin with. A declared field is used in place of a built-in one. */
	function* listsOf(name: string): Recipe<readonly [list: (typeof BUILT_IN)[number] | 'field', beginning: string]> {
		const builtIn = BUILT_IN.find((one) => one === name);
		const beginning = `${name} `;
		const isDeclared = !builtIn || (yield* readFilterValues(opened, 'field', beginning)).length > 0;
		return isDeclared ? ['field', beginning] : [builtIn, ''];
	}
	return {
		size: opened.counts.documents,
		has: () => true,
		*names() {
			const keys = hasRecords ? yield* readFilterValues(opened, 'field') : [];
			return [...BUILT_IN, ...new Set(keys.map((key) => key.slice(0, key.indexOf(' '))))];
		},
		*values(name) {
			if (!hasRecords) return [];
			const [values] = yield* readCached(knownValues, [name], function* () {
				return [yield* readFilterValues(opened, ...(yield* listsOf(name)))];
			});
			return values as readonly string[];
		},
		*lists(name, values) {
			if (!hasRecords) return values.map(() => []);
			const keys = values.map((value) => `${name} ${value}`);
			return yield* readCached(knownLists, keys, function* (missing) {
				const [list, beginning] = yield* listsOf(name);
				const lists = yield* readDocumentLists(
					opened,
					list,
					missing.map((key) => beginning + key.slice(name.length + 1)),
				);
				return lists.map((numbers) => numbers ?? []);
			});
		},
		*stored(documents) {
			if (!hasRecords) return documents.map(() => ({}));
			const records = yield* readDocumentRecords(opened, documents);
			return records.map(({ fields = {} }) => fields);
		},
	};
}

/** Opens the fields of an index in memory. */
function memoryFields({ fields, numbers }: MemoryFields): FieldStore {
	const byName = new Map<string, Map<string, number[]>>();
	let size = 0;
	for (const [number, stored = {}] of fields) {
		size = Math.max(size, number + 1);
		for (const [name, values] of listedValues(stored)) {
			const lists = byName.get(name) ?? new Map<string, number[]>();
			byName.set(name, lists);
			for (const value of values) addTo(lists, value, number);
		}
	}
	return {
		size,
		first: () => [...numbers.keys()].sort().map((id) => (numbers.get(id) as readonly number[])[0] as number),
		has: (number) => fields.has(number),
		names: () => ready([...byName.keys()]),
		values: (name) => ready([...(byName.get(name)?.keys() ?? [])].sort()),
		lists: (name, values) => ready(values.map((value) => byName.get(name)?.get(value) ?? [])),
		stored: (documents) => ready(documents.map((number) => presentFields(fields.get(number)))),
	};
}
