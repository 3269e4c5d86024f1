import { decodeWords, isGramKey } from '@pinakes/query/format';
import { encodeWords } from './row.ts';
import { startsOf, termsText } from './row-bytes.ts';
import { LONGEST_NUMBER, next, RADIX, readNumber, writeNumber, ZERO } from './row-numbers.ts';

/** A term as its row has it: a word, or the number of an n-gram. */
export type TermName = string | number;

/** The postings of a row, one term after the other. */
export interface RowLists {
	/** How many postings each term has. */
	readonly frequencies: Uint32Array;
	/** From the section of each posting to that of the next; each term begins anew, at -1. */
	readonly gaps: Uint32Array;
	/** How often the term is in each: numbers into the index's counts. */
	readonly counts: Uint32Array;
}

/** @throws RangeError for a row that is damaged */
export function readLists(row: Uint8Array): RowLists {
	const { frequencies, sections, exceptions } = startsOf(row);
	const postings = readNumbers(row, frequencies, sections - 1);
	for (let term = 0; term < postings.length; term++) postings[term] = (postings[term] as number) + 1;
	const gaps = readNumbers(row, sections, exceptions - 1);
	const counts = new Uint32Array(gaps.length);
	let place = -1;
	for (let at = exceptions; at < row.length - 1; at = next) {
		place += readNumber(row, at);
		counts[place] = readNumber(row, next);
	}
	return { frequencies: postings, gaps, counts };
}

/** The terms of a row; undefined where it is damaged. */
export function readNames(key: string, row: Uint8Array): readonly TermName[] | undefined {
	if (!isGramKey(key)) return decodeWords(key, termsText(row));
	let number = -1;
	return Array.from(readNumbers(row, 1, startsOf(row).frequencies - 1), (gap) => {
		number += gap;
		return number;
	});
}

/**
 * The term of a name.
 *
 * @param characters of the alphabet by which n-grams were numbered
 */
export function nameText(key: string, name: TermName, characters: readonly string[]): string {
	if (typeof name === 'string') return name;
	const radix = characters.length + 1;
	const second = characters[Math.floor(name / radix) - 1] ?? '';
	return key + second + (characters[(name % radix) - 1] ?? '');
}

/** Numbers from a place to another one. */
function readNumbers(row: Uint8Array, from: number, to: number): Uint32Array {
	const numbers = new Uint32Array(to - from);
	let length = 0;
	for (let at = from; at < to; ) {
		const digit = (row[at] as number) - ZERO;
		if (digit < RADIX) {
			numbers[length++] = digit;
			at++;
		} else {
			numbers[length++] = readNumber(row, at);
			at = next;
		}
	}
	return numbers.subarray(0, length);
}

/**
 * Writes a row as it lies in a part.
 *
 * @param names in the order in which rows have them
 * @param ranks the new number of each number of counts
 */
export function writeLists(
	key: string,
	names: readonly TermName[],
	{ frequencies, gaps, counts }: RowLists,
	ranks: Uint32Array,
): Uint8Array {
	const terms = isGramKey(key) ? undefined : TEXT.encode(JSON.stringify(encodeWords(key, names as string[])));
	const numbers = names.length + frequencies.length + gaps.length + 2 * counts.length;
	const row = roomFor(numbers * LONGEST_NUMBER + (terms?.length ?? 0) + MARKS);
	let end = 1;
	if (terms === undefined) {
		row[0] = QUOTE;
		let previous = -1;
		for (const number of names as readonly number[]) {
			end = writeNumber(row, end, number - previous);
			previous = number;
		}
	} else {
		row.set(terms);
		end = terms.length - 1;
	}
	row[end++] = SPACE;
	for (const frequency of frequencies) end = writeNumber(row, end, frequency - 1);
	row[end++] = SPACE;
	for (const gap of gaps) end = writeNumber(row, end, gap);
	row[end++] = SPACE;
	let last = -1;
	for (let place = 0; place < counts.length; place++) {
		const count = ranks[counts[place] as number] as number;
		if (count === 0) continue;
		end = writeNumber(row, end, place - last);
		end = writeNumber(row, end, count);
		last = place;
	}
	row[end++] = QUOTE;
	return row.slice(0, end);
}

const TEXT = new TextEncoder();
const SPACE = 32;
const QUOTE = 34;

/** Bytes of a row that are no numbers: spaces and quotes. */
const MARKS = 5;

let room = new Uint8Array();

/** Bytes to write a row into, the same for every row. */
function roomFor(length: number): Uint8Array {
	if (room.length < length) room = new Uint8Array(2 * length);
	return room;
}
