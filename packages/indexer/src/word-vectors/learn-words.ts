import { STATIC } from '@pinakes/query/format/kinds/vectors/schema';
import type { LearntVectors, TermVectors } from '../kinds/vectors/write.ts';
import type { DenseMatrix } from '../trained-vectors/matrix.ts';
import { quantize, roundedScale } from '../trained-vectors/quantize.ts';
import { directionsOf } from './directions.ts';
import { CLIP, LEVEL } from './encode-texts.ts';
import { projectWords } from './project-words.ts';
import { sumWords } from './sum-words.ts';
import { readVector, TABLE_DIMENSIONS, wholeVectors, wordTable } from './word-table.ts';

/** Maximum directions that vectors are projected on; more do not improve the ranking. */
const MAX_DIRECTIONS = 64;

/**
 * Minimum share of its squared length that a word related to the texts keeps, relative to a random vector's. Of others that
 * do not occur in the texts only the length is stored.
 */
const MIN_KEPT = 1.21;

const LOST_DIGITS = 2;

/** Word vectors learnt from texts. */
interface LearntWords extends LearntVectors {
	/** The directions that words are projected on, as columns. */
	readonly directions: DenseMatrix;
	/** Projected vectors, a row for each word of the table. */
	readonly words: DenseMatrix;
}

/**
 * Learns from texts the directions of the word vectors that distinguish them, and projects the words that queries may
 * have.
 *
 * @param texts as words of the table: see `cutText`
 * @param weight see `VectorSettings`
 */
export function learnWords(texts: readonly Uint32Array[], weight: number): LearntWords {
	const table = wordTable();
	const { words: names, fingerprint } = table;
	const isUsed = new Uint8Array(names.length);
	for (const text of texts) for (const word of text) isUsed[word] = 1;
	const used = [...names.keys()].filter((word) => isUsed[word] === 1);
	const directions = directionsOf(sumWords(texts, wholeVectors(table, used)), MAX_DIRECTIONS);
	const words = projectWords(directions);
	return {
		settings: { embedder: STATIC, fingerprint, dimensions: directions.columns, weight, dimension_scales: [] },
		terms: { names, ...quantizeWords(words, isUsed) },
		directions,
		words,
	};
}

/** Quantizes the projected words, and computes the squared length that each lost. */
function quantizeWords(projected: DenseMatrix, isUsed: Uint8Array): Omit<TermVectors, 'names'> {
	const whole = new Float32Array(TABLE_DIMENSIONS);
	const quantized = quantize(projected, LEVEL, CLIP);
	const minKept = (MIN_KEPT * projected.columns) / TABLE_DIMENSIONS;
	const scales: number[] = [];
	const lost: number[] = [];
	for (let word = 0; word < projected.rows; word++) {
		readVector(wordTable(), word, whole);
		const square = squareOf(whole, 0, TABLE_DIMENSIONS);
		const kept = Math.min(square, squareOf(projected.values, word, projected.columns));
		const isNear = isUsed[word] === 1 || kept >= minKept * square;
		scales.push(isNear ? roundedScale(quantized.scales[word] as number) : 0);
		lost.push(Number((isNear ? square - kept : square).toPrecision(LOST_DIGITS)));
	}
	return { scales, numbers: quantized.numbers, lost };
}

function squareOf(values: Float32Array, row: number, columns: number): number {
	let square = 0;
	for (let i = row * columns; i < (row + 1) * columns; i++) square += (values[i] as number) ** 2;
	return square;
}
