/**
 * The headings of each markdown file, looked up by its path:
 *
 *     parts/entries.0.json   { "docs/a.md": EntryRecord, … }
 *
 * The outline that is read a document at a time; `outline.json` is the same for other programs.
 */
export const ENTRIES_TABLE = 'entries';

/** Paths of files that are markdown by their ending. */
export const MARKDOWN_FILE = /\.m(?:d[cx]?|arkdown)$/i;

/**
 * How another heading belongs to a step: its own caution, the step after it, a caution for the steps around it,
 * the step before it.
 */
export type Relation = 'caution' | 'next' | 'general_caution' | 'previous';

/** Why nothing is known of a file; a message fills the file in by this name. */
export type EntryProblem = 'missing' | 'unreadable' | 'encoding' | 'too_large' | 'not_markdown';

/** A file's headings in their order, in columns. */
export interface EntryRecord {
	/** The number of the first heading's section; those of the others follow. */
	readonly section: number;
	/** The levels of the headings, a digit each. */
	readonly levels: string;
	/** Their plain texts. */
	readonly texts: readonly string[];
	/** Their lines, from 1, and the line that would follow the file's last. */
	readonly lines: readonly number[];
	/**
	 * What belongs to a heading by process order, by its number, best first: the number of a heading of
	 * this file, or the heading of another one, marks included, and that file's path.
	 */
	readonly related: Readonly<Record<string, readonly RelatedEntry[]>>;
	/** Instead of all this, where the file could not be read. */
	readonly problem?: EntryProblem;
}

/** A heading that belongs to another one. */
export type RelatedEntry = readonly [Relation, number] | readonly [Relation, string, path: string];
