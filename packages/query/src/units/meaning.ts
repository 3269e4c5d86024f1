import type { Analyzer } from '../format/analysis/analyzer.js';
import { openUnitVectors } from '../format/kinds/vectors/read.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import { scan } from '../vectors/scan.ts';
import { staticVector } from '../vectors/static-vector.ts';

/** Similarity of a goal to all units, by vectors. */
export interface Meaning {
	/** Cosines, -1 to 1, by unit number. */
	readonly cosines: Float64Array;
	/** Mean and standard deviation of the cosines. */
	readonly mean: number;
	readonly deviation: number;
	/** Weight of a cosine of 1, relative to the maximum score of the words of the goal. */
	readonly weight: number;
}

/**
 * Compares a goal with all units by vectors; returns undefined if the index has no vectors or they know no word of the
 * goal, null if they are damaged.
 */
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
