import { roundedLog } from '@pinakes/query/format/kinds/vectors/rounded-log';
import { memoizedLog } from './logarithm.ts';
import type { SparseMatrix } from './matrix.ts';

/** The postings of a text index: occurrences of terms in sections, by term. */
export interface TermCounts {
	readonly sections: number;
	/** Entries `starts[t]` to `starts[t + 1]` are those of term t. */
	readonly starts: Uint32Array;
	/** Section numbers, ascending within a term. */
	readonly indices: Uint32Array;
	/** Occurrences, weighted by field. */
	readonly frequencies: Float32Array;
}

/** Returns a function from the occurrences of a term to their damped count, ln(1 + f). */
export function createDamping(): (frequency: number) => number {
	const log = memoizedLog();
	return (frequency) => log(1 + frequency);
}

/**
 * Computes the weight of each term: 1 for a term of a single section, 0 for one equally frequent in all (log-entropy:
 * Dumais, "Improving the retrieval of information from external sources", 1991).
 *
 *     1 - H / ln N,   H = -Σ p ln p over the sections, p = f / Σ f
 */
export function termWeights({ sections, starts, frequencies }: TermCounts): Float32Array {
	const weights = new Float32Array(starts.length - 1);
	const logSections = roundedLog(Math.max(2, sections));
	const log = memoizedLog();
	for (let term = 0; term < weights.length; term++) {
		let total = 0;
		let sum = 0;
		for (let i = starts[term] as number; i < (starts[term + 1] as number); i++) {
			const frequency = frequencies[i] as number;
			total += frequency;
			sum += frequency * log(frequency);
		}
		// Σ p ln p is (Σ f ln f) / total - ln total.
		weights[term] = Math.max(0, 1 + (sum / total - log(total)) / logSections);
	}
	return weights;
}

/** The matrix for the singular value decomposition, and the lengths of its rows with all terms. */
interface WeightedMatrix {
	/** Sections by terms. Rows have length 1, or 0 without terms. */
	readonly matrix: SparseMatrix;
	/** By section, over all its terms; 1 for a section without terms. */
	readonly lengths: Float64Array;
}

/**
 * Weights the terms of sections: ln(1 + f) times the weight of the term.
 *
 * @param minSections minimum sections of a term in the matrix
 */
export function weightedMatrix(counts: TermCounts, weights: Float32Array, minSections: number): WeightedMatrix {
	const { sections, starts, indices, frequencies } = counts;
	const damped = createDamping();
	const columns = weights.length;
	const ends = new Uint32Array(sections + 1);
	const squares = new Float64Array(sections);
	const lengths = new Float64Array(sections);
	for (let term = 0; term < columns; term++) {
		const isFrequent = (starts[term + 1] as number) - (starts[term] as number) >= minSections;
		for (let i = starts[term] as number; i < (starts[term + 1] as number); i++) {
			const section = indices[i] as number;
			const value = damped(frequencies[i] as number) * (weights[term] as number);
			lengths[section] = (lengths[section] as number) + value * value;
			if (!isFrequent) continue;
			ends[section + 1] = (ends[section + 1] as number) + 1;
			squares[section] = (squares[section] as number) + value * value;
		}
	}
	for (let i = 0; i < sections; i++) ends[i + 1] = (ends[i + 1] as number) + (ends[i] as number);
	const next = ends.slice();
	const terms = new Uint32Array(ends[sections] as number);
	const values = new Float32Array(terms.length);
	for (let term = 0; term < columns; term++) {
		if ((starts[term + 1] as number) - (starts[term] as number) < minSections) continue;
		for (let i = starts[term] as number; i < (starts[term + 1] as number); i++) {
			const section = indices[i] as number;
			const at = next[section] as number;
			const value = damped(frequencies[i] as number) * (weights[term] as number);
			terms[at] = term;
			values[at] = value / Math.sqrt((squares[section] as number) || 1);
			next[section] = at + 1;
		}
	}
	return {
		matrix: { rows: sections, columns, starts: ends, indices: terms, values },
		lengths: lengths.map((square) => Math.sqrt(square) || 1),
	};
}
