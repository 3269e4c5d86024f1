import { isRecord, isStrings, own } from '../../json.ts';
import type { ListName, Manifest } from '../../manifest.ts';
import { need, type Part, type Recipe } from '../../recipe.ts';
import { NO_POSTINGS, postingsOf, readKeys } from '../postings.ts';
import { ALL_UNITS_FILE, LIST_BLOCKS, PUBLIC_LIST_FILES } from './format.ts';

/**
 * Reads the postings of each term of a list: the numbers of the units that carry it, ascending,
 * empty for an unknown term. Small lists are read from their public file, large ones from blocks.
 */
export function* readLists(manifest: Manifest, list: ListName, terms: readonly string[]): Recipe<Uint32Array[]> {
	if (terms.length === 0) return [];
	const starts = manifest.cuts.lists[list];
	if (starts === null) return yield* readPublicList(list, terms);
	const values = yield* readKeys(LIST_BLOCKS[list], starts, terms);
	return values.map((value) => postingsOf(value, manifest.counts.units, LIST_BLOCKS[list]));
}

function* readPublicList(list: ListName, terms: readonly string[]): Recipe<Uint32Array[]> {
	const table = yield* need(publicList(PUBLIC_LIST_FILES[list]));
	const numbers = yield* need(UNIT_NUMBERS);
	return terms.map((term) => toNumbers(own(table, term), numbers));
}

function toNumbers(ids: readonly string[] | undefined, numbers: ReadonlyMap<string, number>): Uint32Array {
	if (ids === undefined) return NO_POSTINGS;
	const found = ids.map((id) => numbers.get(id)).filter((number) => number !== undefined);
	return Uint32Array.from(found).sort();
}

function publicList(file: string): Part<Readonly<Record<string, string[]>>> {
	return {
		file,
		decode: (json) =>
			isRecord(json) && Object.values(json).every(isStrings) ? (json as Record<string, string[]>) : undefined,
	};
}

const UNIT_NUMBERS: Part<ReadonlyMap<string, number>> = {
	file: ALL_UNITS_FILE,
	decode: (json) => (isStrings(json) ? new Map(json.map((id, number) => [id, number])) : undefined),
};
