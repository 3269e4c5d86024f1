import { MIN_COLLECTION } from '@pinakes/query/format/calibration/evidence';
import { STATIC } from '@pinakes/query/format/kinds/vectors/schema';
import { buildAnalyzer } from '../analysis/analyzer.ts';
import type { LearntVectors, MadeVectors, TermVectors } from '../kinds/vectors/write.ts';
import { mapped } from '../spill/mapped.ts';
import { type DenseMatrix, multiplySmall } from '../vectors/matrix.ts';
import { quantize, roundedScale } from '../vectors/quantize.ts';
import { directionsOf, evenlySpaced } from './directions.ts';
import { textEncoder } from './encode-texts.ts';
import { type WordTable, wordTable } from './word-table.ts';

/** Directions that vectors are projected on: 64 rank nearly as well as all 256. */
const MAX_DIMENSIONS = 64;

/** Fewer texts have too few directions to tell one subject from another, and words would take more than the texts. */
export const MIN_STATIC_TEXTS = MIN_COLLECTION;

/** A word that keeps less of its length has nothing to do with the texts; if it isn't in them, only its length is written. */
const MIN_KEPT = 0.55;

/** Numbers are from -7 to 7: 15 levels. */
const LEVEL = 7;

/** Few numbers are larger, in units of a vector's root mean square. */
const CLIP = 2.9;

const LOST_DIGITS = 2;

/**
 * Makes static vectors of texts, and of the words that queries may have.
 *
 * @param weight see `VectorSettings`
 */
export function staticVectors(texts: readonly string[], weight: number): MadeVectors {
	let sections = new Int8Array();
	let used = 0;
	const learnt = makeStaticVectors(texts, texts.length, weight, (numbers, columns) => {
		if (used === 0) sections = new Int8Array(texts.length * columns);
		sections.set(numbers, used);
		used += numbers.length;
	});
	return { ...learnt, sections, sectionScales: [] };
}

/** Texts that are encoded at once. */
const BATCH = 2_048;

/**
 * The same for texts that need not all be in memory.
 *
 * @param texts read twice
 * @param count how many there are
 * @param add takes the numbers of the next texts, one vector after the other
 */
export function makeStaticVectors(
	texts: Iterable<string>,
	count: number,
	weight: number,
	add: (numbers: Int8Array, columns: number) => void,
): LearntVectors {
	const table = wordTable();
	const encode = textEncoder(table, buildAnalyzer().folding);
	const words = new Set<number>();
	const isWhole = count <= BATCH;
	const sample = encode(selected(texts, evenlySpaced(count)), isWhole ? words : undefined);
	const directions = directionsOf(sample, MAX_DIMENSIONS);
	const dimensions = directions.columns;
	const factors = Float64Array.from(directions.values);
	for (const vectors of isWhole ? [sample] : mapped(batchesOf(texts), (batch) => encode(batch, words))) {
		const projected = multiplySmall(vectors, factors, dimensions);
		add(quantize(projected, LEVEL, CLIP).numbers, dimensions);
	}
	return {
		settings: { embedder: STATIC, fingerprint: table.fingerprint, dimensions, weight, dimension_scales: [] },
		terms: projectWords(table, words, directions),
	};
}

function selected(texts: Iterable<string>, isTaken: (number: number) => boolean): string[] {
	const found: string[] = [];
	let number = 0;
	for (const text of texts) if (isTaken(number++)) found.push(text);
	return found;
}

function* batchesOf(texts: Iterable<string>): Generator<string[]> {
	let batch: string[] = [];
	for (const text of texts) {
		if (batch.push(text) < BATCH) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}

/** Words that are projected at once. */
const CHUNK = 1_024;

/** Projects all words of the table. */
function projectWords(table: WordTable, used: ReadonlySet<number>, directions: DenseMatrix): TermVectors {
	const { columns } = directions;
	const factors = Float64Array.from(directions.values);
	const count = table.words.length;
	const numbers = new Int8Array(count * columns);
	const scales: number[] = [];
	const lost: number[] = [];
	for (let first = 0; first < count; first += CHUNK) {
		const rows = table.rows(first, Math.min(count, first + CHUNK));
		const projected = multiplySmall(rows, factors, columns);
		const quantized = quantize(projected, LEVEL, CLIP);
		numbers.set(quantized.numbers, first * columns);
		for (let row = 0; row < rows.rows; row++) {
			const whole = squareOf(rows, row);
			const kept = Math.min(whole, squareOf(projected, row));
			const isNear = used.has(first + row) || kept >= MIN_KEPT * MIN_KEPT * whole;
			scales.push(isNear ? roundedScale(quantized.scales[row] as number) : 0);
			lost.push(Number((isNear ? whole - kept : whole).toPrecision(LOST_DIGITS)));
		}
	}
	return { names: table.words, scales, numbers, lost };
}

function squareOf({ columns, values }: DenseMatrix, row: number): number {
	let square = 0;
	for (let i = row * columns; i < (row + 1) * columns; i++) square += (values[i] as number) ** 2;
	return square;
}
