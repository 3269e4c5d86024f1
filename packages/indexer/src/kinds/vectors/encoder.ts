import {
	type Cuts,
	type Encoder,
	MAX_LEVEL,
	MAX_VECTOR_DIMENSIONS,
	runsOf,
	SECTION_VECTORS_TABLE,
	SECTIONS_TO_A_PART,
	STATIC,
	UNIT_VECTORS_TABLE,
	UNIT_WORDS_TABLE,
	type VectorSettings,
} from '@pinakes/query/internal';
import { BuildError } from '../../base/report.ts';
import { VECTOR_CHOICES, type VectorChoice } from '../../config/config.ts';
import type { Unit } from '../../model/unit.ts';
import { buildAnalyzer } from '../../words/content-words.ts';
import type { FileTarget } from '../parts.ts';
import type { IndexedSection, IndexedText } from '../text/documents.ts';
import { type DenseMatrix, quantize } from './directions.ts';
import { encodeTexts, learnWords, relatedWords } from './encode.ts';
import { cutText, MAX_STATIC_LENGTH } from './word-table.ts';
import {
	createVectorParts,
	ENCODING_STEP,
	encodedText,
	sectionsOf,
	suitWordVectors,
	type VectorsBefore,
	type WrittenVectors,
	writeStaticVectors,
	writeTermVectors,
} from './write.ts';

/** What gives vectors: the built-in word vectors, nothing, or an encoder, which must also encode queries. */
export type EncoderChoice = VectorChoice | Encoder;

/**
 * Default weight of vectors of an encoder. Measured with all-MiniLM-L6-v2: 0.6 ranks cranfield worse, and metatool-dev
 * a little better.
 */
const ENCODER_WEIGHT = 0.3;

/**
 * Makes and writes the vectors of sections.
 *
 * @param text undefined if there are no sections
 * @param weight of a cosine of 1, relative to a text score of 1; undefined for the default
 * @param onStep called with the name of a step that takes long
 * @param before vectors of the previous build, which are reused as far as the result would be the same
 * @returns undefined for none, or if built-in vectors would not help with these texts
 * @throws BuildError for invalid vectors of an encoder, naming the document, and whatever the encoder throws
 */
export async function writeSectionVectors(
	files: FileTarget,
	text: IndexedText | undefined,
	choice: EncoderChoice,
	weight: number | undefined,
	onStep: (step: string) => void,
	before?: VectorsBefore,
): Promise<WrittenVectors | undefined> {
	if (typeof choice === 'string') return writeBuiltInVectors(files, text, choice, weight, onStep, before);
	onStep(ENCODING_STEP);
	return writeEncodedVectors(files, text, choice, weight ?? ENCODER_WEIGHT);
}

/** Writes the vectors of sections where these need no encoder. */
export function writeBuiltInVectors(
	files: FileTarget,
	text: IndexedText | undefined,
	choice: VectorChoice,
	weight: number | undefined,
	onStep?: (step: string) => void,
	before?: VectorsBefore,
): WrittenVectors | undefined {
	if (choice === 'none' || text === undefined || weight === 0 || !suitWordVectors(text)) return undefined;
	return writeStaticVectors(files, text, weight, onStep, before);
}

async function writeEncodedVectors(
	files: FileTarget,
	text: IndexedText | undefined,
	encoder: Encoder,
	weight: number,
): Promise<WrittenVectors> {
	const { name: embedder, fingerprint } = encoder;
	if (embedder === '' || embedder === STATIC) {
		throw new BuildError(`an encoder is called ${JSON.stringify(embedder)}: give it another name.`);
	}
	let dimensions = 0;
	let parts: ReturnType<typeof createVectorParts> | undefined;
	for (const batch of weight === 0 || text === undefined ? [] : batchesOf(text)) {
		const vectors = await encoder.encode(batch.map(encodedText), 'section');
		if (vectors.length !== batch.length) {
			throw new BuildError(`${embedder} gave ${vectors.length} vectors for ${batch.length} texts.`);
		}
		if (parts === undefined) dimensions = vectors[0]?.length ?? 0;
		batch.forEach(({ id }, i) => {
			const problem = problemOf(vectors[i], dimensions);
			if (problem !== undefined) throw new BuildError(`${id}: ${embedder} gave ${problem}.`);
		});
		parts ??= createVectorParts(files, SECTION_VECTORS_TABLE, dimensions);
		parts.add(quantize(rowsOf(vectors, dimensions), MAX_LEVEL).numbers);
	}
	const settings = { embedder, fingerprint, dimensions, weight: parts === undefined ? 0 : weight };
	return { settings, cuts: { section_vectors: parts?.finish() ?? [], term_vectors: [] } };
}

/** Yields sections by as many as a part has. */
function* batchesOf(text: IndexedText): Generator<readonly IndexedSection[]> {
	let batch: IndexedSection[] = [];
	for (const read of sectionsOf(text)) {
		batch.push(read());
		if (batch.length < SECTIONS_TO_A_PART) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
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

function rowsOf(vectors: readonly Float32Array[], columns: number): DenseMatrix {
	const values = new Float32Array(vectors.length * columns);
	vectors.forEach((vector, i) => {
		values.set(vector, i * columns);
	});
	return { rows: vectors.length, columns, values };
}

/**
 * Validates the choice of vectors.
 *
 * @throws BuildError for an invalid choice
 */
export function checkEncoderChoice(choice: EncoderChoice): EncoderChoice {
	const isEncoder = typeof (choice as Partial<Encoder> | null)?.encode === 'function';
	if (isEncoder || (VECTOR_CHOICES as readonly EncoderChoice[]).includes(choice)) return choice;
	throw new BuildError(`vectors must be ${VECTOR_CHOICES.join(', ')} or an encoder, not ${JSON.stringify(choice)}.`);
}

/**
 * Minimum units for vectors: with fewer, there is little to distinguish, and the words of queries would take a hundred
 * times the space of the texts.
 */
const MIN_UNITS = 10;

/** Maximum units for vectors: all of them are compared with a goal, which takes about 0.2 ms. */
const MAX_UNITS = 4_096;

/** Weight of a cosine of 1, relative to the maximum score of the goal's words. */
const UNIT_WEIGHT = 0.6;

/** Squared length that a goal's vector loses for a word without a row: the median of the table's words. */
const UNKNOWN = 1.4;

/** Target size of a part of the words, in bytes: a goal needs words of most parts anyway. */
const UNIT_WORDS_PART_BYTES = 131_072;

/** Vectors of units that were written. */
export interface UnitVectors {
	readonly settings: VectorSettings;
	readonly cuts: Pick<Cuts, string>;
}

/** Writes the vectors of units, made from their names and descriptions; returns undefined if there are none. */
export function writeUnitVectors(files: FileTarget, units: readonly Unit[]): UnitVectors | undefined {
	if (units.length < MIN_UNITS || units.length > MAX_UNITS) return undefined;
	const texts = units.map(({ name, description }) => `${name}: ${description}`);
	const cut = texts.map(cutText);
	const { settings, words } = learnWords(cut, UNIT_WEIGHT);
	if (settings.dimensions === 0) return undefined;
	const { folding, stem } = buildAnalyzer();
	const runs = texts.flatMap((text) => runsOf(text.slice(0, MAX_STATIC_LENGTH), folding));
	const terms = relatedWords(words, runs, stem);
	const vectors = createVectorParts(files, UNIT_VECTORS_TABLE, settings.dimensions);
	vectors.add(encodeTexts(cut, words));
	const cuts = {
		[UNIT_VECTORS_TABLE]: vectors.finish(),
		[UNIT_WORDS_TABLE]: writeTermVectors(files, { settings, terms }, UNIT_WORDS_TABLE, UNIT_WORDS_PART_BYTES),
	};
	return { settings: { ...settings, unknown: UNKNOWN }, cuts };
}
