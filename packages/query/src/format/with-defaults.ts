import { check, PinakesError } from './errors.ts';
import { isRecord } from './json.ts';

/**
 * Applies defaults to options, of which undefined ones count as left out, and null as none.
 *
 * @param defaults of all known options
 * @throws PinakesError `unknown_field` for another option, or `invalid_value` for no object
 */
export function withDefaults<T extends object>(options: Partial<T> | null, defaults: T): T {
	const all = { ...defaults } as Record<string, unknown>;
	check(isRecord(options ?? all), 'The options must be an object.');
	for (const [name, value] of Object.entries(options ?? {})) {
		if (!Object.hasOwn(all, name))
			throw new PinakesError('unknown_field', `There is no ${name}, but ${Object.keys(all).join(', ')}.`);
		if (value !== undefined) all[name] = value;
	}
	return all as T;
}
