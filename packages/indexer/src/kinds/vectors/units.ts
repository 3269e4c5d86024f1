import {
	type Encoder,
	MAX_UNITS_WITH_VECTORS,
	runsOf,
	UNIT_VECTORS_TABLE,
	UNIT_WORDS_TABLE,
} from '@pinakes/query/internal';
import type { Unit } from '../../model/unit.ts';
import { buildAnalyzer } from '../../words/content-words.ts';
import type { FileTarget } from '../parts.ts';
import { type EncodedTexts, encodeTexts, learnWords, projectEncoded } from './encode.ts';
import { beginningOf, createEncoding, MIN_ENCODED, type OnEncoded } from './encoder.ts';
import { relatedWords, writeQueryWords } from './query-words.ts';
import { cutText, MAX_STATIC_LENGTH } from './word-table.ts';
import { writeVectors } from './write.ts';

/** Minimum units for vectors: among fewer, there is little to distinguish. */
const MIN_UNITS = 5;

/** Weight of a cosine of 1, relative to the maximum score of the goal's words. */
const UNIT_WEIGHT = 0.6;

/** Maximum related words to a unit: few units distinguish few words. */
const WORDS_TO_A_UNIT = 350;

/** Bytes of related words that any index may have, and those of a row besides its numbers, about. */
const FREE_BYTES = 126_000;
const ROW_BYTES = 8;

/** Target size of a part of words, in bytes: a goal needs most parts anyway. */
const PART_BYTES = 131_072;

function textOf({ name, description }: Unit): string {
	return `${name}: ${description}`;
}

/** Encodes units; undefined if there are too few or too many. */
export async function encodeUnits(
	units: readonly Unit[],
	encoder: Encoder,
	onEncoded?: OnEncoded,
): Promise<EncodedTexts | undefined> {
	if (units.length < MIN_ENCODED || units.length > MAX_UNITS_WITH_VECTORS) return undefined;
	const texts = units.map((unit, number) => ({ number, id: unit.unit_id, text: beginningOf(textOf(unit)) }));
	return { encoder, vectors: await createEncoding(encoder, units.length, onEncoded)(texts) };
}

/**
 * Writes the vectors of units, made from their names and descriptions; returns undefined if there are none.
 *
 * @param encoded vectors of an encoder, which take the place of those of words
 */
export function writeUnitVectors(files: FileTarget, units: readonly Unit[], encoded?: EncodedTexts) {
	if (units.length < MIN_UNITS || units.length > MAX_UNITS_WITH_VECTORS) return undefined;
	const texts = units.map(textOf);
	const cut = texts.map(cutText);
	const { settings, words, encoderDirections } = learnWords(cut, UNIT_WEIGHT, encoded);
	if (settings.dimensions === 0) return undefined;
	const { folding, stem } = buildAnalyzer();
	const runs = texts.flatMap((text) => runsOf(text.slice(0, MAX_STATIC_LENGTH), folding));
	const numbers = encoded ? projectEncoded(encoded.vectors, encoderDirections) : encodeTexts(cut, words);
	const limit = Math.max(FREE_BYTES / (ROW_BYTES + settings.dimensions / 2), WORDS_TO_A_UNIT * units.length);
	const cuts = {
		[UNIT_VECTORS_TABLE]: writeVectors(files, UNIT_VECTORS_TABLE, numbers, settings.dimensions),
		[UNIT_WORDS_TABLE]: writeQueryWords(files, UNIT_WORDS_TABLE, relatedWords(words, runs, stem, limit), PART_BYTES),
	};
	return { settings, cuts };
}
