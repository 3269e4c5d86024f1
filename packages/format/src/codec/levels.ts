/**
 * Small whole numbers as text, a character each: `?` is 0, `@` is 1, `>` is -1. All of them are in ASCII and none
 * has to be escaped in JSON.
 *
 *     [0, 7, -7, 28]  ->  "?F8["
 */
const ZERO = 63;

/** The greatest number that can be written, and the least below 0. */
export const MOST_LEVEL = 28;

/** Encodes whole numbers from -28 to 28. */
export function encodeLevels(numbers: Int8Array): string {
	let text = '';
	for (const number of numbers) text += String.fromCharCode(ZERO + number);
	return text;
}

/** Reads numbers as `encodeLevels` wrote them; undefined where the text is none. */
export function decodeLevels(text: string): Int8Array | undefined {
	const numbers = new Int8Array(text.length);
	for (let i = 0; i < text.length; i++) {
		const number = text.charCodeAt(i) - ZERO;
		if (number < -MOST_LEVEL || number > MOST_LEVEL) return undefined;
		numbers[i] = number;
	}
	return numbers;
}
