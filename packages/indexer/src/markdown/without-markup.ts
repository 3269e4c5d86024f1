import { plainText } from '@pinakes/query/format/analysis/plain-markdown';
import type { TextSection } from '@pinakes/query/format/kinds/text/document';

/** Matches an ATX or setext heading at the beginning. */
const HEADING = /^(?: {0,3}#[^\r\n]*|(?:[^\S\r\n]*\S[^\r\n]*(?:\r\n?|\n)){1,20}? {0,3}(?:=+|-+)[^\S\r\n]*(?=[\r\n]|$))/;

/** Returns the text of a section without its heading. */
export function withoutHeading(text: string): string {
	return text.replace(HEADING, '');
}

/** Removes markup and the section's own heading from a section of markdown. */
export function withoutMarkup({ headings = [], text }: TextSection): TextSection {
	return { headings, text: plainText(headings.length > 0 ? withoutHeading(text) : text) };
}
