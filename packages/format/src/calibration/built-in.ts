import type { Calibration, Manifest } from '../manifest.ts';

type Point = Calibration['map'][number];

/**
 * What evidence means where an index has not measured it: too small, or built before calibration. The means of
 * the maps of several collections; see docs/reference/scoring.md.
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
 * What evidence of units means, in units of the level from which half of the best units are right: 1 / (1 + evidence^-2). Fitted, with
 * the levels, over requests to groups of 5 to 45 skills drawn from four collections, and to 199 tools; see docs/reference/scoring.md.
 */
const RELATIVE_UNITS: Calibration['map'] = [
	[0, 0],
	[0.2, 0.04],
	[0.4, 0.14],
	[0.6, 0.26],
	[0.8, 0.39],
	[1, 0.5],
	[1.3, 0.63],
	[1.7, 0.74],
	[2.2, 0.83],
	[3, 0.9],
	[4.5, 0.95],
	[8, 0.98],
];

/** The level of a single unit. */
const UNITS_LEVEL = 0.037;

/** The same where units are found by their meaning as well, which adds to the evidence of right and wrong ones. */
const UNITS_LEVEL_WITH_VECTORS = 0.062;

/** Rounding steps of evidence. */
const STEPS = 1000;

/** The built-in calibration of sections, in an index of which only the scripts are known. */
export function builtInOfSections(unspaced: number): Calibration {
	return { source: 'built-in', exponent: 0.5, map: SECTIONS, unspaced };
}

/**
 * The built-in calibration of units, likewise. The more units there are, the more the best of those says for itself that
 * share a word with a goal by chance: the level grows with the fourth root of their number.
 *
 * @param hasVectors whether the index has vectors of units
 */
export function builtInOfUnits(unspaced: number, units: number, hasVectors: boolean): Calibration {
	// The fourth root by square roots, which every engine computes to the last bit.
	const level = (hasVectors ? UNITS_LEVEL_WITH_VECTORS : UNITS_LEVEL) * Math.sqrt(Math.sqrt(Math.max(1, units)));
	return { source: 'built-in', exponent: 0.25, map: mapAt(level, RELATIVE_UNITS), unspaced };
}

/** The map of a level, from one in units of the level. Evidence is rounded: engines differ in its last bits. */
export function mapAt(level: number, relative: Calibration['map']): Calibration['map'] {
	return relative.map(([evidence, confidence]): Point => [Math.round(evidence * level * STEPS) / STEPS, confidence]);
}

/** The calibration of sections: what the build measured, or the built-in one. */
export function calibrationOfSections({ calibration }: Manifest): Calibration {
	return calibration?.sections ?? builtInOfSections(1);
}

/** The calibration of units, likewise. */
export function calibrationOfUnits({ calibration, counts, unit_vectors }: Manifest): Calibration {
	return calibration?.units ?? builtInOfUnits(1, counts.units, unit_vectors !== undefined);
}

/** The retrievers that are calibrated. */
export type CalibratedRetriever = 'units' | 'sections';

/** The calibration of a retriever that is known only at run time: bundles with this function have the maps of both. */
export function calibrationOf(manifest: Manifest, retriever: CalibratedRetriever): Calibration {
	return retriever === 'units' ? calibrationOfUnits(manifest) : calibrationOfSections(manifest);
}
