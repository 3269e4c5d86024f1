import { FEWEST_TO_LEARN, frequentTerms } from './dimensions.ts';
import { type DenseMatrix, denseMatrix } from './matrix.ts';
import { type Quantized, quantize } from './quantize.ts';
import { largestSingular } from './svd.ts';
import { createDamping, type TermCounts, termWeights, weightedMatrix } from './term-weights.ts';

/** What was trained from texts, as it is kept. */
export interface TrainedVectors {
	/** As many as were asked for, or fewer where the texts have no more. */
	readonly dimensions: number;
	/** A vector of each section, of which only the direction counts. The scales make terms of them: see below. */
	readonly sections: Quantized;
	/** The terms that have a vector of their own, ascending, and their vectors. */
	readonly terms: Uint32Array;
	readonly termVectors: Quantized;
	/** What each dimension of a sum of sections, times their scales, is multiplied by for a term's vector. */
	readonly dimensionScales: Float32Array;
}

const SEED = 1;

/** Numbers of vectors go from -7 to 7, half a byte: 127 levels instead rank no better (docs/vectors.md). */
export const LEVEL = 7;

/**
 * Trains vectors by latent semantic analysis (Deerwester et al., "Indexing by latent semantic analysis", 1990): the
 * largest singular vectors of what sections say, A = U·S·Vᵀ. A section has its row of U·S, a term that of V times
 * its weight. As V = Aᵀ·U/S, the vector of a term is also a sum over the sections that have it.
 *
 * @param every one of how many sections is counted; sums over all sections are as many times greater
 */
export function trainVectors(counts: TermCounts, dimensions: number, every = 1): TrainedVectors {
	const weights = termWeights(counts);
	const { matrix, lengths } = weightedMatrix(counts, weights, FEWEST_TO_LEARN);
	const { left, values } = largestSingular(matrix, dimensions, SEED);
	const terms = frequentTerms(counts, every);
	const termVectors = quantize(rightVectors(counts, weights, lengths, terms, left, values), LEVEL);
	const { numbers, scales } = quantize(scaledColumns(left, values), LEVEL);
	return {
		dimensions: values.length,
		sections: { numbers, scales: scales.map((scale, section) => scale / (lengths[section] as number)) },
		terms,
		termVectors,
		dimensionScales: Float32Array.from(values, (value) => 1 / (every * value * value)),
	};
}

/** The right singular vectors of some terms, times their weight in a query. */
function rightVectors(
	{ starts, places, frequencies }: TermCounts,
	weights: Float32Array,
	lengths: Float64Array,
	terms: Uint32Array,
	left: DenseMatrix,
	values: Float64Array,
): DenseMatrix {
	const damped = createDamping();
	const size = values.length;
	const vectors = denseMatrix(terms.length, size);
	const sum = new Float64Array(size);
	terms.forEach((term, at) => {
		sum.fill(0);
		const weight = weights[term] as number;
		for (let i = starts[term] as number; i < (starts[term + 1] as number); i++) {
			const section = places[i] as number;
			const share = (weight * weight * damped(frequencies[i] as number)) / (lengths[section] as number);
			for (let j = 0; j < size; j++) {
				sum[j] = (sum[j] as number) + share * (left.values[section * size + j] as number);
			}
		}
		for (let j = 0; j < size; j++) vectors.values[at * size + j] = (sum[j] as number) / (values[j] as number);
	});
	return vectors;
}

function scaledColumns({ rows, columns, values }: DenseMatrix, scales: Float64Array): DenseMatrix {
	return { rows, columns, values: values.map((value, i) => value * (scales[i % columns] as number)) };
}
