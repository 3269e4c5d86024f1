import { normalizeTerm } from '../analysis/normalize.ts';
import { isRecord } from '../base/json.ts';

/** A value of a declared field. */
export type FieldValue = string | number | boolean;

/** The declared fields of a document, by name. */
export type StoredFields = Readonly<Record<string, FieldValue | readonly FieldValue[]>>;

/** Maximum characters of an indexed value; longer ones are only stored. */
const MAX_LISTED_VALUE = 200;

/** Whether a name of a declared field is valid. In keys, a space follows it. */
export function isFieldName(name: string): boolean {
	return /^\S{1,64}$/.test(name);
}

export function isFieldValue(json: unknown): json is FieldValue {
	return typeof json === 'string' || typeof json === 'boolean' || Number.isFinite(json);
}

/** Fields as they are given: null and undefined are absent values. */
export type GivenFields = Readonly<Record<string, FieldValue | readonly FieldValue[] | null | undefined>>;

/** Whether the declared fields of a document are valid. */
export function isGivenFields(json: unknown): boolean {
	const isValue = (value: unknown): boolean => (value ?? null) === null || [value].flat().every(isFieldValue);
	return isRecord(json) && Object.entries(json).every(([name, value]) => isFieldName(name) && isValue(value));
}

/** Returns a copy of the fields that have a value. */
export function presentFields(fields: GivenFields = {}): StoredFields {
	const present = Object.entries(fields).filter(([, value]) => (value ?? null) !== null);
	return Object.fromEntries(
		present.map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
	) as StoredFields;
}

/** Returns the indexed values of each field, as strings. */
export function listedValues(fields: StoredFields): [name: string, values: string[]][] {
	return Object.entries(fields).map(([name, value]) => {
		const texts = [value].flat().map(String);
		return [name, [...new Set(texts)].filter((text) => text.length <= MAX_LISTED_VALUE)];
	});
}

const DAY = 86_400_000;

/** Returns the date of a day, such as 2026-01-31, from the days since 1970-01-01. */
export function dateOf(days: number): string {
	return new Date(days * DAY).toISOString().slice(0, 10);
}

/** Returns the days from 1970-01-01 to a date such as 2026-01-31; undefined for an invalid one such as 30 February. */
export function daysOf(date: string): number | undefined {
	const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
	const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
	return isDay ? time / DAY : undefined;
}

/**
 * Returns all ends of the paths of a file's directories, normalised: for `a/b/c.md` these are `a/`, `a/b/` and `b/`.
 */
export function directoryEnds(path: string): Set<string> {
	const names = path.split('/').slice(0, -1);
	const ends = new Set<string>();
	names.forEach((_, last) => {
		for (let first = 0; first <= last; first++) ends.add(normalizeTerm(`${names.slice(first, last + 1).join('/')}/`));
	});
	return ends;
}
