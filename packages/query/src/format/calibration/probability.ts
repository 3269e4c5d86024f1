import { check } from '../errors.ts';
import { isShare } from '../json.ts';
import type { Calibration } from '../manifest.ts';

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
