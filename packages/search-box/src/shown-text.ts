import { shorten } from '@pinakes/query/format/shorten';

/** Maximum characters of a title, a heading or a name that are shown. */
const MAX_SHOWN_LENGTH = 200;

/** Shortens a text of a source, and makes its direction controls visible. */
export function shownText(text: string): string {
	return withoutDirections(shorten(text, MAX_SHOWN_LENGTH));
}

/** Replaces characters that change the text direction by their codes, as they can make a text look like another. */
export function withoutDirections(text: string): string {
	return text.replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g, (character) => {
		return `\u27e8U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\u27e9`;
	});
}
