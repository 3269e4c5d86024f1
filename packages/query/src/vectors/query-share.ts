/** Words from which on vectors count in full: a query of one or two is a name, which text finds. */
const FULL_QUERY = 6;

/** How much of a word a character of a text without spaces is. */
export const CHARACTER = 3 / 8;

/**
 * What a query's words add up to: the share of their weight that vectors have, 0 to 1.
 *
 * @param words terms that are words
 * @param characters characters of stretches without spaces
 */
export function queryShare(words: number, characters: number): number {
	return Math.min(1, (words + characters * CHARACTER) / FULL_QUERY);
}
