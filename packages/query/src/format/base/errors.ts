/** Identifies an error for programs. */
export type ErrorCode =
	| 'not_an_index'
	| 'format_version'
	| 'missing_language'
	| 'missing_part'
	| 'damaged_part'
	| 'changed_part'
	| 'wrong_signature'
	| 'unreadable_source'
	| 'invalid_model'
	| 'embeddings_server'
	| 'encoder_failed'
	| 'unknown_field'
	| 'invalid_value'
	| 'wrong_encoder';

/**
 * Errors that this package throws deliberately. The message says where the problem is and how to fix it; `file` is the
 * index file or source concerned, if any.
 */
export class PinakesError extends Error {
	declare readonly code: ErrorCode;
	declare readonly file: string | undefined;

	constructor(code: ErrorCode, message: string, file?: string) {
		super(message);
		Object.assign(this, { name: 'PinakesError', code, file });
	}
}

/**
 * Checks what a caller has given.
 *
 * @throws PinakesError `invalid_value` with the rule
 */
export function check(isValid: unknown, rule: string): asserts isValid {
	if (!isValid) throw new PinakesError('invalid_value', rule);
}

/** Creates the error for a file of an index. */
export function indexError(code: ErrorCode, index: string, file: string, what: string): PinakesError {
	return new PinakesError(code, `${index}: ${file} ${what}. Build the index again or name its folder.`, file);
}

/** Message of `changed_part` for a file that does not belong to the manifest. */
export const WAS_CHANGED = 'was cut or changed';

/** Whether an error may be temporary because a build replaces the index: `not_an_index`, or an error of a part. */
export function isPassing({ code }: PinakesError): boolean {
	return /_(?:index|part)$/.test(code);
}
