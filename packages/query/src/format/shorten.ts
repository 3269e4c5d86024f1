const SENTENCE_ENDS = ['. ', '。', '！', '？', '; '];

/**
 * Returns a text on one line, of at most `most` UTF-16 code units and an ellipsis. It is cut after a sentence or a word
 * if one ends in the second half, and never within a surrogate pair.
 */
export function shorten(text: string, most: number): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line.length <= most) return line;
	const cut = line.slice(0, most);
	const end = Math.max(...SENTENCE_ENDS.map((sign) => cut.lastIndexOf(sign)));
	const word = cut.lastIndexOf(' ');
	const at = end > most / 2 ? end + 1 : word > most / 2 ? word : most - 1;
	const isHalf = (cut.charCodeAt(at - 1) & 0xfc00) === 0xd800;
	return `${cut.slice(0, isHalf ? at - 1 : at).trimEnd()}…`;
}
