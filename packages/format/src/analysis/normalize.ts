/**
 * One form for text that means the same: NFKC (full and half width, ligatures, compatibility
 * forms), then lower case. Neither depends on the locale.
 */
export function normalizeText(text: string): string {
	return text.normalize('NFKC').toLowerCase();
}

/** A tag, keyword or IDE as it stands in an index: normalised, without surrounding white space. */
export function normalizeTerm(term: string): string {
	return normalizeText(term).trim();
}

/** Characters that are normalised in one go. */
const PIECE = 1024;

/**
 * NFKC in time proportional to the text. Engines take time squared for combining marks in disorder, so
 * that long text is normalised by pieces that end before white space or a Han character, or, where there
 * is none, anywhere between two characters.
 */
export function composeText(text: string): string {
	let composed = '';
	let from = 0;
	while (text.length - from > PIECE) {
		const to = endOfPiece(text, from);
		composed += text.slice(from, to).normalize('NFKC');
		from = to;
	}
	return composed + text.slice(from).normalize('NFKC');
}

function endOfPiece(text: string, from: number): number {
	for (let to = from + PIECE; to > from; to--) {
		const code = text.charCodeAt(to);
		if (code <= 0x20 || (code >= 0x3400 && code <= 0x9fff)) return to;
	}
	const isLowSurrogate = (text.charCodeAt(from + PIECE) & 0xfc00) === 0xdc00;
	return from + PIECE - (isLowSurrogate ? 1 : 0);
}
