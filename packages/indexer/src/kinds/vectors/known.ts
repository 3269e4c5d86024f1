import type { DenseMatrix } from '../../trained-vectors/matrix.ts';
import type { IndexedText } from '../text/indexed.ts';
import type { QuantizedVectors } from './write.ts';

/** Vectors of a build, and a digest of what they depend on. */
export interface KnownVectors {
	readonly input: string;
	readonly made: QuantizedVectors;
	/** For static vectors: the directions that words are projected on. */
	readonly directions?: DenseMatrix;
}

/** Vectors of the previous build. */
export interface VectorsBefore {
	readonly vectors: KnownVectors;
	/** For each document, the number of its first section then; -1 for a new or changed document. */
	readonly firstSections: readonly number[];
}

/**
 * Returns the vectors of all sections; those of unchanged documents are copied.
 *
 * @param make returns the concatenated vectors of the sections that are marked by 1
 */
export function reuseSections(
	{ read, sections }: Pick<IndexedText, 'read' | 'sections'>,
	{ vectors: { made }, firstSections }: VectorsBefore,
	make: (isChanged: Uint8Array) => Int8Array,
): Int8Array {
	const { dimensions } = made.settings;
	const numbers = new Int8Array(sections * dimensions);
	const isChanged = new Uint8Array(sections);
	let section = 0;
	read.sectionCounts.forEach((count, document) => {
		const first = firstSections[document] as number;
		if (first < 0) isChanged.fill(1, section, section + count);
		else {
			const own = made.sections.subarray(first * dimensions, (first + count) * dimensions);
			numbers.set(own, section * dimensions);
		}
		section += count;
	});
	const changed = make(isChanged);
	let next = 0;
	isChanged.forEach((one, number) => {
		if (one === 0) return;
		numbers.set(changed.subarray(next, next + dimensions), number * dimensions);
		next += dimensions;
	});
	return numbers;
}
