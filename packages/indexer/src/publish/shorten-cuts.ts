/** Matches the first half of a pair of surrogates at the end of a text. */
const HALF = /[\ud800-\udbff]$/;

/**
 * Returns a shorter cut before a key: its shortest beginning that is greater than the last key of the part before. The first cut
 * of a table is kept, as it shows which keys the table may have.
 *
 * @param first the first key of a part
 * @param before the last key of the part before; undefined for the first part
 */
export function shortenCut(first: string, before: string | undefined): string {
	if (before === undefined) return first;
	let length = 1;
	while (first.slice(0, length) <= before || HALF.test(first.slice(0, length))) length++;
	return first.slice(0, length);
}
