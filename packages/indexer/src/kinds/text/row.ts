import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import { MIN_POSTINGS_IN_BLOCKS } from '@pinakes/query/format/kinds/text/blocks';
import { FIRST_LETTER } from '@pinakes/query/format/kinds/text/row';
import { NumberText } from '../../write/number-text.ts';

/**
 * Where a term's postings are: a stretch of two lists, which may be those of many terms. An array of its own for each of a
 * hundred thousand terms would take longer than what is done with it.
 */
export interface TermPostings {
	/** Section numbers, ascending within the stretch. */
	readonly sections: Uint32Array;
	/** How often the term is in each: numbers into the index's counts. */
	readonly counts: Uint32Array;
	readonly from: number;
	/** Behind the last one. */
	readonly to: number;
}

/** Postings that have lists of their own. */
export function ownPostings(sections: Uint32Array, counts: Uint32Array): TermPostings {
	return { sections, counts, from: 0, to: sections.length };
}

/** Terms that begin alike, and their postings: words sorted, n-grams by their numbers. */
export interface Row {
	readonly terms: readonly string[];
	readonly postings: readonly TermPostings[];
}

/** Characters that two words share at most as a row says it: the letters end at Z. */
const MAX_SHARED = 25;

/**
 * Writes a row as format's kinds/text/schema.ts describes it.
 *
 * @param terms what `encodeWords` or `encodeNumbers` made of them
 * @param postings of each term; a fine row of which some are in blocks has no more than their number
 * @param numbers what becomes of the numbers of counts; they stay unless given
 */
export function encodeRow(
	key: string,
	terms: string,
	postings: readonly TermPostings[],
	numbers?: Uint32Array,
): string {
	const isFine = key[0] === ' ';
	let index = 0;
	let lastException = -1;
	for (const own of postings) {
		const { sections, counts, from, to } = own;
		FREQUENCIES.push(to - from - 1);
		if (isFine) {
			if (!isInBlocks(own)) pushMarked(own, numbers, -1);
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

/** Whether the postings of a term of a fine row are in blocks. */
export function isInBlocks({ from, to }: TermPostings): boolean {
	return to - from >= MIN_POSTINGS_IN_BLOCKS;
}

/** Writes a block of postings, as format's kinds/text/blocks.ts describes it. */
export function encodeBlock(postings: TermPostings, numbers: Uint32Array | undefined, before: number): string {
	pushMarked(postings, numbers, before);
	return `${GAPS.take()} ${EXCEPTIONS.take()}`;
}

/** Writes postings whose gaps say where the counts are not the usual ones. */
function pushMarked(
	{ sections, counts, from, to }: TermPostings,
	numbers: Uint32Array | undefined,
	before: number,
): void {
	let previous = before;
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

/** What is written into for every row anew: nothing is left in them between two rows. */
const FREQUENCIES = new NumberText();
const GAPS = new NumberText();
const EXCEPTIONS = new NumberText();

/** Writes the words of a row: of each what it shares with the one before it, and the rest. */
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

/** Writes numbers that ascend, as the n-grams of a row are written by their numbers. */
export function encodeNumbers(ascending: readonly number[]): string {
	let text = '';
	let previous = -1;
	for (const number of ascending) {
		text += encodeNumber(number - previous);
		previous = number;
	}
	return text;
}
