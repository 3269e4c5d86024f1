import { safeText, truncate } from '../text.ts';

/** Maximum characters of a message on a server. Versions up to 1.10 accept only 100. */
export const MAX_LINE_LENGTH = 256;

/** Maximum number of lines of a reply. Servers kick players who send more than about ten at once. */
export const MAX_LINES = 8;

/**
 * Splits a reply into lines for a Minecraft chat. Leading slashes are replaced, so that no line is a command, and
 * characters for which servers kick players are removed: control characters and the section sign.
 *
 * @param limit maximum UTF-16 code units of a line
 */
export function chatLines(reply: string, limit: number = MAX_LINE_LENGTH): string[] {
	const lines = safeText(reply)
		.replaceAll('§', '')
		.split('\n')
		.map((line) => notCommand(line.trim()))
		.filter((line) => line !== '')
		.flatMap((line) => piecesOf(line, limit));
	if (lines.length <= MAX_LINES) return lines;
	const rest = lines.length - MAX_LINES + 1;
	return [...lines.slice(0, MAX_LINES - 1), `… (+${rest})`];
}

/** Replaces leading slashes of a line. */
function notCommand(line: string): string {
	return line.replace(/^\/+/, '›');
}

/** Splits a line into pieces, at spaces if possible. */
function piecesOf(line: string, limit: number): string[] {
	const pieces: string[] = [];
	let rest = line;
	while (rest.length > limit) {
		const most = truncate(rest, limit);
		const space = most.lastIndexOf(' ');
		const piece = space > limit / 2 ? most.slice(0, space) : most;
		pieces.push(piece);
		rest = notCommand(rest.slice(piece.length).trimStart());
	}
	return rest === '' ? pieces : [...pieces, rest];
}
