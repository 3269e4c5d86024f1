/**
 * Characters that stand for another one, such as 數 for 数, in every index the same. Read only for text in a script
 * written without spaces:
 *
 *     parts/folding.json   { "pairs": "丟丢並并…" }
 */
export const FOLDING_FILE = 'parts/folding.json';

/** `parts/folding.json` as parsed. */
export interface Folding {
	/** Pairs of a character and its replacement, concatenated. */
	readonly pairs: string;
}
