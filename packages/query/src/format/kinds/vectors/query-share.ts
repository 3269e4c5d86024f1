/** Minimum words of a query for the full weight of vectors: shorter ones are often names, which text finds. */
const FULL_QUERY = 6;

/** Words per character of a script without spaces. */
export const WORDS_PER_CHARACTER = 3 / 8;

/**
 * Returns the share of the weight of vectors for a query of this length, 0 to 1.
 *
 * @param characters characters of scripts without spaces
 */
export function queryShare(words: number, characters: number): number {
	return Math.min(1, (words + characters * WORDS_PER_CHARACTER) / FULL_QUERY);
}
