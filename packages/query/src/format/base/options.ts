import { check, PinakesError } from './errors.js';
import { fits, isRecord, own, type Shape } from './json.js';
import { web } from './web.ts';

/** Maximum characters of a query as JSON, and maximum terms, so that facts fit the bits of a number. */
export const MAX_QUERY_LENGTH = 20_000;
export const MAX_TERMS = 32;

/** Types of the fields of a query: string, number, list of strings, or a value that the caller checks. */
export type FieldRules = Readonly<Record<string, '' | 0 | readonly [''] | typeof anyValue>>;

/** The rule of a field that the caller checks. */
export const anyValue = (): boolean => true;

/**
 * Checks that a query has only known fields, of the right types. Fields may be null or undefined.
 *
 * @throws PinakesError `unknown_field`, with the nearest known one, or `invalid_value`
 */
export function checkFields(query: object, rules: FieldRules): void {
	check(isRecord(query), `The query must be an object.`);
	for (const [name, value] of Object.entries(query)) {
		const shape = own(rules, name);
		if (shape === undefined) {
			const known = Object.keys(rules);
			const hint = nearestName(name, known) ?? known.join(', ');
			throw new PinakesError('unknown_field', `The query has no field ${name}. Did you mean ${hint}?`);
		}
		const type = shape ? 'list of strings' : shape === 0 ? 'count' : 'string';
		check(value == null || fits(value, shape as Shape), `The query's ${name} must be a ${type}.`);
	}
}

/**
 * Checks the text of a query, which may be empty.
 *
 * @throws PinakesError `invalid_value` if it is not a string, or too long
 */
export function checkQueryText(query: unknown): asserts query is string {
	// No name of a type is less than a number.
	const got = typeof query === 'string' ? query.length : typeof query;
	check(
		(got as number) <= MAX_QUERY_LENGTH,
		`The query must be a string of at most ${MAX_QUERY_LENGTH} characters, got ${got}.`,
	);
}

/**
 * Checks that names are known.
 *
 * @throws PinakesError `invalid_value`, which lists the known ones
 */
export function checkKnown(what: string, names: readonly string[], known: readonly string[]): void {
	for (const name of names) {
		check(known.includes(name), `There is no ${what} ${name}, but ${known.join(', ')}.`);
	}
}

/** Minimum share of common letters of a name that may have been meant. */
const NEAR = 0.5;

/**
 * Returns the known name that has the most letters in common with a mistyped one, regardless of order; undefined if
 * none has enough.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
	let nearest: string | undefined;
	let most = NEAR;
	for (const other of known) {
		const common = [...name.toLowerCase()].filter((letter) => other.includes(letter)).length;
		const similarity = common / Math.max(name.length, other.length);
		if (similarity > most) {
			most = similarity;
			nearest = other;
		}
	}
	return nearest;
}

/** Milliseconds from any fixed point. */
export function now(): number {
	return (web.performance ?? Date).now();
}

/**
 * Applies defaults to options, of which undefined ones count as left out, and null as none.
 *
 * @param defaults of all known options
 * @throws PinakesError `unknown_field` for another option, or `invalid_value` for no object
 */
export function withDefaults<T extends object>(options: Partial<T> | null, defaults: T): T {
	const all = { ...defaults } as Record<string, unknown>;
	check(isRecord(options ?? all), 'The options must be an object.');
	for (const [name, value] of Object.entries(options ?? {})) {
		if (!Object.hasOwn(all, name))
			throw new PinakesError('unknown_field', `There is no ${name}, but ${Object.keys(all).join(', ')}.`);
		if (value !== undefined) all[name] = value;
	}
	return all as T;
}
