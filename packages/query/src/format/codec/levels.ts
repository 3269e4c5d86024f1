/**
 * Small integers as text, one character each: `?` is 0, `@` is 1, `>` is -1. None of them is escaped in JSON.
 *
 *     [0, 7, -7, 28]  ->  "?F8["
 */
export const ZERO_LEVEL = 63;

/** The largest absolute value that can be encoded. */
export const MAX_LEVEL = 28;

/** Decodes levels; undefined for invalid text. */
export function decodeLevels(text: string): Int8Array | undefined {
	const numbers = new Int8Array(text.length);
	for (let i = 0; i < text.length; i++) {
		const number = text.charCodeAt(i) - ZERO_LEVEL;
		if (number < -MAX_LEVEL || number > MAX_LEVEL) return undefined;
		numbers[i] = number;
	}
	return numbers;
}
