import { messageLanguageOf } from '../format/analysis/registry.js';
import type { Recipe } from '../format/base/recipe.js';
import { readDocumentLists, readDocuments, reviewOf, withDay } from '../format/kinds/documents.js';
import { readSectionTexts } from '../format/kinds/entries.js';
import { readAnalyzer } from '../format/kinds/lexicon.js';
import { readMessages, type Say } from '../format/kinds/messages.js';
import type { Opened } from '../format/manifest/opened.js';
import { checkOpen, type Index } from '../format/open/open-index.ts';
import { endOf, type HeadingLocation, type Located, locate } from './locate.ts';
import { findRelated, marked, type RelatedHeading } from './related.ts';
import {
	type CheckedEntryRequest,
	checkEntryRequest,
	type EntryFile,
	type EntryOptions,
	type EntryRequest,
	readFiles,
} from './request.ts';

/** Number of lines above which a section is long, which the notes mention. */
const LONG_SECTION = 300;

/** A section with related headings. If several headings match equally well, its fields are lists. */
export interface EntryResult {
	/** `partial` if the heading has only some of the keywords. */
	readonly status: 'found' | 'partial' | 'not_found';
	readonly target_entry: string;
	/** With its marks, such as `## Errors`; a list with one for each section if they differ. */
	readonly matched_heading: string | readonly string[];
	/** The path of the request; a list with one for each section if they differ. */
	readonly source_file: string | readonly string[];
	/** The section as in the file, including its last line end; a list if there are several. */
	readonly entry_content: string | readonly string[];
	/** First and last line, from 1, both included; lists if there are several sections. */
	readonly start_line: number | readonly number[] | null;
	readonly end_line: number | readonly number[] | null;
	/** At most three, closest first. */
	readonly related_headings: readonly RelatedHeading[];
	/** Remarks about the retrieval; empty if there are none. */
	readonly retrieval_notes: string;
}

/**
 * Retrieves a section of markdown files by its heading, complete and unchanged, with related headings.
 *
 * @throws PinakesError `invalid_value` for an invalid request; `missing_part`, `damaged_part` or `changed_part` for an
 * index that is incomplete or damaged
 */
export async function retrieveEntry(
	index: Index,
	request: EntryRequest,
	options: EntryOptions = {},
): Promise<EntryResult> {
	const checked = checkEntryRequest(request, options);
	return checkOpen(index).run((opened) => entryRecipe(opened, checked, options ?? {}));
}

function* entryRecipe(
	opened: Opened,
	{ targetEntry, filePaths, contextHint }: CheckedEntryRequest,
	{ lang }: EntryOptions,
): Recipe<EntryResult> {
	const files = yield* readFiles(opened, filePaths);
	const located = locate(targetEntry, files, yield* readAnalyzer(opened, targetEntry));
	const locations = located?.locations ?? [];
	const texts = locations.map(({ text }) => text);
	const say = yield* readMessages(lang ?? messageLanguageOf(targetEntry, contextHint, ...texts));
	const related = yield* findRelated(opened, files, { locations, target: targetEntry, hint: contextHint }, say);
	const deprecated = yield* readDeprecated(opened, new Set(locations.map(({ file }) => file)));
	const sections: RetrievedSection[] = [];
	for (const location of locations) sections.push(yield* readSection(opened, location));
	return {
		status: located === undefined ? 'not_found' : located.level === 'overlap' ? 'partial' : 'found',
		target_entry: targetEntry,
		...fieldsOf(sections),
		related_headings: related,
		retrieval_notes: notesOf(targetEntry, files, located, { sections, deprecated }, say).join('; '),
	};
}

/** Returns which files are deprecated, with the days of their reviews. */
function* readDeprecated(opened: Opened, files: ReadonlySet<EntryFile>): Recipe<string[]> {
	const documents = yield* readDocuments(opened);
	if (documents === undefined) return [];
	const paths = [...files].map(({ indexed }) => indexed);
	const lists = yield* readDocumentLists(opened, 'path', paths);
	return [...files].flatMap(({ path }, i) => {
		const { confidence, last_reviewed } = reviewOf(documents, lists[i]?.[0] ?? -1);
		return confidence === 'deprecated' ? withDay(path, last_reviewed) : [];
	});
}

/** Returns the fields of a result that has sections. */
export function fieldsOf(sections: readonly RetrievedSection[]) {
	const valuesOf = <Field extends keyof RetrievedSection>(field: Field): RetrievedSection[Field][] =>
		sections.map((section) => section[field]);
	return {
		matched_heading: oneIfSame(valuesOf('heading')),
		source_file: oneIfSame(valuesOf('file')),
		entry_content: oneOrAll(valuesOf('content'), ''),
		start_line: oneOrAll(valuesOf('first'), null),
		end_line: oneOrAll(valuesOf('last'), null),
	};
}

/** Returns a single value itself, several as a list, or `none`. */
function oneOrAll<T, None>(values: readonly T[], none: None): T | readonly T[] | None {
	return values.length > 1 ? values : (values[0] ?? none);
}

/** Returns one value if all are equal, else all of them. */
function oneIfSame(values: readonly string[]): string | readonly string[] {
	return oneOrAll(new Set(values).size > 1 ? values : values.slice(0, 1), '');
}

/** Reads a section with its subsections. */
function* readSection(opened: Opened, { file, heading, section }: HeadingLocation): Recipe<RetrievedSection> {
	const { path, record } = file;
	const end = endOf(record, heading);
	const numbers = Array.from({ length: end - heading }, (_, i) => section + i);
	const texts = yield* readSectionTexts(opened, numbers);
	const first = record.lines[heading] as number;
	// All sections of a page without line ends are in its first line.
	const last = Math.max(first, (record.lines[end] as number) - 1);
	return { heading: marked(file, heading), file: path, first, last, content: texts.join('') };
}

function notesOf(
	target: string,
	files: readonly EntryFile[],
	located: Located | undefined,
	{ sections, deprecated }: { readonly sections: readonly RetrievedSection[]; readonly deprecated: readonly string[] },
	say: Say,
): string[] {
	const problems: Record<string, string[]> = Object.create(null);
	for (const { path, record } of files) {
		const { problem } = record;
		if (problem !== undefined) problems[problem] = [...(problems[problem] ?? []), path];
	}
	const isAnyRead = files.some(({ record }) => record.problem === undefined);
	const lines = sections.map(({ first, last }) => last - first + 1);
	return [
		...(located === undefined && isAnyRead ? say('entry_not_found', {}) : []),
		...say('entry_notes', {
			...problems,
			contains: located?.level === 'contains' ? target : '',
			percent: located?.level === 'overlap' ? `${Math.round(located.share * 100)}` : '',
			count: sections.length > 1 ? `${sections.length}` : '',
			lines: lines.filter((count) => count > LONG_SECTION).map(String),
			deprecated,
		}),
	];
}

/** A retrieved section. */
export interface RetrievedSection {
	/** With its marks, such as `## Errors`. */
	readonly heading: string;
	readonly file: string;
	/** First and last line, from 1, both included. */
	readonly first: number;
	readonly last: number;
	readonly content: string;
}

/** Returns the sections of a result as a list, even if there is only one. */
export function sectionsOf(result: EntryResult): RetrievedSection[] {
	if (result.status === 'not_found') return [];
	const [headings, files] = [listOf(result.matched_heading), listOf(result.source_file)];
	const [firsts, lasts] = [listOf(result.start_line), listOf(result.end_line)];
	return listOf(result.entry_content).map((content, i) => ({
		heading: headings[i] ?? (headings[0] as string),
		file: files[i] ?? (files[0] as string),
		first: firsts[i] as number,
		last: lasts[i] as number,
		content,
	}));
}

function listOf<T>(value: T | readonly T[]): readonly T[] {
	return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}
