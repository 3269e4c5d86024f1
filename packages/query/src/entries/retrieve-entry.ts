import { readSectionTexts } from '../kinds/entries/read.ts';
import type { Language } from '../kinds/messages/format.ts';
import { readMessages, type Say } from '../kinds/messages/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Index } from '../open-index.ts';
import type { Recipe } from '../recipe.ts';
import { type EntryFile, readFiles } from './files.ts';
import { endOf, type HeadingPlace, type Located, locate } from './locate.ts';
import { findRelated, marked, type RelatedHeading } from './related.ts';
import { checkEntryRequest, type EntryRequest } from './request.ts';

/** Lines from which a section is long, which is noted. */
const LONG_SECTION = 300;

/** A section, and what belongs to it. Where several headings fit equally well, its fields are lists. */
export interface EntryResult {
	/** `partial` where the heading has only some of the keywords. */
	readonly status: 'found' | 'partial' | 'not_found';
	readonly target_entry: string;
	/** With its marks, such as `## Errors`; a list where several differ. */
	readonly matched_heading: string | readonly string[];
	/** The path as it was given; a list where sections are from several files. */
	readonly source_file: string | readonly string[];
	/** The section as it stands in the file, with the line end of its last line; a list for several. */
	readonly entry_content: string | readonly string[];
	/** Lines from 1, both belong to the section; lists for several sections. */
	readonly start_line: number | readonly number[] | null;
	readonly end_line: number | readonly number[] | null;
	/** At most three, the closest first. */
	readonly related_headings: readonly RelatedHeading[];
	/** What was unusual; empty where nothing was. */
	readonly retrieval_notes: string;
}

/** How it is retrieved. */
export interface EntryOptions {
	/** The language of notes: that of the headings unless given. */
	readonly lang?: Language | undefined;
}

/**
 * Retrieves a section of markdown files by its heading, whole and as it stands, and the headings that
 * belong to it.
 *
 * @throws PinakesError `invalid_value` for a request that is none; `missing_part`, `damaged_part` or
 * `changed_part` for an index that is not whole
 */
export async function retrieveEntry(
	index: Index,
	request: EntryRequest,
	options: EntryOptions = {},
): Promise<EntryResult> {
	const checked = checkEntryRequest(request);
	return index.run((manifest) => entryRecipe(manifest, checked, options));
}

function* entryRecipe(
	manifest: Manifest,
	{ targetEntry, filePaths, contextHint }: Required<EntryRequest>,
	{ lang }: EntryOptions,
): Recipe<EntryResult> {
	const files = yield* readFiles(manifest, filePaths);
	const language = lang ?? languageOf([targetEntry, contextHint ?? '', ...files.flatMap(({ record }) => record.texts)]);
	const say = yield* readMessages(language);
	const located = locate(targetEntry, files, manifest.analyzer.stop_words);
	const places = located?.places ?? [];
	const related = yield* findRelated(manifest, files, { places, target: targetEntry, hint: contextHint ?? '' }, say);
	const starts = places.map(({ file, heading }) => file.record.lines[heading] as number);
	const ends = places.map(lastLine);
	return {
		status: located === undefined ? 'not_found' : located.level === 'overlap' ? 'partial' : 'found',
		target_entry: targetEntry,
		matched_heading: oneOf(places.map(marked)) ?? '',
		source_file: oneOf(places.map(({ file }) => file.path)) ?? '',
		entry_content: alone(yield* contentsOf(manifest, places)) ?? '',
		start_line: alone(starts) ?? null,
		end_line: alone(ends) ?? null,
		related_headings: related,
		retrieval_notes: notesOf(
			targetEntry,
			files,
			located,
			ends.map((end, i) => end - (starts[i] as number) + 1),
			say,
		).join('; '),
	};
}

/** A value that is alone, else all of them; undefined for none. */
function alone<T>(values: readonly T[]): T | readonly T[] | undefined {
	return values.length > 1 ? values : values[0];
}

/** The value that all are, else all of them. */
function oneOf(values: readonly string[]): string | readonly string[] | undefined {
	return values.every((value) => value === values[0]) ? values[0] : values;
}

/** Chinese where any of the texts is. */
function languageOf(texts: readonly string[]): Language {
	return texts.some((text) => /[\u3400-\u9fff]/.test(text)) ? 'zh' : 'en';
}

function lastLine({ file: { record }, heading }: HeadingPlace): number {
	const next = record.lines[endOf(record, heading)];
	return next === undefined ? record.last_line : next - 1;
}

/** The text of each section with those below it. */
function* contentsOf(manifest: Manifest, places: readonly HeadingPlace[]): Recipe<string[]> {
	const contents: string[] = [];
	for (const { file, heading } of places) {
		const length = endOf(file.record, heading) - heading;
		const sections = Array.from({ length }, (_, i) => file.record.section + heading + i);
		const texts = yield* readSectionTexts(manifest, sections);
		contents.push(texts.join(''));
	}
	return contents;
}

function notesOf(
	target: string,
	files: readonly EntryFile[],
	located: Located | undefined,
	lines: readonly number[],
	say: Say,
): string[] {
	const problem = (kind: string): string[] =>
		files.filter(({ record }) => record.problem === kind).map(({ path }) => path);
	const { level, share = 0, places = [] } = located ?? {};
	const isAnyRead = files.some(({ record }) => record.problem === undefined);
	return [
		...(located === undefined && isAnyRead ? say('entry_not_found', {}) : []),
		...say('entry_notes', {
			contains: level === 'contains' ? target : '',
			percent: level === 'overlap' ? `${Math.round(share * 100)}` : '',
			count: places.length > 1 ? `${places.length}` : '',
			lines: lines.filter((count) => count > LONG_SECTION).map(String),
			missing: problem('missing'),
			unreadable: problem('unreadable'),
			encoding: problem('encoding'),
			too_large: problem('too_large'),
			not_markdown: problem('not_markdown'),
		}),
	];
}
