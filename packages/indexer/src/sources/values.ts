/** A string with something in it, or undefined. */
export function textValue(value: unknown): string | undefined {
	if (typeof value === 'number' || typeof value === 'boolean') return String(value);
	return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Told of a field that is not what it should be. */
export type Warn = (rule: string, message: string, mend: string) => void;

/**
 * The terms that an author declared, however they are written: a list, or one string with commas (or
 * 、，； between them). Undefined where there are none; what is no term is warned about and left out.
 */
export function declaredTerms(value: unknown, name: string, warn: Warn): string[] | undefined {
	if (value === undefined || value === null) return undefined;
	const items: unknown[] =
		typeof value === 'string' ? value.split(/[,，、;；]/) : Array.isArray(value) ? value : [value];
	const terms = items.map(textValue).filter((term) => term !== undefined);
	if (typeof value !== 'string' && terms.length < items.length) {
		warn('field-type', `${name} is no list of words, or has other things in it`, 'write it as a list of words');
	}
	return terms.length === 0 ? undefined : [...new Set(terms)];
}

/** True for a path or id that climbs out of its folder. */
export function climbs(path: string): boolean {
	return path.split(/[\\/]/).includes('..');
}
