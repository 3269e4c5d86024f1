/** What went wrong, for programs to branch on. */
export type ErrorCode =
	| 'not_an_index'
	| 'format_version'
	| 'missing_part'
	| 'damaged_part'
	| 'changed_part'
	| 'unreadable_source'
	| 'invalid_model'
	| 'embeddings_server'
	| 'unknown_field'
	| 'invalid_value'
	| 'wrong_encoder';

/**
 * Every error that this package throws on purpose. The message names the place and the mend;
 * `file` is the index file or source concerned, where there is one.
 */
export class PinakesError extends Error {
	declare readonly code: ErrorCode;
	declare readonly file: string | undefined;

	constructor(code: ErrorCode, message: string, file?: string) {
		super(message);
		Object.assign(this, { name: 'PinakesError', code, file });
	}
}

/** The error for a file of an index; every one of them has the same mend. */
export function indexError(code: ErrorCode, place: string, file: string, what: string): PinakesError {
	return new PinakesError(code, `${place}: ${file} ${what}. Build the index again or name its folder.`, file);
}
