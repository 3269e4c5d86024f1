/** Maximum characters that are rendered at once, so that even hostile text takes less than a second. */
const MAX_PIECE_LENGTH = 20_000;

/** Splits a text into pieces, at line ends if possible. */
export function piecesOf(text: string): string[] {
	const pieces: string[] = [];
	for (let start = 0; start < text.length; ) {
		const end = Math.min(text.length, start + MAX_PIECE_LENGTH);
		const line = text.lastIndexOf('\n', end - 1) + 1;
		const next = end === text.length || line <= start ? end : line;
		pieces.push(text.slice(start, next));
		start = next;
	}
	return pieces;
}
