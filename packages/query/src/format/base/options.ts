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

/** Maximum share of a name's letters that may be mistyped. */
const MISTYPED = 1 / 3;

/** Returns the known name that a mistyped one differs least from; undefined if all differ in more than a third of their letters. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
	let nearest: string | undefined;
	let least = MISTYPED;
	for (const other of known) {
		const length = Math.max(name.length, other.length);
		// Long names are told apart by their lengths, as comparing them takes quadratic time.
		if (Math.abs(name.length - other.length) > least * length) continue;
		const share = editsBetween(name.toLowerCase(), other.toLowerCase()) / length;
		if (share <= least && (nearest === undefined || share < least)) {
			least = share;
			nearest = other;
		}
	}
	return nearest;
}

/** Returns how often a letter must be added, removed, replaced or exchanged with the next to make one name of the other. */
function editsBetween(one: string, other: string): number {
	let before: number[] = [];
	let row = Array.from({ length: other.length + 1 }, (_, i) => i);
	for (let i = 1; i <= one.length; i++) {
		const next = [i];
		for (let j = 1; j <= other.length; j++) {
			const [above, left, both] = [row[j], next[j - 1], row[j - 1]] as [number, number, number];
			const isExchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
			const replaced = both + (one[i - 1] === other[j - 1] ? 0 : 1);
			next[j] = Math.min(above + 1, left + 1, replaced, isExchanged ? (before[j - 2] as number) + 1 : replaced);
		}
		[before, row] = [row, next];
	}
	return row[other.length] as number;
}

/** Milliseconds from any fixed point. */
export function now(): number {
	return (web.performance ?? Date).now();
}

/** Options of which undefined ones count as left out. */
export type Optional<T> = { readonly [Name in keyof T]?: T[Name] | undefined };

/**
 * Applies defaults to options, of which undefined ones count as left out, and null as none.
 *
 * @param defaults of all known options
 * @param hint where there are others
 * @throws PinakesError `unknown_field` for another option, or `invalid_value` for no object
 */
export function withDefaults<T extends object>(options: Optional<T> | null, defaults: T, hint = ''): T {
	const all = { ...defaults } as Record<string, unknown>;
	check(isRecord(options ?? all), 'The options must be an object.');
	for (const [name, value] of Object.entries(options ?? {})) {
		if (!Object.hasOwn(all, name))
			throw new PinakesError('unknown_field', `There is no ${name}, but ${Object.keys(all).join(', ')}${hint}.`);
		if (value !== undefined) all[name] = value;
	}
	return all as T;
}
