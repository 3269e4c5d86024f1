import { frequentTerms, MIN_TO_LEARN } from './dimensions.ts';
import { type DenseMatrix, denseMatrix } from './matrix.ts';
import { type Quantized, quantize } from './quantize.ts';
import { truncatedSvd } from './svd.ts';
import { createDamping, type TermCounts, termWeights, weightedMatrix } from './term-weights.ts';

/** Trained vectors, quantized. */
export interface TrainedVectors {
	/** The requested number, or fewer for few texts. */
	readonly dimensions: number;
	/** A vector of each section, of which only the direction counts. The scales are for sums: see `dimensionScales`. */
	readonly sections: Quantized;
	/** The terms with stored vectors, ascending. */
	readonly terms: Uint32Array;
	readonly termVectors: Quantized;
	/** Factor of each dimension for computing a term's vector from the sum of its scaled sections. */
	readonly dimensionScales: Float32Array;
}

const SEED = 1;

/** Maximum absolute value of quantized numbers: 127 levels rank no better than 7 (docs/reference/vectors.md). */
export const LEVEL = 7;

/**
 * Trains vectors by latent semantic analysis (Deerwester et al., "Indexing by latent semantic analysis", 1990): the
 * singular value decomposition of sections by terms, A = U·S·Vᵀ. The vector of a section is its row of U·S, that of a
 * term its row of V times its weight. Because V = Aᵀ·U/S, a term's vector is also a sum over its sections.
 *
 * @param every reciprocal of the sampling rate of sections, by which sums over all sections are greater
 */
export function trainVectors(counts: TermCounts, dimensions: number, every = 1): TrainedVectors {
	const weights = termWeights(counts);
	const { matrix, lengths } = weightedMatrix(counts, weights, MIN_TO_LEARN);
	const { left, values } = truncatedSvd(matrix, dimensions, SEED);
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

/** Returns the right singular vectors of terms, times their weight in a query. */
function rightVectors(
	{ starts, indices, frequencies }: TermCounts,
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
			const section = indices[i] as number;
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
