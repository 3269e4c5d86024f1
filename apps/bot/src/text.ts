/** Control characters but line ends, lone surrogates, and those that turn the direction of text. */
const UNSAFE = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/**
 * A text without what could move a cursor, hide words or be no text at all: control characters, unpaired
 * surrogates and marks of direction become spaces. Line ends are kept.
 */
export function fold(text: string): string {
	return text.replace(/\r\n?/g, '\n').replace(UNSAFE, ' ');
}

/** The same in one line. */
export function foldLine(text: string): string {
	return fold(text).replace(/\s+/g, ' ').trim();
}

/** The first units of a text, at most `length`, without a half of a pair at the end. */
export function sliceWhole(text: string, length: number): string {
	const cut = text.slice(0, length);
	return text.length > length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
