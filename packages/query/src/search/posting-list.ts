import type { FieldCounts } from '../kinds/text/format.ts';
import type { TermPostings } from '../kinds/text/row.ts';

/** The sections that have a term, ascending, with its weighted frequency in each, and the greatest of these. */
export interface PostingList {
	readonly sections: Uint32Array;
	readonly frequencies: Float32Array;
	readonly greatest: number;
}

/** No sections. */
export const NO_POSTINGS: PostingList = {
	sections: new Uint32Array(),
	frequencies: new Float32Array(),
	greatest: 0,
};

/** Postings of which each occurrence counts `factor` times. */
export interface Share {
	readonly postings: TermPostings;
	readonly factor: number;
}

/** Frequencies by section while lists are merged; all 0 between two calls. In double precision the sums are exact. */
let sums = new Float64Array();

/**
 * Merges postings: a section that several of them have, has the sum of their frequencies.
 *
 * @param frequencies the weighted frequency of each combination of counts
 */
export function mergePostings(shares: readonly Share[], frequencies: Float32Array): PostingList {
	const [first] = shares;
	if (first === undefined) return NO_POSTINGS;
	if (shares.length === 1) return listOf(first.postings.sections, weigh(first, frequencies));
	const last = Math.max(...shares.map(({ postings }) => postings.sections.at(-1) ?? 0));
	if (sums.length <= last) sums = new Float64Array(last + 1);
	const found = new Uint32Array(shares.reduce((total, { postings }) => total + postings.sections.length, 0));
	let count = 0;
	for (const { postings, factor } of shares) {
		const { sections, counts } = postings;
		for (let i = 0; i < sections.length; i++) {
			const section = sections[i] as number;
			const added = (frequencies[counts[i] as number] as number) * factor;
			if (added > 0 && sums[section] === 0) found[count++] = section;
			sums[section] = (sums[section] as number) + added;
		}
	}
	const sections = found.subarray(0, count).sort();
	const merged = Float32Array.from(sections, (section) => sums[section] as number);
	for (const section of sections) sums[section] = 0;
	return listOf(sections, merged);
}

function weigh({ postings, factor }: Share, frequencies: Float32Array): Float32Array {
	const { counts } = postings;
	const weighed = new Float32Array(counts.length);
	for (let i = 0; i < counts.length; i++) weighed[i] = (frequencies[counts[i] as number] as number) * factor;
	return weighed;
}

/** A list without the sections in which a term has no frequency, which are those outside its field. */
function listOf(sections: Uint32Array, frequencies: Float32Array): PostingList {
	let greatest = 0;
	let least = Number.POSITIVE_INFINITY;
	for (const frequency of frequencies) {
		if (frequency > greatest) greatest = frequency;
		if (frequency < least) least = frequency;
	}
	if (least > 0) return { sections, frequencies, greatest };
	return {
		sections: sections.filter((_, i) => (frequencies[i] as number) > 0),
		frequencies: frequencies.filter((frequency) => frequency > 0),
		greatest,
	};
}

/** The weighted frequency of each combination of counts, in all fields or in one of them. */
export function weightedFrequencies(
	counts: readonly FieldCounts[],
	weights: readonly number[],
	field?: number,
): Float32Array {
	return Float32Array.from(counts, (fields) =>
		fields.reduce((sum, count, i) => sum + (field === undefined || field === i ? count * (weights[i] as number) : 0), 0),
	);
}

/** The frequency of a term in a section; 0 where it is not. */
export function frequencyIn({ sections, frequencies }: PostingList, section: number): number {
	const place = placeOf(sections, section, 0);
	return sections[place] === section ? (frequencies[place] as number) : 0;
}

/** The place of the first of ascending numbers, from a place on, that is not below a number. */
export function placeOf(numbers: Uint32Array, number: number, from: number): number {
	// Strides that double find what is near in few steps, however long the list is.
	let step = 1;
	let low = from;
	while (low + step < numbers.length && (numbers[low + step] as number) < number) {
		low += step;
		step *= 2;
	}
	let high = Math.min(low + step, numbers.length);
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((numbers[middle] as number) < number) low = middle + 1;
		else high = middle;
	}
	return low;
}
