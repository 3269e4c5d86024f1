import type { Cuts } from '@pinakes/query';
import {
	encodeLevels,
	partFile,
	SECTION_VECTORS_TABLE,
	SECTIONS_TO_A_PART,
	TERM_VECTORS_TABLE,
	type VectorSettings,
} from '@pinakes/query/format';
import { objectText } from '../../write/json.ts';
import { type IndexFiles, writeTable } from '../../write/parts.ts';

/** Vectors as they are written. */
export interface MadeVectors {
	readonly settings: VectorSettings;
	/** Whole numbers of the sections, one vector after the other. */
	readonly sections: Int8Array;
	/** A number to each section for trained vectors, else empty. */
	readonly sectionScales: readonly number[];
	/** Vectors of terms for trained vectors, else empty. */
	readonly terms: ReadonlyMap<string, TermVector>;
}

/** What a term adds to a query. */
export interface TermVector {
	readonly scale: number;
	readonly numbers: Int8Array;
}

/** An index without vectors; `embedder` and `fingerprint` are those that would have made them. */
export function noVectors({ embedder, fingerprint }: Pick<VectorSettings, 'embedder' | 'fingerprint'>): MadeVectors {
	const settings = { embedder, fingerprint, dimensions: 0, weight: 0, dimension_scales: [] };
	return { settings, sections: new Int8Array(), sectionScales: [], terms: new Map() };
}

/** Writes the tables of vectors; nothing, where there are none. */
export function writeVectors(
	files: IndexFiles,
	{ settings: { dimensions }, sections, sectionScales, terms }: MadeVectors,
): Pick<Cuts, typeof SECTION_VECTORS_TABLE | typeof TERM_VECTORS_TABLE> {
	const cuts: number[] = [];
	const count = dimensions === 0 ? 0 : sections.length / dimensions;
	for (let first = 0; first < count; first += SECTIONS_TO_A_PART) {
		const end = first + SECTIONS_TO_A_PART;
		const part: [string, string][] = [
			['numbers', JSON.stringify(encodeLevels(sections.subarray(first * dimensions, end * dimensions)))],
			['scales', JSON.stringify(sectionScales.slice(first, end))],
		];
		files.set(partFile(SECTION_VECTORS_TABLE, cuts.length), objectText(part));
		cuts.push(first);
	}
	const rows = new Map(
		[...terms].map(([term, { scale, numbers }]) => [term, JSON.stringify([scale, encodeLevels(numbers)])] as const),
	);
	return { section_vectors: cuts, term_vectors: writeTable(files, TERM_VECTORS_TABLE, rows) };
}
