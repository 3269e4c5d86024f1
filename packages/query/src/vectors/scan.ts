import { type SectionVectorParts, type SectionVectors, vectorPartOf } from '@pinakes/format/kinds/vectors/read';
import { SECTIONS_TO_A_PART } from '@pinakes/format/kinds/vectors/schema';

/**
 * The cosines of a query and of sections, exactly, one after the other.
 *
 * @param query of length 1
 * @param sections whose parts have been read
 * @returns -1 to 1, in the order of the sections
 */
export function scan(query: Float32Array, parts: SectionVectorParts, sections: readonly number[]): Float64Array {
	const cosines = new Float64Array(sections.length);
	for (let i = 0; i < sections.length; i++) {
		const section = sections[i] as number;
		cosines[i] = cosineOf(query, parts.get(vectorPartOf(section)) as SectionVectors, section % SECTIONS_TO_A_PART);
	}
	return cosines;
}

function cosineOf(query: Float32Array, { numbers, inverses }: SectionVectors, index: number): number {
	const from = index * query.length;
	let product = 0;
	for (let j = 0; j < query.length; j++) product += (query[j] as number) * (numbers[from + j] as number);
	return product * (inverses[index] as number);
}
