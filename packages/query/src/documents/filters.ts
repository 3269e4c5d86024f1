import { PinakesError } from '../errors.ts';
import { CONFIDENCES, FILTERS, type Filter } from '../kinds/documents/format.ts';
import { type Documents, readDocumentLists, readFilterValues } from '../kinds/documents/read.ts';
import type { Manifest } from '../manifest.ts';
import { nearestName } from '../nearest.ts';
import type { Recipe } from '../recipe.ts';
import { placeOf } from '../search/posting-list.ts';
import type { CheckedKnowledgeOptions } from './query.ts';

/** A filter with its values: of several values of one filter a document has any, unless each is a filter of its own. */
export interface AppliedFilter {
	readonly filter: Filter;
	readonly values: readonly string[];
	/** Whether the question was read so, rather than the caller asking. */
	readonly inferred: boolean;
}

/** What filters left of the documents. */
export interface Filtered {
	/** Numbers of documents, ascending. */
	readonly candidates: Uint32Array;
	readonly applied: readonly AppliedFilter[];
	/** Inferred filters that would have left nothing. */
	readonly dropped: readonly AppliedFilter[];
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
	return FILTERS.flatMap((filter) =>
		values[filter].filter(Boolean).map((value) => ({ filter, values: [value], inferred: false })),
	);
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
	const applied: AppliedFilter[] = [];
	const dropped: AppliedFilter[] = [];
	let emptiedBy: AppliedFilter | undefined;
	for (const one of filters) {
		const lists = yield* readDocumentLists(manifest, one.filter, one.values);
		const known = lists.filter((list) => list !== undefined);
		if (known.length === 0 && !one.inferred) return yield* refuseUnknown(manifest, one);
		// What a question seems to ask for and no document has is no filter of this index.
		if (known.length === 0) continue;
		const some = { ...one, values: one.values.filter((_, i) => lists[i] !== undefined) };
		const left = intersect(candidates, unite(known));
		if (left.length === 0 && one.inferred) {
			dropped.push(some);
			continue;
		}
		if (left.length === 0) emptiedBy ??= some;
		candidates = left;
		applied.push(some);
	}
	return { candidates, applied, dropped, emptiedBy };
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
			? `Known are ${known.slice(0, MOST_NAMED).join(', ') || 'none'}.`
			: `Did you mean ${nearest}?`;
	throw new PinakesError('invalid_value', `No document has the ${filter} ${value}. ${hint}`);
}

/** Values that an error names. */
const MOST_NAMED = 20;

function unite(lists: readonly Uint32Array[]): Uint32Array {
	const [first] = lists;
	if (first !== undefined && lists.length === 1) return first;
	return Uint32Array.from(new Set(lists.flatMap((list) => [...list]))).sort();
}

function intersect(left: Uint32Array, right: Uint32Array): Uint32Array {
	const [few, many] = left.length < right.length ? [left, right] : [right, left];
	let place = 0;
	return few.filter((number) => {
		place = placeOf(many, number, place);
		return many[place] === number;
	});
}
