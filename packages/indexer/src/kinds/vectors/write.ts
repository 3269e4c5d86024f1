import type { Cuts } from '@pinakes/query';
import { partFile } from '@pinakes/query/format/codec/cuts';
import { encodeLevels } from '@pinakes/query/format/codec/levels';
import {
	SECTION_VECTORS_TABLE,
	SECTIONS_TO_A_PART,
	TERM_VECTORS_TABLE,
	UNIT_VECTORS_TABLE,
	UNIT_WORDS_TABLE,
	type VectorSettings,
} from '@pinakes/query/format/kinds/vectors/schema';
import { objectText } from '../../write/json.ts';
import { type IndexFiles, writeTable } from '../../write/parts.ts';

/** Vectors as they are written. */
export interface MadeVectors {
	readonly settings: VectorSettings;
	/** Whole numbers of the sections, one vector after the other. */
	readonly sections: Int8Array;
	/** A number to each section for trained vectors; else none. */
	readonly sectionScales: readonly number[];
	/** For trained and static vectors, else none. */
	readonly terms: TermVectors;
}

/** What terms add to a query. */
export interface TermVectors {
	readonly names: readonly string[];
	/** What a number of each term means. */
	readonly scales: readonly number[];
	/** Whole numbers, one vector after the other. */
	readonly numbers: Int8Array;
	/** For static vectors: what each lost by the projection. Those with a scale of 0 are written without numbers. */
	readonly lost?: readonly number[];
}

export const NO_TERM_VECTORS: TermVectors = { names: [], scales: [], numbers: new Int8Array() };

/** What was learnt from texts: how vectors count, and those of terms. */
export type LearntVectors = Pick<MadeVectors, 'settings' | 'terms'>;

/** An index without vectors; `embedder` and `fingerprint` are those that would have made them. */
export function noVectors({ embedder, fingerprint }: Pick<VectorSettings, 'embedder' | 'fingerprint'>): MadeVectors {
	const settings = { embedder, fingerprint, dimensions: 0, weight: 0, dimension_scales: [] };
	return { settings, sections: new Int8Array(), sectionScales: [], terms: NO_TERM_VECTORS };
}

/** Writes the tables of sections' vectors; nothing, where there are none. */
export function writeVectors(files: IndexFiles, vectors: MadeVectors): VectorCuts {
	return {
		section_vectors: writeParts(files, SECTION_VECTORS_TABLE, vectors),
		term_vectors: writeTermVectors(files, TERM_VECTORS_TABLE, vectors),
	};
}

/** Writes the tables of units' vectors. */
export function writeUnitVectors(files: IndexFiles, vectors: MadeVectors): Pick<Cuts, string> {
	return {
		[UNIT_VECTORS_TABLE]: writeParts(files, UNIT_VECTORS_TABLE, vectors),
		[UNIT_WORDS_TABLE]: writeTermVectors(files, UNIT_WORDS_TABLE, vectors),
	};
}

/** Where the tables of vectors are cut. */
export type VectorCuts = Pick<Cuts, typeof SECTION_VECTORS_TABLE | typeof TERM_VECTORS_TABLE>;

function writeParts(
	files: IndexFiles,
	table: string,
	{ settings: { dimensions }, sections, sectionScales }: MadeVectors,
): number[] {
	const count = dimensions === 0 ? 0 : sections.length / dimensions;
	return Array.from({ length: Math.ceil(count / SECTIONS_TO_A_PART) }, (_, part) => {
		const first = part * SECTIONS_TO_A_PART;
		const end = first + SECTIONS_TO_A_PART;
		const numbers = sections.subarray(first * dimensions, end * dimensions);
		const text = objectText([
			['numbers', JSON.stringify(encodeLevels(numbers))],
			['scales', JSON.stringify(sectionScales.slice(first, end))],
		]);
		files.set(partFile(table, part), text);
		return first;
	});
}

function writeTermVectors(
	files: IndexFiles,
	table: string,
	{ settings: { dimensions }, terms: { names, scales, numbers, lost } }: MadeVectors,
): string[] {
	const rows = names.map((name, term): [string, string] => {
		const isLeftOut = lost !== undefined && scales[term] === 0;
		const levels = isLeftOut ? '' : encodeLevels(numbers.subarray(term * dimensions, (term + 1) * dimensions));
		return [name, JSON.stringify([scales[term], levels, ...(lost ? [lost[term]] : [])])];
	});
	return writeTable(files, table, new Map(rows));
}
