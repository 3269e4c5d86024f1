import { hasUnspacedLetter } from '../analysis/normalize.ts';
import { check } from '../base/errors.ts';
import { isShare } from '../base/json.ts';
import type { Calibration, Manifest } from '../manifest/manifest.ts';

type Point = Calibration['map'][number];

/** Default threshold of probability: results with exactly this probability are right half of the time. */
export const DEFAULT_THRESHOLD = 0.5;

/**
 * Maps evidence to probability: the measured probability, 0 to 1, that the best result is right. Interpolates linearly
 * between the points of the map, and is constant beyond them.
 */
export function probabilityOf(evidence: number, { map }: Pick<Calibration, 'map'>): number {
	let i = 0;
	while (i < map.length && evidence > (map[i] as Point)[0]) i++;
	const [toEvidence, to] = map[Math.min(i, map.length - 1)] as Point;
	if (i === 0 || i === map.length) return to;
	const [fromEvidence, from] = map[i - 1] as Point;
	// Rounding may exceed the end point.
	return Math.min(to, from + ((to - from) * (evidence - fromEvidence)) / (toEvidence - fromEvidence));
}

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
 * Built-in map of evidence to probability for sections, for indexes that are too small to calibrate, or older. The mean
 * of the maps of several collections; see docs/reference/scoring.md.
 */
const SECTIONS: Calibration['map'] = [
	[0, 0],
	[0.2, 0.1],
	[0.38, 0.5],
	[0.7, 0.9],
	[1, 0.96],
	[2, 0.99],
	[8, 1],
];

/**
 * Returns the built-in calibration of sections.
 *
 * @param unspaced see `Calibration.unspaced`
 */
export function builtInOfSections(unspaced: number): Calibration {
	return { source: 'built-in', map: SECTIONS, unspaced };
}

/** Scales a relative map to a level. */
export function mapAt(level: number, relative: Calibration['map']): Calibration['map'] {
	return relative.map(([evidence, probability]): Point => [toThousandths(evidence * level), probability]);
}

/** Rounds evidence or a share to thousandths, since engines differ in the last bits of logarithms. */
export function toThousandths(number: number): number {
	return Math.round(number * 1000) / 1000;
}

/** Returns the calibration of sections: the measured one, or the built-in one. */
export function calibrationOfSections({ calibration }: Pick<Manifest, 'calibration'>): Calibration {
	return calibration ?? builtInOfSections(1);
}

/** The result of a sample question before any threshold, from which a build calibrates probability. */
export interface Measured {
	readonly evidence: number;
	/** Number of the best candidate; undefined if there is none. */
	readonly best: number | undefined;
}
