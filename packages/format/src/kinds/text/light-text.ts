import { decodeNumbers, encodeNumber } from './codec/numbers.ts';
import { fits } from './json.ts';

/**
 * What holds for all texts of an index as a page loads it, in two thirds of the bytes once these are packed. An index that
 * is published for pages has it beside `parts/text.json`:
 *
 *     parts/text.light.json   the fields of parts/text.json, lengths first, but
 *       lengths               "0Yd…"          for each section a character: the place of its length
 *       folding               "numbers more"  the characters that others stand for, and how far off these are
 *
 * Lengths are rounded, and their places are those among all that they are rounded to: 0 to 15, and from there on eight in
 * each doubling, counted from `0` (code 48). The code points of characters ascend and are kept as the differences of
 * neighbours; what is added to one is kept twofold, and what is taken away twofold less 1 (codec/numbers.ts).
 */
export const LIGHT_TEXT_FILE = 'parts/text.light.json';

const ZERO = 48;

/** More places than lengths of 32 bits have. */
const PLACES = 256;

const LAST_CODE_POINT = 0x10ffff;

/** The fields of `parts/text.json` that are written otherwise. */
interface Written {
	readonly lengths: string;
	readonly folding: string;
}

/** Expands what was read as `parts/text.light.json`; undefined where it is none. */
export function expandText(light: unknown): object | undefined {
	if (!fits(light, { lengths: '', folding: '' })) return undefined;
	const lengths = expandLengths((light as Written).lengths);
	const folding = expandFolding((light as Written).folding);
	return lengths === undefined || folding === undefined ? undefined : { ...(light as Written), lengths, folding };
}

function expandLengths(places: string): string | undefined {
	const written = Array.from({ length: PLACES }, (_, place) => encodeNumber(lengthAt(place)));
	let lengths = '';
	for (let i = 0; i < places.length; i++) {
		const number = written[places.charCodeAt(i) - ZERO];
		if (number === undefined) return undefined;
		lengths += number;
	}
	return lengths;
}

function expandFolding(text: string): string | undefined {
	const [gaps, changes] = text.split(' ').map(decodeNumbers);
	if (!gaps || gaps.length !== changes?.length) return undefined;
	let folding = '';
	let from = 0;
	for (let i = 0; i < gaps.length; i++) {
		const change = changes[i] as number;
		from += gaps[i] as number;
		const to = from + ((change >>> 1) ^ -(change & 1));
		if (to < 0 || Math.max(from, to) > LAST_CODE_POINT) return undefined;
		folding += String.fromCodePoint(from, to);
	}
	return folding;
}

/** The light form of `parts/text.json`; undefined where lengths are not rounded or characters do not ascend. */
export function lightText<T extends Written>({ lengths, folding, ...others }: T): object | undefined {
	const light = { lengths: lightLengths(lengths), folding: lightFolding(folding) };
	return light.lengths === undefined || light.folding === undefined
		? undefined
		: { lengths: light.lengths, ...others, folding: light.folding };
}

function lightLengths(lengths: string): string | undefined {
	const numbers = decodeNumbers(lengths);
	if (!numbers?.every((length) => lengthAt(placeOf(length)) === length)) return undefined;
	return Array.from(numbers, (length) => String.fromCharCode(ZERO + placeOf(length))).join('');
}

function lightFolding(folding: string): string | undefined {
	const points = Array.from(folding, (character) => character.codePointAt(0) as number);
	let gaps = '';
	let changes = '';
	for (let i = 0; i < points.length; i += 2) {
		const from = points[i] as number;
		const gap = from - (points[i - 2] ?? 0);
		const change = (points[i + 1] as number) - from;
		if (gap < 0) return undefined;
		gaps += encodeNumber(gap);
		changes += encodeNumber(change < 0 ? -2 * change - 1 : 2 * change);
	}
	return `${gaps} ${changes}`;
}

function lengthAt(place: number): number {
	return place < 16 ? place : (8 + (place % 8)) * 2 ** (Math.floor(place / 8) - 1);
}

function placeOf(length: number): number {
	const doublings = Math.max(3, 31 - Math.clz32(length));
	return 8 * (doublings - 3) + Math.floor(length / 2 ** (doublings - 3));
}
