import { check } from '@pinakes/query/internal';

/** What every result says of its end. */
export interface Paged {
	readonly has_more: boolean;
	/** Where the rest begins; null where there is none. */
	readonly next_offset: number | null;
}

/**
 * Checks that an offset is one of `total` items or characters. Without any, every offset will do.
 *
 * @throws PinakesError `invalid_value`
 */
export function checkOffset(offset: number, total: number): void {
	check(total === 0 || offset < total, `offset is ${offset}, and there are only ${total}: begin at 0.`);
}

/** The fields of a page beside its items, at their longest. */
const PAGED = { has_more: false, next_offset: Number.MAX_SAFE_INTEGER };

/**
 * The items of a list from an offset on, as many as fit: at least one, where there is any.
 *
 * @param characters that the result may have as JSON
 * @param frame what the result has beside the items
 * @param most where it ends at the latest
 * @throws PinakesError as `checkOffset`
 */
export function pageOf<T>(items: readonly T[], offset: number, characters: number, frame: object, most = items.length) {
	checkOffset(offset, items.length);
	let end = offset;
	const last = Math.min(most, items.length);
	for (let left = characters - JSON.stringify({ ...frame, ...PAGED }).length; end < last; end++) {
		left -= JSON.stringify(items[end]).length + 1;
		if (left < 0 && end > offset) break;
	}
	return {
		items: items.slice(offset, end),
		has_more: end < items.length,
		next_offset: end < items.length ? end : null,
	};
}

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Code units after a cut that are read to see whether a character continues there. */
const LOOK_AHEAD = 64;

/** Maximum code units of one character; a longer sequence is cut within it. */
const MAX_CHARACTER_LENGTH = 256;

/**
 * The offset at or before an end where a text can be cut: between two characters as a reader sees them, never within
 * a surrogate pair. It is always greater than the start, so that reading on from it ends.
 */
export function cutOffset(text: string, start: number, end: number): number {
	if (end >= text.length) return text.length;
	const from = Math.max(start, end - MAX_CHARACTER_LENGTH);
	const around = CHARACTERS.segment(text.slice(from, end + LOOK_AHEAD));
	const offset = from + (around.containing(end - from)?.index ?? end - from);
	if (offset > start) return offset;
	// One character fills it all.
	return wholeOffset(text, end) === end ? end : end + 1;
}

/** An offset in a text, or the one before it if it is within a surrogate pair. */
export function wholeOffset(text: string, offset: number): number {
	return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, offset - 1), offset + 1)) ? offset - 1 : offset;
}

/** Cuts a text to a maximum of code units, between characters. */
export function shortened(text: string, maximum: number): string {
	return text.length <= maximum ? text : `${text.slice(0, maximum > 1 ? cutOffset(text, 0, maximum - 1) : 0)}…`;
}

/**
 * Cuts a value to a maximum of characters as JSON: its longest texts are cut, and its longest lists lose their ends.
 * The texts of results come from untrusted sources and may be very long.
 */
export function fitted<T>(value: T, characters: number): { readonly value: T; readonly isCut: boolean } {
	let result = value;
	for (let longest = characters; JSON.stringify(result).length > characters && longest > 1; ) {
		longest = Math.floor(longest / 2);
		result = limited(result, longest) as T;
	}
	return { value: result, isCut: result !== value };
}

/** Cuts each text of a value to a maximum of characters, and each list to as many items. */
function limited(value: unknown, longest: number): unknown {
	if (typeof value === 'string') return shortened(value, longest);
	if (Array.isArray(value)) return value.slice(0, longest).map((item) => limited(item, longest));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, limited(item, longest)]));
}
