import type { Tokenizer } from '../format/analysis/tokenizer.js';
import type { Vectors } from '../format/kinds/vectors/read.js';
import { findPieces, runsOf } from '../format/kinds/vectors/word-pieces.js';
import type { Recipe } from '../format/recipe.js';
import { toLengthOne } from './length-one.ts';

/** Maximum words of a query that are encoded. */
const MAX_RUNS = 256;

/**
 * Encodes a query by the static vectors of an index: the sum of its words' vectors, divided by the length of the sum
 * before the projection. A query about a topic that no text of the index has therefore gets a short vector, and low
 * cosines. Returns undefined if no word is known.
 *
 * @param folding of the index's analyzer
 */
export function* staticVector(
	text: string,
	vectors: Vectors,
	folding: Tokenizer['folding'],
): Recipe<Float32Array | undefined> {
	const runs = runsOf(text, folding).slice(0, MAX_RUNS);
	const words = yield* findPieces(runs, vectors.terms);
	const sum = new Float64Array(vectors.settings.dimensions);
	let lostSquares = 0;
	for (const { numbers, scale, lost } of words) {
		for (let j = 0; j < numbers.length; j++) sum[j] = (sum[j] as number) + scale * (numbers[j] as number);
		lostSquares += lost;
	}
	return toLengthOne(sum, lostSquares);
}
