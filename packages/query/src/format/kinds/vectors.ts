import { readCached } from '../base/cache.ts';
import { fits, type Shape } from '../base/json.ts';
import { need, type Recipe } from '../base/recipe.ts';
import { partFile } from '../codec/cuts.ts';
import { decodeLevels } from '../codec/levels.ts';
import type { VectorSettings } from '../manifest/manifest.ts';
import { keep, type Opened } from '../manifest/opened.ts';
import { partCount, partsPerCut } from '../manifest/pages.ts';
import { damaged } from './tables.ts';

/** Turns texts into vectors. Only the encoder of an index can also encode questions to it. */
export interface Encoder {
	/** Its name in the manifest, such as `model2vec:potion-base-8M` or `openai:bge-m3`; never a path or a URL. */
	readonly name: string;
	/** Identifies the vectors: a hash of the model, or its name. */
	readonly fingerprint: string;
	/**
	 * Returns a vector for each text, in order. They have the same number of dimensions, and any length.
	 *
	 * @throws PinakesError, or another error, if a text cannot be encoded
	 */
	encode(texts: readonly string[], kind: EncodedKind): Promise<readonly Float32Array[]>;
}

/** Some models encode queries and sections differently. */
export type EncodedKind = 'query' | 'section';

/**
 * Vectors of sections and units. The manifest contains VectorSettings for each. Without vectors, or if their weight is 0, there
 * are no tables.
 *
 *     parts/section_vectors.0.json    { "numbers": "?F8[" }     SECTIONS_TO_A_PART sections
 *     parts/unit_vectors.0.json       the same for units
 *     parts/encoder_directions.json   the same for directions, if sections are an encoder's
 *
 * Numbers are integers, one character each (codec/levels.ts); the vectors of a part are concatenated. Only the
 * direction of a vector counts. Numbers are from -7 to 7: more levels rank no better and take twice the space.
 *
 * A query is the sum of word vectors (word-vectors.ts) that are shipped with the indexer, and so is a section, unless an
 * encoder gave it another vector. Both are projected on directions of the index along which they agree most. A reader with the same
 * encoder may project its vector of a query instead: `encoder_directions` has the directions, one after the other.
 */
export const SECTION_VECTORS_TABLE = 'section_vectors';
/** The words of questions: see word-vectors.ts. */
export const SECTION_WORDS_TABLE = 'section_words';
export const ENCODER_DIRECTIONS_FILE = 'parts/encoder_directions.json';

export const SECTIONS_TO_A_PART = 256;

/** Limits of the settings in a manifest. */
export const MAX_VECTOR_DIMENSIONS = 8_192;
export const MAX_VECTOR_WEIGHT = 2;

/** The encoder of built-in word vectors; queries are encoded with those in the index. */
export const STATIC = 'static';

/** Maximum size of the cache of decoded vectors, which is cleared when larger. */
const MAX_BYTES = 2 ** 27;

/** The vectors of the sections of a part, concatenated. */
export interface SectionVectors {
	readonly numbers: Int8Array;
	/** 1 / length of each vector; 0 for a vector of zeros. */
	readonly inverses: Float64Array;
}

export type SectionVectorParts = ReadonlyMap<number, SectionVectors>;

/** The vectors of an index, cached when read. */
export type Vectors = ReturnType<typeof toVectors>;

export const VECTOR_SETTINGS: Shape = {
	embedder: '',
	fingerprint: '',
	dimensions: (json) => fits(json, 0) && (json as number) <= MAX_VECTOR_DIMENSIONS,
	weight: (json) => (json as number) >= 0 && (json as number) <= MAX_VECTOR_WEIGHT && Number.isFinite(json),
	unknown: (json) => (json as number) >= 0 && Number.isFinite(json),
};
const PART: Shape = { numbers: '' };
type Part = { readonly numbers: string };

/** The fields of a manifest that vectors of sections need. */
const IN_MANIFEST: Shape = {
	counts: { sections: 0 },
	cuts: { [SECTION_VECTORS_TABLE]: [0], [SECTION_WORDS_TABLE]: [''] },
};

/** Returns the number of the part with a section's vector. */
export function vectorPartOf(section: number): number {
	return Math.floor(section / SECTIONS_TO_A_PART);
}

/**
 * Opens the vectors of an index's sections; undefined for an index without vectors.
 *
 * @throws PinakesError `damaged_part` for invalid settings in the manifest
 */
export function openVectors(opened: Opened): Vectors | undefined {
	const { vectors: settings, counts, cuts } = opened;
	if (settings === undefined) return undefined;
	return keep(opened, SECTION_VECTORS_TABLE, () => {
		if (!fits(opened, IN_MANIFEST) || !fits(settings, VECTOR_SETTINGS)) return damaged(SECTION_VECTORS_TABLE);
		if (settings.dimensions === 0) return undefined;
		const parts = Math.ceil(counts.sections / SECTIONS_TO_A_PART);
		const step = SECTIONS_TO_A_PART * partsPerCut(opened, SECTION_VECTORS_TABLE);
		const isCut = cuts.section_vectors.every((first, i) => first === i * step);
		return isCut && partCount(opened, SECTION_VECTORS_TABLE) === parts
			? toVectors(opened, settings)
			: damaged(SECTION_VECTORS_TABLE);
	});
}

function toVectors(opened: Opened, settings: VectorSettings) {
	const { dimensions } = settings;
	const cache = new Map<number, SectionVectors>();

	return {
		settings,
		/** Reads the directions that an encoder's vectors are projected on, each with a number for each of its dimensions. */
		*directions(): Recipe<SectionVectors> {
			const json = yield* need<Part>({ file: ENCODER_DIRECTIONS_FILE, shape: PART });
			return decodeVectors(json, dimensions) ?? damaged(ENCODER_DIRECTIONS_FILE);
		},
		/** Reads the parts with the vectors of these sections. */
		*sections(sections: ArrayLike<number>): Recipe<SectionVectorParts> {
			if (cache.size * SECTIONS_TO_A_PART * dimensions > MAX_BYTES) cache.clear();
			const parts: number[] = [];
			for (let i = 0; i < sections.length; i++) {
				const part = vectorPartOf(sections[i] as number);
				if (part !== parts.at(-1)) parts.push(part);
			}
			const read = yield* readCached(cache, parts, (missing) =>
				readVectorParts(SECTION_VECTORS_TABLE, dimensions, opened.counts.sections, missing),
			);
			return new Map(parts.map((part, i) => [part, read[i] as SectionVectors]));
		},
	};
}

/** Reads parts of a table of vectors by their numbers. */
export function* readVectorParts(
	table: string,
	dimensions: number,
	size: number,
	parts: readonly number[],
): Recipe<SectionVectors[]> {
	const read = (yield parts.map((part) => ({ file: partFile(table, part), shape: PART }))) as Part[];
	return read.map((part, i) => {
		const count = Math.min(SECTIONS_TO_A_PART, size - (parts[i] as number) * SECTIONS_TO_A_PART);
		const isWhole = part.numbers.length === count * dimensions;
		return (isWhole ? decodeVectors(part, count) : undefined) ?? damaged(table);
	});
}

/** Decodes vectors of the same length; undefined for invalid ones. */
function decodeVectors({ numbers: text }: Part, count: number): SectionVectors | undefined {
	const numbers = decodeLevels(text);
	const size = text.length / count;
	if (numbers === undefined || !Number.isInteger(size)) return undefined;
	const inverses = new Float64Array(count);
	for (let i = 0; i < count; i++) {
		let square = 0;
		for (let j = i * size; j < (i + 1) * size; j++) square += (numbers[j] as number) ** 2;
		inverses[i] = square === 0 ? 0 : 1 / Math.sqrt(square);
	}
	return { numbers, inverses };
}
