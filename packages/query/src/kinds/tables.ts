import { partFile, partOf } from '../codec/cuts.ts';
import { decodePostings, type Postings } from '../codec/postings.ts';
import { indexError } from '../errors.ts';
import { own, type Shape, tableOf } from '../json.ts';
import type { Cuts, KeyTable, Manifest } from '../manifest.ts';
import { needAll, type Recipe } from '../recipe.ts';

/**
 * Reads what a table holds under each of the keys, undefined where it holds nothing.
 */
export function* readKeys<T>(manifest: Manifest, table: KeyTable, shape: Shape, keys: readonly string[]): Recipe<(T | undefined)[]> {
	const cuts: readonly string[] = manifest.cuts[table];
	if (cuts.length === 0) return keys.map(() => undefined);
	const parts = yield* readParts<string, Readonly<Record<string, T>>>(table, cuts, keys, tableOf(shape));
	return keys.map((key, i) => own(parts[i] as Readonly<Record<string, T>>, key));
}

/** Reads, for each key or number, the part of a table that holds it. */
export function* readParts<K extends string | number, T>(
	table: keyof Cuts,
	cuts: readonly K[],
	keys: readonly K[],
	shape: Shape,
): Recipe<T[]> {
	const files = keys.map((key) => partFile(table, partOf(cuts, key)));
	return (yield* needAll<T>(files.map((file) => ({ file, shape })))) as T[];
}

/**
 * Decodes postings as they stand in a table; undefined, where a key is not in it, is none.
 *
 * @throws PinakesError `damaged_part` where it is anything but postings of the index's units
 */
export function postingsOf(text: string | undefined, { counts }: Manifest, table: KeyTable): Postings {
	return decodePostings(text ?? '', counts.units) ?? damaged(table);
}

/** Throws the error for a table whose parts are JSON of the right shape and yet make no sense. */
export function damaged(table: keyof Cuts): never {
	throw indexError('damaged_part', 'The index', partFile(table, 0), 'or one of its like does not fit the manifest');
}
