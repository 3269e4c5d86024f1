import { LONGEST_NUMBER, next, RADIX, readNumber, writeNumber, written, ZERO } from './row-numbers.ts';
import { type RowTexts, startOf } from './row-texts.ts';

/*
 * Rows as they lie in a part, read and changed without taking them apart: after a small change of the sources nearly
 * all of them stay as they are, or have only their sections numbered anew.
 */

const SPACE = 32;

/** Where the texts of a row begin that stand behind its terms: each behind a space. */
interface Starts {
	readonly frequencies: number;
	readonly sections: number;
	readonly exceptions: number;
}

/**
 * @param row where the row begins
 * @throws RangeError for a row that is damaged
 */
export function startsOf(bytes: Uint8Array, row: number): Starts {
	const frequencies = behindSpace(bytes, row);
	const sections = behindSpace(bytes, frequencies);
	return { frequencies, sections, exceptions: behindSpace(bytes, sections) };
}

/** @throws RangeError where there is none: the rows are damaged */
function behindSpace(bytes: Uint8Array, from: number): number {
	const space = bytes.indexOf(SPACE, from);
	if (space < 0) throw new RangeError('a row of terms ends too early');
	return space + 1;
}

/**
 * Copies a row with its sections numbered anew, of which none is gone.
 *
 * @param to has room for `roomFor` bytes behind `at`
 * @returns where the copy ends
 */
export function moveSections(rows: RowTexts, row: number, moved: Uint32Array, to: Uint8Array, at: number): number {
	const { bytes } = rows;
	const start = startOf(rows, row);
	const { frequencies, sections } = startsOf(bytes, start);
	to.set(bytes.subarray(start, sections), at);
	let end = at + sections - start;
	/** From here on gaps are still to be copied: most stay as they are, as sections move together. */
	let copied = sections;
	let place = sections;
	for (let from = frequencies; from < sections - 1; ) {
		const frequency = readNumber(bytes, from) + 1;
		from = next;
		let section = -1;
		let before = -1;
		for (let i = 0; i < frequency; i++) {
			const digit = (bytes[place] as number) - ZERO;
			const gap = digit < RADIX ? digit : readNumber(bytes, place);
			const behind = digit < RADIX ? place + 1 : next;
			section += gap;
			const now = moved[section] as number;
			if (now - before !== gap) {
				to.set(bytes.subarray(copied, place), end);
				writeNumber(to, end + place - copied, now - before);
				end = written;
				copied = behind;
			}
			before = now;
			place = behind;
		}
	}
	const rest = bytes.subarray(copied, rows.ends[row]);
	to.set(rest, end);
	return end + rest.length;
}

/** Bytes that a row takes at most once its sections are numbered anew. */
export function roomFor(rows: RowTexts, row: number): number {
	return ((rows.ends[row] as number) - startOf(rows, row)) * LONGEST_NUMBER;
}

/** Whether postings of a row have one of the counts that are marked; the first one is that of most postings. */
export function hasCounts(rows: RowTexts, row: number, marked: Uint8Array): boolean {
	if (marked[0] === 1) return true;
	const { bytes } = rows;
	const { exceptions } = startsOf(bytes, startOf(rows, row));
	const end = (rows.ends[row] as number) - 1;
	for (let at = exceptions; at < end; ) {
		readNumber(bytes, at);
		const count = readNumber(bytes, next);
		at = next;
		if (marked[count] === 1) return true;
	}
	return false;
}

/**
 * The numbers of n-grams of a row.
 *
 * @param places of the n-grams in the row, ascending
 */
export function gramNumbers(rows: RowTexts, row: number, places: ArrayLike<number>): Uint32Array {
	const numbers = new Uint32Array(places.length);
	let at = startOf(rows, row) + 1;
	let number = -1;
	let place = -1;
	for (let i = 0; i < numbers.length; i++) {
		for (; place < (places[i] as number); place++) {
			number += readNumber(rows.bytes, at);
			at = next;
		}
		numbers[i] = number;
	}
	return numbers;
}

/**
 * The counts of postings of a row.
 *
 * @param places of the postings in the row, ascending
 */
export function countsAt(rows: RowTexts, row: number, places: ArrayLike<number>): Uint32Array {
	const counts = new Uint32Array(places.length);
	const { exceptions } = startsOf(rows.bytes, startOf(rows, row));
	const end = (rows.ends[row] as number) - 1;
	let place = -1;
	let count = 0;
	for (let i = 0, at = exceptions; i < counts.length; i++) {
		while (place < (places[i] as number) && at < end) {
			place += readNumber(rows.bytes, at);
			count = readNumber(rows.bytes, next);
			at = next;
		}
		if (place === places[i]) counts[i] = count;
	}
	return counts;
}

/** The terms of a row as they lie there. */
export function termsText(rows: RowTexts, row: number): string {
	const start = startOf(rows, row);
	const end = behindSpace(rows.bytes, start) - 1;
	return JSON.parse(`${Buffer.from(rows.bytes.subarray(start, end)).toString()}"`) as string;
}

/**
 * Whether n-grams of a row have one of the characters that are marked.
 *
 * @param marked by the number of the character in the alphabet, from 1
 */
export function hasCharacters(rows: RowTexts, row: number, marked: Uint8Array): boolean {
	const { bytes } = rows;
	const start = startOf(rows, row);
	const { frequencies } = startsOf(bytes, start);
	let number = -1;
	for (let at = start + 1; at < frequencies - 1; ) {
		number += readNumber(bytes, at);
		at = next;
		for (let rest = number; rest > 0; rest = Math.floor(rest / marked.length)) {
			if (marked[rest % marked.length] === 1) return true;
		}
	}
	return false;
}
