import { STATIC } from '@pinakes/query/format/kinds/vectors/schema';
import type { LearntVectors, TermVectors } from '../kinds/vectors/write.ts';
import type { DenseMatrix } from '../trained-vectors/matrix.ts';
import { quantize, roundedScale } from '../trained-vectors/quantize.ts';
import { directionsOf } from './directions.ts';
import { CLIP, LEVEL } from './encode-texts.ts';
import { projectWords } from './project-words.ts';
import { sumWords } from './sum-words.ts';
import { squaredLengths, TABLE_DIMENSIONS, wholeVectors, wordTable } from './word-table.ts';

/** Maximum directions that vectors are projected on; more do not improve the ranking. */
const MAX_DIRECTIONS = 64;

/**
 * Minimum share of its squared length that a word related to the texts keeps, relative to a random vector's. Of others that
 * do not occur in the texts only the length is stored.
 */
const MIN_KEPT = 1.21;

const LOST_DIGITS = 2;

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
	const rows = new Uint32Array(names.length);
	used.forEach((word, row) => {
		rows[word] = row;
	});
	const byRow = texts.map((text) => text.map((word) => rows[word] as number));
	const directions = directionsOf(sumWords(byRow, wholeVectors(table, used)), MAX_DIRECTIONS);
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
	const { columns, values } = projected;
	const { scales, numbers } = quantize(projected, LEVEL, CLIP);
	const minKept = (MIN_KEPT * columns) / TABLE_DIMENSIONS;
	const lost = Array.from(squaredLengths(wordTable()), (square, word) => {
		let kept = 0;
		for (let i = word * columns; i < (word + 1) * columns; i++) kept += (values[i] as number) ** 2;
		kept = Math.min(square, kept);
		if (isUsed[word] === 1 || kept >= minKept * square) return roundedLost(square - kept);
		scales[word] = 0;
		return roundedLost(square);
	});
	return { scales: Array.from(scales, roundedScale), numbers, lost };
}

function roundedLost(square: number): number {
	return Number(square.toPrecision(LOST_DIGITS));
}
