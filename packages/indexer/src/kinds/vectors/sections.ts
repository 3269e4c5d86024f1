import {
	ENCODER_DIRECTIONS_FILE,
	type Encoder,
	MAX_LEVEL,
	SECTION_VECTORS_TABLE,
	SECTION_WORDS_TABLE,
} from '@pinakes/query/internal';
import { encodeLevels, objectText } from '../../base/encode.ts';
import type { VectorChoice } from '../../config/config.ts';
import type { FileTarget } from '../parts.ts';
import type { IndexedText } from '../text/documents.ts';
import { type DenseMatrix, denseMatrix, pairedDirections, quantize } from './directions.ts';
import {
	type EncodedTexts,
	type LearntWords,
	learnWords,
	MAX_ENCODER_DIRECTIONS,
	projectEncoded,
	UNKNOWN_SQUARE,
} from './encode.ts';
import {
	beginningOf,
	createEncoding,
	knowsCharacters,
	MIN_ENCODED,
	type OnEncoded,
	type TextToEncode,
} from './encoder.ts';
import { writeQueryWords } from './query-words.ts';
import { cutText } from './word-table.ts';
import {
	areSampled,
	type CachedVectors,
	ENCODING_STEP,
	isInTable,
	STATIC_WEIGHT,
	samplingInterval,
	sectionsOf,
	suitWordVectors,
	type WrittenVectors,
	wordsOfQueries,
	writeStaticVectors,
	writeVectors,
} from './write.ts';

interface VectorOptions {
	readonly vectors: VectorChoice;
	/** Encodes sections and units in place of the table of words, which then encodes queries alone. */
	readonly encoder?: Encoder | undefined;
	/** Weight of a cosine of 1, relative to a text score of 1; undefined for the default. */
	readonly weight?: number | undefined;
	/** Called with the name of a step that takes long. */
	readonly onStep?: (step: string) => void;
	readonly onEncoded?: OnEncoded;
	/** Called with the reason if an encoder is not used. */
	readonly onNotice?: (notice: string) => void;
}

/**
 * Makes and writes the vectors of sections.
 *
 * @param text undefined if there are no sections
 * @param before what the previous build learnt
 * @returns undefined for none, or if built-in vectors would not help with these texts
 * @throws BuildError for invalid vectors of an encoder, naming the document, and whatever the encoder throws
 */
export async function writeSectionVectors(
	files: FileTarget,
	text: IndexedText | undefined,
	options: VectorOptions,
	before?: CachedVectors,
): Promise<WrittenVectors | undefined> {
	const { vectors, encoder, weight, onStep = () => {}, onNotice = () => {} } = options;
	if (vectors === 'none' || text === undefined || weight === 0) return undefined;
	if (encoder !== undefined) {
		const few = text.sections < MIN_ENCODED && `of ${MIN_ENCODED} sections that it needs there are ${text.sections}`;
		if (!few) onStep(ENCODING_STEP);
		const written = few || (await writeEncodedVectors(files, text, encoder, options));
		if (typeof written !== 'string') return written;
		onNotice(`${encoder.name} is not used: ${written}. The built-in vectors of words are, where they suit the texts.`);
	}
	return suitWordVectors(text) ? writeStaticVectors(files, text, weight, onStep, before) : undefined;
}

/** Maximum texts that are in memory for an encoder, beside the sample. */
const MAX_HELD = 4_096;

/** Writes the vectors of sections; returns the reason if the encoder is of no use for them. */
async function writeEncodedVectors(
	files: FileTarget,
	text: IndexedText,
	encoder: Encoder,
	{ onEncoded, weight = STATIC_WEIGHT }: VectorOptions,
): Promise<WrittenVectors | string> {
	const isIn = areSampled(text.read.records, samplingInterval(text.sections));
	const encode = createEncoding(encoder, text.sections, onEncoded);
	const sample = [...textsToEncode(text, (number) => isIn[number] === 1)];
	if (!(await knowsCharacters(encoder, sample))) return 'it does not know the characters of these texts';
	const encoded: EncodedTexts = { encoder, vectors: await encode(sample) };
	const words = sample.map((one) => cutText(one.text));
	const byWords = isInTable(text) ? learnWords(words, weight, encoded) : undefined;
	const hasWords = byWords !== undefined && byWords.settings.dimensions > 0;
	const { settings, encoderDirections } = hasWords ? byWords : learnDirections(encoded, weight);
	const { dimensions } = settings;
	if (dimensions === 0) return 'its vectors say nothing about these texts';
	const numbers = new Int8Array(text.sections * dimensions);
	const add = (texts: readonly TextToEncode[], rows: DenseMatrix): void => {
		const levels = projectEncoded(rows, encoderDirections);
		texts.forEach(({ number }, row) => {
			numbers.set(levels.subarray(row * dimensions, (row + 1) * dimensions), number * dimensions);
		});
	};
	add(sample, encoded.vectors);
	let held: TextToEncode[] = [];
	for (const one of textsToEncode(text, (number) => isIn[number] !== 1)) {
		if (held.push(one) < MAX_HELD) continue;
		add(held, await encode(held));
		held = [];
	}
	add(held, await encode(held));
	writeDirections(files, encoderDirections);
	const section_vectors = writeVectors(files, SECTION_VECTORS_TABLE, numbers, dimensions);
	const section_words = hasWords
		? writeQueryWords(files, SECTION_WORDS_TABLE, wordsOfQueries(byWords, text, isIn))
		: [];
	return { settings, cuts: { section_vectors, section_words } };
}

function* textsToEncode(text: IndexedText, isWanted: (section: number) => boolean): Generator<TextToEncode> {
	for (const { read, number } of sectionsOf(text)) {
		if (!isWanted(number)) continue;
		const { id, text } = read();
		yield { number, id, text: beginningOf(text) };
	}
}

/** Returns the directions in which an encoder's vectors differ, for texts of which the table of words has too few. */
function learnDirections({ encoder, vectors }: EncodedTexts, weight: number): Omit<LearntWords, 'words'> {
	const { right } = pairedDirections(vectors, vectors, MAX_ENCODER_DIRECTIONS);
	const { name: embedder, fingerprint } = encoder;
	const settings = { embedder, fingerprint, dimensions: right.columns, weight, unknown: UNKNOWN_SQUARE };
	return { settings, encoderDirections: right };
}

/** Writes the directions by which a reader with the same encoder projects a question, one after the other. */
function writeDirections(files: FileTarget, { rows, columns, values }: DenseMatrix): void {
	const turned = denseMatrix(columns, rows);
	for (let i = 0; i < rows; i++) {
		for (let j = 0; j < columns; j++) turned.values[j * rows + i] = values[i * columns + j] as number;
	}
	const { numbers } = quantize(turned, MAX_LEVEL);
	files.set(ENCODER_DIRECTIONS_FILE, objectText([['numbers', JSON.stringify(encodeLevels(numbers))]]));
}
