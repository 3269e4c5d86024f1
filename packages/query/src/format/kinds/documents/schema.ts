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
import type { StoredFields } from './fields.ts';

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
 * The digit of documents that others supersede: pages of an older version, and untranslated copies. They are excluded
 * unless a question names their version, or a filter their directory.
 */
export const SUPERSEDED = `${CONFIDENCES.length + 1}`;

/** The digit, behind those, of documents that list changes from version to version, such as changelogs and release notes. */
export const CHANGE_LIST = `${CONFIDENCES.length + 2}`;

/** `parts/docs.json` as parsed. */
export interface DocumentColumns {
	/** The first that matches a question counts. */
	readonly intents: readonly Intent[];
	/** A digit for each document: its position in `CONFIDENCES` from 1, 0 for none, `SUPERSEDED` or `CHANGE_LIST`. */
	readonly confidences: string;
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
	/** Numbers of documents whose paths name a language in whose letters they are not written; absent for none. */
	readonly foreign?: readonly number[];
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
	/** The BCP 47 code of its language, if its front matter declares one. */
	readonly language?: string;
	/** What else of its front matter is stored: the fields that the configuration declares. */
	readonly fields?: StoredFields;
}
