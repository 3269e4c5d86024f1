import { PinakesError } from '../errors.ts';
import { checkFields, type FieldRules, LONGEST_QUERY } from '../query-fields.ts';

/** Which section is wanted. */
export interface EntryRequest {
	/** The section's heading, or keywords of it. */
	readonly targetEntry: string;
	/** The markdown files to look into, by their paths in the index, or paths that end so. */
	readonly filePaths: readonly string[];
	/** What the section is wanted for, in one's own words: related headings are chosen by it. */
	readonly contextHint?: string | null | undefined;
}

const RULES: FieldRules = { targetEntry: '', filePaths: [''], contextHint: '' };

/**
 * Checks a request.
 *
 * @throws PinakesError `unknown_field` or `invalid_value`, which says what to supply
 */
export function checkEntryRequest(request: EntryRequest): Required<EntryRequest> {
	checkFields(request, RULES);
	const { targetEntry, filePaths, contextHint } = request;
	if (!filePaths?.length) {
		throw new PinakesError('invalid_value', 'file_paths is empty: supply the path of a markdown file at least.');
	}
	if (!targetEntry?.trim() || targetEntry.length + (contextHint ?? '').length > LONGEST_QUERY) {
		throw new PinakesError(
			'invalid_value',
			`target_entry is empty, or over ${LONGEST_QUERY} characters with the hint.`,
		);
	}
	return { targetEntry, filePaths, contextHint: contextHint ?? '' };
}
