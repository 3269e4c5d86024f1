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
	vectors: MadeVectors,
): Pick<Cuts, typeof SECTION_VECTORS_TABLE | typeof TERM_VECTORS_TABLE> {
	const parts = sectionParts(vectors);
	for (const [number, { text }] of parts.entries()) files.set(partFile(SECTION_VECTORS_TABLE, number), text());
	return { section_vectors: parts.map(({ first }) => first), term_vectors: writeTermVectors(files, vectors.terms) };
}

/** Vectors of sections that are a part. */
export interface SectionPart {
	/** The number of the first section. */
	readonly first: number;
	readonly numbers: Int8Array;
	/** What is written of them. */
	text(): string;
}

/** Cuts vectors of sections into parts; none, where there are none. */
export function sectionParts({ settings: { dimensions }, sections, sectionScales }: MadeVectors): SectionPart[] {
	const count = dimensions === 0 ? 0 : sections.length / dimensions;
	return Array.from({ length: Math.ceil(count / SECTIONS_TO_A_PART) }, (_, part) => {
		const first = part * SECTIONS_TO_A_PART;
		const end = first + SECTIONS_TO_A_PART;
		const numbers = sections.subarray(first * dimensions, end * dimensions);
		const text = (): string =>
			objectText([
				['numbers', JSON.stringify(encodeLevels(numbers))],
				['scales', JSON.stringify(sectionScales.slice(first, end))],
			]);
		return { first, numbers, text };
	});
}

/** Writes the table of terms' vectors. Returns the first term of each part. */
export function writeTermVectors(files: IndexFiles, terms: MadeVectors['terms']): string[] {
	const rows = new Map(
		[...terms].map(([term, { scale, numbers }]) => [term, JSON.stringify([scale, encodeLevels(numbers)])] as const),
	);
	return writeTable(files, TERM_VECTORS_TABLE, rows);
}
