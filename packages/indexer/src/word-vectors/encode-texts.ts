import { findPieces, runsOf } from '@pinakes/query/format/kinds/vectors/word-pieces';
import type { Recipe } from '@pinakes/query/format/recipe';
import { MAX_ENCODED_LENGTH } from '../vectors/encoded-length.ts';
import { type DenseMatrix, denseMatrix } from '../vectors/matrix.ts';
import { TABLE_DIMENSIONS, type WordTable } from './word-table.ts';

/**
 * Encodes texts as vectors of length 1, a row of zeros for one without known words.
 *
 * @param words gets the numbers in the table of the words that they have
 */
export type EncodeTexts = (texts: readonly string[], words?: Set<number>) => DenseMatrix;

/** Returns a function that encodes texts: the vector of each is the sum of its words' vectors. */
export function textEncoder(table: WordTable, folding: ReadonlyMap<string, string>): EncodeTexts {
	const piecesOf = pieceFinder(table);
	return (texts, words) => {
		const vectors = denseMatrix(texts.length, TABLE_DIMENSIONS);
		texts.forEach((text, row) => {
			const sum = new Float64Array(TABLE_DIMENSIONS);
			for (const run of runsOf(text.slice(0, MAX_ENCODED_LENGTH), folding)) {
				for (const word of piecesOf(run)) {
					table.addTo(sum, word);
					words?.add(word);
				}
			}
			let square = 0;
			for (const number of sum) square += number * number;
			const length = Math.sqrt(square) || 1;
			vectors.values.set(
				sum.map((number) => number / length),
				row * TABLE_DIMENSIONS,
			);
		});
		return vectors;
	};
}

/** Runs whose pieces are remembered. */
const MAX_RUNS = 2 ** 17;

/** Returns a function that cuts a run into words of the table, and remembers how. */
function pieceFinder({ numberOf }: WordTable): (run: string) => readonly number[] {
	const known = new Map<string, readonly number[]>();
	function* read(keys: readonly string[]): Recipe<(number | undefined)[]> {
		return keys.map((key) => numberOf.get(key));
	}
	return (run) => {
		const found = known.get(run) ?? (findPieces([run], read).next().value as readonly number[]);
		if (known.size >= MAX_RUNS) known.clear();
		known.set(run, found);
		return found;
	};
}
