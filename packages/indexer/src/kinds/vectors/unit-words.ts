import {
	addTo,
	beginningOfWord,
	HAN,
	INSIDE,
	LEAST_LOST,
	LEAST_SCALE,
	STEPS,
	UNIT_LEVEL,
	UNIT_LEVELS,
	UNIT_WORDS_TABLE,
	unitDigit,
} from '@pinakes/query/internal';
import { compare } from '../../base/report.ts';
import { type FileTarget, writeTable } from '../parts.ts';
import { type DenseMatrix, denseMatrix, quantize } from './directions.ts';
import { isRelated, keptSquares } from './encode.ts';
import { cutText, squaredLengths, wordTable } from './word-table.ts';

/** Words that goals may have, with their projected vectors. */
export interface UnitWords {
	readonly names: readonly string[];
	/** A row for each word. */
	readonly vectors: DenseMatrix;
	/** Squared length that each lost by the projection. */
	readonly lost: readonly number[];
}

/** Maximum related words to a unit: few units distinguish few words. */
const WORDS_TO_A_UNIT = 350;

/** Bytes of related words that any index may have, and those of a row besides its numbers, about. */
const FREE_BYTES = 126_000;
const ROW_BYTES = 8;

/** Target size of a part, in bytes: a goal needs words of most parts anyway. */
const PART_BYTES = 131_072;

/** Few numbers are larger, in units of a vector's root mean square. */
const CLIP = 2.4;

/**
 * Returns the vectors of the words that goals may have: all words of the units, each as a whole even if the table has
 * only pieces of it, and the related words of the table, those that tell most first. Latin words are stored by their
 * stem, with the vector of its most frequent form.
 *
 * @param projected a row for each word of the table
 * @param runs of the texts of units
 * @param units the units' vectors, one after the other
 */
export function relatedWords(
	projected: DenseMatrix,
	runs: readonly string[],
	stem: (word: string) => string,
	units: Int8Array,
): UnitWords {
	const { words: names } = wordTable();
	const { columns, values } = projected;
	const squares = squaredLengths();
	const keeps = keptSquares(projected, squares);
	const own = new Map<string, readonly number[]>();
	for (const run of runs) {
		const words = [...cutText(run)];
		if (HAN.test(run)) for (const word of words) own.set(names[word] as string, [word]);
		else if (words.length > 0) own.set(stem(run), words);
	}
	const related = new Map<string, number>();
	names.forEach((name, word) => {
		if (name.startsWith(INSIDE) || !isRelated(keeps[word] as number, squares[word] as number, projected)) return;
		const key = HAN.test(name) ? name : stem(name);
		const known = related.get(key);
		// Vectors of frequent words are short.
		const isMoreFrequent = known === undefined || (squares[word] as number) < (squares[known] as number);
		if (isMoreFrequent && !own.has(key)) related.set(key, word);
	});
	const most = Math.max(FREE_BYTES / (ROW_BYTES + columns / 2), (WORDS_TO_A_UNIT * units.length) / columns);
	const chosen = [...own, ...[...telling(related, most)].map(([key, word]): [string, number[]] => [key, [word]])];
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

	/** Returns the words with the largest product with a unit, relative to their squared length, which is smaller for frequent words. */
	function telling(words: ReadonlyMap<string, number>, limit: number): ReadonlyMap<string, number> {
		if (words.size <= limit) return words;
		const lengths = unitLengths();
		const strengths = Array.from(words, ([key, word]) => {
			return { key, word, strength: strengthOf(word, lengths) / (squares[word] as number) };
		});
		strengths.sort((a, b) => b.strength - a.strength || compare(a.key, b.key));
		return new Map(strengths.slice(0, limit).map(({ key, word }) => [key, word]));
	}

	function unitLengths(): Float64Array {
		return Float64Array.from({ length: units.length / columns }, (_, unit) => {
			let square = 0;
			for (let i = unit * columns; i < (unit + 1) * columns; i++) square += (units[i] as number) ** 2;
			return Math.sqrt(square);
		});
	}

	/** Returns the largest product of a word with the direction of a unit. */
	function strengthOf(word: number, lengths: Float64Array): number {
		let strength = 0;
		lengths.forEach((length, unit) => {
			if (length === 0) return;
			let product = 0;
			for (let j = 0; j < columns; j++)
				product += (units[unit * columns + j] as number) * (values[word * columns + j] as number);
			strength = Math.max(strength, Math.abs(product) / length);
		});
		return strength;
	}
}

/** Writes the vectors of words. Returns the cuts of the table. */
export function writeUnitWords(files: FileTarget, { names, vectors, lost }: UnitWords): string[] {
	const { numbers, scales } = quantize(vectors, UNIT_LEVEL, CLIP);
	const { columns } = vectors;
	const order = [...names.keys()].sort((a, b) => compare(names[a] as string, names[b] as string));
	const rows = new Map<string, string[]>();
	for (const row of order) {
		const name = names[row] as string;
		const beginning = beginningOfWord(name);
		const own = numbers.subarray(row * columns, (row + 1) * columns);
		const digits = [
			unitDigit(stepOf((scales[row] as number) / LEAST_SCALE)),
			unitDigit(stepOf((lost[row] as number) / LEAST_LOST)),
		];
		for (let j = 0; j < columns; j += 2) {
			digits.push(unitDigit((own[j] as number) + UNIT_LEVEL + UNIT_LEVELS * ((own[j + 1] ?? 0) + UNIT_LEVEL)));
		}
		addTo(rows, beginning, `${name.slice(beginning.length)} ${digits.join('')}`);
	}
	const table = new Map([...rows].map(([beginning, words]) => [beginning, JSON.stringify(words.join(' '))]));
	return writeTable(files, UNIT_WORDS_TABLE, table, PART_BYTES);
}

/** Returns the number of the nearest of `STEPS`. */
function stepOf(value: number): number {
	const above = STEPS.findIndex((step) => step >= value);
	if (above < 0) return STEPS.length - 1;
	const isBelowNearer = above > 0 && value - (STEPS[above - 1] as number) < (STEPS[above] as number) - value;
	return isBelowNearer ? above - 1 : above;
}
