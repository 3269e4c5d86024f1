import { nearestName } from '../format/base/options.ts';
import { PinakesError } from '../format/errors.js';
import { type Documents, readDocumentLists, readFilterValues } from '../format/kinds/documents/read.js';
import { CONFIDENCES, FILTERS, type Filter, SUPERSEDED } from '../format/kinds/documents/schema.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import { lowerBound } from '../text/posting-list.ts';
import type { CheckedKnowledgeOptions } from './query.ts';

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

/** Returns the filters of the options. */
export function askedFilters({ scope, category, tags, confidence }: CheckedKnowledgeOptions): AppliedFilter[] {
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
	manifest: Manifest,
	documents: Documents,
	filters: readonly AppliedFilter[],
	named: Uint32Array,
): Recipe<Filtered> {
	let candidates = currentDocuments(documents, filters, named);
	let emptiedBy: AppliedFilter | undefined;
	for (const one of filters) {
		const lists = yield* readDocumentLists(manifest, one.filter, one.values);
		const known = lists.filter((list) => list !== undefined);
		if (known.length === 0) return yield* refuseUnknown(manifest, one);
		candidates = intersect(candidates, unite(known));
		if (candidates.length === 0) emptiedBy ??= one;
	}
	return { candidates, applied: filters, named, emptiedBy };
}

/** The digit of deprecated documents. */
const DEPRECATED = `${CONFIDENCES.indexOf('deprecated') + 1}`;

/**
 * Returns all documents; without deprecated ones, unless there is a filter for the confidence, and without superseded ones,
 * unless there is one for the directory.
 */
function currentDocuments(
	{ confidences }: Documents,
	filters: readonly AppliedFilter[],
	named: Uint32Array,
): Uint32Array {
	const isAsked = (name: Filter): boolean => filters.some(({ filter }) => filter === name);
	const excluded = [...(isAsked('confidence') ? [] : [DEPRECATED]), ...(isAsked('scope') ? [] : [SUPERSEDED])];
	const all = new Uint32Array(confidences.length);
	for (let i = 0; i < all.length; i++) all[i] = i;
	if (!excluded.some((digit) => confidences.includes(digit))) return all;
	const isNamed = (i: number): boolean => confidences[i] === SUPERSEDED && contains(named, i);
	return all.filter((i) => !excluded.includes(confidences[i] as string) || isNamed(i));
}

/** Throws an error for a value that no document has. */
export function* refuseUnknown(manifest: Manifest, { filter, values: [value = ''] }: AppliedFilter): Recipe<never> {
	const known = yield* readFilterValues(manifest, filter);
	const nearest = nearestName(value, known);
	const hint =
		nearest === undefined
			? `Known: ${known.slice(0, MAX_LISTED_NAMES).join(', ') || 'none'}.`
			: `Did you mean ${nearest}?`;
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
