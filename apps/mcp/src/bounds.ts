/** A part of a list or a text that is too long for one result. */
export interface Page<T> {
	readonly items: T;
	readonly has_more: boolean;
	/** Where the rest begins; null where there is none. */
	readonly next_offset: number | null;
}

/** What a page is beside its items. */
const PAGED = { has_more: false, next_offset: Number.MAX_SAFE_INTEGER };

/**
 * The items of a list from an offset on, as many as fit: at least one, where there is any.
 *
 * @param characters that the result may have as JSON
 * @param frame what the result has beside the items
 */
export function pageOf<T>(items: readonly T[], offset: number, characters: number, frame: object): Page<T[]> {
	let end = offset;
	for (let left = characters - JSON.stringify({ ...frame, ...PAGED }).length; end < items.length; end++) {
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

/** Code units beyond a cut that are looked at to see whether a character goes on there. */
const LOOK_AHEAD = 64;

/** Code units of one character at most; what goes on for longer is cut anyway. */
const MAX_CHARACTER_BYTES = 256;

/**
 * The offset at or before an end where a text can be cut: between two characters as a reader sees them, never within
 * a surrogate pair. It is always greater than the start, so that reading on from it ends.
 */
export function cutOffset(text: string, start: number, end: number): number {
	if (end >= text.length) return text.length;
	const from = Math.max(start, end - MAX_CHARACTER_BYTES);
	const around = CHARACTERS.segment(text.slice(from, end + LOOK_AHEAD));
	const offset = from + (around.containing(end - from)?.index ?? end - from);
	if (offset > start) return offset;
	// One character fills it all.
	return wholeOffset(text, end) === end ? end : end + 1;
}

/** A offset in a text, or the one before it where it is between the two halves of a surrogate pair. */
export function wholeOffset(text: string, offset: number): number {
	return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, offset - 1), offset + 1)) ? offset - 1 : offset;
}

/** What a text that was cut ends with. */
const ELLIPSIS = '…';

/** A text of so many code units at most, cut between characters. */
export function shortened(text: string, longest: number): string {
	return text.length <= longest ? text : text.slice(0, longest > 1 ? cutOffset(text, 0, longest - 1) : 0) + ELLIPSIS;
}

/**
 * A value that has so many characters as JSON at most: its longest texts are cut and its longest lists lose their
 * ends. Strangers write the texts that results are made of, and may write very long ones.
 */
export function fitted<T>(value: T, characters: number): { readonly value: T; readonly isCut: boolean } {
	let result = value;
	for (let longest = characters; JSON.stringify(result).length > characters && longest > 1; ) {
		longest = Math.floor(longest / 2);
		result = limited(result, longest) as T;
	}
	return { value: result, isCut: result !== value };
}

/** A value with so many characters in each text and so many items in each list at most. */
function limited(value: unknown, longest: number): unknown {
	if (typeof value === 'string') return shortened(value, longest);
	if (Array.isArray(value)) return value.slice(0, longest).map((item) => limited(item, longest));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, limited(item, longest)]));
}
