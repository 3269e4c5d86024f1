import { nearestName } from '../format/base/options.ts';
import { check, PinakesError } from '../format/errors.js';
import { fits, isRecord } from '../format/json.js';
import { type FieldValue, isFieldValue, listedValues, type StoredFields } from '../format/kinds/documents/fields.js';
import { readDocumentLists, readDocumentRecords, readFilterValues } from '../format/kinds/documents/read.js';
import { TEXT_FIELDS, type TextField } from '../format/kinds/text/schema.js';
import type { Manifest } from '../format/manifest.js';
import { type Recipe, ready } from '../format/recipe.js';
import type { MemoryText } from '../text/memory-access.ts';
import { checkSearch, SEARCH_DEFAULTS, type SearchOptions } from '../text/question.ts';

/** Options of a search for documents. */
export interface DocumentSearchOptions extends SearchOptions {
	/** Conditions for declared fields and for `path`, `category`, `tag` and `confidence`. */
	readonly where?: Where;
	/** Fields whose values are counted among all found documents. */
	readonly facets?: readonly string[];
	/** Sorts by a field instead of the score. */
	readonly sort?: SortBy;
	/** Number of documents to skip. Default: 0. */
	readonly offset?: number;
	/** `all` finds only documents that have every word. Default: `any`. */
	readonly match?: 'any' | 'all';
	/** Factors for the weights of the title, headings and body, for this query. */
	readonly boosts?: Readonly<Partial<Record<TextField, number>>>;
	/**
	 * Adds the matches in title, headings and a snippet of the text. A number is the length of the snippet, which is 160
	 * characters by default.
	 */
	readonly highlight?: boolean | number;
}

/** Options of `searchDocuments` with defaults applied. */
export interface CheckedDocumentSearch {
	readonly search: Required<SearchOptions>;
	readonly where: Where;
	readonly facets: readonly string[];
	readonly sort: SortBy | undefined;
	readonly offset: number;
	readonly match: 'any' | 'all';
	/** Factors in the order of `TEXT_FIELDS`. */
	readonly boosts: readonly number[];
	/** Maximum characters of a snippet; 0 for no highlights. */
	readonly snippet: number;
}

const DEFAULT_SNIPPET = 160;
const MAX_SNIPPET = 10_000;
const MAX_BOOST = 1000;

const DEFAULTS: Required<Omit<DocumentSearchOptions, 'sort'>> & Pick<CheckedDocumentSearch, 'sort'> = {
	...SEARCH_DEFAULTS,
	where: {},
	facets: [],
	sort: undefined,
	offset: 0,
	match: 'any',
	boosts: {},
	highlight: false,
};

/**
 * Validates a query and its options.
 *
 * @throws PinakesError `invalid_value` or `unknown_field`
 */
export function checkDocumentSearch(text: string, options: DocumentSearchOptions): CheckedDocumentSearch {
	const checked = checkSearch(text, options, DEFAULTS) as typeof DEFAULTS;
	const { where, facets, sort, offset, match, boosts, highlight } = checked;
	const snippet = highlight === true ? DEFAULT_SNIPPET : Number(highlight);
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
	check(
		Number.isSafeInteger(snippet) && snippet >= 0 && snippet <= MAX_SNIPPET,
		`highlight is true, false, or at most ${MAX_SNIPPET} characters.`,
	);
	return {
		...checked,
		search: checked,
		boosts: TEXT_FIELDS.map((field) => boosts[field] ?? 1),
		snippet,
	};
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
export function* documentsWhere(store: FieldStore, where: Where = {}): Recipe<DocumentSet | undefined> {
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
 * A validated condition. `isValue` is a list of values, or a predicate for values; undefined if every document passes.
 */
interface Checked {
	readonly isValue: readonly string[] | ((value: string) => boolean) | undefined;
	readonly not: Condition | undefined;
}

function checkCondition(name: string, condition: Condition): Checked {
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

/** A value of a field, and the number of found documents that have it. */
export interface FacetCount {
	readonly value: string;
	readonly count: number;
}

/** Maximum values of a facet; those of most documents are returned. */
export const MAX_FACET_VALUES = 100;

/** Counts the values of fields among found documents. */
export function* countFacets(
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
export function* sortByField<T>(
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

/** A field that was asked for and that no document has. */
export interface UnknownField {
	readonly field: string;
	/** The field that may have been meant. */
	readonly nearest: string | null;
}

/** Returns those of the fields that no document has. */
export function* unknownFields(store: FieldStore, fields: readonly string[]): Recipe<UnknownField[]> {
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

/** Declared fields of documents, in the parts of an index or in memory. */
export interface FieldStore {
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
	lists(name: string, values: readonly string[]): Recipe<readonly Iterable<number>[]>;
	/** Reads the stored fields of documents. */
	stored(documents: readonly number[]): Recipe<readonly StoredFields[]>;
}

/** Fields that every index of files has; also the names of their lists. */
const BUILT_IN = ['path', 'category', 'tag', 'confidence'] as const;

type BuiltIn = (typeof BUILT_IN)[number];

/** Opens the fields of an index. */
export function indexFields(manifest: Manifest): FieldStore {
	const hasRecords = manifest.cuts.documents?.length > 0;
	/** Returns the lists of a field, and what their keys begin with. A declared field is used in place of a built-in one. */
	function* listsOf(name: string): Recipe<readonly [list: BuiltIn | 'field', beginning: string]> {
		const builtIn = BUILT_IN.find((one) => one === name);
		const beginning = `${name} `;
		const isDeclared = !builtIn || (yield* readFilterValues(manifest, 'field', beginning)).length > 0;
		return isDeclared ? ['field', beginning] : [builtIn, ''];
	}
	return {
		size: manifest.counts.documents,
		has: () => true,
		*names() {
			const keys = hasRecords ? yield* readFilterValues(manifest, 'field') : [];
			return [...BUILT_IN, ...new Set(keys.map((key) => key.slice(0, key.indexOf(' '))))];
		},
		*values(name) {
			return hasRecords ? yield* readFilterValues(manifest, ...(yield* listsOf(name))) : [];
		},
		*lists(name, values) {
			if (!hasRecords) return values.map(() => []);
			const [list, beginning] = yield* listsOf(name);
			const keys = values.map((value) => beginning + value);
			const lists = yield* readDocumentLists(manifest, list, keys);
			return lists.map((numbers) => numbers ?? []);
		},
		*stored(documents) {
			if (!hasRecords) return documents.map(() => ({}));
			const records = yield* readDocumentRecords(manifest, documents);
			return records.map(({ fields = {} }) => fields);
		},
	};
}

/** Opens the fields of an index in memory. */
export function memoryFields({ fields, numbers }: MemoryText): FieldStore {
	const byName = new Map<string, Map<string, number[]>>();
	let size = 0;
	for (const [number, stored = {}] of fields) {
		size = Math.max(size, number + 1);
		for (const [name, values] of listedValues(stored)) {
			const lists = byName.get(name) ?? new Map<string, number[]>();
			byName.set(name, lists);
			for (const value of values) lists.set(value, [...(lists.get(value) ?? []), number]);
		}
	}
	return {
		size,
		first: () => [...numbers.keys()].sort().map((id) => (numbers.get(id) as readonly number[])[0] as number),
		has: (number) => fields.has(number),
		names: () => ready([...byName.keys()]),
		values: (name) => ready([...(byName.get(name)?.keys() ?? [])].sort()),
		lists: (name, values) => ready(values.map((value) => byName.get(name)?.get(value) ?? [])),
		stored: (documents) => ready(documents.map((number) => fields.get(number) ?? {})),
	};
}
