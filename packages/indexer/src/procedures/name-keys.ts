/** Maximum characters of a name. */
export const MAX_NAME_LENGTH = 200;

/** Normalizes a name: NFKC, lower case, without emphasis, pictographs and repeated space; undefined if it is too short. */
export function nameKey(text: string): string | undefined {
	if (text.length > MAX_NAME_LENGTH) return undefined;
	// Cached, because documents share headings, and incremental builds keep nearly all.
	if (!KEYS.has(text)) {
		if (KEYS.size >= MAX_KEYS) KEYS.clear();
		KEYS.set(text, keyOf(text));
	}
	return KEYS.get(text);
}

const MAX_KEYS = 2 ** 16;
const KEYS = new Map<string, string | undefined>();

function keyOf(text: string): string | undefined {
	const plain = text
		.normalize('NFKC')
		.replace(/<[^<>]*>|[*`~]/g, '')
		.replace(/\p{Extended_Pictographic}|\ufe0f|\u200d|\s/gu, ' ')
		.toLowerCase()
		.replace(/ +/g, ' ')
		.replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');
	const letters = plain.match(/\p{L}/gu)?.length ?? 0;
	if (letters < 3 && (plain.match(/\p{Script=Han}/gu)?.length ?? 0) < 2) return undefined;
	return trimmed(plain);
}

/** Removes leading and trailing punctuation. */
function trimmed(text: string): string {
	const characters = [...text];
	const isWord = characters.map((character) => /[\p{L}\p{N}]/u.test(character));
	return characters.slice(isWord.indexOf(true), isWord.lastIndexOf(true) + 1).join('');
}

/** Returns the text before a trailing parenthesis; undefined if there is none. */
export function withoutParenthesis(text: string): string | undefined {
	if (!/[)）][\s*`]{0,8}$/.test(text)) return undefined;
	const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
	return open > 0 ? text.slice(0, open) : undefined;
}

/** Returns the distinct keys of texts, in order. */
export function keysOf(texts: readonly (string | undefined)[]): string[] {
	return [...new Set(texts.map((text) => (text === undefined ? undefined : nameKey(text))))].filter(
		(key) => key !== undefined,
	);
}
