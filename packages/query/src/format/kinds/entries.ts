import { fits, type Shape, tableOf } from '../base/json.ts';
import type { Recipe } from '../base/recipe.ts';
import type { Opened } from '../manifest/opened.ts';
import { damaged, readKeys, readRecords } from './tables.ts';
import { SECTION_TEXTS_TABLE } from './text.ts';

/**
 * The headings of each markdown file by its path, read one file at a time (`outline.json` is for other programs):
 *
 *     parts/entries.0.json   { "docs/a.md": EntryRecord, … }
 */
export const ENTRIES_TABLE = 'entries';

/** Matches paths of markdown files. */
export const MARKDOWN_FILE = /\.m(?:d[cx]?|arkdown)$/i;

/** How a heading is related to a step: its own caution, the next step, a caution for several steps, the previous step. */
export type Relation = 'caution' | 'next' | 'general_caution' | 'previous';

/** Why a file has no headings in the index. Messages have a placeholder of each name. */
export type EntryProblem = 'missing' | 'unreadable' | 'encoding' | 'too_large' | 'not_markdown';

/** The headings of a file in order, as columns. */
export interface EntryRecord {
	/** Section number of the first heading; the others follow. */
	readonly section: number;
	/** A digit for each heading. */
	readonly levels: string;
	/** Plain texts of the headings. */
	readonly texts: readonly string[];
	/** Lines of the headings from 1, and the line after the last of the file. */
	readonly lines: readonly number[];
	/** Related headings by heading number, best first. */
	readonly related: Readonly<Record<string, readonly RelatedEntry[]>>;
	/** Why the file could not be read; then the columns are empty. */
	readonly problem?: EntryProblem;
}

/** A heading that is related to another one: its number, or in another file its markdown and its path. */
export type RelatedEntry = readonly [Relation, number] | readonly [relation: Relation, heading: string, path: string];

const FIELDS: Shape = { section: 0, levels: '', texts: [''], lines: [0], related: tableOf([isRelated]) };

function isRelated(json: unknown): boolean {
	if (!Array.isArray(json)) return false;
	const [relation, heading, path] = json as unknown[];
	return fits(relation, '') && (path === undefined ? fits(heading, 0) : fits([heading, path], ['']));
}

function isEntry(json: unknown): boolean {
	if (!fits(json, FIELDS)) return false;
	const { levels, texts, lines, related } = json as EntryRecord;
	const { length } = levels;
	return (
		/^[1-6]*$/.test(levels) &&
		length === texts.length &&
		length === lines.length - 1 &&
		Object.values(related)
			.flat()
			.every(([, heading]) => typeof heading === 'string' || heading < length)
	);
}

/** Reads the headings of each path, undefined for an unknown file. */
export function readEntries(opened: Opened, paths: readonly string[]): Recipe<(EntryRecord | undefined)[]> {
	if (!fits(opened.cuts.entries, [''])) return damaged(ENTRIES_TABLE);
	return readKeys<EntryRecord>(opened, ENTRIES_TABLE, isEntry, paths);
}

/** Reads the unmodified texts of sections. */
export function readSectionTexts(opened: Opened, sections: readonly number[]): Recipe<string[]> {
	if (!fits(opened.cuts.section_texts, [0])) return damaged(SECTION_TEXTS_TABLE);
	return readRecords<string>(opened, SECTION_TEXTS_TABLE, '', sections);
}
