import { NumberList } from '../../write/number-list.ts';
import { type RowTexts, startOf } from './row-texts.ts';

/*
 * Rows as they lie in a part, read and changed without taking them apart: after a small change of the sources nearly
 * all of them stay as they are, or have only their sections numbered anew.
 */

/** The number of a section that is no more. */
export const GONE = 0xffffffff;

/** Digits of codec/numbers.ts in query: see there. */
const ZERO = 48;
const RADIX = 32;
const BITS = 5;

/** The one digit that JSON writes as two characters. */
const BACKSLASH = 92;

const SPACE = 32;

/** Bytes of the largest number: seven digits, each as two characters at most. */
const LONGEST_NUMBER = 14;

/** Where `readNumber` goes on. */
let next = 0;

/** @throws RangeError behind the last byte: the rows are damaged */
function readNumber(bytes: Uint8Array, from: number): number {
	let at = from;
	let number = 0;
	let shift = 0;
	for (;;) {
		const code = bytes[at];
		if (code === undefined) throw new RangeError('a row of terms ends too early');
		at += code === BACKSLASH ? 2 : 1;
		const digit = code - ZERO;
		if (digit < RADIX) {
			next = at;
			return (number | (digit << shift)) >>> 0;
		}
		number |= (digit - RADIX) << shift;
		shift += BITS;
	}
}

/** Where `writeNumber` goes on. */
let written = 0;

function writeDigit(bytes: Uint8Array, code: number): void {
	bytes[written++] = code;
	if (code === BACKSLASH) bytes[written++] = BACKSLASH;
}

function writeNumber(bytes: Uint8Array, number: number): void {
	let rest = number;
	for (; rest >= RADIX; rest >>>= BITS) writeDigit(bytes, ZERO + RADIX + (rest & (RADIX - 1)));
	writeDigit(bytes, ZERO + rest);
}

/** Where the texts of a row begin that stand behind its terms: each behind a space. */
interface Starts {
	readonly frequencies: number;
	readonly sections: number;
	readonly exceptions: number;
}

function startsOf(bytes: Uint8Array, row: number): Starts {
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

/** What became of the sections of a row. */
export const FATES = {
	same: 0,
	/** They have other numbers. */
	moved: 1,
	/** Some of them are no more. */
	gone: 2,
} as const;

/** Postings of sections that were read anew, in the order of the rows. */
export interface Hits {
	readonly rows: Uint32Array;
	/** The place of the term in its row. */
	readonly terms: Uint32Array;
	/** The place of the posting in its row. */
	readonly places: Uint32Array;
	readonly sections: Uint32Array;
}

/** What became of a section, as `scanRows` looks it up. */
const STAYS = 0;
const MOVES = 1;
const REREAD = 2;
const GOES = 3;

/**
 * Reads the sections of all rows.
 *
 * @param moved the new number of each section, `GONE` for those that are no more
 * @param isReread 1 for each section that was read anew, of which all postings are wanted
 * @returns the fate of each row
 * @throws RangeError for rows that are damaged
 */
export function scanRows(
	rows: RowTexts,
	moved: Uint32Array,
	isReread: Uint8Array,
): { readonly fates: Uint8Array; readonly hits: Hits } {
	const { bytes } = rows;
	const fates = new Uint8Array(rows.keys.length);
	const hits = {
		rows: new NumberList(),
		terms: new NumberList(),
		places: new NumberList(),
		sections: new NumberList(),
	};
	const news = Uint8Array.from(moved, (now, section) => {
		if (now === GONE) return GOES;
		return isReread[section] === 1 ? REREAD : now === section ? STAYS : MOVES;
	});
	for (let row = 0; row < fates.length; row++) {
		const { frequencies, sections } = startsOf(bytes, startOf(rows, row));
		let at = sections;
		let place = 0;
		let term = 0;
		for (let from = frequencies; from < sections - 1; term++) {
			const end = place + readNumber(bytes, from) + 1;
			from = next;
			let section = -1;
			for (; place < end; place++) {
				// Most gaps have one digit, and most sections stay: this is where the time goes.
				const digit = (bytes[at] as number) - ZERO;
				if (digit < RADIX) {
					section += digit;
					at++;
				} else {
					section += readNumber(bytes, at);
					at = next;
				}
				const fate = news[section];
				if (fate === STAYS) continue;
				if (fate === undefined) throw new RangeError('a row of terms has a section that is none');
				if (fate === REREAD) {
					hits.rows.push(row);
					hits.terms.push(term);
					hits.places.push(place);
					hits.sections.push(section);
				}
				if (fate === GOES) fates[row] = FATES.gone;
				else if (moved[section] !== section && fates[row] === FATES.same) fates[row] = FATES.moved;
			}
		}
	}
	return {
		fates,
		hits: {
			rows: hits.rows.view(),
			terms: hits.terms.view(),
			places: hits.places.view(),
			sections: hits.sections.view(),
		},
	};
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
	const { frequencies, sections, exceptions } = startsOf(bytes, start);
	to.set(bytes.subarray(start, sections), at);
	written = at + sections - start;
	let place = sections;
	for (let from = frequencies; from < sections - 1; ) {
		const frequency = readNumber(bytes, from) + 1;
		from = next;
		let section = -1;
		let before = -1;
		for (let i = 0; i < frequency; i++) {
			section += readNumber(bytes, place);
			place = next;
			const now = moved[section] as number;
			writeNumber(to, now - before);
			before = now;
		}
	}
	const rest = bytes.subarray(exceptions - 1, rows.ends[row]);
	to.set(rest, written);
	return written + rest.length;
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
