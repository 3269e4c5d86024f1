import type { Analyzer } from '@pinakes/format/analysis/analyzer';
import { openUnitVectors } from '@pinakes/format/kinds/vectors/read';
import type { Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';
import { scan } from '../vectors/scan.ts';
import { staticVector } from '../vectors/static-vector.ts';

/** What a goal means, beside its words. */
export interface Meaning {
	/** How near each unit is, by number: -1 to 1. */
	readonly cosines: Float64Array;
	/** The mean of them, and their standard deviation. */
	readonly mean: number;
	readonly deviation: number;
	/** What a cosine of 1 adds to a unit that has every word of the goal. */
	readonly weight: number;
}

/** Compares a goal with all units by meaning; `undefined` where the index has no vectors, null where they are damaged. */
export function* readMeaning(manifest: Manifest, text: string, analyzer: Analyzer): Recipe<Meaning | undefined | null> {
	try {
		const vectors = openUnitVectors(manifest);
		if (vectors === undefined) return undefined;
		const units = new Uint32Array(manifest.counts.units);
		for (let unit = 0; unit < units.length; unit++) units[unit] = unit;
		const vector = yield* staticVector(text, vectors, analyzer.folding);
		if (vector === undefined) return undefined;
		const parts = yield* vectors.sections(units);
		const cosines = scan(vector, parts, units);
		const mean = meanOf(cosines);
		const deviation = Math.sqrt(meanOf(cosines.map((cosine) => (cosine - mean) * (cosine - mean))));
		return { cosines, mean, deviation, weight: vectors.settings.weight };
	} catch {
		return null;
	}
}

function meanOf(numbers: Float64Array): number {
	let sum = 0;
	for (let i = 0; i < numbers.length; i++) sum += numbers[i] as number;
	return sum / numbers.length;
}
