import {
	addTo,
	beginningOfWord,
	HAN,
	LEAST_LOST,
	LEAST_SCALE,
	STEPS,
	WORD_LEVEL,
	WORD_LEVELS,
	type WordVectorsTable,
	wordDigit,
} from '@pinakes/query/internal';
import { compare } from '../../base/report.ts';
import { type FileTarget, writeTable } from '../parts.ts';
import { type DenseMatrix, denseMatrix, quantize } from './directions.ts';
import { cutText, INSIDE, squaredLengths, TABLE_DIMENSIONS, wordTable } from './word-table.ts';

/** Words that queries may have, with their projected vectors. */
export type QueryWords = ReturnType<typeof relatedWords>;

/** Few numbers are larger, in units of a vector's root mean square. */
const CLIP = 2.4;

/** Minimum share of its squared length that a related word keeps, relative to a random vector. */
const MIN_KEPT = 1.6;

/**
 * Returns the vectors of the words that queries may have: all words of the texts, each as a whole even if the table has
 * only pieces of it, and the related words of the table, those that keep most of their length first. Latin words are stored
 * by their stem, related ones with the vector of its most frequent form.
 *
 * @param projected a row for each word of the table
 * @param runs of the texts
 * @param limit maximum related words
 * @returns their names, a row of `vectors` for each, and the squared length that each lost by the projection
 */
export function relatedWords(
	projected: DenseMatrix,
	runs: Iterable<string>,
	stem: (word: string) => string,
	limit = Number.POSITIVE_INFINITY,
) {
	const { words: names } = wordTable();
	const { columns, values } = projected;
	const squares = squaredLengths();
	/** Squared lengths that are left by the projection. */
	const keeps = squares.map((square, word) => {
		let kept = 0;
		for (let i = word * columns; i < (word + 1) * columns; i++) kept += (values[i] as number) ** 2;
		return Math.min(square, kept);
	});
	const shareOf = (word: number): number => (keeps[word] as number) / (squares[word] as number);
	const own = new Map<string, readonly number[]>();
	for (const run of runs) {
		const words = [...cutText(run)];
		if (HAN.test(run)) for (const word of words) own.set(names[word] as string, [word]);
		else if (words.length > 0 && !own.has(stem(run))) own.set(stem(run), words);
	}
	const related = new Map<string, number>();
	names.forEach((name, word) => {
		if (name.startsWith(INSIDE) || shareOf(word) < (MIN_KEPT * columns) / TABLE_DIMENSIONS) return;
		const key = HAN.test(name) ? name : stem(name);
		const known = related.get(key);
		// Vectors of frequent words are short.
		const isMoreFrequent = known === undefined || (squares[word] as number) < (squares[known] as number);
		if (isMoreFrequent && !own.has(key)) related.set(key, word);
	});
	const nearest = [...related].sort(([a, one], [b, other]) => shareOf(other) - shareOf(one) || compare(a, b));
	const chosen = [...own, ...nearest.slice(0, limit).map(([key, word]) => [key, [word]] as const)];
	const vectors = denseMatrix(chosen.length, columns);
	const lost = chosen.map(([, words], row) => {
		let sum = 0;
		for (const word of words) {
			sum += (squares[word] as number) - (keeps[word] as number);
			for (let j = 0; j < columns; j++) {
				const at = row * columns + j;
				vectors.values[at] = (vectors.values[at] as number) + (values[word * columns + j] as number);
			}
		}
		return sum;
	});
	return { names: chosen.map(([name]) => name), vectors, lost };
}

/** Writes the vectors of words, in parts of about so many bytes. Returns the cuts of the table. */
export function writeQueryWords(
	files: FileTarget,
	tableName: WordVectorsTable,
	{ names, vectors, lost }: QueryWords,
	aim?: number,
): string[] {
	const { numbers, scales } = quantize(vectors, WORD_LEVEL, CLIP);
	const { columns } = vectors;
	const order = [...names.keys()].sort((a, b) => compare(names[a] as string, names[b] as string));
	const rows = new Map<string, string[]>();
	for (const row of order) {
		const name = names[row] as string;
		const beginning = beginningOfWord(name);
		const own = numbers.subarray(row * columns, (row + 1) * columns);
		const digits = [
			wordDigit(stepOf((scales[row] as number) / LEAST_SCALE)),
			wordDigit(stepOf((lost[row] as number) / LEAST_LOST)),
		];
		for (let j = 0; j < columns; j += 2) {
			digits.push(wordDigit((own[j] as number) + WORD_LEVEL + WORD_LEVELS * ((own[j + 1] ?? 0) + WORD_LEVEL)));
		}
		addTo(rows, beginning, `${name.slice(beginning.length)} ${digits.join('')}`);
	}
	const table = new Map([...rows].map(([beginning, words]) => [beginning, JSON.stringify(words.join(' '))]));
	return writeTable(files, tableName, table, aim);
}

/** Returns the number of the nearest of `STEPS`. */
function stepOf(value: number): number {
	const above = STEPS.findIndex((step) => step >= value);
	if (above < 0) return STEPS.length - 1;
	const isBelowNearer = above > 0 && value - (STEPS[above - 1] as number) < (STEPS[above] as number) - value;
	return isBelowNearer ? above - 1 : above;
}
