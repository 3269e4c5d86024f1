import { PinakesError } from '../errors.ts';
import { fits, isRecord, own, type Shape } from '../json.ts';
import { nearestName } from '../nearest.ts';

/** What a field must look like, and the same in words. */
export type Rules = Readonly<Record<string, readonly [shape: Shape, words: string]>>;

/**
 * Holds an object's fields against rules; a field may be left out or null.
 *
 * @throws PinakesError `unknown_field`, naming the nearest known one, or `invalid_value`
 */
export function checkFields(what: string, object: unknown, rules: Rules): void {
	if (!isRecord(object)) throw new PinakesError('invalid_value', `The ${what} must be an object.`);
	const known = Object.keys(rules);
	for (const [name, value] of Object.entries(object)) {
		const rule = own(rules, name);
		if (rule === undefined) {
			const hint = `Did you mean ${nearestName(name, known) ?? known.join(', ')}?`;
			throw new PinakesError('unknown_field', `The ${what} has no field ${name}. ${hint}`);
		}
		const [shape, words] = rule;
		if ((value ?? undefined) !== undefined && !fits(value, shape)) {
			throw new PinakesError('invalid_value', `The ${what}'s ${name} must be ${words}.`);
		}
	}
}
