/** What went wrong, for programs to branch on. */
export type ErrorCode =
	| 'not_an_index'
	| 'format_version'
	| 'missing_part'
	| 'damaged_part'
	| 'changed_part'
	| 'unreadable_source'
	| 'unknown_field'
	| 'invalid_value';

/**
 * Every error that this package throws on purpose. The message names the place and the mend;
 * `file` is the index file or source concerned, where there is one.
 */
export class PinakesError extends Error {
	readonly code: ErrorCode;
	readonly file: string | undefined;

	constructor(code: ErrorCode, message: string, file?: string) {
		super(message);
		this.name = 'PinakesError';
		this.code = code;
		this.file = file;
	}
}
