import type { Language } from '../format/base/bilingual.js';
import { check } from '../format/base/errors.js';
import type { Complete } from '../format/base/json.ts';
import { checkFields, type FieldRules, MAX_QUERY_LENGTH, withDefaults } from '../format/base/options.ts';
import type { Recipe } from '../format/base/recipe.js';
import { type EntryRecord, MARKDOWN_FILE, readEntries } from '../format/kinds/entries.js';
import type { Opened } from '../format/manifest/opened.js';

/** A request for a section. */
export interface EntryRequest {
	/** Heading of the section, or keywords of it. */
	readonly targetEntry: string;
	/** Markdown files to search: paths in the index, or longer paths that end in them. */
	readonly filePaths: readonly string[];
	/** What the section is needed for, as free text. It is used to choose related headings. */
	readonly contextHint?: string | null | undefined;
}

/** Options of `retrieveEntry`. */
export interface EntryOptions {
	/** Language of the notes. Default: that of the request and of the headings found. */
	readonly lang?: Language | undefined;
}

export type CheckedEntryRequest = Complete<EntryRequest>;

const RULES: FieldRules = { targetEntry: '', filePaths: [''], contextHint: '' };

/**
 * Validates a request and its options.
 *
 * @throws PinakesError `unknown_field` or `invalid_value`, which says what to supply
 */
export function checkEntryRequest(request: EntryRequest, options: EntryOptions): CheckedEntryRequest {
	checkFields(request, RULES);
	withDefaults<EntryOptions>(options, { lang: undefined });
	const { targetEntry, filePaths } = request;
	const contextHint = request.contextHint ?? '';
	check(filePaths?.length && !filePaths.includes(''), 'No file path: supply that of a markdown file.');
	check(
		targetEntry?.trim() && targetEntry.length + contextHint.length <= MAX_QUERY_LENGTH,
		'No target entry, or too long.',
	);
	return { targetEntry, filePaths, contextHint };
}

export interface EntryFile {
	/** The path of the request; without its fragment where that is no part of a name. */
	readonly path: string;
	/** The path in the index, if it is there. */
	readonly indexed: string;
	/** Its headings; none if there is a problem with the file. */
	readonly record: EntryRecord;
}

/**
 * Reads the headings of files, each file once. If a path is not in the index, ends of it are tried, since it may be an
 * absolute path.
 */
export function* readFiles(opened: Opened, paths: readonly string[]): Recipe<EntryFile[]> {
	const files = new Map<string, EntryFile>();
	for (const path of paths) {
		// A link may name a heading too.
		const file = MARKDOWN_FILE.test(path) ? path : path.replace(/(\.\w+)#.*$/s, '$1');
		const names = file.split(/[\\/]/).filter((name) => name !== '.' && name !== '');
		let indexed = path;
		let [record] = yield* readEntries(opened, [path]);
		for (let i = 0; record === undefined && i < names.length; i++) {
			indexed = names.slice(i).join('/');
			[record] = yield* readEntries(opened, [indexed]);
		}
		if (record === undefined) indexed = path;
		const problem = MARKDOWN_FILE.test(file) ? 'missing' : 'not_markdown';
		record ??= { section: 0, levels: '', texts: [], lines: [], related: {}, problem };
		if (!files.has(indexed)) files.set(indexed, { path: indexed === path ? path : file, indexed, record });
	}
	return [...files.values()];
}
