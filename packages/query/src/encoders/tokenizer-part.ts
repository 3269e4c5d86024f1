import { isRecord, own } from '../json.ts';
import { modelError } from './model-error.ts';

/** A JSON object within a tokenizer.json, whose fields are read with their types checked. */
export interface TokenizerPart {
	/** Where it stands, for errors: `tokenizer.json: normalizer.normalizers[2]`. */
	readonly place: string;
	readonly fields: Readonly<Record<string, unknown>>;
	/** Objects around it. */
	readonly depth: number;
}

/** Deeper than any tokenizer is, and far from where recursion ends. */
const DEEPEST = 16;

/** The whole file as a part; `json` is what was parsed of it. */
export function wholeTokenizer(json: unknown, file: string): TokenizerPart {
	return partOf(json, file, 0);
}

function partOf(json: unknown, place: string, depth: number): TokenizerPart {
	if (!isRecord(json)) throw modelError(place, 'is not a JSON object');
	if (depth > DEEPEST) throw modelError(place, 'is nested too deeply');
	return { place, fields: json, depth };
}

function placeOf(part: TokenizerPart, field: string): string {
	return part.depth === 0 ? `${part.place}: ${field}` : `${part.place}.${field}`;
}

/** An object in a field; undefined where that is absent or null. */
export function partAt(part: TokenizerPart, field: string): TokenizerPart | undefined {
	const json = own(part.fields, field) ?? undefined;
	return json === undefined ? undefined : partOf(json, placeOf(part, field), part.depth + 1);
}

/** The objects of a list in a field; none where that is absent or null. */
export function partsAt(part: TokenizerPart, field: string): TokenizerPart[] {
	const place = placeOf(part, field);
	return listAt(part, field).map((json, i) => partOf(json, `${place}[${i}]`, part.depth + 1));
}

/** A list of anything in a field; empty where that is absent or null. */
export function listAt(part: TokenizerPart, field: string): readonly unknown[] {
	const json = own(part.fields, field) ?? [];
	if (!Array.isArray(json)) throw modelError(placeOf(part, field), 'is not a list');
	return json;
}

/** A text in a field; what stands for it where that is absent or null, or an error where nothing does. */
export function textAt<T>(part: TokenizerPart, field: string, otherwise?: T): string | T {
	return valueAt(part, field, 'text', otherwise, (json) => typeof json === 'string');
}

/** Whether a field is true; what stands for it where that is absent or null, or an error where nothing does. */
export function flagAt<T>(part: TokenizerPart, field: string, otherwise?: T): boolean | T {
	return valueAt(part, field, 'true or false', otherwise, (json) => typeof json === 'boolean');
}

/** A whole number from 0 in a field; what stands for it where that is absent or null, or an error where nothing does. */
export function countAt<T>(part: TokenizerPart, field: string, otherwise?: T): number | T {
	return valueAt(
		part,
		field,
		'a whole number',
		otherwise,
		(json) => Number.isSafeInteger(json) && (json as number) >= 0,
	);
}

function valueAt<V, T>(
	part: TokenizerPart,
	field: string,
	what: string,
	otherwise: T | undefined,
	isValue: (json: unknown) => boolean,
): V | T {
	const json = own(part.fields, field) ?? otherwise;
	if (json !== undefined && (json === otherwise || isValue(json))) return json as V | T;
	throw modelError(placeOf(part, field), `is not ${what}`);
}

/**
 * What a part's `type` names.
 *
 * @param kinds what there is, by type
 * @throws PinakesError `invalid_model` for a type that there is not, which names the place and those that there are
 */
export function kindOf<T>(part: TokenizerPart, kinds: ReadonlyMap<string, T>): T {
	const type = textAt(part, 'type');
	const kind = kinds.get(type as string);
	if (kind !== undefined) return kind;
	throw modelError(
		part.place,
		`is of the type ${type}, which is not read; those that are, are ${[...kinds.keys()].join(', ')}`,
	);
}
