/**
 * What JSON must look like: `''` a string, `0` a whole number from 0 to below `LARGEST_COUNT`, `[shape]` a list of such,
 * an object with at least these fields, or a function that tells.
 */
export type Shape = '' | 0 | readonly [Shape] | { readonly [field: string]: Shape } | ((json: unknown) => boolean);

/** More units than any index has, and few enough for arrays of as many. */
const LARGEST_COUNT = 2 ** 24;

/** True where JSON has a shape. Nothing that was read is used before it was held against one. */
export function fits(json: unknown, shape: Shape): boolean {
	if (typeof shape === 'function') return shape(json);
	if (shape === 0) return Number.isInteger(json) && (json as number) >= 0 && (json as number) < LARGEST_COUNT;
	if (shape === '') return typeof json === 'string';
	if (Array.isArray(shape)) return Array.isArray(json) && json.every((item) => fits(item, shape[0]));
	return isRecord(json) && Object.entries(shape).every(([field, part]) => fits(own(json, field), part));
}

/** True for a JSON object; arrays and null are none. */
export function isRecord(json: unknown): json is Record<string, unknown> {
	return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** The shape of an object whose keys are anybody's and whose values are all of one shape. */
export function tableOf(shape: Shape): Shape {
	return (json) => isRecord(json) && fits(Object.values(json), [shape]);
}

/** Parses JSON; undefined, which no JSON is, for what is none. */
export function parseJson(text: string | undefined): unknown {
	try {
		return JSON.parse(text as string);
	} catch {
		return undefined;
	}
}

/** An own value of a parsed JSON object; keys such as `__proto__` are keys like any other. */
export function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
	return Object.hasOwn(table, key) ? table[key] : undefined;
}
