import type { DocumentOutline } from '@pinakes/query';
import {
	CONFIDENCES,
	type Confidence,
	type DocumentRecord,
	type FieldValue,
	groupBy,
	isFieldValue,
} from '@pinakes/query/internal';
import { foldersAbove, isSkillFile } from '../base/read-file.ts';
import { type Report, reportWarning } from '../base/report.ts';
import type { Config } from '../config/schema.ts';
import { STATUS_FIELDS } from '../data/documents.ts';
import { formatOf, MARKDOWN } from '../formats/formats.ts';
import type { Split } from '../formats/front-matter.ts';
import { parseDate, parseTerms, textValue, type Warn, warnAbout } from '../parse/values.ts';
import { codeOf, declaredLanguage } from '../words/language.ts';
import { registryFiles } from './registry.ts';

/**
 * Reads the metadata of a document. The default category is its directory.
 *
 * @param split its front matter
 */
export function readDocumentRecord(
	{ path, title }: Pick<DocumentOutline, 'path' | 'title'>,
	{ fields = new Map<string, unknown>(), lines }: Pick<Split, 'fields' | 'lines'>,
	names: Config['documents']['fields'],
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
	const description = textValue(fields.get('description'))?.slice(0, MAX_ABOUT_LENGTH);
	const [reviewedField, reviewed] = first(names.reviewed);
	const categories = terms(names.categories);
	return {
		id: textValue(first(names.id)[1]) ?? path,
		path,
		title,
		tags: terms(names.tags),
		categories: categories.length > 0 ? categories : path.split('/').slice(-2, -1),
		confidence: confidenceOf(fields, first(names.confidence), warn),
		...(language !== undefined && { language }),
		last_reviewed: parseDate(textValue(reviewed), reviewedField, warn(reviewedField))?.slice(0, DATE_LENGTH) ?? null,
		...(description && { description }),
	};
}

/** Matches a path alone: aliases of Hugo are former addresses, those of Obsidian other names. */
const ADDRESS = /^\/\S*$/;

/** Front-matter fields that say what a document is about, besides its tags and categories. */
const ABOUT_FIELDS = ['aliases', 'alias', 'description', 'summary', 'keywords'];

/** Returns the text that a document is found by besides its own: its other names, description, tags, categories and keywords. */
export function aboutOf(
	fields: Split['fields'],
	{ tags, categories }: Config['documents']['fields'],
): { about?: string } {
	const names = new Set([...ABOUT_FIELDS, ...tags, ...categories]);
	const values = [...names]
		.flatMap((name) => fields?.get(name) ?? [])
		.filter((value) => typeof value === 'string' && !ADDRESS.test(value));
	return values.length > 0 ? { about: [...new Set(values)].join('\n').slice(0, MAX_ABOUT_LENGTH) } : {};
}

/** Maximum characters of this text, and of a description. */
const MAX_ABOUT_LENGTH = 1000;

/** Reads the confidence of a document, and warns about an invalid one. A status or a field `deprecated` marks a document as deprecated. */
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
		const message = `${name} has something that cannot be stored`;
		if (kept.length < values.length) warn(name)('field-type', message, 'write a text, a number, or a list of these');
		return kept.length === 0 ? [] : [[name, Array.isArray(value) ? kept : (kept[0] as FieldValue)]];
	});
	return stored.length === 0 ? {} : { fields: Object.fromEntries(stored) };
}

/**
 * Returns the paths that may be documents: those of a known format, except files of registries, and files of skills
 * other than markdown, such as templates.
 */
export function documentPaths(paths: readonly string[]): string[] {
	const registry = new Set(registryFiles(paths).map(({ path }) => path));
	// A skill at the root does not include everything below.
	const skills = new Set(paths.filter(isSkillFile).flatMap((path) => foldersAbove(path).slice(-1)));
	return paths.filter((path) => {
		const format = formatOf(path);
		if (format === undefined || registry.has(path)) return false;
		return format === MARKDOWN || skills.size === 0 || !foldersAbove(path).some((folder) => skills.has(folder));
	});
}

const MAX_NAMED = 5;

/** Reports unsupported documents of all folders, by extension. */
export function reportUnsupported(paths: readonly string[], report: Report): void {
	const endingOf = (path: string): string => {
		const name = path.slice(path.lastIndexOf('/') + 1);
		return name.includes('.') ? name.slice(name.lastIndexOf('.')).toLowerCase() : name;
	};
	for (const [ending, files] of groupBy(paths, endingOf)) {
		const more = files.length > MAX_NAMED ? ` and ${files.length - MAX_NAMED} more` : '';
		const named = files.slice(0, MAX_NAMED).join(', ');
		const message = `${files.length} ${files.length === 1 ? 'file' : 'files'} ${ending} not read, as no format is known for it: ${named}${more}`;
		const fix = 'convert to a format that is read, such as markdown or HTML, or ignore in the configuration';
		reportWarning(files[0] as string, 'not-read', message, fix, report);
	}
}
