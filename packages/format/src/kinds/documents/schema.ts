/**
 * What narrows a knowledge base before anything in it is searched:
 *
 *     docs.by_tag.json, docs.by_category.json    { "redis": ["docs/a.md", …], … }    public: terms and paths sorted
 *     parts/docs.json                            DocumentColumns
 *     parts/doc_lists.0.json                     { "scope tasks/": "postings", "tag redis": … }  (codec/postings.ts)
 *     parts/doc_tags.0.json                      { "primari replica": ["primary-replica"], … }
 *     parts/documents.0.json                     [ DocumentRecord, … ]
 *
 * A posting is a document's number: its place by path, which is its number in the text index as well. A list's
 * key is a filter and its value: a tag, a category, a confidence, the end of a directory's path, or a document's
 * whole path, by which its number is found. `doc_tags` has tags by what they mean, as `vocabulary` has those of units.
 */
export const DOCUMENT_COLUMNS_FILE = 'parts/docs.json';

/** The filters by which documents are listed. */
export const FILTERS = ['scope', 'category', 'tag', 'confidence'] as const;

/** The name of a filter. */
export type Filter = (typeof FILTERS)[number];

/** The key of a list. */
export function listKey(filter: Filter | 'path', value: string): string {
	return `${filter} ${value}`;
}

/** How far a document is to be trusted; `deprecated` ones are left out unless asked for. */
export const CONFIDENCES = ['high', 'medium', 'low', 'deprecated'] as const;

/** One of these. */
export type Confidence = (typeof CONFIDENCES)[number];

/** `parts/docs.json` as parsed. */
export interface DocumentColumns {
	/** What questions ask for, and the directories where that is found: the first that fits counts. */
	readonly intents: readonly Intent[];
	/** For each document the place of its confidence in `CONFIDENCES`, from 1, as a digit; 0 without. */
	readonly confidences: string;
	/** For each document the days from 1970 to its last review; 0 without: numbers of codec/numbers.ts. */
	readonly reviewed: string;
}

/** A kind of question. */
export interface Intent {
	/** Words that such a question has, in either language. */
	readonly words: readonly string[];
	/** Ends of directories' paths, with a closing slash. */
	readonly scopes: readonly string[];
}

/** What an answer shows of a document. */
export interface DocumentRecord {
	/** What it calls itself, or its path. */
	readonly id: string;
	readonly path: string;
	readonly title: string;
	readonly tags: readonly string[];
	readonly categories: readonly string[];
	readonly confidence: Confidence | null;
	/** As a date, such as `2025-01-15`. */
	readonly last_reviewed: string | null;
}
