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
	/** A number to each section, from one to behind another one, for trained vectors; else none. */
	sectionScales(from: number, to: number): readonly number[];
	/** For trained vectors, else none. */
	readonly terms: TermVectors;
}

/** What terms add to a query. */
export interface TermVectors {
	readonly names: readonly string[];
	/** What a number of each term stands for. */
	readonly scales: readonly number[];
	/** Whole numbers, one vector after the other. */
	readonly numbers: Int8Array;
}

export const NO_TERM_VECTORS: TermVectors = { names: [], scales: [], numbers: new Int8Array() };

/** An index without vectors; `embedder` and `fingerprint` are those that would have made them. */
export function noVectors({ embedder, fingerprint }: Pick<VectorSettings, 'embedder' | 'fingerprint'>): MadeVectors {
	const settings = { embedder, fingerprint, dimensions: 0, weight: 0, dimension_scales: [] };
	return { settings, sections: new Int8Array(), sectionScales: () => [], terms: NO_TERM_VECTORS };
}

/** Writes the tables of vectors; nothing, where there are none. */
export function writeVectors(
	files: IndexFiles,
	vectors: MadeVectors,
): Pick<Cuts, typeof SECTION_VECTORS_TABLE | typeof TERM_VECTORS_TABLE> {
	const parts = sectionParts(vectors);
	for (const [number, { text }] of parts.entries()) files.set(partFile(SECTION_VECTORS_TABLE, number), text());
	return { section_vectors: parts.map(({ first }) => first), term_vectors: writeTermVectors(files, vectors) };
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
				['scales', JSON.stringify(sectionScales(first, Math.min(count, end)))],
			]);
		return { first, numbers, text };
	});
}

/** Writes the table of terms' vectors. Returns the first term of each part. */
export function writeTermVectors(
	files: IndexFiles,
	{ settings: { dimensions }, terms: { names, scales, numbers } }: Pick<MadeVectors, 'settings' | 'terms'>,
): string[] {
	const rows = names.map((name, term): [string, string] => {
		const levels = encodeLevels(numbers.subarray(term * dimensions, (term + 1) * dimensions));
		return [name, JSON.stringify([scales[term], levels])];
	});
	return writeTable(files, TERM_VECTORS_TABLE, new Map(rows));
}
