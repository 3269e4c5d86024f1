import { partFile, partOf } from '../codec/cuts.ts';
import { decodePostings, type Postings } from '../codec/postings.ts';
import { indexError } from '../errors.ts';
import { fits, parseJson, type Shape } from '../json.ts';
import type { Cuts, KeyTable, Manifest, NumberTable } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import type { Content } from '../source.ts';
import { textOf } from '../utf8.ts';

/**
 * Reads what a table holds under each of the keys, undefined where it holds nothing. A table has an
 * entry to a line, and only the lines asked for are parsed.
 *
 * @param places by which the part of each key is found; the keys themselves unless given
 */
export function* readKeys<T>(
	manifest: Manifest,
	table: KeyTable,
	shape: Shape,
	keys: readonly string[],
	places: readonly (string | number)[] = keys,
): Recipe<(T | undefined)[]> {
	const cuts = manifest.cuts[table] as readonly (string | number)[];
	if (cuts.length === 0) return keys.map(() => undefined);
	const texts = yield* readParts<string>(table, cuts, places, 'text');
	return keys.map((key, i) => {
		const text = texts[i] as string;
		const start = `\n${JSON.stringify(key)}:`;
		const at = text.indexOf(start);
		return at < 0 ? undefined : parseLine<T>(text, at + start.length, shape, table);
	});
}

/** Reads every key of a table that begins so, in their order. */
export function* readKeysFrom(manifest: Manifest, table: KeyTable, beginning: string): Recipe<string[]> {
	const cuts = manifest.cuts[table] as readonly string[];
	const at = partOf(cuts, beginning);
	const parts = cuts.filter((first, part) => part === at || first.startsWith(beginning));
	const texts = yield* readParts<string>(table, cuts, parts, 'text');
	const start = JSON.stringify(beginning).slice(0, -1);
	const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.startsWith(start));
	return lines.map((line) => Object.keys(parseJson(`{${line.replace(/,$/, '')}}`) ?? {})[0] ?? damaged(table));
}

/**
 * Reads the records of the numbers given, in that order. A part has a record to a line, and only the
 * lines asked for are decoded.
 *
 * @param as `text` where records are so small that finding a line in bytes takes longer than decoding all of them
 */
export function* readRecords<T>(
	manifest: Manifest,
	table: NumberTable,
	shape: Shape,
	numbers: readonly number[],
	as?: 'text',
): Recipe<T[]> {
	const cuts: readonly number[] = manifest.cuts[table];
	const contents = yield* readParts<Content>(table, cuts, numbers, as);
	return numbers.map((number, i) => {
		const content = contents[i] as Content;
		let at = 0;
		for (let line = cuts[partOf(cuts, number)] as number; line <= number; line++) {
			at = lineEnd(content, at) + 1 || damaged(table);
		}
		return parseLine<T>(content, at, shape, table);
	});
}

function* readParts<T>(
	table: keyof Cuts,
	cuts: readonly (string | number)[],
	keys: readonly (string | number)[],
	shape?: 'text',
): Recipe<readonly T[]> {
	return (yield keys.map((key) => ({ file: partFile(table, partOf(cuts, key)), shape }))) as readonly T[];
}

function parseLine<T>(content: Content, from: number, shape: Shape, table: keyof Cuts): T {
	const line = textOf(content.slice(from, lineEnd(content, from)));
	const json = parseJson(line?.replace(/,$/, ''));
	return fits(json, shape) ? (json as T) : damaged(table);
}

function lineEnd(content: Content, from: number): number {
	return content.indexOf((typeof content === 'string' ? '\n' : 10) as never, from);
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
	throw indexError('damaged_part', 'the index', partFile(table, 0), 'or another is damaged');
}
