import type { Calibration, Manifest } from '../manifest.ts';

type Point = Calibration['map'][number];

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
 * Built-in map for units. Evidence is relative to the level at which half of the best units are right: 1 / (1 +
 * evidence^-2). Fitted, with the levels, to requests for groups of 5 to 45 skills of four collections, and for 199
 * tools; see docs/reference/scoring.md.
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

/** Level of an index with a single unit. */
const UNITS_LEVEL = 0.037;

/** The same with vectors of units, which increase the evidence of right and wrong ones. */
const UNITS_LEVEL_WITH_VECTORS = 0.062;

/**
 * Returns the built-in calibration of sections.
 *
 * @param unspaced see `Calibration.unspaced`
 */
export function builtInOfSections(unspaced: number): Calibration {
	return { source: 'built-in', exponent: 0.5, map: SECTIONS, unspaced };
}

/**
 * Returns the built-in calibration of units. With more units, the best of those that share a word with a goal by chance
 * has more evidence: the level grows with the fourth root of their number.
 *
 * @param unspaced see `Calibration.unspaced`
 * @param hasVectors whether the index has vectors of units
 */
export function builtInOfUnits(unspaced: number, units: number, hasVectors: boolean): Calibration {
	// By square roots, since engines may round other powers differently.
	const level = (hasVectors ? UNITS_LEVEL_WITH_VECTORS : UNITS_LEVEL) * Math.sqrt(Math.sqrt(Math.max(1, units)));
	return { source: 'built-in', exponent: 0.25, map: mapAt(level, RELATIVE_UNITS), unspaced };
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
export function calibrationOfSections({ calibration }: Manifest): Calibration {
	return calibration?.sections ?? builtInOfSections(1);
}

/** Returns the calibration of units: the measured one, or the built-in one. */
export function calibrationOfUnits({ calibration, counts, unit_vectors }: Manifest): Calibration {
	return calibration?.units ?? builtInOfUnits(1, counts.units, unit_vectors !== undefined);
}

/** Retrievers that are calibrated. */
export type CalibratedRetriever = 'units' | 'sections';

/**
 * Returns the calibration of a retriever that is only known at run time. Bundles with this function contain both maps.
 */
export function calibrationOf(manifest: Manifest, retriever: CalibratedRetriever): Calibration {
	return retriever === 'units' ? calibrationOfUnits(manifest) : calibrationOfSections(manifest);
}
