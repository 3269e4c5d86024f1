import { PinakesError } from '@pinakes/format/errors';
import { fits, isRecord, own, type Shape } from '@pinakes/format/json';
import { nearestName } from './nearest.ts';

/** Maximum characters of a query as JSON, and maximum terms, so that facts fit the bits of a number. */
export const MAX_QUERY_LENGTH = 20_000;
export const MAX_TERMS = 32;

/** Types of the fields of a query: string, number, list of strings, or a value that the caller checks. */
export type FieldRules = Readonly<Record<string, '' | 0 | readonly [''] | typeof anyValue>>;

/** The rule of a field that the caller checks. */
export const anyValue = (): boolean => true;

/** The name of options in messages of `checkFields`. */
export const OPTIONS = 'third parameter';

/**
 * Checks that a query has only known fields, of the right types. Fields may be null or undefined.
 *
 * @param what its name in messages
 * @throws PinakesError `unknown_field`, with the nearest known one, or `invalid_value`
 */
export function checkFields(query: object, rules: FieldRules, what = 'query'): void {
	if (!isRecord(query)) throw new PinakesError('invalid_value', `The ${what} is no object.`);
	for (const [name, value] of Object.entries(query)) {
		const shape = own(rules, name);
		if (shape === undefined) {
			const known = Object.keys(rules);
			const hint = nearestName(name, known) ?? known.join(', ');
			throw new PinakesError('unknown_field', `The ${what} has no field ${name}. Did you mean ${hint}?`);
		}
		if (value != null && !fits(value, shape as Shape)) {
			const type = shape ? 'list of strings' : shape === 0 ? 'count' : 'string';
			throw new PinakesError('invalid_value', `The ${what}'s ${name} must be a ${type}.`);
		}
	}
}

/**
 * Checks the text of a query, which may be empty.
 *
 * @param what name of the called function, for the message
 * @throws PinakesError `invalid_value` if it is not a string, or too long
 */
export function checkQueryText(what: string, query: unknown): asserts query is string {
	if (typeof query !== 'string') {
		const type = query === null ? 'null' : Array.isArray(query) ? 'array' : typeof query;
		throw new PinakesError('invalid_value', `${what}: "query" must be a string, got ${type}.`);
	}
	if (query.length > MAX_QUERY_LENGTH) {
		const limit = `at most ${MAX_QUERY_LENGTH} characters, got ${query.length}`;
		throw new PinakesError('invalid_value', `${what}: "query" must have ${limit}.`);
	}
}

/**
 * Checks that names are known.
 *
 * @throws PinakesError `invalid_value`, which lists the known ones
 */
export function checkKnown(what: string, names: readonly string[], known: readonly string[]): void {
	for (const name of names) {
		if (!known.includes(name))
			throw new PinakesError('invalid_value', `There is no ${what} ${name}, but ${known.join(', ')}.`);
	}
}
