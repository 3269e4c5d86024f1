import { denseMatrix, multiply, transpose } from '../../trained-vectors/matrix.ts';
import { quantize } from '../../trained-vectors/quantize.ts';
import { createDamping } from '../../trained-vectors/term-weights.ts';
import { LEVEL } from '../../trained-vectors/train.ts';
import type { IndexedTerms } from '../text/indexed.ts';
import { countsOf } from './searchable-text.ts';
import type { LearntVectors } from './write.ts';

/**
 * Computes vectors of sections from learnt vectors of terms (folding in: Berry, Dumais and O'Brien, "Using linear
 * algebra for intelligent information retrieval", 1995): the sum of the vectors of a section's terms, each times ln(1 +
 * f). The vector of a section does not depend on other sections.
 *
 * @returns concatenated quantized vectors; zeros for a section whose terms have no vectors
 */
export function foldIn(text: IndexedTerms, { settings: { dimensions }, terms }: LearntVectors): Int8Array {
	const ranks = new Map(text.terms.map((term, rank) => [term, rank]));
	// In the order of the learnt terms: floating-point sums depend on the order, which must not depend on other texts.
	const known = [...terms.names.keys()].filter((term) => ranks.has(terms.names[term] as string));
	const vectors = denseMatrix(known.length, dimensions);
	known.forEach((term, row) => {
		for (let j = 0; j < dimensions; j++) {
			const number = terms.numbers[term * dimensions + j] as number;
			vectors.values[row * dimensions + j] = number * (terms.scales[term] as number);
		}
	});
	const ranksOfKnown = known.map((term) => ranks.get(terms.names[term] as string) as number);
	const counts = countsOf(text, Uint32Array.from(ranksOfKnown));
	const shares = { ...counts, rows: known.length, columns: counts.sections };
	const damped = createDamping();
	const bySection = transpose({ ...shares, values: counts.frequencies.map(damped) });
	return quantize(multiply(bySection, vectors), LEVEL).numbers;
}

/** Returns the factors that scale vectors to length 1; 0 for zero vectors. */
export function scalesToOne(numbers: Int8Array, dimensions: number): Float32Array {
	return Float32Array.from({ length: dimensions === 0 ? 0 : numbers.length / dimensions }, (_, section) => {
		let square = 0;
		for (let j = section * dimensions; j < (section + 1) * dimensions; j++) square += (numbers[j] as number) ** 2;
		return square === 0 ? 0 : 1 / Math.sqrt(square);
	});
}
