import { MAX_LEVEL } from '@pinakes/query/format/codec/levels';
import type { Encoder } from '@pinakes/query/format/kinds/vectors/encoder';
import { MAX_VECTOR_DIMENSIONS, SECTIONS_TO_A_PART, STATIC, TRAINED } from '@pinakes/query/format/kinds/vectors/schema';
import { BuildError } from '../../base/report.ts';
import type { VectorOptions } from '../../config/config.ts';
import { quantize } from '../../trained-vectors/quantize.ts';
import { type IndexedSection, type IndexedText, sectionAt } from '../text/indexed.ts';
import { NO_TERM_VECTORS, noVectors, type QuantizedVectors } from './write.ts';

/**
 * Default weight of vectors of an encoder. Measured with all-MiniLM-L6-v2: 0.6 ranks cranfield worse, and metatool-dev
 * a little better.
 */
const WEIGHT = 0.3;

/** Maximum characters of a text that are encoded, in UTF-16 code units: few models read more. */
export const MAX_ENCODED_LENGTH = 4_000;

/**
 * Encodes the sections of an index, in order.
 *
 * @param text undefined if there are no sections
 * @returns no vectors for a weight of 0; nothing is encoded then
 * @throws BuildError for invalid vectors, naming the document, and whatever the encoder throws
 */
export async function encodedVectors(
	text: IndexedText | undefined,
	encoder: Encoder,
	{ weight = WEIGHT }: VectorOptions,
): Promise<QuantizedVectors> {
	const { name: embedder, fingerprint } = encoder;
	if (embedder === '' || embedder === TRAINED || embedder === STATIC) {
		throw new BuildError(`an encoder is called ${JSON.stringify(embedder)}: give it another name.`);
	}
	const none = noVectors({ embedder, fingerprint });
	if (text === undefined) return none;
	if (weight === 0) return none;
	const count = text.read.records.length;
	let sections = new Int8Array();
	let dimensions = 0;
	for (let first = 0; first < count; first += SECTIONS_TO_A_PART) {
		const part = Array.from({ length: Math.min(SECTIONS_TO_A_PART, count - first) }, (_, i) =>
			sectionAt(text, first + i),
		);
		const vectors = await encoder.encode(part.map(encodedText), 'section');
		if (vectors.length !== part.length) {
			throw new BuildError(`${embedder} gave ${vectors.length} vectors for ${part.length} texts.`);
		}
		if (first === 0) {
			dimensions = vectors[0]?.length ?? 0;
			sections = new Int8Array(count * dimensions);
		}
		part.forEach(({ id }, i) => {
			const problem = problemOf(vectors[i], dimensions);
			if (problem !== undefined) throw new BuildError(`${id}: ${embedder} gave ${problem}.`);
		});
		sections.set(quantize(rowsOf(vectors, dimensions), MAX_LEVEL).numbers, first * dimensions);
	}
	const settings = { embedder, fingerprint, dimensions, weight, dimension_scales: [] };
	return { settings, sections, sectionScales: [], terms: NO_TERM_VECTORS };
}

/** Returns the text of a section to encode: its title and headings, and its body. */
export function encodedText({ title, headings = [], body }: IndexedSection): string {
	const path = title === undefined || title === headings[0] ? headings : [title, ...headings];
	const text = [path.join(' > '), body.trim()].filter(Boolean).join('\n\n');
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

function rowsOf(vectors: readonly Float32Array[], columns: number): Parameters<typeof quantize>[0] {
	const values = new Float32Array(vectors.length * columns);
	vectors.forEach((vector, i) => {
		values.set(vector, i * columns);
	});
	return { rows: vectors.length, columns, values };
}
