import type { DenseMatrix } from '../../trained-vectors/matrix.ts';
import type { IndexedText } from '../text/indexed.ts';
import type { MadeVectors } from './write.ts';

/** Vectors that were made, and a digest of what they depend on. */
export interface KnownVectors {
	readonly input: string;
	readonly made: MadeVectors;
	/** For static vectors: what words are projected on. */
	readonly directions?: DenseMatrix;
}

/** Vectors of an earlier build. */
export interface VectorsBefore {
	readonly vectors: KnownVectors;
	/** To each document the number that its first section had then; -1 for a document that is new or has changed. */
	readonly firstSections: readonly number[];
}

/**
 * Returns the numbers of all sections: those of documents that did not change are copied.
 *
 * @param make returns the numbers of the sections that are marked by 1, one vector after the other
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
