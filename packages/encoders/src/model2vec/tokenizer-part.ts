import { isRecord, own } from '@pinakes/query/format/json';
import { modelError } from './model-error.ts';

/** A JSON object within a tokenizer.json, whose fields are read with their types checked. */
export interface TokenizerPart {
	/** Where it is, for errors: `tokenizer.json: normalizer.normalizers[2]`. */
	readonly location: string;
	readonly fields: Readonly<Record<string, unknown>>;
	/** Objects around it. */
	readonly depth: number;
}

/** Deeper than any tokenizer is, and far from where recursion ends. */
const MAX_DEPTH = 16;

/** The whole file as a part; `json` is what was parsed of it. */
export function wholeTokenizer(json: unknown, file: string): TokenizerPart {
	return partOf(json, file, 0);
}

function partOf(json: unknown, location: string, depth: number): TokenizerPart {
	if (!isRecord(json)) throw modelError(location, 'is not a JSON object');
	if (depth > MAX_DEPTH) throw modelError(location, 'is nested too deeply');
	return { location, fields: json, depth };
}

/** The location of a field, for errors. */
export function locationOf(part: TokenizerPart, field: string): string {
	return part.depth === 0 ? `${part.location}: ${field}` : `${part.location}.${field}`;
}

/** The object in a field; undefined where that is absent or null. */
export function partAt(part: TokenizerPart, field: string): TokenizerPart | undefined {
	const json = own(part.fields, field) ?? undefined;
	return json === undefined ? undefined : partOf(json, locationOf(part, field), part.depth + 1);
}

/** The objects of a list in a field; none where that is absent or null. */
export function partsAt(part: TokenizerPart, field: string): TokenizerPart[] {
	const location = locationOf(part, field);
	return listAt(part, field).map((json, i) => partOf(json, `${location}[${i}]`, part.depth + 1));
}

/** The list in a field; empty where that is absent or null. */
export function listAt(part: TokenizerPart, field: string): readonly unknown[] {
	const json = own(part.fields, field) ?? [];
	if (!Array.isArray(json)) throw modelError(locationOf(part, field), 'is not a list');
	return json;
}

/** The string in a field; the default where that is absent or null, or an error without one. */
export function textAt(part: TokenizerPart, field: string, standard?: string): string {
	return valueAt(part, field, 'a string', standard, (json): json is string => typeof json === 'string');
}

/** The boolean in a field; the default where that is absent or null. */
export function flagAt(part: TokenizerPart, field: string, standard: boolean): boolean {
	return valueAt(part, field, 'true or false', standard, (json): json is boolean => typeof json === 'boolean');
}

/** The whole number from 0 to `max` in a field; the default where that is absent or null, or an error without one. */
export function countAt(part: TokenizerPart, field: string, max: number, standard?: number): number {
	return valueAt(
		part,
		field,
		`a whole number from 0 to ${max}`,
		standard,
		(json): json is number => Number.isInteger(json) && (json as number) >= 0 && (json as number) <= max,
	);
}

function valueAt<V>(
	part: TokenizerPart,
	field: string,
	expected: string,
	standard: V | undefined,
	isValue: (json: unknown) => json is V,
): V {
	const json = own(part.fields, field) ?? standard;
	if (isValue(json)) return json;
	throw modelError(locationOf(part, field), `is not ${expected}`);
}

/**
 * The reader of a part's `type`.
 *
 * @param readers by type
 * @throws PinakesError `invalid_model` for an unknown type; it names the location and the known ones
 */
export function readerOf<T>(part: TokenizerPart, readers: ReadonlyMap<string, T>): T {
	const type = textAt(part, 'type');
	const reader = readers.get(type);
	if (reader !== undefined) return reader;
	throw modelError(
		part.location,
		`is of the type ${type}, which is not supported. Supported are ${[...readers.keys()].join(', ')}`,
	);
}
