import { PinakesError } from '../errors.ts';
import type { Calibration } from '../manifest.ts';

type Point = Calibration['map'][number];

/** The confidence from which a retriever answers: results that reach it just so are right every other time. */
export const DEFAULT_CONFIDENCE = 0.5;

/**
 * The probability, as measured, that the best result is right: from 0 to 1, never falling as evidence grows.
 * Straight lines between the points of the map, and its ends beyond them.
 */
export function confidenceOf(evidence: number, { map }: Calibration): number {
	let i = 0;
	while (i < map.length && evidence > (map[i] as Point)[0]) i++;
	const [toEvidence, to] = map[Math.min(i, map.length - 1)] as Point;
	if (i === 0 || i === map.length) return to;
	const [fromEvidence, from] = map[i - 1] as Point;
	// Rounding may carry a point of the line past the end of its stretch.
	return Math.min(to, from + ((to - from) * (evidence - fromEvidence)) / (toEvidence - fromEvidence));
}

/**
 * A threshold that a caller gave as a confidence, or the default.
 *
 * @throws PinakesError `invalid_value` where it is not a number from 0 to 1
 */
export function checkConfidence(threshold: number | undefined, name: string): number {
	const checked = threshold ?? DEFAULT_CONFIDENCE;
	if (typeof checked !== 'number' || !(checked >= 0 && checked <= 1)) {
		throw new PinakesError('invalid_value', `${name} must be a confidence from 0 to 1, got ${String(checked)}.`);
	}
	return checked;
}
