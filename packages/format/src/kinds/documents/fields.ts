import { isRecord } from '../../json.ts';

/** A value of a declared field. */
export type FieldValue = string | number | boolean;

/** The declared fields of a document, by name. */
export type StoredFields = Readonly<Record<string, FieldValue | readonly FieldValue[]>>;

/** Characters of a value by which documents can be found; a longer one is only stored. */
const MAX_LISTED_VALUE = 200;

/** Whether a text can be the name of a declared field: it is followed by a space in keys. */
export function isFieldName(name: string): boolean {
	return /^\S{1,64}$/.test(name);
}

/** Whether a value can be one of a declared field. */
export function isFieldValue(json: unknown): json is FieldValue {
	return typeof json === 'string' || typeof json === 'boolean' || Number.isFinite(json);
}

/** Whether something can be the declared fields of a document. */
export function isStoredFields(json: unknown): boolean {
	return (
		isRecord(json) &&
		Object.entries(json).every(([name, value]) => isFieldName(name) && [value].flat().every(isFieldValue))
	);
}

/** The values of each field by which a document is found, as texts. */
export function listedValues(fields: StoredFields): [name: string, values: string[]][] {
	return Object.entries(fields).map(([name, value]) => {
		const texts = [value].flat().map(String);
		return [name, [...new Set(texts)].filter((text) => text.length <= MAX_LISTED_VALUE)];
	});
}
