import { LONGEST_NUMBER, next, RADIX, readNumber, writeNumber, ZERO } from './row-numbers.ts';

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

/** @throws RangeError for a row that is damaged */
export function startsOf(row: Uint8Array): Starts {
	const frequencies = behindSpace(row, 0);
	const sections = behindSpace(row, frequencies);
	return { frequencies, sections, exceptions: behindSpace(row, sections) };
}

/** @throws RangeError where there is none: the rows are damaged */
function behindSpace(row: Uint8Array, from: number): number {
	const space = row.indexOf(SPACE, from);
	if (space < 0) throw new RangeError('a row of terms ends too early');
	return space + 1;
}

/**
 * A row with its sections numbered anew, of which none is gone. What it gives is overwritten when it is called again, as
 * an array for each of thousands of rows takes longer than to fill it.
 */
export function moveSections(row: Uint8Array, moved: Uint32Array): Uint8Array {
	const { frequencies, sections } = startsOf(row);
	let end = 0;
	/** From here on the row is still to be copied: most gaps stay as they are, as sections move together. */
	let copied = 0;
	let place = sections;
	for (let from = frequencies; from < sections - 1; ) {
		const frequency = readNumber(row, from) + 1;
		from = next;
		let section = -1;
		let before = -1;
		for (let i = 0; i < frequency; i++) {
			const digit = (row[place] as number) - ZERO;
			const gap = digit < RADIX ? digit : readNumber(row, place);
			const behind = digit < RADIX ? place + 1 : next;
			section += gap;
			const now = moved[section] as number;
			if (now - before !== gap) {
				end = copy(row.subarray(copied, place), end);
				end = writeNumber(scratch, end, now - before);
				copied = behind;
			}
			before = now;
			place = behind;
		}
	}
	end = copy(row.subarray(copied), end);
	return scratch.subarray(0, end);
}

let scratch = new Uint8Array(64);

/** Writes bytes where there is room for a number behind them as well; returns where they end. */
function copy(bytes: Uint8Array, at: number): number {
	const end = at + bytes.length;
	if (end + LONGEST_NUMBER > scratch.length) {
		const longer = new Uint8Array(2 * (end + LONGEST_NUMBER));
		longer.set(scratch.subarray(0, at));
		scratch = longer;
	}
	scratch.set(bytes, at);
	return end;
}

/** Whether postings of a row have one of the counts that are marked; the first one is that of most postings. */
export function hasCounts(row: Uint8Array, marked: Uint8Array): boolean {
	if (marked[0] === 1) return true;
	const { exceptions } = startsOf(row);
	for (let at = exceptions; at < row.length - 1; ) {
		readNumber(row, at);
		const count = readNumber(row, next);
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
export function gramNumbers(row: Uint8Array, places: ArrayLike<number>): Uint32Array {
	const numbers = new Uint32Array(places.length);
	let at = 1;
	let number = -1;
	let place = -1;
	for (let i = 0; i < numbers.length; i++) {
		for (; place < (places[i] as number); place++) {
			number += readNumber(row, at);
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
export function countsAt(row: Uint8Array, places: ArrayLike<number>): Uint32Array {
	const counts = new Uint32Array(places.length);
	const { exceptions } = startsOf(row);
	const end = row.length - 1;
	let place = -1;
	let count = 0;
	for (let i = 0, at = exceptions; i < counts.length; i++) {
		while (place < (places[i] as number) && at < end) {
			place += readNumber(row, at);
			count = readNumber(row, next);
			at = next;
		}
		if (place === places[i]) counts[i] = count;
	}
	return counts;
}

/** The terms of a row as they lie there. */
export function termsText(row: Uint8Array): string {
	const end = behindSpace(row, 0) - 1;
	return JSON.parse(`${Buffer.from(row.subarray(0, end)).toString()}"`) as string;
}

/**
 * Whether n-grams of a row have one of the characters that are marked.
 *
 * @param marked by the number of the character in the alphabet, from 1
 */
export function hasCharacters(row: Uint8Array, marked: Uint8Array): boolean {
	const { frequencies } = startsOf(row);
	let number = -1;
	for (let at = 1; at < frequencies - 1; ) {
		number += readNumber(row, at);
		at = next;
		for (let rest = number; rest > 0; rest = Math.floor(rest / marked.length)) {
			if (marked[rest % marked.length] === 1) return true;
		}
	}
	return false;
}
