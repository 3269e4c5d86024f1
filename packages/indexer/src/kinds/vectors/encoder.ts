import { type Encoder, isUnspaced, MAX_VECTOR_DIMENSIONS, STATIC } from '@pinakes/query/internal';
import { checkChoice } from '../../base/options.ts';
import { BuildError, compare } from '../../base/report.ts';
import { VECTOR_CHOICES } from '../../config/config.ts';
import { type DenseMatrix, denseMatrix } from './directions.ts';

/** Minimum texts for an encoder: directions learnt from fewer fit them by chance. */
export const MIN_ENCODED = 60;

const MAX_AT_ONCE = 256;

/** Called with the numbers of texts that were encoded, and of all. */
export type OnEncoded = (done: number, texts: number) => void;

export interface TextToEncode {
	readonly number: number;
	/** What an error names: the document or the unit. */
	readonly id: string;
	readonly text: string;
}

/**
 * Returns a function that encodes texts: a row of length 1 for each, in their order. An encoder gets them sorted by
 * length, since networks take as long for a short text as for the longest beside it.
 *
 * @param count number of texts of all calls
 */
export function createEncoding(encoder: Encoder, count: number, onEncoded: OnEncoded = () => {}) {
	let dimensions = 0;
	let done = 0;
	return async (texts: readonly TextToEncode[]): Promise<DenseMatrix> => {
		const sorted = texts.map(({ id, text }, row) => ({ id, text, row }));
		sorted.sort((a, b) => a.text.length - b.text.length || a.row - b.row);
		let rows = denseMatrix(texts.length, dimensions);
		for (let from = 0; from < sorted.length; from += MAX_AT_ONCE) {
			const batch = sorted.slice(from, from + MAX_AT_ONCE);
			const asked = batch.map(({ text }) => text);
			const given: unknown = await encoder.encode(asked, 'section');
			const vectors = Array.isArray(given) ? (given as unknown[]) : [];
			if (vectors.length !== batch.length)
				throw new BuildError(`${encoder.name} gave ${vectors.length} vectors for ${batch.length} texts.`);
			if (dimensions === 0) {
				dimensions = (vectors[0] as Partial<Float32Array> | undefined)?.length ?? 0;
				rows = denseMatrix(texts.length, dimensions);
			}
			batch.forEach(({ id, row }, i) => {
				const problem = problemOf(vectors[i], dimensions);
				if (problem !== undefined) throw new BuildError(`${id}: ${encoder.name} gave ${problem}.`);
				rows.values.set(unitVector(vectors[i] as Float32Array), row * dimensions);
			});
			done += batch.length;
			onEncoded(done, count);
		}
		return rows;
	};
}

/** Maximum characters of a text that an encoder gets: more take longer and rank no better. */
const MAX_ENCODED_LENGTH = 700;

/** Returns the first characters of a text, without half of a pair. */
export function beginningOf(text: string): string {
	const isCutInPair = (text.charCodeAt(MAX_ENCODED_LENGTH - 1) & 0xfc00) === 0xd800;
	return text.slice(0, MAX_ENCODED_LENGTH - (isCutInPair ? 1 : 0));
}

/** Returns what is wrong with a vector; undefined if it is valid. */
function problemOf(vector: unknown, dimensions: number): string | undefined {
	if (!(vector instanceof Float32Array)) return 'something else than a vector';
	if (vector.length === 0 || vector.length > MAX_VECTOR_DIMENSIONS) {
		return `a vector of ${vector.length} numbers, where 1 to ${MAX_VECTOR_DIMENSIONS} are possible`;
	}
	if (vector.length !== dimensions) return `a vector of ${vector.length} numbers, where others have ${dimensions}`;
	return vector.every(Number.isFinite) ? undefined : 'a vector with a number that is not finite';
}

function unitVector(vector: Float32Array): Float32Array {
	const square = cosine(vector, vector);
	return square === 0 ? vector : vector.map((number) => number / Math.sqrt(square));
}

/** Texts are without spaces if so many of their letters are of such scripts. */
const MIN_UNSPACED = 0.2;

const LETTERS = /\p{L}/gu;

/** Most frequent characters that an encoder is asked for. */
const PROBED = 32;

/** Vectors with this cosine are the same but for rounding. */
const SAME = 0.9999;

/** Minimum share of the characters that must have vectors of their own. */
const MIN_DISTINCT = 0.5;

/**
 * Whether an encoder tells the most frequent characters of texts without spaces apart; true for other texts. A network
 * that was not trained on them takes most for the same unknown token.
 */
export async function knowsCharacters(encoder: Encoder, texts: readonly TextToEncode[]): Promise<boolean> {
	const counts = new Map<string, number>();
	let letters = 0;
	let unspaced = 0;
	for (const { text } of texts) {
		for (const letter of text.match(LETTERS) ?? []) {
			letters++;
			if (!isUnspaced(letter)) continue;
			unspaced++;
			counts.set(letter, (counts.get(letter) ?? 0) + 1);
		}
	}
	if (unspaced < MIN_UNSPACED * letters) return true;
	const sorted = [...counts].sort(([a, more], [b, less]) => less - more || compare(a, b)).slice(0, PROBED);
	const encode = createEncoding(encoder, sorted.length);
	const rows = await encode(sorted.map(([text], number) => ({ number, id: text, text })));
	const vectors = sorted.map((_, row) => rows.values.subarray(row * rows.columns, (row + 1) * rows.columns));
	const distinct = vectors.filter(
		(vector, i) => cosine(vector, vector) > 0 && vectors.slice(0, i).every((other) => cosine(vector, other) < SAME),
	);
	return distinct.length >= MIN_DISTINCT * sorted.length;
}

function cosine(one: Float32Array, other: Float32Array): number {
	return one.reduce((sum, value, i) => sum + value * (other[i] as number), 0);
}

/**
 * Validates the choice of vectors.
 *
 * @throws BuildError for an invalid choice
 */
export function checkVectorOptions({ vectors, encoder }: { vectors?: unknown; encoder?: unknown }): void {
	checkChoice('vectors', vectors, VECTOR_CHOICES);
	if (encoder === undefined) return;
	const { encode, name, fingerprint } = (encoder ?? {}) as Partial<Encoder>;
	if (typeof encode !== 'function')
		throw new BuildError(`encoder must have a function encode, as ${JSON.stringify(encoder)} has not.`);
	// Readers compare both.
	if (typeof name !== 'string' || typeof fingerprint !== 'string' || name === '' || name === STATIC)
		throw new BuildError(
			`encoder needs a name and a fingerprint of its own: ${JSON.stringify({ name, fingerprint })}.`,
		);
	if (vectors === 'none') throw new BuildError('vectors are "none": leave that out, or the encoder.');
}
