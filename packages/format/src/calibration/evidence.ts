import { isUnspaced } from '../analysis/characters.ts';
import type { Calibration } from '../manifest.ts';

/**
 * Frequencies are judged as in a collection of at least so many texts: in one of three, no word would look rare, and
 * a single shared word would be most of a question.
 */
export const MIN_COLLECTION = 30;

/** What a question could reach, in the units of the scores. */
export interface Reachable {
	/** The score that all words of the question together could reach at most. */
	readonly possible: number;
	/** The score that a single word nobody has could reach: the weight of the rarest word there can be. */
	readonly rarest: number;
}

/**
 * How much the best candidate says for itself, whatever the index and the length of the question:
 *
 *     evidence = top / (possible^e · rarest^(1 - e))
 *
 * With an exponent of 1 it is the share of the question that was found, so that every word of a long
 * question must be; with 0 it is what was found in units of a rarest word, so that one such word is enough.
 * Between them a long question needs more than a short one, but not in proportion. Words that the index
 * lacks count in `possible`. 0 where nothing could be reached.
 *
 * @param top the score of the best candidate
 */
export function evidenceOf(top: number, { possible, rarest }: Reachable, exponent: Calibration['exponent']): number {
	if (!(top > 0 && possible > 0 && rarest > 0)) return 0;
	// The fourth root by square roots, which every engine computes to the last bit; powers are not.
	let product = 1;
	for (let quarter = 0; quarter < 4; quarter++) product *= quarter < exponent * 4 ? possible : rarest;
	return top / Math.sqrt(Math.sqrt(product));
}

/** What evidence loses at most where a candidate lacks something that the question names. */
const MISSING_NAME_COST = 0.7;

/** The weight of a name, in units of the rarest word's, from which a candidate that lacks it loses all of that. */
const RARE_NAME = 0.5;

/**
 * The share of its evidence that a candidate keeps which lacks a name of the question, such as that of a product: a
 * question about one thing is not answered by what is said of another. A name that most texts have costs little.
 *
 * @param rarity the weight of the name in units of the rarest word's; 0 where nothing named is missing
 */
export function keptWithoutName(rarity: number): number {
	return 1 - MISSING_NAME_COST * Math.min(1, rarity / RARE_NAME);
}

/** The share of all texts that must be in a script, before a word of that script that nobody has counts. */
const MIN_SCRIPT_SHARE = 1 / 50;

/**
 * Whether nobody has a word because the index is written in another script, such as Han words over English texts. It
 * says less about whether the index has the answer than a word of its own script does that nobody has.
 *
 * @param unspaced the share of the texts that have characters written without spaces: `Calibration.unspaced`
 */
export function isForeign(term: string, frequency: number, unspaced: number): boolean {
	return frequency === 0 && unspaced < MIN_SCRIPT_SHARE && isUnspaced(term);
}
