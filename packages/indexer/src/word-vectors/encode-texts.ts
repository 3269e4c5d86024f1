import { cutRun, runsOf } from '@pinakes/query/format/kinds/vectors/word-pieces';
import { type DenseMatrix, denseMatrix } from '../vectors/matrix.ts';
import type { WordTable } from './word-table.ts';

/** Characters of a text that are encoded: what it is about stands at its beginning, and further words change the sum little. */
export const MAX_STATIC_LENGTH = 1_000;

/**
 * Encodes texts as vectors of length 1, a row of zeros for one without known words.
 *
 * @param vectors a row for each word of the table
 * @param words gets the numbers of the words that the texts have
 */
export type TextEncoder = (texts: readonly string[], vectors: DenseMatrix, words?: Set<number>) => DenseMatrix;

/** Returns a function that encodes texts: the vector of each is the sum of its words' vectors. */
export function textEncoder(table: WordTable, folding: ReadonlyMap<string, string>): TextEncoder {
	const cut = runCutter(table);
	const wordsOf = (text: string): number[] => runsOf(text.slice(0, MAX_STATIC_LENGTH), folding).flatMap(cut);
	return (texts, vectors, words) => {
		const { columns, values } = vectors;
		const encoded = denseMatrix(texts.length, columns);
		const sum = new Float64Array(columns);
		texts.forEach((text, row) => {
			sum.fill(0);
			for (const word of wordsOf(text)) {
				words?.add(word);
				for (let j = 0; j < columns; j++) sum[j] = (sum[j] as number) + (values[word * columns + j] as number);
			}
			let square = 0;
			for (const number of sum) square += number * number;
			const length = Math.sqrt(square) || 1;
			for (let j = 0; j < columns; j++) encoded.values[row * columns + j] = (sum[j] as number) / length;
		});
		return encoded;
	};
}

/** Runs whose words are remembered. */
const MAX_RUNS = 2 ** 17;

/** Returns a function that cuts a run into words of the table, and remembers how. */
function runCutter({ numberOf }: WordTable): (run: string) => readonly number[] {
	const known = new Map<string, readonly number[]>();
	const find = (key: string): number | undefined => numberOf.get(key);
	return (run) => {
		const found = known.get(run) ?? cutRun(run, find);
		if (known.size >= MAX_RUNS) known.clear();
		known.set(run, found);
		return found;
	};
}
