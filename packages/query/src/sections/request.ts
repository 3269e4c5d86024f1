import { checkFields, type FieldRules, MAX_QUERY_LENGTH, OPTIONS } from '../core/query-fields.ts';
import { check } from '../format/errors.js';
import type { Language } from '../format/kinds/messages/schema.js';

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

/** A request with defaults applied. */
export type CheckedEntryRequest = Readonly<Record<'targetEntry' | 'contextHint', string>> &
	Pick<EntryRequest, 'filePaths'>;

const RULES: FieldRules = { targetEntry: '', filePaths: [''], contextHint: '' };

/**
 * Validates a request and its options.
 *
 * @throws PinakesError `unknown_field` or `invalid_value`, which says what to supply
 */
export function checkEntryRequest(request: EntryRequest, options: EntryOptions): CheckedEntryRequest {
	checkFields(request, RULES);
	checkFields(options, { lang: '' }, OPTIONS);
	const { targetEntry, filePaths } = request;
	const contextHint = request.contextHint ?? '';
	check(filePaths?.length && !filePaths.includes(''), 'No file path: supply that of a markdown file.');
	check(
		targetEntry?.trim() && targetEntry.length + contextHint.length <= MAX_QUERY_LENGTH,
		'No target entry, or too long.',
	);
	return { targetEntry, filePaths, contextHint };
}
