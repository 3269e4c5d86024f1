import { PinakesError } from '@pinakes/format/errors';
import { type Documents, readDocumentLists, readFilterValues } from '@pinakes/format/kinds/documents/read';
import { CONFIDENCES, FILTERS, type Filter } from '@pinakes/format/kinds/documents/schema';
import type { Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';
import { nearestName } from '../core/nearest.ts';
import { lowerBound } from '../text/posting-list.ts';
import type { CheckedKnowledgeOptions } from './query.ts';

/** A filter with its values: of several values of one filter a document has any, unless each is a filter of its own. */
export interface AppliedFilter {
	readonly filter: Filter;
	readonly values: readonly string[];
}

/** What filters left of the documents. */
export interface Filtered {
	/** Numbers of documents, ascending. */
	readonly candidates: Uint32Array;
	readonly applied: readonly AppliedFilter[];
	/** The filter that was asked for and left nothing of what those before it had left. */
	readonly emptiedBy: AppliedFilter | undefined;
}

/** The filters that a caller asked for. */
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
 * Applies filters one after the other to all documents but deprecated ones.
 *
 * @throws PinakesError `invalid_value` for a value that was asked for and that no document has, with the nearest one
 */
export function* applyFilters(
	manifest: Manifest,
	documents: Documents,
	filters: readonly AppliedFilter[],
): Recipe<Filtered> {
	let candidates = currentDocuments(documents, filters);
	let emptiedBy: AppliedFilter | undefined;
	for (const one of filters) {
		const lists = yield* readDocumentLists(manifest, one.filter, one.values);
		const known = lists.filter((list) => list !== undefined);
		if (known.length === 0) return yield* refuseUnknown(manifest, one);
		candidates = intersect(candidates, unite(known));
		if (candidates.length === 0) emptiedBy ??= one;
	}
	return { candidates, applied: filters, emptiedBy };
}

/** All documents, without deprecated ones unless a confidence is asked for. */
function currentDocuments({ confidences }: Documents, filters: readonly AppliedFilter[]): Uint32Array {
	const deprecated = `${CONFIDENCES.indexOf('deprecated') + 1}`;
	const isAsked = filters.some(({ filter }) => filter === 'confidence');
	const all = new Uint32Array(confidences.length);
	for (let i = 0; i < all.length; i++) all[i] = i;
	return isAsked || !confidences.includes(deprecated) ? all : all.filter((i) => confidences[i] !== deprecated);
}

/** Refuses a value that no document has. */
export function* refuseUnknown(manifest: Manifest, { filter, values: [value = ''] }: AppliedFilter): Recipe<never> {
	const known = yield* readFilterValues(manifest, filter);
	const nearest = nearestName(value, known);
	const hint =
		nearest === undefined
			? `Known are ${known.slice(0, MAX_LISTED_NAMES).join(', ') || 'none'}.`
			: `Did you mean ${nearest}?`;
	throw new PinakesError('invalid_value', `No document has the ${filter} ${value}. ${hint}`);
}

/** Values that an error names. */
const MAX_LISTED_NAMES = 20;

/** The documents that are in any of the lists, ascending. */
export function unite(lists: readonly Uint32Array[]): Uint32Array {
	const [first] = lists;
	if (first !== undefined && lists.length === 1) return first;
	return Uint32Array.from(new Set(lists.flatMap((list) => [...list]))).sort();
}

function intersect(left: Uint32Array, right: Uint32Array): Uint32Array {
	const [few, many] = left.length < right.length ? [left, right] : [right, left];
	return few.filter((number) => contains(many, number));
}

/** Whether a number is among ascending ones. */
export function contains(numbers: Uint32Array, number: number): boolean {
	return numbers[lowerBound(numbers, number, 0)] === number;
}
