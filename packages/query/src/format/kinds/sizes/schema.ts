import { fits } from '../../json.ts';

/**
 * Size of an index by kind of file, written by `pinakes publish-site` for display: a light manifest has no sizes.
 *
 *     sizes.json   { "kinds": [ ["text_terms", 295, 1203942], … ] }    kind, files, bytes; the most bytes first
 */
export const SIZES_FILE = 'sizes.json';

/** A kind of file, such as `text_terms` or `outline`, with the number and total bytes of its files. */
export type KindSize = readonly [kind: string, files: number, bytes: number];

/** `sizes.json` as parsed. */
export interface Sizes {
	readonly kinds: readonly KindSize[];
}

/**
 * Returns the total sizes of files by kind, most bytes first.
 *
 * @param known sizes of other files, one for each kind
 */
export function sizesByKind(
	files: Iterable<readonly [path: string, bytes: number]>,
	known: readonly KindSize[] = [],
): KindSize[] {
	const sizes = new Map(known.map(([kind, ...size]) => [kind, size]));
	for (const [path, size] of files) {
		const kind = kindOf(path);
		const [count, bytes] = sizes.get(kind) ?? [0, 0];
		sizes.set(kind, [count + 1, bytes + size]);
	}
	const kinds = [...sizes].map(([kind, [count, bytes]]): KindSize => [kind, count, bytes]);
	return kinds.sort(([a, , many], [b, , more]) => more - many || (a < b ? -1 : 1));
}

/** Whether JSON is a valid `sizes.json`. */
export function isSizes(json: unknown): boolean {
	const isKindSize = (row: unknown): boolean =>
		Array.isArray(row) &&
		typeof row[0] === 'string' &&
		row.slice(1).every((count) => typeof count === 'number' && count >= 0) &&
		row.length === 3;
	return fits(json, { kinds: [isKindSize] });
}

/** Returns the kind of a file: `text_terms` for `parts/text_terms.12.json`. */
function kindOf(path: string): string {
	return path.replace(/^parts\//, '').replace(/(?:\.\d+)?\.json$/, '');
}
