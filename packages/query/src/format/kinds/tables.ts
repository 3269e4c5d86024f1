import { indexError } from '../base/errors.ts';
import { fits, parseJson, type Shape } from '../base/json.ts';
import { type Recipe, together } from '../base/recipe.ts';
import { partFile, partOf } from '../codec/cuts.ts';
import { decodePostings, type Postings } from '../codec/postings.ts';
import type { Opened } from '../manifest/opened.ts';
import { findParts, type KeyLocation, readCuts } from '../manifest/pages.ts';

/**
 * Reads the entry of each key, undefined for an unknown key. A table has one entry per line, and only the lines of
 * the keys are parsed.
 */
export function* readKeys<T>(
	opened: Opened,
	table: string,
	shape: Shape,
	keys: readonly string[],
): Recipe<(T | undefined)[]> {
	if (opened.tables) return yield* opened.tables.keys(table, shape, keys);
	const cuts = (opened.cuts[table] ?? damaged(table)) as readonly string[];
	if (cuts.length === 0) return keys.map(() => undefined);
	const locations = yield* findParts(opened, table, cuts, keys);
	const texts = yield* readParts(table, locations);
	return keys.map((key, i) => {
		const text = texts[i] as string;
		const start = `\n${JSON.stringify(key)}:`;
		const at = text.indexOf(start);
		return at < 0 ? undefined : parseLine<T>(text, at + start.length, shape, table);
	});
}

/** Reads all keys of a table with a prefix, in order. */
export function* readKeysFrom(opened: Opened, table: string, prefix: string): Recipe<string[]> {
	if (opened.tables) return yield* opened.tables.keysFrom(table, prefix);
	const [entries = []] = yield* readEntriesFrom<unknown>(opened, table, () => true, [prefix]);
	return entries.map(([key]) => key);
}

/** Reads the entries of a table whose keys begin with each prefix, in order. */
export function* readEntriesFrom<T>(
	opened: Opened,
	table: string,
	shape: Shape,
	prefixes: readonly string[],
): Recipe<(readonly [key: string, entry: T])[][]> {
	const cuts = (opened.cuts[table] ?? damaged(table)) as readonly string[];
	const parts = (yield* together(
		...prefixes.map((prefix) => readCuts(opened, table, cuts, ...stretchOf(cuts, prefix))),
	)) as readonly KeyLocation<string>[][];
	const locations = parts.map((all, i) => {
		const [from, to] = stretchOf(
			all.map(({ first }) => first),
			prefixes[i] as string,
		);
		return all.slice(from, to);
	});
	const texts = yield* readParts(table, locations.flat());
	let next = 0;
	return prefixes.map((prefix, i) => {
		const end = next + (locations[i]?.length ?? 0);
		const own = texts.slice(next, end);
		next = end;
		return own.flatMap((text) => entriesIn<T>(text, prefix, shape, table));
	});
}

/** Returns the entries of a part whose keys begin with a prefix. They follow each other, as keys are sorted. */
function entriesIn<T>(text: string, prefix: string, shape: Shape, table: string): (readonly [string, T])[] {
	const start = `\n${JSON.stringify(prefix).slice(0, -1)}`;
	const found: (readonly [string, T])[] = [];
	for (let at = text.indexOf(start); at >= 0 && text.startsWith(start, at); at = text.indexOf('\n', at + 1)) {
		const line = text.slice(at + 1, text.indexOf('\n', at + 1)).replace(/,$/, '');
		const [entry] = Object.entries(parseJson(`{${line}}`) ?? {});
		found.push(entry && fits(entry[1], shape) ? (entry as [string, T]) : damaged(table));
	}
	return found;
}

/**
 * Reads records by their numbers, in that order. A part has one record per line, and only the lines asked for are
 * parsed.
 */
export function* readRecords<T>(opened: Opened, table: string, shape: Shape, numbers: readonly number[]): Recipe<T[]> {
	if (opened.tables) return yield* opened.tables.records(table, shape, numbers);
	const cuts = (opened.cuts[table] ?? damaged(table)) as readonly number[];
	const locations = (yield* findParts(opened, table, cuts, numbers)) as readonly KeyLocation<number>[];
	const texts = yield* readParts(table, locations);
	return numbers.map((number, i) => {
		const text = texts[i] as string;
		let at = 0;
		for (let line = locations[i]?.first as number; line <= number; line++) {
			at = text.indexOf('\n', at) + 1 || damaged(table);
		}
		return parseLine<T>(text, at, shape, table);
	});
}

/** Returns the range of ascending first keys whose parts can contain keys with a prefix. */
function stretchOf(cuts: readonly string[], prefix: string): [from: number, to: number] {
	const from = partOf(cuts, prefix);
	let to = Math.min(from + 1, cuts.length);
	while (cuts[to]?.startsWith(prefix)) to++;
	return [from, to];
}

function* readParts(table: string, locations: readonly KeyLocation<unknown>[]): Recipe<readonly string[]> {
	return (yield locations.map(({ part }) => ({ file: partFile(table, part) }))) as readonly string[];
}

function parseLine<T>(text: string, from: number, shape: Shape, table: string): T {
	const line = text.slice(from, text.indexOf('\n', from));
	const json = parseJson(line.endsWith(',') ? line.slice(0, -1) : line);
	return fits(json, shape) ? (json as T) : damaged(table);
}

/**
 * Decodes the postings of a key; undefined for the text of an unknown key gives empty postings.
 *
 * @throws PinakesError `damaged_part` for invalid postings
 */
export function postingsOf(text: string | undefined, { counts }: Opened, table: string): Postings {
	return decodePostings(text ?? '', counts.units) ?? damaged(table);
}

/** Throws the error for a table with contradictory or invalid values. */
export function damaged(table: string): never {
	throw indexError('damaged_part', 'the index', partFile(table, 0), 'or another is damaged');
}
