/**
 * JSON text of an object from its entries, in their order. Built by hand since a JavaScript object
 * moves keys that look like numbers to the front and takes `__proto__` for something else.
 *
 * @param entries keys and the JSON texts of their values
 */
export function objectText(entries: Iterable<readonly [key: string, json: string]>, between = '\n'): string {
	const lines: string[] = [];
	for (const [key, json] of entries) lines.push(`${JSON.stringify(key)}:${json}`);
	return lines.length === 0 ? '{}' : `{${between}${lines.join(`,${between}`)}${between}}`;
}

/** `objectText` in UTF-8, of values that are in it already. */
export function objectBytes(entries: readonly (readonly [key: string, json: Uint8Array])[]): Uint8Array {
	if (entries.length === 0) return Buffer.from('{}');
	const last = entries.length - 1;
	const pieces = entries.flatMap(([key, json], i) => [
		Buffer.from(`${i === 0 ? '{\n' : ''}${JSON.stringify(key)}:`),
		json,
		i === last ? OBJECT_END : LINE_END,
	]);
	return Buffer.concat(pieces);
}

/** JSON text of a list, an item to a line. */
export function listText(items: readonly string[]): string {
	return items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n]`;
}

/** `listText` in UTF-8, of items that are in it already. */
export function listBytes(items: readonly Uint8Array[]): Uint8Array {
	if (items.length === 0) return Buffer.from('[]');
	const last = items.length - 1;
	return Buffer.concat([LIST_START, ...items.flatMap((item, i) => [item, i === last ? LIST_END : LINE_END])]);
}

const LINE_END = Buffer.from(',\n');
const OBJECT_END = Buffer.from('\n}');
const LIST_START = Buffer.from('[\n');
const LIST_END = Buffer.from('\n]');
