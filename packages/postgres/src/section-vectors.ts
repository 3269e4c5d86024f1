import { createHash } from 'node:crypto';
import { partFile } from '@pinakes/query/format/codec/cuts';
import { decodeLevels } from '@pinakes/query/format/codec/levels';
import { indexError } from '@pinakes/query/format/errors';
import { fits, parseJson } from '@pinakes/query/format/json';
import { openVectors } from '@pinakes/query/format/kinds/vectors/read';
import { SECTION_VECTORS_TABLE, SECTIONS_TO_A_PART } from '@pinakes/query/format/kinds/vectors/schema';
import { readSegmentsManifest } from '@pinakes/query/format/layouts/segments-manifest';
import { readManifest, WRONG_SHAPE } from '@pinakes/query/format/manifest';
import { textOf } from '@pinakes/query/format/utf8';
import type { Digests } from './listed-digests.ts';

/** An index that becomes a version of a collection. */
export interface PushedIndex {
	readonly collection: string;
	readonly manifest: string;
	/** What errors call it. */
	readonly name: string;
	readonly digests: Digests;
	/** Reads a file, and compares it with its SHA-256. */
	readonly readPart: (path: string, sha256: string) => Promise<Buffer>;
}

/** Where the vectors of an index's sections are. */
export interface SectionVectorFiles {
	/** Identifies the manifest. */
	readonly checksum: string;
	readonly sections: number;
	readonly dimensions: number;
	/** The SHA-256 of each part, in order. */
	readonly parts: readonly string[];
}

/** Sections, and their vectors, which are known by a hash of their numbers. */
export interface SectionVectors {
	readonly sections: number[];
	/** Of each section the id of its vector. */
	readonly ids: string[];
	/** Distinct vectors by id, in the notation of pgvector. Those of zeros are near to nothing, and left out. */
	readonly vectors: Map<string, string>;
}

/** Finds the vectors of an index; undefined where it has none. Segments that were appended have none. */
export function findSectionVectors({ manifest: text, name, digests }: PushedIndex): SectionVectorFiles | undefined {
	if (readSegmentsManifest(text, name) !== undefined) return undefined;
	const manifest = readManifest(text, name);
	const vectors = openVectors(manifest);
	if (vectors === undefined) return undefined;
	const { sections } = manifest.counts;
	const count = Math.ceil(sections / SECTIONS_TO_A_PART);
	const parts = Array.from({ length: count }, (_, i) => digests.get(partFile(SECTION_VECTORS_TABLE, i)) ?? '');
	return { checksum: manifest.checksum, sections, dimensions: vectors.settings.dimensions, parts };
}

/**
 * Reads the vectors of some parts.
 *
 * @throws PinakesError `missing_part`, `changed_part` or `damaged_part`
 */
export async function readSectionVectors(
	index: PushedIndex,
	{ parts, sections: count, dimensions }: SectionVectorFiles,
	numbers: readonly number[],
): Promise<SectionVectors> {
	const read: SectionVectors = { sections: [], ids: [], vectors: new Map() };
	for (const number of numbers) {
		const file = partFile(SECTION_VECTORS_TABLE, number);
		const json = parseJson(textOf(await index.readPart(file, parts[number] ?? '')));
		const text = fits(json, { numbers: '' }) ? (json as { numbers: string }).numbers : '';
		const levels = decodeLevels(text);
		const first = number * SECTIONS_TO_A_PART;
		const size = Math.min(SECTIONS_TO_A_PART, count - first);
		if (levels?.length !== size * dimensions) throw indexError('damaged_part', index.name, file, WRONG_SHAPE);
		for (let i = 0; i < size; i++) {
			const vector = levels.subarray(i * dimensions, (i + 1) * dimensions);
			const id = createHash('sha256').update(vector).digest().readBigInt64BE().toString();
			read.sections.push(first + i);
			read.ids.push(id);
			if (vector.some((level) => level !== 0)) read.vectors.set(id, `[${vector.join()}]`);
		}
	}
	return read;
}
