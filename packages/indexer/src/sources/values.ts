/** A string with something in it, or undefined. */
export function textValue(value: unknown): string | undefined {
	if (typeof value === 'number' || typeof value === 'boolean') return String(value);
	return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/**
 * A list of terms, however its author wrote it: a list, or one string with commas (or 、，；
 * between them). Undefined where it is neither.
 */
export function termList(value: unknown): string[] | undefined {
	const items = typeof value === 'string' ? value.split(/[,，、;；]/) : value;
	if (!Array.isArray(items)) return undefined;
	const terms = items.map(textValue).filter((term) => term !== undefined);
	return terms.length === items.length || typeof value === 'string' ? [...new Set(terms)] : undefined;
}

/** True for a path or id that climbs out of its folder. */
export function climbs(path: string): boolean {
	return path.split(/[\\/]/).includes('..');
}
