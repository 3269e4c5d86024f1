import type { FoundSection } from './backend.ts';

/**
 * Puts what is called exactly as the query first: sections of pages with such a title, then those with such a heading. All others keep
 * their order. An index knows the names of sections by their words, and text without spaces has none.
 */
export function exactNamesFirst<T extends Pick<FoundSection, 'title' | 'headings'>>(
	query: string,
	sections: readonly T[],
): T[] {
	const asked = nameOf(query);
	const rank = ({ title, headings }: T): number =>
		nameOf(title) === asked ? 0 : nameOf(headings.at(-1) ?? '') === asked ? 1 : 2;
	return [...sections].sort((a, b) => rank(a) - rank(b));
}

/** From the first character of a name to the last. */
const NAME = /[^\s\p{P}](?:.*[^\s\p{P}])?/su;

/** A name as it is compared: without case, width, and spaces or signs around it. */
function nameOf(text: string): string {
	const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
	return NAME.exec(plain)?.[0] ?? plain;
}
