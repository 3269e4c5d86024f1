import type { Calibration, Manifest } from '../manifest.ts';

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

/** What evidence of units means, likewise. */
const UNITS: Calibration['map'] = [
	[0, 0],
	[0.05, 0.15],
	[0.1, 0.34],
	[0.15, 0.5],
	[0.2, 0.65],
	[0.3, 0.85],
	[0.5, 0.96],
	[1, 0.99],
];

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

/** The built-in calibration of sections, in an index of which only the scripts are known. */
export function builtInOfSections(unspaced: number): Calibration {
	return { source: 'built-in', exponent: 0.5, map: SECTIONS, unspaced };
}

/**
 * The built-in calibration of units, likewise.
 *
 * @param hasVectors whether the index has vectors of units
 */
export function builtInOfUnits(unspaced: number, hasVectors: boolean): Calibration {
	return { source: 'built-in', exponent: 0.25, map: hasVectors ? UNITS_WITH_VECTORS : UNITS, unspaced };
}

/** The calibration of sections: what the build measured, or the built-in one. */
export function calibrationOfSections({ calibration }: Manifest): Calibration {
	return calibration?.sections ?? builtInOfSections(1);
}

/** The calibration of units, likewise. */
export function calibrationOfUnits({ calibration, unit_vectors }: Manifest): Calibration {
	return calibration?.units ?? builtInOfUnits(1, unit_vectors !== undefined);
}

/** The retrievers that are calibrated. */
export type CalibratedRetriever = 'units' | 'sections';

/** The calibration of a retriever that is known only at run time: bundles with this function have the maps of both. */
export function calibrationOf(manifest: Manifest, retriever: CalibratedRetriever): Calibration {
	return retriever === 'units' ? calibrationOfUnits(manifest) : calibrationOfSections(manifest);
}
