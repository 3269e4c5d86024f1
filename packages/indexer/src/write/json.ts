/**
 * JSON text of an object from its entries, in their order. Built by hand since a JavaScript object
 * moves keys that look like numbers to the front and takes `__proto__` for something else.
 *
 * @param entries keys and the JSON texts of their values
 */
export function objectText(entries: Iterable<readonly [key: string, json: string]>): string {
	const lines: string[] = [];
	for (const [key, json] of entries) lines.push(`${JSON.stringify(key)}:${json}`);
	return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}`;
}

/** JSON text of an object of ours, whose fields keep their order, a field to a line. */
export function fieldsText(fields: object): string {
	return objectText(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** JSON text of a list, an item to a line. */
export function listText(items: readonly string[]): string {
	return items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n]`;
}
