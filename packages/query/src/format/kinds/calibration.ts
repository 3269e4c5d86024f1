import { hasUnspacedLetter } from '../analysis/normalize.ts';
import { check } from '../base/errors.ts';
import { isShare } from '../base/json.ts';
import type { Calibration, Manifest } from '../manifest/manifest.ts';

/** Default threshold of probability: results with exactly this probability are right half of the time. */
export const DEFAULT_THRESHOLD = 0.5;

type Point = readonly [evidence: number, probability: number];

/**
 * Map of evidence, relative to the level of an index, to probability. The level differs between collections, which have
 * long or short, plain or technical texts. From a logistic function, fitted to the logarithm of both over six
 * collections; see docs/answers/README.md.
 */
const RELATIVE_MAP: readonly Point[] = [
	[0, 0],
	[0.5, 0.01],
	[0.8, 0.07],
	[1, 0.15],
	[1.3, 0.31],
	[1.63, 0.5],
	[2, 0.68],
	[2.5, 0.82],
	[3.1, 0.91],
	[4.2, 0.97],
	[6.5, 0.99],
	[20, 1],
];

/** Level of indexes that are too small to measure it. */
const USUAL_LEVEL = 0.233;

/**
 * Maps evidence to probability: the measured probability, 0 to 1, that the best result is right. Interpolates linearly
 * between the points of the map, and is constant beyond them.
 */
export function probabilityOf(evidence: number, { level }: Pick<Calibration, 'level'>): number {
	const relative = evidence / level;
	let next = 0;
	while (next < RELATIVE_MAP.length && relative > (RELATIVE_MAP[next] as Point)[0]) next++;
	if (next === 0 || next === RELATIVE_MAP.length) return next === 0 ? 0 : 1;
	const [from, least] = RELATIVE_MAP[next - 1] as Point;
	const [to, most] = RELATIVE_MAP[next] as Point;
	// Rounding may exceed the end point.
	return Math.min(most, least + ((most - least) * (relative - from)) / (to - from));
}

/** Which of three answers a result is: `uncertain` is a refusal that lists what may be meant, `nothing` one that does not. */
export type Verdict = 'answered' | 'uncertain' | 'nothing';

/** Minimum probability of what a refusal lists as what may be meant: others would mislead. */
export const MIN_PLAUSIBLE = 0.05;

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
 *     evidence = top / √(possible · rarest)
 *
 * A long question needs a higher score than a short one, but not in proportion. Words that the index lacks count in
 * `possible`. Returns 0 if no score is possible.
 *
 * @param top score of the best candidate
 */
export function evidenceOf(top: number, { possible, rarest }: Reachable): number {
	return top > 0 && possible > 0 && rarest > 0 ? top / Math.sqrt(possible * rarest) : 0;
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
