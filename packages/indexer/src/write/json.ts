/**
 * Returns the JSON text of an object with entries in the given order. Not by JSON.stringify, as JavaScript objects move
 * numeric keys to the front, and treat `__proto__` specially.
 *
 * @param entries keys and the JSON texts of their values
 */
export function objectText(entries: Iterable<readonly [key: string, json: string]>): string {
	const lines: string[] = [];
	for (const [key, json] of entries) lines.push(`${JSON.stringify(key)}:${json}`);
	return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}`;
}

/** Returns the JSON text of an object, with one field per line. */
export function fieldsText(fields: object): string {
	return objectText(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** Returns the JSON text of a list, with one item per line. */
export function listText(items: readonly string[]): string {
	return items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n]`;
}
