import { partFile, partOf } from '../codec/cuts.ts';
import { decodePostings, type Postings } from '../codec/postings.ts';
import { indexError } from '../errors.ts';
import { fits, parseJson, type Shape } from '../json.ts';
import type { Cuts, KeyTable, Manifest, NumberTable } from '../manifest.ts';
import { needAll, type Recipe } from '../recipe.ts';

/**
 * Reads what a table holds under each of the keys, undefined where it holds nothing. A table has an
 * entry to a line, and only the lines asked for are parsed.
 */
export function* readKeys<T>(manifest: Manifest, table: KeyTable, shape: Shape, keys: readonly string[]): Recipe<(T | undefined)[]> {
	const cuts: readonly string[] = manifest.cuts[table];
	if (cuts.length === 0) return keys.map(() => undefined);
	const texts = yield* readParts(table, cuts, keys);
	return keys.map((key, i) => {
		const text = texts[i] as string;
		const start = `\n${JSON.stringify(key)}:`;
		const at = text.indexOf(start);
		return at < 0 ? undefined : parseLine<T>(text, at + start.length, shape, table);
	});
}

/** Reads the records of the numbers given, in that order. A part has a record to a line. */
export function* readRecords<T>(manifest: Manifest, table: NumberTable, shape: Shape, numbers: readonly number[]): Recipe<T[]> {
	const cuts: readonly number[] = manifest.cuts[table];
	const texts = yield* readParts(table, cuts, numbers);
	return numbers.map((number, i) => {
		const text = texts[i] as string;
		let at = 0;
		for (let line = cuts[partOf(cuts, number)] as number; line <= number; line++) {
			at = text.indexOf('\n', at) + 1 || damaged(table);
		}
		return parseLine<T>(text, at, shape, table);
	});
}

function* readParts<K extends string | number>(table: keyof Cuts, cuts: readonly K[], keys: readonly K[]): Recipe<string[]> {
	const files = keys.map((key) => partFile(table, partOf(cuts, key)));
	return (yield* needAll<string>(files.map((file) => ({ file })))) as string[];
}

function parseLine<T>(text: string, from: number, shape: Shape, table: keyof Cuts): T {
	const line = text.slice(from, text.indexOf('\n', from)).replace(/,$/, '');
	const json = parseJson(line);
	return fits(json, shape) ? (json as T) : damaged(table);
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
	throw indexError('damaged_part', 'The index', partFile(table, 0), 'or its like is damaged');
}
