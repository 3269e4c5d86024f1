import { partOf } from '../format/codec/cuts.js';
import { MAX_DIGIT, RADIX, ZERO } from '../format/codec/numbers.js';

/** The document number of each section, ascending. An array is one. */
export interface SectionDocuments {
	readonly length: number;
	at(section: number): number | undefined;
}

/** Documents from one whose first section is kept to the next. */
const STEP = 32;

/**
 * Returns the document numbers of sections. They are counted from every 32nd document, as a search asks for those of some
 * hundred sections, and an index may have millions.
 *
 * @param text number of sections of each document, minus 1 (codec/numbers.ts)
 * @returns undefined for invalid text, or another number of sections
 */
export function decodeDocuments(text: string, sections: number): SectionDocuments | undefined {
	/** The first section of every 32nd document, and where its number is in the text. */
	const firsts = new Uint32Array(Math.ceil(text.length / STEP));
	const offsets = new Uint32Array(firsts.length);
	let blocks = 0;
	let end = 0;
	for (let i = 0; i < text.length && end <= sections; ) {
		firsts[blocks] = end;
		offsets[blocks++] = i;
		for (let number = 0; number < STEP && i < text.length; number++) {
			let digit = RADIX;
			for (let scale = 1; digit >= RADIX && digit <= MAX_DIGIT; scale *= RADIX) {
				digit = text.charCodeAt(i++) - ZERO;
				end += (digit & (RADIX - 1)) * scale;
			}
			end++;
			if (!(digit >= 0 && digit < RADIX)) return undefined;
		}
	}
	if (end !== sections) return undefined;
	const known = firsts.subarray(0, blocks);
	return {
		length: sections,
		at(section) {
			const nearest = partOf(known, section);
			let number = nearest * STEP;
			let next = known[nearest] as number;
			// Ends with the document of the section: no section is asked for that the last document does not have.
			for (let i = offsets[nearest] as number; i < text.length; number++) {
				for (let scale = 1, digit = RADIX; digit >= RADIX; scale *= RADIX) {
					digit = text.charCodeAt(i++) - ZERO;
					next += (digit & (RADIX - 1)) * scale;
				}
				if (section < ++next) return number;
			}
			return undefined;
		},
	};
}
