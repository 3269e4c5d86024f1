import { decodeNumbers, MAX_DIGIT, RADIX, ZERO } from '../../codec/numbers.ts';

/** The sections that have a term, and how often. */
export interface DecodedPostings {
	/** Section numbers, ascending. */
	readonly sections: Uint32Array;
	/** Numbers into `TextSettings.counts`. */
	readonly counts: Uint32Array;
}

/**
 * Checks the postings of a row, and finds where those of each term are. Returns a function that decodes those of a term.
 *
 * @param gapText gaps between the sections of each term, one term after the other
 * @param exceptionText counts that are not the usual one
 * @param isMarked whether gaps say where there is an exception; else exceptions have their indexes
 * @param frequencies of each term the number of its sections less 1
 * @param bounds how many sections and combinations of counts the index has
 * @returns undefined for texts that this index cannot have
 */
export function readPostings(
	gapText: string,
	exceptionText: string,
	isMarked: boolean,
	frequencies: Uint32Array,
	bounds: { readonly sections: number; readonly counts: number },
): ((term: number) => DecodedPostings) | undefined {
	const exceptions = isMarked ? decodeNumbers(exceptionText) : decodeIndexes(exceptionText);
	if (exceptions === undefined) return undefined;
	/** Of each term the first character of its gaps, the index of its first posting, and its first exception. */
	const starts = new Float64Array(3 * frequencies.length);

	/** Decodes or checks the postings of a term, and returns where the next one starts; undefined if they are invalid. */
	const read = (term: number, start: Float64Array, into?: DecodedPostings): Float64Array | undefined => {
		let [at, index, next] = start as unknown as [number, number, number];
		let section = -1;
		for (let i = 0; i <= (frequencies[term] as number); i++, index++) {
			let gap = 0;
			let digit = MAX_DIGIT;
			for (let scale = 1; digit >= RADIX; scale *= RADIX) {
				digit = gapText.charCodeAt(at++) - ZERO;
				if (!(digit >= 0 && digit <= MAX_DIGIT)) return undefined;
				gap += (digit % RADIX) * scale;
			}
			let count = 0;
			if (isMarked) {
				if (gap % 2 === 1) count = exceptions[next++] ?? Number.NaN;
				gap = Math.floor(gap / 2);
			} else if (exceptions[next] === index) {
				count = exceptions[next + 1] as number;
				next += 2;
			}
			section += gap;
			if (!(gap > 0 && section < bounds.sections && count < bounds.counts)) return undefined;
			if (into) {
				into.sections[i] = section;
				into.counts[i] = count;
			}
		}
		return Float64Array.of(at, index, next);
	};

	let start = new Float64Array(3);
	for (let term = 0; term < frequencies.length; term++) {
		starts.set(start, 3 * term);
		const next = read(term, start);
		if (next === undefined) return undefined;
		start = next as Float64Array<ArrayBuffer>;
	}
	if (start[0] !== gapText.length || start[2] !== exceptions.length) return undefined;
	return (term) => {
		const size = (frequencies[term] as number) + 1;
		const decoded = { sections: new Uint32Array(size), counts: new Uint32Array(size) };
		read(term, starts.subarray(3 * term, 3 * term + 3), decoded);
		return decoded;
	};
}

/** Exceptions with their indexes among all postings of the row: each an index and a count. */
function decodeIndexes(text: string): Uint32Array | undefined {
	const pairs = decodeNumbers(text);
	if (pairs === undefined || pairs.length % 2 === 1) return undefined;
	let index = -1;
	for (let i = 0; i < pairs.length; i += 2) {
		if (pairs[i] === 0) return undefined;
		index += pairs[i] as number;
		pairs[i] = index;
	}
	return pairs;
}
