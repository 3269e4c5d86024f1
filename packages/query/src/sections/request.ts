import { PinakesError } from '@pinakes/format/errors';
import { checkFields, type FieldRules, MAX_QUERY_LENGTH } from '../core/query-fields.ts';

/** Which section is wanted. */
export interface EntryRequest {
	/** The section's heading, or keywords of it. */
	readonly targetEntry: string;
	/** The markdown files to look into, by their paths in the index, or paths that end so. */
	readonly filePaths: readonly string[];
	/** What the section is wanted for, in one's own words: related headings are chosen by it. */
	readonly contextHint?: string | null | undefined;
}

/** A request with nothing left open. */
export type CheckedEntryRequest = Readonly<Record<'targetEntry' | 'contextHint', string>> &
	Pick<EntryRequest, 'filePaths'>;

const RULES: FieldRules = { targetEntry: '', filePaths: [''], contextHint: '' };

/**
 * Checks a request.
 *
 * @throws PinakesError `unknown_field` or `invalid_value`, which says what to supply
 */
export function checkEntryRequest(request: EntryRequest): CheckedEntryRequest {
	checkFields(request, RULES);
	const { targetEntry, filePaths } = request;
	const contextHint = request.contextHint ?? '';
	if (!filePaths?.length || filePaths.includes('')) {
		throw new PinakesError('invalid_value', 'No file path: supply that of a markdown file.');
	}
	if (!targetEntry?.trim() || targetEntry.length + contextHint.length > MAX_QUERY_LENGTH) {
		throw new PinakesError('invalid_value', 'No target entry, or too long.');
	}
	return { targetEntry, filePaths, contextHint };
}
