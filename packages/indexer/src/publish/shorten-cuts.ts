import type { TableRow } from '../write/parts.ts';

/** Matches the first half of a pair of surrogates at the end of a text. */
const HALF = /[\ud800-\udbff]$/;

/**
 * Shortens the cuts of a table: takes of each first key the shortest beginning that is greater than the last key of the part before. The
 * first cut is kept, as it shows which keys the table may have.
 *
 * @param firsts the first key of each part
 * @param rows all rows, sorted by key
 */
export function shortenCuts(firsts: readonly string[], rows: readonly TableRow[]): string[] {
	let row = 0;
	return firsts.map((first, part) => {
		while (rows[row] !== undefined && (rows[row] as TableRow)[0] < first) row++;
		const before = rows[row - 1]?.[0];
		if (part === 0 || before === undefined) return first;
		let length = 1;
		while (first.slice(0, length) <= before || HALF.test(first.slice(0, length))) length++;
		return first.slice(0, length);
	});
}
