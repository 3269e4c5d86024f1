import type { Cuts } from '@pinakes/query';
import { partFile } from '@pinakes/query/format/codec/cuts';
import {
	SECTION_VECTORS_TABLE,
	SECTIONS_TO_A_PART,
	TERM_VECTORS_TABLE,
	UNIT_VECTORS_TABLE,
	UNIT_WORDS_TABLE,
	type VectorSettings,
} from '@pinakes/query/format/kinds/vectors/schema';
import { objectText } from '../../write/json.ts';
import { encodeLevels } from '../../write/levels.ts';
import { type FileTarget, sorted, writeSortedTable } from '../../write/parts.ts';

export interface QuantizedVectors {
	readonly settings: VectorSettings;
	/** Numbers of the sections' vectors, concatenated. */
	readonly sections: Int8Array;
	/** One number per section for trained vectors, else none. */
	readonly sectionScales: readonly number[];
	/** For trained and static vectors, else empty. */
	readonly terms: TermVectors;
}

/** Vectors of terms for encoding queries. */
export interface TermVectors {
	readonly names: readonly string[];
	/** Scale of the numbers of each term. */
	readonly scales: readonly number[];
	/** Numbers of the terms' vectors, concatenated. */
	readonly numbers: Int8Array;
	/**
	 * For static vectors: squared length that each lost by the projection. Vectors with a scale of 0 are written without
	 * numbers.
	 */
	readonly lost?: readonly number[];
}

export const NO_TERM_VECTORS: TermVectors = { names: [], scales: [], numbers: new Int8Array() };

/** What was learnt from texts: the settings, and the vectors of terms. */
export type LearntVectors = Pick<QuantizedVectors, 'settings' | 'terms'>;

/** Returns an index without vectors; `embedder` and `fingerprint` are those that would have made them. */
export function noVectors({
	embedder,
	fingerprint,
}: Pick<VectorSettings, 'embedder' | 'fingerprint'>): QuantizedVectors {
	const settings = { embedder, fingerprint, dimensions: 0, weight: 0, dimension_scales: [] };
	return { settings, sections: new Int8Array(), sectionScales: [], terms: NO_TERM_VECTORS };
}

type VectorCuts = Pick<Cuts, typeof SECTION_VECTORS_TABLE | typeof TERM_VECTORS_TABLE>;

export interface WrittenVectors {
	readonly settings: VectorSettings;
	readonly cuts: VectorCuts;
}

/** Writes the tables of sections' vectors; nothing if there are none. */
export function writeVectors(files: FileTarget, vectors: QuantizedVectors): VectorCuts {
	return {
		section_vectors: writeParts(files, SECTION_VECTORS_TABLE, vectors),
		term_vectors: writeTermVectors(files, vectors),
	};
}

/** Writes the tables of units' vectors. */
export function writeUnitVectors(files: FileTarget, vectors: QuantizedVectors): Pick<Cuts, string> {
	return {
		[UNIT_VECTORS_TABLE]: writeParts(files, UNIT_VECTORS_TABLE, vectors),
		[UNIT_WORDS_TABLE]: writeTermVectors(files, vectors, UNIT_WORDS_TABLE),
	};
}

function writeParts(
	files: FileTarget,
	table: string,
	{ settings: { dimensions }, sections, sectionScales }: QuantizedVectors,
): number[] {
	const parts = new SectionVectors(files, table, dimensions);
	parts.add(sections, sectionScales);
	return parts.finish();
}

/** Returns a writer of sections' vectors, which are added in order. */
export function sectionVectors(files: FileTarget, dimensions: number): SectionVectors {
	return new SectionVectors(files, SECTION_VECTORS_TABLE, dimensions);
}

/** Writes vectors in parts of `SECTIONS_TO_A_PART`. */
class SectionVectors {
	readonly #files: FileTarget;
	readonly #table: string;
	readonly #part: Int8Array;
	readonly #firsts: number[] = [];
	#used = 0;
	#scales: number[] = [];

	constructor(files: FileTarget, table: string, dimensions: number) {
		this.#files = files;
		this.#table = table;
		this.#part = new Int8Array(SECTIONS_TO_A_PART * dimensions);
	}

	/**
	 * Adds the next vectors.
	 *
	 * @param numbers concatenated vectors
	 * @param scales one per vector, or none
	 */
	add(numbers: Int8Array, scales: readonly number[]): void {
		const size = this.#part.length / SECTIONS_TO_A_PART;
		for (let from = 0; from < numbers.length; ) {
			const to = Math.min(numbers.length, from + this.#part.length - this.#used);
			this.#part.set(numbers.subarray(from, to), this.#used);
			for (const scale of scales.slice(from / size, to / size)) this.#scales.push(scale);
			this.#used += to - from;
			from = to;
			if (this.#used === this.#part.length) this.#write();
		}
	}

	/** Writes the last part. Returns the number of the first vector of each part. */
	finish(): number[] {
		if (this.#used > 0) this.#write();
		return this.#firsts;
	}

	#write(): void {
		const text = objectText([
			['numbers', JSON.stringify(encodeLevels(this.#part.subarray(0, this.#used)))],
			['scales', JSON.stringify(this.#scales)],
		]);
		const part = this.#firsts.length;
		this.#files.set(partFile(this.#table, part), text);
		this.#firsts.push(part * SECTIONS_TO_A_PART);
		this.#used = 0;
		this.#scales = [];
	}
}

export function writeTermVectors(
	files: FileTarget,
	{ settings: { dimensions }, terms: { names, scales, numbers, lost } }: LearntVectors,
	table: string = TERM_VECTORS_TABLE,
): string[] {
	const levels = encodeLevels(numbers);
	const rows = names.map((name, term): [string, string] => {
		const isExcluded = lost !== undefined && scales[term] === 0;
		const own = isExcluded ? '' : levels.slice(term * dimensions, (term + 1) * dimensions);
		// JSON has nothing to escape in levels.
		return [name, `[${scales[term]},"${own}"${lost === undefined ? '' : `,${lost[term]}`}]`];
	});
	return writeSortedTable(files, table, sorted(rows));
}
