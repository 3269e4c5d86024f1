import { visible, withoutInvisible } from '@pinakes/query/format/visible';

/**
 * A text without what could move a cursor, hide words or be no text at all: it appears as its codes. Line ends are kept,
 * tabs become spaces.
 */
export function fold(text: string): string {
	return visible(text.replace(/\r\n?/g, '\n').replaceAll('\t', ' '));
}

/** The same in one line. */
export function foldLine(text: string): string {
	return fold(text).replace(/\s+/g, ' ').trim();
}

/** What somebody said, in one line, as it reads: without characters that are not seen. */
export function heardLine(text: string): string {
	return withoutInvisible(text.replace(/\s+/g, ' ')).trim();
}

/** The first units of a text, at most `length`, without a half of a pair at the end. */
export function sliceWhole(text: string, length: number): string {
	const cut = text.slice(0, length);
	return text.length > length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
