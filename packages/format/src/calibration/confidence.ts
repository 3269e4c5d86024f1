import { PinakesError } from '../errors.ts';
import type { Calibration, Manifest } from '../manifest.ts';

type Point = Calibration['map'][number];

/** The retrievers that are calibrated. */
export type CalibratedRetriever = 'units' | 'sections';

/** The confidence from which a retriever answers: results that reach it just so are right every other time. */
export const DEFAULT_CONFIDENCE = 0.5;

/**
 * What evidence means where an index has not measured it: too small, or built before calibration. The means of
 * the maps of several collections; see docs/reference/scoring.md.
 */
const BUILT_IN: Readonly<Record<CalibratedRetriever, Calibration>> = {
	units: {
		source: 'built-in',
		exponent: 0.25,
		map: [
			[0, 0],
			[0.05, 0.15],
			[0.1, 0.34],
			[0.15, 0.5],
			[0.2, 0.65],
			[0.3, 0.85],
			[0.5, 0.96],
			[1, 0.99],
		],
		unspaced: 1,
	},
	sections: {
		source: 'built-in',
		exponent: 0.5,
		map: [
			[0, 0],
			[0.2, 0.1],
			[0.38, 0.5],
			[0.7, 0.9],
			[1, 0.96],
			[2, 0.99],
			[8, 1],
		],
		unspaced: 1,
	},
};

/**
 * The map for units that are found by their meaning as well, which adds to the evidence of right and wrong ones. From
 * requests to 199 units that have no more than a description, as an index has that cannot measure its own.
 */
const UNITS_WITH_VECTORS: Calibration['map'] = [
	[0, 0],
	[0.05, 0.01],
	[0.1, 0.06],
	[0.15, 0.14],
	[0.2, 0.25],
	[0.25, 0.37],
	[0.3, 0.48],
	[0.4, 0.65],
	[0.6, 0.84],
	[1, 0.95],
];

/** The calibration of a retriever: what the build measured, or the built-in one. */
export function calibrationOf({ calibration, unit_vectors }: Manifest, retriever: CalibratedRetriever): Calibration {
	return calibration?.[retriever] ?? builtInCalibration(retriever, 1, unit_vectors !== undefined);
}

/**
 * The built-in calibration for an index of which only the scripts are known.
 *
 * @param hasVectors whether the index has vectors of units
 */
export function builtInCalibration(retriever: CalibratedRetriever, unspaced: number, hasVectors = false): Calibration {
	const map = retriever === 'units' && hasVectors ? UNITS_WITH_VECTORS : BUILT_IN[retriever].map;
	return { ...BUILT_IN[retriever], map, unspaced };
}

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
