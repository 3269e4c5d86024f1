import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import { FIRST_LETTER } from '@pinakes/query/format/kinds/text/row';
import { NumberText } from '../../write/number-text.ts';

/**
 * Postings of a term: a range of two arrays, which many terms may share. Separate arrays for a hundred thousand terms
 * would take longer to allocate than to process.
 */
export interface TermPostings {
	/** Section numbers, ascending within the range. */
	readonly sections: Uint32Array;
	/** Occurrences in each section, as indexes into the index's combinations of counts. */
	readonly counts: Uint32Array;
	readonly from: number;
	/** End of the range, excluded. */
	readonly to: number;
}

export type Term = readonly [term: string, postings: TermPostings];

/** Creates postings with arrays of their own. */
export function ownPostings(sections: Uint32Array, counts: Uint32Array): TermPostings {
	return { sections, counts, from: 0, to: sections.length };
}

/** Terms with a common prefix, and their postings: words sorted, n-grams by their numbers. */
export interface Row {
	readonly terms: readonly string[];
	readonly postings: readonly TermPostings[];
}

/** Maximum number of shared characters that a row can encode, since the letters end at Z. */
const MAX_SHARED = 25;

/**
 * Encodes a row: see format's kinds/text/schema.ts.
 *
 * @param terms result of `encodeWords` or `encodeNumbers`
 * @param numbers new numbers of combinations of counts; unchanged by default
 * @param isInChunks whether postings are in chunks, so that only their number is written
 */
export function encodeRow(
	key: string,
	terms: string,
	postings: readonly TermPostings[],
	numbers?: Uint32Array,
	isInChunks: (postings: TermPostings) => boolean = () => false,
): string {
	const isFine = key[0] === ' ';
	let index = 0;
	let lastException = -1;
	for (const own of postings) {
		const { sections, counts, from, to } = own;
		FREQUENCIES.push(to - from - 1);
		if (isFine) {
			if (!isInChunks(own)) pushMarked(own, numbers);
			continue;
		}
		let previous = -1;
		for (let i = from; i < to; i++) {
			const section = sections[i] as number;
			const count = countOf(counts[i] as number, numbers);
			GAPS.push(section - previous);
			previous = section;
			if (count !== 0) {
				EXCEPTIONS.push(index - lastException);
				EXCEPTIONS.push(count);
				lastException = index;
			}
			index++;
		}
	}
	return `${terms} ${FREQUENCIES.take()} ${GAPS.take()} ${EXCEPTIONS.take()}`;
}

/** Encodes postings with gaps that mark counts other than the most frequent. */
function pushMarked({ sections, counts, from, to }: TermPostings, numbers: Uint32Array | undefined): void {
	let previous = -1;
	for (let i = from; i < to; i++) {
		const section = sections[i] as number;
		const count = countOf(counts[i] as number, numbers);
		GAPS.push(2 * (section - previous) + Math.min(count, 1));
		if (count !== 0) EXCEPTIONS.push(count);
		previous = section;
	}
}

function countOf(number: number, numbers: Uint32Array | undefined): number {
	return numbers === undefined ? number : (numbers[number] as number);
}

/** Buffers reused for every row; empty between rows. */
const FREQUENCIES = new NumberText();
const GAPS = new NumberText();
const EXCEPTIONS = new NumberText();

/** Encodes the words of a row: the number of characters shared with the previous word, and the rest. */
export function encodeWords(key: string, words: readonly string[]): string {
	let text = '';
	let previous = key;
	for (const word of words) {
		let shared = 0;
		while (shared < MAX_SHARED && shared < previous.length && word[shared] === previous[shared]) shared++;
		text += String.fromCharCode(FIRST_LETTER + shared) + word.slice(shared);
		previous = word;
	}
	return text;
}

/** Encodes ascending numbers, such as those of the n-grams of a row. */
export function encodeNumbers(ascending: readonly number[]): string {
	let text = '';
	let previous = -1;
	for (const number of ascending) {
		text += encodeNumber(number - previous);
		previous = number;
	}
	return text;
}
