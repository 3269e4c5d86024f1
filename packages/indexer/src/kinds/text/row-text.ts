import { NumberText } from '../../write/number-text.ts';
import { GONE } from './patch-terms.ts';

/*
 * A row as it lies in its part, a JSON text, read and changed without taking it apart: after a small change of the
 * sources nearly all rows stay as they are, or have only their sections numbered anew.
 */

/** Digits of codec/numbers.ts. */
const ZERO = 48;
const RADIX = 32;
const BITS = 5;

/** The one digit that JSON writes as two characters. */
const BACKSLASH = 92;

/** Where the four texts of a row end: each before a space, the last one before the closing quote. */
interface Ends {
	readonly terms: number;
	readonly frequencies: number;
	readonly sections: number;
}

function endsOf(row: string): Ends {
	const terms = row.indexOf(' ');
	const frequencies = row.indexOf(' ', terms + 1);
	return { terms, frequencies, sections: row.indexOf(' ', frequencies + 1) };
}

/** Where `readNumber` goes on. */
let next = 0;

function readNumber(row: string, from: number): number {
	let at = from;
	let number = 0;
	let shift = 0;
	for (;;) {
		const code = row.charCodeAt(at);
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

/** What became of the sections of a row: nothing, other numbers only, or some of them are no more. */
export type Fate = 'same' | 'moved' | 'gone';

/**
 * @param moved the new number of each section, `GONE` for those that are no more
 */
export function fateOf(row: string, moved: Uint32Array): Fate {
	const ends = endsOf(row);
	let fate: Fate = 'same';
	let at = ends.frequencies + 1;
	for (let from = ends.terms + 1; from < ends.frequencies; ) {
		const frequency = readNumber(row, from) + 1;
		from = next;
		let section = -1;
		for (let i = 0; i < frequency; i++) {
			section += readNumber(row, at);
			at = next;
			const place = moved[section];
			if (place === section) continue;
			if (place === GONE) return 'gone';
			fate = 'moved';
		}
	}
	return fate;
}

/** The row with its sections numbered anew, of which none is gone. */
export function moveSections(row: string, moved: Uint32Array): string {
	const ends = endsOf(row);
	const numbers = new NumberText();
	let at = ends.frequencies + 1;
	for (let from = ends.terms + 1; from < ends.frequencies; ) {
		const frequency = readNumber(row, from) + 1;
		from = next;
		let section = -1;
		let before = -1;
		for (let i = 0; i < frequency; i++) {
			section += readNumber(row, at);
			at = next;
			const place = moved[section] as number;
			numbers.push(place - before);
			before = place;
		}
	}
	// A text in JSON has quotes around it.
	const text = JSON.stringify(numbers.take()).slice(1, -1);
	return row.slice(0, ends.frequencies + 1) + text + row.slice(ends.sections);
}

/** Whether postings of a row have one of the counts that are marked; the first one is that of most postings. */
export function hasCounts(row: string, marked: Uint8Array): boolean {
	if (marked[0] === 1) return true;
	const { sections } = endsOf(row);
	for (let at = sections + 1; at < row.length - 1; ) {
		readNumber(row, at);
		const count = readNumber(row, next);
		at = next;
		if (marked[count] === 1) return true;
	}
	return false;
}

/**
 * Whether n-grams of a row have one of the characters that are marked.
 *
 * @param marked by the number of the character in the alphabet, from 1
 */
export function hasCharacters(row: string, marked: Uint8Array): boolean {
	const { terms } = endsOf(row);
	let number = -1;
	for (let at = 1; at < terms; ) {
		number += readNumber(row, at);
		at = next;
		for (let rest = number; rest > 0; rest = Math.floor(rest / marked.length)) {
			if (marked[rest % marked.length] === 1) return true;
		}
	}
	return false;
}
