import { isUnspaced, normalizeTerm, normalizeText } from '../format/analysis/normalize.js';
import { letterRuns } from '../format/analysis/tokenizer.js';
import { PinakesError } from '../format/base/errors.js';
import { groupBy } from '../format/base/groups.ts';
import { nearestName } from '../format/base/options.ts';
import type { Recipe } from '../format/base/recipe.js';
import {
	CONFIDENCES,
	confidenceOf,
	type Documents,
	FILTERS,
	type Filter,
	type Intent,
	isSuperseded,
	readDocumentLists,
	readFilterValues,
} from '../format/kinds/documents.js';
import { keep, type Opened } from '../format/manifest/opened.js';
import { lowerBound } from './posting-list.ts';

/** Returns whether documents have any of the values of a filter; undefined without values. */
export function* documentsWith(
	opened: Opened,
	filter: Filter,
	values: readonly string[],
): Recipe<OfDocument | undefined> {
	if (values.length === 0) return undefined;
	const lists = yield* readDocumentLists(opened, filter, values.map(normalizeTerm));
	const documents = new Set(lists.flatMap((list) => [...(list ?? [])]));
	return (number) => documents.has(number);
}

/**
 * Returns whether documents are in scopes; undefined if all are.
 *
 * @param scopes directories by the end of their path, such as `zh/`; with a hyphen before one, such as `-zh/`, documents
 * below it are left out
 */
export function* readScopes(opened: Opened, scopes: readonly string[]): Recipe<OfDocument | undefined> {
	const inside: string[] = [];
	const outside: string[] = [];
	for (const scope of scopes) (scope[0] === '-' ? outside : inside).push(`${scope.replace(/^-|\/{0,9}$/g, '')}/`);
	const isInside = yield* documentsWith(opened, 'scope', inside);
	const isOutside = yield* documentsWith(opened, 'scope', outside);
	return isOutside ? (number) => !isOutside(number) && isInside?.(number) !== false : isInside;
}

/** A filter with its values. A document must have any of them; values that must all match are separate filters. */
export interface AppliedFilter {
	readonly filter: Filter;
	readonly values: readonly string[];
}

/** The documents that pass the filters. */
export interface Filtered {
	/** Document numbers, ascending. */
	readonly candidates: Uint32Array;
	readonly applied: readonly AppliedFilter[];
	/** Numbers of the documents of the version that the question names, ascending. */
	readonly named: Uint32Array;
	/** The first filter that no document passes after those before it. */
	readonly emptiedBy: AppliedFilter | undefined;
}

/** Filters of a question; empty strings are those that were not given. */
export interface AskedFilters {
	readonly scope: string;
	readonly category: string;
	/** Tags that a document must have, all of them. */
	readonly tags: readonly string[];
	readonly confidence: string;
}

/** Returns filters in the order in which they are applied. */
export function askedFilters({ scope, category, tags, confidence }: AskedFilters): AppliedFilter[] {
	const values: Readonly<Record<Filter, readonly string[]>> = {
		scope: [scope],
		category: [category],
		tag: tags,
		confidence: [confidence],
	};
	return FILTERS.flatMap((filter) => values[filter].filter(Boolean).map((value) => ({ filter, values: [value] })));
}

/**
 * Applies filters in order to all documents but deprecated and superseded ones.
 *
 * @param named documents of the version that the question names
 * @throws PinakesError `invalid_value` for a value that no document has, with the nearest known one
 */
export function* applyFilters(
	opened: Opened,
	documents: Documents | undefined,
	filters: readonly AppliedFilter[],
	named: Uint32Array,
): Recipe<Filtered> {
	let candidates = documents ? currentDocuments(documents, filters, named) : new Uint32Array();
	let emptiedBy: AppliedFilter | undefined;
	for (const one of filters) {
		const lists = yield* readDocumentLists(opened, one.filter, one.values);
		const known = lists.filter((list) => list !== undefined);
		if (known.length === 0) yield* refuseUnknown(opened, one);
		candidates = intersect(candidates, unite(known));
		if (candidates.length === 0) emptiedBy ??= one;
	}
	return { candidates, applied: filters, named, emptiedBy };
}

/**
 * Returns all documents; without deprecated ones, unless there is a filter for the confidence, and without superseded ones,
 * unless there is one for the directory.
 */
function currentDocuments(documents: Documents, filters: readonly AppliedFilter[], named: Uint32Array): Uint32Array {
	const isAsked = (name: Filter): boolean => filters.some(({ filter }) => filter === name);
	const [hasConfidence, hasScope] = [isAsked('confidence'), isAsked('scope')];
	return Uint32Array.from(documents.confidences, (_, i) => i).filter(
		(i) =>
			(hasConfidence || confidenceOf(documents, i) !== 'deprecated') &&
			(hasScope || !isSuperseded(documents, i) || contains(named, i)),
	);
}

/**
 * Throws an error for a value that no document has. A confidence is known whether documents have it or not.
 *
 * @throws PinakesError `invalid_value`, with the nearest known value
 */
export function* refuseUnknown(opened: Opened, { filter, values: [value = ''] }: AppliedFilter): Recipe<void> {
	const known: string[] = filter === 'confidence' ? [...CONFIDENCES] : yield* readFilterValues(opened, filter);
	if (known.includes(value)) return;
	const paths = filter === 'scope' ? yield* readFilterValues(opened, 'path') : [];
	const isDocument = paths.some((path) => `/${normalizeTerm(path)}/`.endsWith(`/${value}`));
	const nearest = nearestName(value, known);
	const more = known.length - MAX_LISTED_NAMES;
	const listed = known.sort((a, b) => a.length - b.length).slice(0, MAX_LISTED_NAMES);
	const hint = isDocument
		? 'That is a document: read it with get, or name its directory.'
		: nearest !== undefined
			? `Did you mean ${nearest}?`
			: known.length > 0
				? `Known: ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
				: 'None has any: leave it out.';
	throw new PinakesError('invalid_value', `No document has the ${filter} ${value}. ${hint}`);
}

/** Maximum known values listed in an error. */
const MAX_LISTED_NAMES = 20;

/** Returns the documents that are in any of the lists, ascending. */
export function unite(lists: readonly Uint32Array[]): Uint32Array {
	const [first] = lists;
	if (first !== undefined && lists.length === 1) return first;
	return Uint32Array.from(new Set(lists.flatMap((list) => [...list]))).sort();
}

function intersect(left: Uint32Array, right: Uint32Array): Uint32Array {
	const [few, many] = left.length < right.length ? [left, right] : [right, left];
	return few.filter((number) => contains(many, number));
}

/** Whether ascending numbers contain a number. */
export function contains(numbers: Uint32Array, number: number): boolean {
	return numbers[lowerBound(numbers, number, 0)] === number;
}

/** Whether something holds of a document, by its number. */
export type OfDocument = (number: number) => boolean;

/** A document with its score, or a section of it. */
interface Scored {
	readonly number: number;
	readonly final: number;
}

/** Whether a document is in the original language of a page that has several versions or languages. */
export function isOriginal({ pages }: Pick<Documents, 'pages'>, number: number): boolean {
	return ((pages[number] ?? 0) & 1) === 1;
}

/** Returns the number of the page that a document is a version or translation of; 0 if the page has no other. */
function pageOf({ pages }: Pick<Documents, 'pages'>, number: number): number {
	return (pages[number] ?? 0) >> 1;
}

/**
 * Returns the document that is listed of each page: the best one, unless another is preferred.
 *
 * @param scored best first
 * @param minShare returns which share of the score of another document a document needs, to be listed instead of it. Documents with
 * a smaller share are preferred to those with a greater one; 1 for those that are not preferred
 */
export function distinctPages<T extends Scored>(
	scored: readonly T[],
	documents: Pick<Documents, 'pages'>,
	minShare: (number: number) => number,
): T[] {
	const listed = new Map<number | T, T>();
	for (const one of scored) {
		const page = pageOf(documents, one.number) || one;
		const known = listed.get(page);
		const share = minShare(one.number);
		if (!known || (share < minShare(known.number) && one.final > known.final * share)) listed.set(page, one);
	}
	return [...listed.values()];
}

/** What tells which version and language of a page a reader wants. */
export interface Reader {
	/** The path of the address of the page that the reader is on. */
	readonly address: string;
	/** Documents of the version that the question names. */
	readonly isNamed: OfDocument | undefined;
	/** Documents that filters leave; undefined for all. */
	readonly isLeft: OfDocument | undefined;
	/** Whether filters name directories, so that older versions in these are searched. */
	readonly hasScope: boolean;
	/** Whether other languages than the reader's and the original one are searched. */
	readonly anyLanguage: boolean;
}

/** The documents for a reader. */
export interface ReaderEditions {
	readonly isSearched: OfDocument;
	/** Returns the document that is listed of each page. */
	readonly distinct: <T extends Scored>(scored: readonly T[]) => T[];
}

/** Returns the documents for a reader; undefined if no page has several versions or languages. */
export function editionsFor(
	opened: Pick<Opened, 'kept'>,
	documents: Documents,
	reader: Reader,
): ReaderEditions | undefined {
	const { pages, status = '', edition_paths = [], edition } = documents;
	if (pages.length === 0 && !/[13]/.test(status)) return undefined;
	const { address, isNamed, isLeft, hasScope, anyLanguage } = reader;
	// Other names are of the base path of the site.
	const names = new Set(edition_paths.map((path) => path.slice(path.lastIndexOf('/') + 1)));
	const shared = edition_paths.map((path) => sharedNames(path, address).filter((name) => names.has(name)).length);
	const isReaders = edition_paths.map((path) => path !== '' && `${address}/`.startsWith(`${path}/`));
	const isCurrent: OfDocument = (number) =>
		!isSuperseded(documents, number) || hasScope || isNamed?.(number) || isReaders[edition[number] ?? -1] || false;
	const fitOf = (number: number): number =>
		(isNamed?.(number) ? NAMED : 0) + (shared[edition[number] ?? -1] ?? 0) * 2 + Number(isOriginal(documents, number));
	const editions = keep(opened, 'documents by page', () =>
		groupBy(documents.pages.keys(), (number) => pageOf(documents, number)),
	);
	/** By page the document in the reader's version and language, or else in the current and original one. */
	const own = new Map<number, number | undefined>();
	const ownOf = (page: number): number | undefined => {
		if (!own.has(page)) {
			const found = editions.get(page)?.filter((number) => isCurrent(number) && isLeft?.(number) !== false) ?? [];
			own.set(page, found.sort((a, b) => fitOf(b) - fitOf(a) || a - b)[0]);
		}
		return own.get(page);
	};
	const isOwn: OfDocument = (number) => {
		const page = pageOf(documents, number);
		return page ? ownOf(page) === number : isCurrent(number) && isLeft?.(number) !== false;
	};
	return {
		isSearched: (number) => isOwn(number) || (isCurrent(number) && (anyLanguage || isOriginal(documents, number))),
		distinct: (scored) => distinctPages(scored, documents, (number) => (isOwn(number) ? 0 : 1)),
	};
}

/** Fits a document of the version that the question names better than any address can. */
const NAMED = 1e4;

/** Returns the names that two addresses begin with. */
function sharedNames(one: string, other: string): string[] {
	const [names, others] = [one.split('/'), other.split('/')];
	const end = names.findIndex((name, i) => name !== others[i]);
	return names.slice(0, end < 0 ? undefined : end);
}

/** Matches the beginning of a release number, such as 2.3.1, which no address of four numbers is. */
const RELEASE = /(?<![\w.])(?=\d+\.\d+\.\d+(?!\d*\.\d))/g;

/** Returns the first intent that matches a question. A release is one of the version that its number begins with. */
export function intentOf(query: string, intents: readonly Intent[]): Intent | undefined {
	const text = ` ${letterRuns(query.replace(RELEASE, 'v')).join(' ')} `;
	const whole = normalizeText(query);
	const fits = (word: string): boolean =>
		isUnspaced(word) ? whole.includes(normalizeText(word)) : text.includes(` ${letterRuns(word).join(' ')} `);
	return intents.find(({ words }) => words.some(fits));
}

/** Returns the directories of the version that a question names. */
export function namedVersion(query: string, intents: readonly Intent[]): readonly string[] {
	const intent = intentOf(query, intents);
	return intent?.isVersion ? intent.scopes : [];
}
