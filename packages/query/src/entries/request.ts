import { PinakesError } from '../errors.ts';
import { fits } from '../json.ts';
import { LONGEST_QUERY } from '../match/query.ts';

/** Which section is wanted. */
export interface EntryRequest {
	/** The section's heading, or keywords of it. */
	readonly targetEntry: string;
	/** The markdown files to look into, by their paths in the index, or paths that end so. */
	readonly filePaths: readonly string[];
	/** What the section is wanted for, in one's own words: related headings are chosen by it. */
	readonly contextHint?: string | null | undefined;
}

/**
 * Checks a request.
 *
 * @throws PinakesError `invalid_value`, which says what to supply
 */
export function checkEntryRequest({ targetEntry, filePaths, contextHint }: EntryRequest): Required<EntryRequest> {
	const request = { targetEntry, filePaths, contextHint: contextHint ?? '' };
	if (!fits(request, { targetEntry: '', filePaths: [''], contextHint: '' }) || targetEntry.trim() === '') {
		throw new PinakesError('invalid_value', 'target_entry must be the text of a heading, file_paths a list of paths.');
	}
	if (filePaths.length === 0) {
		throw new PinakesError('invalid_value', 'file_paths is empty: supply the path of at least one markdown file.');
	}
	if (targetEntry.length + request.contextHint.length > LONGEST_QUERY) {
		throw new PinakesError('invalid_value', `target_entry and context_hint have at most ${LONGEST_QUERY} characters.`);
	}
	return request;
}
