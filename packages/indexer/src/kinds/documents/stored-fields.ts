import { type FieldValue, isFieldValue } from '@pinakes/query/format/kinds/documents/fields';
import type { DocumentRecord } from '@pinakes/query/format/kinds/documents/schema';
import type { Split } from '../../markdown/split.ts';
import type { Report } from '../../report.ts';
import { warnAbout } from '../../sources/values.ts';

/**
 * Reads the declared fields of a document: strings, numbers, booleans and lists of these.
 *
 * @param names the fields that the configuration declares
 */
export function readStoredFields(
	path: string,
	{ fields = new Map<string, unknown>(), lines }: Pick<Split, 'fields' | 'lines'>,
	names: readonly string[],
	report: Report,
): Pick<DocumentRecord, 'fields'> {
	const warn = warnAbout(path, lines, report);
	const stored = names.flatMap((name): [string, FieldValue | FieldValue[]][] => {
		const value = fields.get(name) ?? undefined;
		if (value === undefined) return [];
		const values = [value].flat();
		const kept = values.filter(isFieldValue);
		if (kept.length < values.length) {
			warn(name)(
				'field-type',
				`${name} has something that cannot be stored`,
				'write a text, a number, or a list of these',
			);
		}
		return kept.length === 0 ? [] : [[name, Array.isArray(value) ? kept : (kept[0] as FieldValue)]];
	});
	return stored.length === 0 ? {} : { fields: Object.fromEntries(stored) };
}
