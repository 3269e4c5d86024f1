/**
 * A schema for JSON: `''` is a string, `0` an integer from 0 to below `MAX_COUNT`, `[shape]` a list, an object has
 * at least the given fields, and a function is a predicate.
 */
export type Shape = '' | 0 | readonly [Shape] | { readonly [field: string]: Shape } | ((json: unknown) => boolean);

/** More than any index contains, and few enough to allocate arrays of this length. */
const MAX_COUNT = 2 ** 24;

/** Whether JSON has a shape. Everything that is read from an index is checked with this first. */
export function fits(json: unknown, shape: Shape): boolean {
	if (typeof shape === 'function') return shape(json);
	if (shape === 0) return Number.isInteger(json) && (json as number) >= 0 && (json as number) < MAX_COUNT;
	if (shape === '') return typeof json === 'string';
	if (Array.isArray(shape)) return Array.isArray(json) && json.every((item) => fits(item, shape[0]));
	return isRecord(json) && Object.entries(shape).every(([field, part]) => fits(own(json, field), part));
}

/** Whether JSON is a number from 0 to 1. */
export function isShare(json: unknown): json is number {
	return typeof json === 'number' && json >= 0 && json <= 1;
}

/** Whether JSON is an object, neither an array nor null. */
export function isRecord(json: unknown): json is Record<string, unknown> {
	return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Returns the shape of an object with any keys, whose values all have one shape. */
export function tableOf(shape: Shape): Shape {
	return (json) => isRecord(json) && fits(Object.values(json), [shape]);
}

/** Returns the shape of a field that may be left out. */
export function optional(shape: Shape): Shape {
	return (json) => json === undefined || fits(json, shape);
}

/** Parses JSON; undefined for invalid text. */
export function parseJson(text: string | undefined): unknown {
	try {
		return JSON.parse(text as string);
	} catch {
		return undefined;
	}
}

/** Returns the fields without undefined ones, since optional fields of an interface must not be undefined. */
export function definedFields<T extends object>(fields: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
	const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
	return Object.fromEntries(entries) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
}

/** A query with defaults applied, of which no field is missing or null. */
export type Complete<Query> = { readonly [Name in keyof Query]-?: NonNullable<Query[Name]> };

/** Returns a property of a parsed JSON object, never an inherited one: keys may be `__proto__`. */
export function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
	return Object.hasOwn(table, key) ? table[key] : undefined;
}
