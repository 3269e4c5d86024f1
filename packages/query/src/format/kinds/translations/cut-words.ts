import { MAX_WORD_CHARACTERS } from './schema.ts';

/** Splits unspaced text into the longest words of a table; `rest` is the text between them. */
export function cutWords(
	stretch: string,
	table: ReadonlyMap<string, unknown>,
): { readonly found: readonly string[]; readonly rest: readonly string[] } {
	const characters = [...stretch];
	const found: string[] = [];
	let rest = '';
	for (let at = 0, length: number; at < characters.length; at += length || 1) {
		length = MAX_WORD_CHARACTERS;
		while (length > 0 && !table.has(characters.slice(at, at + length).join(''))) length--;
		if (length > 0) found.push(characters.slice(at, at + length).join(''));
		rest += length > 0 ? ' ' : characters[at];
	}
	return { found, rest: rest.split(' ') };
}
