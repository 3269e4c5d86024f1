import { PinakesError } from '@pinakes/query';

/** The collection where none is named. */
export const DEFAULT_COLLECTION = 'default';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,99}$/u;

/**
 * Returns the name of a collection.
 *
 * @throws PinakesError `invalid_value` for anything but 1 to 100 letters, digits, `.`, `_`, `-` and `/`
 */
export function checkCollection(name: string): string {
	if (typeof name === 'string' && NAME.test(name)) return name;
	throw new PinakesError(
		'invalid_value',
		`${JSON.stringify(name)} cannot name a collection: use 1 to 100 letters, digits, ".", "_", "-" and "/", a letter or digit first.`,
	);
}
