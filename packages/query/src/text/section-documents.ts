import { decodeNumbers } from '@pinakes/format/codec/numbers';
import { lowerBound } from './posting-list.ts';

/** The document number of each section, ascending. An array is one. */
export interface SectionDocuments {
	readonly length: number;
	at(section: number): number | undefined;
}

/**
 * Returns the document numbers of sections. They are looked up among the ends of documents, as a search asks for those of
 * some hundred sections, and an index may have millions.
 *
 * @param text number of sections of each document, minus 1 (codec/numbers.ts)
 * @returns undefined for invalid text, or another number of sections
 */
export function decodeDocuments(text: string, sections: number): SectionDocuments | undefined {
	const ends = decodeNumbers(text);
	if (ends === undefined) return undefined;
	let end = 0;
	for (let i = 0; i < ends.length; i++) {
		end += (ends[i] as number) + 1;
		ends[i] = end;
	}
	if (end !== sections) return undefined;
	let near = 0;
	return {
		length: sections,
		at(section) {
			// Most sections that are asked for follow each other.
			if (near > 0 && (ends[near - 1] as number) > section) near = 0;
			near = lowerBound(ends, section + 1, near);
			return near;
		},
	};
}
