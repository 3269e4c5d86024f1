import type { VectorSettings } from '@pinakes/query/format/kinds/vectors/schema';
import type { Unit } from '../../units/unit.ts';
import { staticVectors } from '../../word-vectors/static-vectors.ts';
import type { FileTarget } from '../../write/parts.ts';
import { writeUnitVectors } from './write.ts';

/** Among fewer units there is little to tell apart, and the words of questions would take a hundred times their texts. */
const MIN_UNITS = 10;

/** Units up to which all of them are compared with a goal, which takes some 0.2 ms. More have no vectors. */
const MAX_UNITS = 4_096;

/** What a cosine of 1 adds to a unit that has every word of a goal. */
const WEIGHT = 0.6;

/** Vectors of units as they were written. */
export interface UnitVectors {
	readonly settings: VectorSettings;
	readonly cuts: ReturnType<typeof writeUnitVectors>;
}

/** Writes the vectors of units by their names and descriptions; undefined for none. */
export function writeVectorsOf(files: FileTarget, units: readonly Unit[]): UnitVectors | undefined {
	if (units.length < MIN_UNITS || units.length > MAX_UNITS) return undefined;
	const made = staticVectors(
		units.map(({ name, description }) => `${name}: ${description}`),
		WEIGHT,
	);
	if (made.settings.dimensions === 0) return undefined;
	return { settings: made.settings, cuts: writeUnitVectors(files, made) };
}
