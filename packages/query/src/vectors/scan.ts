import { type SectionVectorParts, type SectionVectors, vectorPartOf } from '../format/kinds/vectors/read.js';
import { SECTIONS_TO_A_PART } from '../format/kinds/vectors/schema.js';

/**
 * Computes the exact cosines of a query and sections. Four consecutive sections are compared at once, since processors
 * compute four independent sums in the time of one.
 *
 * @param query of length 1
 * @param sections ascending; their parts must have been read
 * @returns -1 to 1, in the order of the sections
 */
export function scan(query: Float32Array, parts: SectionVectorParts, sections: Uint32Array): Float64Array {
	const cosines = new Float64Array(sections.length);
	// Converted once, not for every section.
	const weights = Float64Array.from(query);
	const size = weights.length;
	for (let i = 0; i < sections.length; ) {
		const section = sections[i] as number;
		const { numbers, inverses } = parts.get(vectorPartOf(section)) as SectionVectors;
		let index = section % SECTIONS_TO_A_PART;
		const isRow = sections[i + 3] === section + 3 && index + 3 < SECTIONS_TO_A_PART;
		const step = isRow ? size : 0;
		let [a, b, c, d] = [0, 0, 0, 0];
		for (let j = 0, at = index * size; j < size; j++, at++) {
			const weight = weights[j] as number;
			a += weight * (numbers[at] as number);
			b += weight * (numbers[at + step] as number);
			c += weight * (numbers[at + 2 * step] as number);
			d += weight * (numbers[at + 3 * step] as number);
		}
		for (const product of isRow ? [a, b, c, d] : [a]) cosines[i++] = product * (inverses[index++] as number);
	}
	return cosines;
}
