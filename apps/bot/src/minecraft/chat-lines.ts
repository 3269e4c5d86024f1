import { fold, sliceWhole } from '../text.ts';

/** Characters that a server takes in one message: 1.10 and before take 100. */
export const MAX_LINE_LENGTH = 256;

/** Lines of one reply: more than about ten at once is what servers kick for. */
export const MAX_LINES = 8;

/**
 * A reply as lines that can be said in a Minecraft chat. Nothing in it can be taken for a command, whatever a
 * model wrote, and nothing that servers kick for is left: control characters and the section sign.
 *
 * @param limit UTF-16 units of a line
 */
export function chatLines(reply: string, limit: number = MAX_LINE_LENGTH): string[] {
	const lines = fold(reply)
		.replaceAll('§', '')
		.split('\n')
		.map((line) => notCommand(line.trim()))
		.filter((line) => line !== '')
		.flatMap((line) => piecesOf(line, limit));
	if (lines.length <= MAX_LINES) return lines;
	const rest = lines.length - MAX_LINES + 1;
	return [...lines.slice(0, MAX_LINES - 1), `… (+${rest})`];
}

/** A line that no server takes for a command. */
function notCommand(line: string): string {
	return line.replace(/^\/+/, '›');
}

/** A line in pieces, cut at spaces where there are some. */
function piecesOf(line: string, limit: number): string[] {
	const pieces: string[] = [];
	let rest = line;
	while (rest.length > limit) {
		const most = sliceWhole(rest, limit);
		const space = most.lastIndexOf(' ');
		const piece = space > limit / 2 ? most.slice(0, space) : most;
		pieces.push(piece);
		rest = notCommand(rest.slice(piece.length).trimStart());
	}
	return rest === '' ? pieces : [...pieces, rest];
}
