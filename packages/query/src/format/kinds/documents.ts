import { normalizeTerm } from '../analysis/normalize.ts';
import { fits, isRecord, optional, type Shape } from '../base/json.ts';
import { need, type Recipe } from '../base/recipe.ts';
import { decodeNumbers } from '../codec/numbers.ts';
import { decodePostings, unitsOf } from '../codec/postings.ts';
import { keepRead, type Opened } from '../manifest/opened.ts';
import { dateOf, type StoredFields } from './stored-fields.ts';
import { damaged, readKeys, readKeysFrom, readRecords } from './tables.ts';

/**
 * Filters of documents:
 *
 *     docs.by_tag.json, docs.by_category.json    { "redis": ["docs/a.md", …], … }    public: terms and paths sorted
 *     parts/docs.json                            DocumentColumns
 *     parts/doc_lists.0.json                     { "scope tasks/": "postings", "tag redis": … }  (codec/postings.ts)
 *     parts/doc_tags.0.json                      { "primari replica": ["primary-replica"], … }
 *     parts/documents.0.json                     [ DocumentRecord, … ]
 *
 * A posting is a document's number: its index in the order of paths, as in the text index. The key of a list is a
 * filter and its value: a tag, a category, a confidence, the end of a directory's path, or a document's whole path.
 * `doc_tags` lists tags by meaning, as `vocabulary` does for units. Each value of a declared field has the key
 * `field NAME VALUE`.
 */

export const DOCUMENT_COLUMNS_FILE = 'parts/docs.json';

/** Filters for which documents are listed. */
export const FILTERS = ['scope', 'category', 'tag', 'confidence'] as const;

export type Filter = (typeof FILTERS)[number];

/** Returns the key of a list in `doc_lists`. */
export function listKey(filter: Filter | 'path' | 'field', value: string): string {
	return `${filter} ${value}`;
}

/** How reliable a document is; `deprecated` ones are excluded unless asked for. */
export const CONFIDENCES = ['high', 'medium', 'low', 'deprecated'] as const;

export type Confidence = (typeof CONFIDENCES)[number];

/**
 * The status of a document: 1 if others supersede it, plus 2 if it is about changes, as release notes are, plus 4 if it is of an
 * older version and others have no such page.
 */
export const SUPERSEDED = 1;
export const CHANGE_LIST = 2;
export const DISCONTINUED = 4;

/** `parts/docs.json` as parsed. */
export interface DocumentColumns {
	/** The first that matches a question counts. */
	readonly intents: readonly Intent[];
	/** A digit for each document: its position in `CONFIDENCES` from 1, or 0 for none. */
	readonly confidences: string;
	/** A digit for each document, its status; absent if all are 0. */
	readonly status?: string;
	/** For each document the days from 1970 to its last review, or 0 for none (codec/numbers.ts). */
	readonly reviewed: string;
	/**
	 * Only if pages have several versions or translations: for each document twice the number of its page from 1, plus 1 in
	 * the original language, or 0 if the page has no other (codec/numbers.ts).
	 */
	readonly pages?: string;
	/**
	 * Only if paths name versions or languages, and pages have addresses: an edition is a version in a language. What the addresses
	 * of its pages begin with, such as `/docs/1.2`; `/` for the current version in the original language, empty without an address.
	 */
	readonly edition_paths?: readonly string[];
	/** With `edition_paths`: for each document the position of its edition in it (codec/numbers.ts). */
	readonly edition?: string;
	/** Whether every id is the path, and these columns have the rest of what hits show. */
	readonly ids_are_paths?: boolean;
}

/** A kind of question, and the directories that answer it. */
export interface Intent {
	/** Words of such a question, in either language. */
	readonly words: readonly string[];
	/** Ends of directory paths, with a trailing slash. */
	readonly scopes: readonly string[];
	/** Whether the question names the version of superseded documents in these directories, which are then searched. */
	readonly isVersion?: boolean;
}

/** The record of a document, for results. */
export interface DocumentRecord {
	/** The id from its front matter, by default its path. */
	readonly id: string;
	readonly path: string;
	readonly title: string;
	readonly tags: readonly string[];
	readonly categories: readonly string[];
	readonly confidence: Confidence | null;
	/** As a date, such as `2025-01-15`. */
	readonly last_reviewed: string | null;
	/** What its front matter says that it is about. */
	readonly description?: string;
	/** The BCP 47 code of its language, if its front matter declares one. */
	readonly language?: string;
	/** What else of its front matter is stored: the fields that the configuration declares. */
	readonly fields?: StoredFields;
}

/** Normalizes a directory: without empty and `.` names, with a trailing slash; empty if no name is left. */
export function scopeOf(directory: string): string {
	const names = normalizeTerm(directory)
		.split(/[\\/]/)
		.filter((name) => name && name !== '.');
	return names[0] ? `${names.join('/')}/` : '';
}

const INTENT: Shape = { words: [''], scopes: [''], isVersion: optional((json) => json === true) };
const COLUMNS: Shape = {
	intents: [INTENT],
	confidences: '',
	status: optional(''),
	reviewed: '',
	pages: optional(''),
	edition_paths: optional(['']),
	edition: optional(''),
};
const RECORD: Shape = {
	id: '',
	path: '',
	title: '',
	tags: [''],
	categories: [''],
	description: optional(''),
	fields: optional(isRecord),
};
const CUTS: Shape = { doc_lists: [''], doc_tags: [''], documents: [0] };

/** The columns of documents, by number. */
export interface Documents extends Omit<DocumentColumns, 'reviewed' | 'pages' | 'edition'> {
	/** Days from 1970 to the last review, or 0 for none. */
	readonly reviewed: Uint32Array;
	/** As in the file; empty if no page has several versions or translations. */
	readonly pages: Uint32Array;
	/** As in the file; empty if no such page has an address. */
	readonly edition: Uint32Array;
}

/** Reads the columns of documents; undefined for an index without documents. */
export function* readDocuments(opened: Opened): Recipe<Documents | undefined> {
	if (!fits(opened.cuts, CUTS)) return damaged('documents');
	if (opened.cuts.documents.length === 0) return undefined;
	return yield* keepRead(opened, 'documents', function* (): Recipe<Documents> {
		const columns = yield* need<DocumentColumns>({ file: DOCUMENT_COLUMNS_FILE, shape: COLUMNS });
		const reviewed = decodeNumbers(columns.reviewed);
		const [pages, edition] = [columns.pages ?? '', columns.edition ?? ''].map(decodeNumbers);
		const count = opened.counts.documents;
		const { confidences, status = confidences } = columns;
		if ([reviewed, confidences, status].some((column) => column?.length !== count)) return damaged('documents');
		if (!reviewed || !pages || !edition || [pages, edition].some(({ length }) => length > 0 && length !== count))
			return damaged('documents');
		return { ...columns, reviewed, pages, edition };
	});
}

/** Returns how reliable a document is; undefined if it is not stated. */
export function confidenceOf(
	documents: Pick<Documents, 'confidences'> | undefined,
	number: number,
): Confidence | undefined {
	return CONFIDENCES[Number(documents?.confidences[number]) - 1];
}

/**
 * Whether a document is a page of an older version, or an untranslated copy. These are excluded unless a question names their
 * version, or a filter their directory.
 */
export function isSuperseded({ status }: Pick<Documents, 'status'>, number: number): boolean {
	return (Number(status?.[number]) & SUPERSEDED) > 0;
}

/** Whether a document is about changes: it lists them by version, announces one, or leads from one version to the next. */
export function isChangeList({ status }: Pick<Documents, 'status'>, number: number): boolean {
	return (Number(status?.[number]) & CHANGE_LIST) > 0;
}

/** Returns why a document ranks behind others that match as well: it is about this; undefined for most. */
export function lowerStatus(documents: Pick<Documents, 'status'>, number: number): string | undefined {
	if (isChangeList(documents, number)) return 'changes';
	return (Number(documents.status?.[number]) & DISCONTINUED) > 0 ? 'an older version' : undefined;
}

/** Returns how reliable a document is, and when it was reviewed last. */
export function reviewOf(
	documents: Pick<Documents, 'confidences' | 'reviewed'> | undefined,
	number: number,
): Pick<DocumentRecord, 'confidence' | 'last_reviewed'> {
	const days = documents?.reviewed[number];
	return {
		confidence: confidenceOf(documents, number) ?? null,
		last_reviewed: days ? dateOf(days) : null,
	};
}

/** Returns a path with the day of the last review, if that is known. */
export function withDay(path: string, day: string | null): string {
	return day === null ? path : `${path} (${day})`;
}

/** Reads the documents with each value of a filter, ascending; undefined for an unknown value. */
export function* readDocumentLists(
	opened: Opened,
	filter: Filter | 'path' | 'field',
	values: readonly string[],
): Recipe<(Uint32Array | undefined)[]> {
	const keys = values.map((value) => listKey(filter, value));
	const texts = yield* readKeys<string>(opened, 'doc_lists', '', keys);
	return texts.map((text) => {
		if (text === undefined) return undefined;
		return unitsOf(decodePostings(text, opened.counts.documents) ?? damaged('doc_lists'));
	});
}

/** Reads all values of a filter, or all paths, sorted; of a declared field, those that begin with its name and a space. */
export function* readFilterValues(opened: Opened, filter: Filter | 'path' | 'field', prefix = ''): Recipe<string[]> {
	const beginning = listKey(filter, prefix);
	const keys = yield* readKeysFrom(opened, 'doc_lists', beginning);
	return keys.map((key) => key.slice(beginning.length));
}

/** Reads the tags with the meaning of each key, undefined if there are none. */
export function readDocumentTags(opened: Opened, keys: readonly string[]): Recipe<(readonly string[] | undefined)[]> {
	return readKeys<readonly string[]>(opened, 'doc_tags', [''], keys);
}

export function readDocumentRecords(opened: Opened, numbers: readonly number[]): Recipe<DocumentRecord[]> {
	return readRecords<DocumentRecord>(opened, 'documents', RECORD, numbers);
}
