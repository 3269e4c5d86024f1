import { MIN_COLLECTION } from '@pinakes/query/format/calibration/evidence';
import { STATIC } from '@pinakes/query/format/kinds/vectors/schema';
import { buildAnalyzer } from '../analysis/analyzer.ts';
import type { LearntVectors, MadeVectors, TermVectors } from '../kinds/vectors/write.ts';
import { type DenseMatrix, multiplySmall } from '../vectors/matrix.ts';
import { quantize, roundedScale } from '../vectors/quantize.ts';
import { directionsOf, evenlySpaced } from './directions.ts';
import { textEncoder } from './encode-texts.ts';
import { wordTable } from './word-table.ts';

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
	const vectors = table.vectors();
	const encode = textEncoder(table, buildAnalyzer().folding);
	const directions = directionsOf(encode(selected(texts, evenlySpaced(count)), vectors), MAX_DIMENSIONS);
	const dimensions = directions.columns;
	// Texts are sums of words, so that projecting the words projects the texts.
	const projected = multiplySmall(vectors, Float64Array.from(directions.values), dimensions);
	const words = new Set<number>();
	for (const batch of batchesOf(texts)) add(quantize(encode(batch, projected, words), LEVEL, CLIP).numbers, dimensions);
	return {
		settings: { embedder: STATIC, fingerprint: table.fingerprint, dimensions, weight, dimension_scales: [] },
		terms: { names: table.words, ...quantizeWords(vectors, projected, words) },
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

/** Quantizes the projected words, and finds how much of its length each lost. */
function quantizeWords(
	vectors: DenseMatrix,
	projected: DenseMatrix,
	used: ReadonlySet<number>,
): Omit<TermVectors, 'names'> {
	const quantized = quantize(projected, LEVEL, CLIP);
	const scales: number[] = [];
	const lost: number[] = [];
	for (let word = 0; word < vectors.rows; word++) {
		const whole = squareOf(vectors, word);
		const kept = Math.min(whole, squareOf(projected, word));
		const isNear = used.has(word) || kept >= MIN_KEPT * MIN_KEPT * whole;
		scales.push(isNear ? roundedScale(quantized.scales[word] as number) : 0);
		lost.push(Number((isNear ? whole - kept : whole).toPrecision(LOST_DIGITS)));
	}
	return { scales, numbers: quantized.numbers, lost };
}

function squareOf({ columns, values }: DenseMatrix, row: number): number {
	let square = 0;
	for (let i = row * columns; i < (row + 1) * columns; i++) square += (values[i] as number) ** 2;
	return square;
}
