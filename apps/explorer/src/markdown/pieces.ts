/** Characters that are rendered at a time: what is made to take long takes less than a second then. */
const MAX_PIECE_LENGTH = 20_000;

/** A text in pieces that are rendered one by one, cut at ends of lines where there are any. */
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
