import { hasUnspacedLetter } from '../analysis/normalize.ts';
import { check } from '../base/errors.ts';
import { isShare } from '../base/json.ts';
import type { Calibration, Manifest } from '../manifest/manifest.ts';
import { DEFAULT_THRESHOLD, EVEN_EVIDENCE, MISSING_NAME_COST, USUAL_LEVEL } from './weights.ts';

/**
 * Maps evidence to the probability, 0 to 1, that the best result is right: a logistic function of the logarithm of the evidence
 * relative to the level of an index. The level differs between collections, which have long or short, plain or technical texts.
 */
export function probabilityOf(evidence: number, { level }: Pick<Calibration, 'level'>): number {
	if (!(evidence > 0)) return 0;
	const relative = (EVEN_EVIDENCE * level) / evidence;
	// To the power of 3.5. Engines differ in the last bits of other powers.
	return 1 / (1 + relative * relative * relative * Math.sqrt(relative));
}

/** Which of three answers a result is: `uncertain` is a refusal that lists what may be meant, `nothing` one that does not. */
export type Verdict = 'answered' | 'uncertain' | 'nothing';

/**
 * Validates a threshold of probability, or returns the default.
 *
 * @throws PinakesError `invalid_value` if it is not a number from 0 to 1
 */
export function checkThreshold(threshold: number | undefined): number {
	const checked = threshold ?? DEFAULT_THRESHOLD;
	check(isShare(checked), `threshold must be a number from 0 to 1, got ${String(checked)}.`);
	return checked;
}

/**
 * Minimum collection size for document frequencies: with three texts, no word would be rare, and a single common word
 * would be most of a question.
 */
export const MIN_COLLECTION = 30;

/**
 * Returns the evidence that the best candidate answers a question, comparable between indexes and lengths of questions:
 *
 *     evidence = top / √(possible · rarest)
 *
 * A long question needs a higher score than a short one, but not in proportion. Words that the index lacks count in
 * `possible`, the maximum score of all words together; `rarest` is that of a single word that no text has. Returns 0 if no score
 * is possible.
 *
 * @param top score of the best candidate
 */
export function evidenceOf(
	top: number,
	{ possible, rarest }: { readonly possible: number; readonly rarest: number },
): number {
	return top > 0 && possible > 0 && rarest > 0 ? top / Math.sqrt(possible * rarest) : 0;
}

/**
 * Returns the share of its evidence that a candidate keeps if it lacks a name of the question, such as that of a
 * product: a question about one product is not answered by a text about another. Names that most texts have cost
 * little.
 *
 * @param rarity weight of the name relative to the rarest word; 0 if no name is missing
 */
export function missingNameFactor(rarity: number): number {
	return 1 - MISSING_NAME_COST * Math.min(1, rarity);
}

/** Returns the share of texts that have letters of scripts written without spaces, 0 to 1, rounded to thousandths. */
export function unspacedShare(texts: readonly string[]): number {
	return roundedShare(texts.filter(hasUnspacedLetter).length, texts.length);
}

/** Returns a share from 0 to 1, rounded to thousandths; 0 if the whole is 0. */
export function roundedShare(part: number, whole: number): number {
	return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
}

/**
 * Returns the built-in calibration.
 *
 * @param unspaced see `Calibration.unspaced`
 */
export function builtInOfSections(unspaced: number): Calibration {
	return { source: 'built-in', level: USUAL_LEVEL, unspaced };
}

/** Returns the calibration of sections: the measured one, or the built-in one. */
export function calibrationOfSections({ calibration }: Pick<Manifest, 'calibration'>): Calibration {
	return calibration ?? builtInOfSections(1);
}
