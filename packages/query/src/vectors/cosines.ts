import type { Analyzer } from '../format/analysis/analyzer.js';
import { check, PinakesError } from '../format/base/errors.js';
import type { Recipe } from '../format/base/recipe.js';
import {
	type Encoder,
	SECTIONS_TO_A_PART,
	type SectionVectorParts,
	type SectionVectors,
	vectorPartOf,
} from '../format/kinds/vectors.js';
import { readWordVectors, runsOf, type WordVectorsTable } from '../format/kinds/word-vectors.js';
import type { VectorSettings } from '../format/manifest/manifest.js';
import type { Opened } from '../format/manifest/opened.js';

/** Maximum words of a query that are encoded. */
const MAX_RUNS = 256;

/**
 * Encodes a query by the vectors of its words without stop words: their sum, divided by the length of the sum before the
 * projection. A query about a topic that no text of the index has therefore gets a short vector, and low cosines. Returns
 * undefined if no word is known.
 *
 * @param table of the words that sections or units are compared with
 */
export function* vectorOfWords(
	opened: Opened,
	table: WordVectorsTable,
	settings: VectorSettings,
	text: string,
	{ folding, stopWords, stem }: Analyzer,
): Recipe<Float32Array | undefined> {
	const runs = runsOf(text, folding).slice(0, MAX_RUNS);
	const stems = runs.filter((run) => !stopWords.has(run)).map(stem);
	const words = (yield* readWordVectors(opened, table, settings, stems)).flat();
	const sum = new Float64Array(settings.dimensions);
	let lostSquares = 0;
	for (const { numbers, scale, lost } of words) {
		for (let j = 0; j < numbers.length; j++) sum[j] = (sum[j] as number) + scale * (numbers[j] as number);
		lostSquares += lost;
	}
	return toLengthOne(sum, lostSquares);
}

/**
 * Checks that an encoder is the one that encoded the sections.
 *
 * @throws PinakesError `wrong_encoder`, which names both
 */
export function checkEncoder({ embedder, fingerprint }: VectorSettings, encoder: Encoder): void {
	if (encoder.name === embedder && encoder.fingerprint === fingerprint) return;
	const what = `The index was encoded by ${embedder} ${fingerprint}`.trim();
	const other = `${encoder.name} ${encoder.fingerprint}`.trim();
	throw new PinakesError('wrong_encoder', `${what}, not by ${other}. Take that one or none, or build the index again.`);
}

/**
 * Encodes a question by an encoder, and projects it on the directions of an index. As with `vectorOfWords`, the vector is
 * short if the question is about something else.
 *
 * @throws what the encoder throws, or PinakesError `invalid_value` for a vector of other dimensions
 */
export async function encodeQuery(
	encoder: Encoder,
	query: string,
	{ numbers, inverses }: SectionVectors,
): Promise<Float32Array> {
	const size = numbers.length / inverses.length;
	const vectors: readonly (Float32Array | undefined)[] | undefined = await encoder.encode([query], 'query');
	const vector = vectors?.[0];
	const encoded = vector?.length === size ? toLengthOne(vector) : undefined;
	check(encoded, `${encoder.name} gave no vector of ${size} numbers`);
	let square = 0;
	const projected = Float32Array.from(inverses, (inverse, i) => {
		let product = 0;
		for (let j = 0; j < size; j++) product += (numbers[i * size + j] as number) * (encoded[j] as number);
		square += (product * inverse) ** 2;
		return product * inverse;
	});
	// Directions are rounded.
	return square > 1 ? (toLengthOne(projected) ?? projected) : projected;
}

/**
 * Scales a vector to length 1; returns undefined for a zero or infinite vector.
 *
 * @param lost squared length that the vector lost in a projection; it counts as part of its length
 */
export function toLengthOne(vector: Float64Array | Float32Array, lost = 0): Float32Array | undefined {
	let square = lost;
	for (const number of vector) square += number * number;
	const length = Math.sqrt(square);
	return length > 0 && length < Number.POSITIVE_INFINITY
		? Float32Array.from(vector, (number) => number / length)
		: undefined;
}

/**
 * Computes the exact cosines of a query and sections. Four consecutive sections are compared at once, since processors
 * compute four independent sums in the time of one.
 *
 * @param query of length 1
 * @param sections ascending; their parts must have been read
 * @returns -1 to 1, in the order of the sections
 */
export function scan(query: Float32Array, parts: SectionVectorParts, sections: Uint32Array): Float64Array {
	const cosines = new Float64Array(sections.length);
	// Converted once, not for every section.
	const weights = Float64Array.from(query);
	const size = weights.length;
	for (let i = 0; i < sections.length; ) {
		const section = sections[i] as number;
		const { numbers, inverses } = parts.get(vectorPartOf(section)) as SectionVectors;
		let index = section % SECTIONS_TO_A_PART;
		const isRow = sections[i + 3] === section + 3 && index + 3 < SECTIONS_TO_A_PART;
		const step = isRow ? size : 0;
		let [a, b, c, d] = [0, 0, 0, 0];
		for (let j = 0, at = index * size; j < size; j++, at++) {
			const weight = weights[j] as number;
			a += weight * (numbers[at] as number);
			b += weight * (numbers[at + step] as number);
			c += weight * (numbers[at + 2 * step] as number);
			d += weight * (numbers[at + 3 * step] as number);
		}
		for (const product of isRow ? [a, b, c, d] : [a]) cosines[i++] = product * (inverses[index++] as number);
	}
	return cosines;
}

/** Minimum cosine of a section without any word of the question, which is not about it otherwise. */
const MIN_VECTOR_ALONE = 0.2;

/**
 * Best text score, of a question, from which cosines have their full weight. Text has little of any section of a long message, and
 * cosines, which do not fall with length, would decide alone. From 1/3 to 1/8 answers are as good.
 */
const ENOUGH_TEXT = 1 / 6;

/**
 * Combines the normalised text scores and the cosines of sections, 0 to 1: `(text + weight · cosine) / (1 + weight)`. A sum
 * divided by its maximum is comparable between queries, as the text score is. The weight is less if text has little of any section.
 */
export function fuseScores(text: Float64Array, cosines: Float64Array, weight: number): Float64Array {
	const best = text.reduce((most, score) => Math.max(most, score), 0);
	const own = best === 0 ? weight : weight * Math.min(1, best / ENOUGH_TEXT);
	return text.map((score, i) => {
		const cosine = cosines[i] as number;
		return score === 0 && cosine < MIN_VECTOR_ALONE ? 0 : (score + own * cosine) / (1 + own);
	});
}
