import type { FoundSection } from './backend.ts';

/**
 * Moves exact matches of names to the top: first sections of pages whose title is the query, then those whose heading
 * is. All others keep their order. Needed because the index matches names by word, which text without spaces does not
 * have.
 */
export function exactNamesFirst<T extends Pick<FoundSection, 'title' | 'headings'>>(
	query: string,
	sections: readonly T[],
): T[] {
	const asked = normalizeName(query);
	const rank = ({ title, headings }: T): number =>
		normalizeName(title) === asked ? 0 : normalizeName(headings.at(-1) ?? '') === asked ? 1 : 2;
	return [...sections].sort((a, b) => rank(a) - rank(b));
}

/** Matches a name without surrounding spaces and punctuation. */
const NAME = /[^\s\p{P}](?:.*[^\s\p{P}])?/su;

/** Normalizes case and width of a name, and removes surrounding spaces and punctuation. */
function normalizeName(text: string): string {
	const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
	return NAME.exec(plain)?.[0] ?? plain;
}
