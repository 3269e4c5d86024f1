import { isRecord } from '../../json.ts';

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

/** Whether a value of a declared field is valid. */
export function isFieldValue(json: unknown): json is FieldValue {
	return typeof json === 'string' || typeof json === 'boolean' || Number.isFinite(json);
}

/** Whether the declared fields of a document are valid. */
export function isStoredFields(json: unknown): boolean {
	return (
		isRecord(json) &&
		Object.entries(json).every(([name, value]) => isFieldName(name) && [value].flat().every(isFieldValue))
	);
}

/** Returns the indexed values of each field, as strings. */
export function listedValues(fields: StoredFields): [name: string, values: string[]][] {
	return Object.entries(fields).map(([name, value]) => {
		const texts = [value].flat().map(String);
		return [name, [...new Set(texts)].filter((text) => text.length <= MAX_LISTED_VALUE)];
	});
}
