import { PinakesError } from '@pinakes/query';
import { isRecord, own } from '@pinakes/query/internal';

/** Returns the error for an invalid file of a model. All of them have the same fix. */
export function modelError(file: string, what: string): PinakesError {
	return new PinakesError(
		'invalid_model',
		`${file} ${what}. Name the folder of a model in the Model2Vec layout.`,
		file,
	);
}

/** A JSON object within a tokenizer.json, whose fields are read with their types checked. */
export interface TokenizerPart {
	/** Where it is, for errors: `tokenizer.json: normalizer.normalizers[2]`. */
	readonly location: string;
	readonly fields: Readonly<Record<string, unknown>>;
	/** Number of enclosing objects. */
	readonly depth: number;
}

/** Maximum nesting, deeper than in any published tokenizer. */
const MAX_DEPTH = 16;

/** Returns a whole file as a part. `json` is its parsed content. */
export function wholeTokenizer(json: unknown, file: string): TokenizerPart {
	return partOf(json, file, 0);
}

function partOf(json: unknown, location: string, depth: number): TokenizerPart {
	if (!isRecord(json)) throw modelError(location, 'is not a JSON object');
	if (depth > MAX_DEPTH) throw modelError(location, 'is nested too deeply');
	return { location, fields: json, depth };
}

/** Returns the location of a field, for errors. */
export function locationOf(part: TokenizerPart, field: string): string {
	return part.depth === 0 ? `${part.location}: ${field}` : `${part.location}.${field}`;
}

/** Returns the object in a field; undefined if the field is absent or null. */
export function partAt(part: TokenizerPart, field: string): TokenizerPart | undefined {
	const json = own(part.fields, field) ?? undefined;
	return json === undefined ? undefined : partOf(json, locationOf(part, field), part.depth + 1);
}

/** Returns the list of objects in a field; empty if the field is absent or null. */
export function partsAt(part: TokenizerPart, field: string): TokenizerPart[] {
	const location = locationOf(part, field);
	return listAt(part, field).map((json, i) => partOf(json, `${location}[${i}]`, part.depth + 1));
}

/** Returns the list in a field; empty if the field is absent or null. */
export function listAt(part: TokenizerPart, field: string): readonly unknown[] {
	const json = own(part.fields, field) ?? [];
	if (!Array.isArray(json)) throw modelError(locationOf(part, field), 'is not a list');
	return json;
}

/** Returns the string in a required field. */
export function textAt(part: TokenizerPart, field: string): string {
	return fieldsOf(part, { [field]: REQUIRED })[field] as string;
}

/** Default of a string that must be there. */
export const REQUIRED = '\0';

/** Returns fields, each of the type of its default, which stands for one that is absent or null. */
export function fieldsOf<Fields extends Readonly<Record<string, boolean | string>>>(
	part: TokenizerPart,
	defaults: Fields,
): { readonly [Name in keyof Fields]: Fields[Name] extends string ? string : boolean } {
	const entries = Object.entries(defaults).map(([field, standard]) => {
		const json = own(part.fields, field) ?? standard;
		if (typeof json === typeof standard && json !== REQUIRED) return [field, json];
		throw modelError(locationOf(part, field), `is not ${typeof standard === 'string' ? 'a string' : 'true or false'}`);
	});
	return Object.fromEntries(entries);
}

/**
 * Returns the integer from 0 to `max` in a field, or the default if the field is absent or null. Throws without a
 * default.
 */
export function countAt(part: TokenizerPart, field: string, max: number, standard?: number): number {
	const json = own(part.fields, field) ?? standard;
	if (Number.isInteger(json) && (json as number) >= 0 && (json as number) <= max) return json as number;
	throw modelError(locationOf(part, field), `is not a whole number from 0 to ${max}`);
}

/**
 * Returns the reader for the `type` of a part.
 *
 * @param readers by type
 * @throws PinakesError `invalid_model` for an unknown type, with the location and the known types
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
