import { visible, withoutInvisible } from '@pinakes/query/internal';

/** Replaces control and invisible characters of a text by their codes. Line ends are kept, tabs become spaces. */
export function safeText(text: string): string {
	return visible(text.replace(/\r\n?/g, '\n').replaceAll('\t', ' '));
}

/** Removes invisible characters of a text, and joins lines. */
export function plainLine(text: string): string {
	return withoutInvisible(text.replace(/\s+/g, ' ')).trim();
}

/** Truncates a text to `length` UTF-16 code units, or one less if it would end within a surrogate pair. */
export function truncate(text: string, length: number): string {
	const cut = text.slice(0, length);
	return text.length > length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
