import type { VectorSettings } from '@pinakes/query/format/kinds/vectors/schema';
import type { Unit } from '../../model/unit.ts';
import { staticVectors } from '../../word-vectors/static-vectors.ts';
import type { FileTarget } from '../../write/parts.ts';
import { writeUnitVectors } from './write.ts';

/**
 * Minimum units for vectors: with fewer, there is little to distinguish, and the words of queries would take a hundred
 * times the space of the texts.
 */
const MIN_UNITS = 10;

/** Maximum units for vectors: all of them are compared with a goal, which takes about 0.2 ms. */
const MAX_UNITS = 4_096;

/** Weight of a cosine of 1, relative to the maximum score of the goal's words. */
const WEIGHT = 0.6;

/** Vectors of units that were written. */
export interface UnitVectors {
	readonly settings: VectorSettings;
	readonly cuts: ReturnType<typeof writeUnitVectors>;
}

/** Writes the vectors of units, made from their names and descriptions; returns undefined if there are none. */
export function writeVectorsOf(files: FileTarget, units: readonly Unit[]): UnitVectors | undefined {
	if (units.length < MIN_UNITS || units.length > MAX_UNITS) return undefined;
	const made = staticVectors(
		units.map(({ name, description }) => `${name}: ${description}`),
		WEIGHT,
	);
	if (made.settings.dimensions === 0) return undefined;
	return { settings: made.settings, cuts: writeUnitVectors(files, made) };
}
