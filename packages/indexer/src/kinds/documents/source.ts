import type { DocumentOutline } from '@pinakes/query';
import { CONFIDENCES, type Confidence, type DocumentRecord } from '@pinakes/query/format/kinds/documents/schema';
import { codeOf, declaredLanguage } from '../../analysis/page-language.ts';
import { STATUS_FIELDS } from '../../data/documents.ts';
import type { Split } from '../../markdown/split.ts';
import type { Report } from '../../report.ts';
import { parseDate, parseTerms, textValue, type Warn, warnAbout } from '../../sources/values.ts';
import type { DocumentFields } from './settings.ts';

/**
 * Reads the metadata of a document. The default category is its directory.
 *
 * @param split its front matter
 */
export function readDocumentRecord(
	{ path, title }: Pick<DocumentOutline, 'path' | 'title'>,
	{ fields = new Map<string, unknown>(), lines }: Pick<Split, 'fields' | 'lines'>,
	names: DocumentFields,
	report: Report,
): DocumentRecord {
	const warn = warnAbout(path, lines, report);
	const first = (candidates: readonly string[]): [field: string, value: unknown] => {
		const field = candidates.find((name) => (fields.get(name) ?? null) !== null) ?? '';
		return [field, fields.get(field)];
	};
	const terms = (candidates: readonly string[]): string[] => {
		const [field, value] = first(candidates);
		return parseTerms(value, field, warn(field)) ?? [];
	};
	const language = codeOf(declaredLanguage(fields));
	const [reviewedField, reviewed] = first(names.reviewed);
	const categories = terms(names.categories);
	const directory = path.includes('/') ? [path.slice(0, path.lastIndexOf('/')).split('/').at(-1) as string] : [];
	return {
		id: textValue(first(names.id)[1]) ?? path,
		path,
		title,
		tags: terms(names.tags),
		categories: categories.length > 0 ? categories : directory,
		confidence: confidenceOf(fields, first(names.confidence), warn),
		...(language !== undefined && { language }),
		last_reviewed: parseDate(textValue(reviewed), reviewedField, warn(reviewedField))?.slice(0, DATE_LENGTH) ?? null,
	};
}

/**
 * Reads the confidence of a document, and warns about an invalid one. A status or a field `deprecated` marks a document
 * as deprecated.
 */
function confidenceOf(
	fields: ReadonlyMap<string, unknown>,
	[field, value]: readonly [field: string, value: unknown],
	warn: (field: string) => Warn,
): Confidence | null {
	const states = STATUS_FIELDS.map((name) => textValue(fields.get(name))?.toLowerCase());
	if (states.includes('deprecated') || textValue(fields.get('deprecated'))?.toLowerCase() === 'true')
		return 'deprecated';
	const text = textValue(value)?.toLowerCase();
	const known = CONFIDENCES.find((confidence) => confidence === text);
	if (text !== undefined && known === undefined) {
		warn(field)('confidence', `${field} is ${JSON.stringify(text.slice(0, 40))}`, `write ${CONFIDENCES.join(', ')}`);
	}
	return known ?? null;
}

const DATE_LENGTH = '2025-01-15'.length;
