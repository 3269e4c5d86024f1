import { decodeNumbers, encodeNumber, ZERO } from '../../codec/numbers.ts';
import { fits } from '../../json.ts';

/**
 * The text settings that pages load, in two thirds of the compressed bytes. A published index has them beside
 * `parts/text.json`:
 *
 *     parts/text.light.json   the fields of parts/text.json, lengths first, but
 *       lengths               "0Yd…"             one character per section: the index of its rounded length
 *       folding               "gaps changes"     folded characters, and their distance to what they are folded to
 *
 * The possible rounded lengths are 0 to 15, and from there on eight in each doubling; indexes are characters from `0`
 * (code 48). Code points ascend and are stored as gaps; a change c is stored as 2c, or -2c - 1 if it is negative
 * (codec/numbers.ts).
 */
export const LIGHT_TEXT_FILE = 'parts/text.light.json';

/** The folding of queries, `parts/folding.json`, with its `pairs` as the `folding` above. */
export const LIGHT_FOLDING_FILE = 'parts/folding.light.json';

/** More than the number of rounded lengths of 32 bits. */
const MAX_LENGTHS = 256;

const LAST_CODE_POINT = 0x10ffff;

/** The fields of `parts/text.json` with another encoding. */
interface Written {
	readonly lengths: string;
	readonly folding: string;
}

/** Converts `parts/text.light.json` to `parts/text.json`; undefined if it is invalid. */
export function expandText(light: unknown): object | undefined {
	if (!fits(light, { lengths: '', folding: '' })) return undefined;
	const lengths = expandLengths((light as Written).lengths);
	const folding = expandFolding((light as Written).folding);
	return lengths === undefined || folding === undefined ? undefined : { ...(light as Written), lengths, folding };
}

/** Converts `parts/folding.light.json` to `parts/folding.json`; undefined if it is invalid. */
export function expandPairs(light: unknown): object | undefined {
	const pairs = fits(light, { pairs: '' }) ? expandFolding((light as { pairs: string }).pairs) : undefined;
	return pairs === undefined ? undefined : { pairs };
}

function expandLengths(indexes: string): string | undefined {
	const encoded = Array.from({ length: MAX_LENGTHS }, (_, index) => encodeNumber(lengthAt(index)));
	let lengths = '';
	for (let i = 0; i < indexes.length; i++) {
		const number = encoded[indexes.charCodeAt(i) - ZERO];
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

/** Converts `parts/text.json` to its light form; undefined if lengths are not rounded or characters do not ascend. */
export function lightText<T extends Written>({ lengths, folding, ...others }: T): object | undefined {
	const light = { lengths: lightLengths(lengths), folding: lightFolding(folding) };
	return light.lengths === undefined || light.folding === undefined
		? undefined
		: { lengths: light.lengths, ...others, folding: light.folding };
}

function lightLengths(lengths: string): string | undefined {
	const numbers = decodeNumbers(lengths);
	if (!numbers?.every((length) => lengthAt(lengthIndex(length)) === length)) return undefined;
	return Array.from(numbers, (length) => String.fromCharCode(ZERO + lengthIndex(length))).join('');
}

/** Encodes pairs of characters; undefined if the first ones do not ascend. */
export function lightFolding(folding: string): string | undefined {
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

function lengthAt(index: number): number {
	return index < 16 ? index : (8 + (index % 8)) * 2 ** (Math.floor(index / 8) - 1);
}

function lengthIndex(length: number): number {
	const doublings = Math.max(3, 31 - Math.clz32(length));
	return 8 * (doublings - 3) + Math.floor(length / 2 ** (doublings - 3));
}
