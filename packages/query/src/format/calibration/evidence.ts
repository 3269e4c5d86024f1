import { isUnspaced } from '../analysis/characters.ts';
import type { Calibration } from '../manifest.ts';

/**
 * Minimum collection size for document frequencies: with three texts, no word would be rare, and a single common word
 * would be most of a question.
 */
export const MIN_COLLECTION = 30;

/** Maximum scores of a question. */
interface Reachable {
	/** Maximum score of all its words together. */
	readonly possible: number;
	/** Maximum score of a single word that no text has. */
	readonly rarest: number;
}

/**
 * Returns the evidence that the best candidate answers a question, comparable between indexes and lengths of questions:
 *
 *     evidence = top / (possible^e · rarest^(1 - e))
 *
 * With an exponent of 1, it is the share of the question that was found, so every word of a long question is needed.
 * With 0, it is the score relative to that of the rarest word, so one such word is enough. In between, a long question
 * needs a higher score than a short one, but not in proportion. Words that the index lacks count in `possible`. Returns 0
 * if no score is possible.
 *
 * @param top score of the best candidate
 */
export function evidenceOf(top: number, { possible, rarest }: Reachable, exponent: Calibration['exponent']): number {
	if (!(top > 0 && possible > 0 && rarest > 0)) return 0;
	// By square roots, since engines may round other powers differently.
	let product = 1;
	for (let quarter = 0; quarter < 4; quarter++) product *= quarter < exponent * 4 ? possible : rarest;
	return top / Math.sqrt(Math.sqrt(product));
}

/** Maximum share of evidence lost if a candidate lacks a name of the question. */
const MISSING_NAME_COST = 0.7;

/** Weight of a name, relative to that of the rarest word, from which that maximum is lost. */
const RARE_NAME = 0.5;

/**
 * Returns the share of its evidence that a candidate keeps if it lacks a name of the question, such as that of a
 * product: a question about one product is not answered by a text about another. Names that most texts have cost
 * little.
 *
 * @param rarity weight of the name relative to the rarest word; 0 if no name is missing
 */
export function missingNameFactor(rarity: number): number {
	return 1 - MISSING_NAME_COST * Math.min(1, rarity / RARE_NAME);
}

/** Minimum share of texts in a script for which unknown words of that script count. */
const MIN_SCRIPT_SHARE = 1 / 50;

/**
 * Whether an unknown word is in a script that the index hardly has, such as a Han word with English texts. Then it says
 * less about whether the index has the answer than an unknown word of the index's own script.
 *
 * @param unspaced share of the texts that have characters written without spaces: see `Calibration.unspaced`
 */
export function isForeign(term: string, frequency: number, unspaced: number): boolean {
	return frequency === 0 && unspaced < MIN_SCRIPT_SHARE && isUnspaced(term);
}
