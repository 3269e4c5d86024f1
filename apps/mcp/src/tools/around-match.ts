import { cutText, estimateTokens } from '@pinakes/context';
import { createAnalyzer, defaultSettings, highlighterOf } from '@pinakes/query/internal';

const ELLIPSIS = '…';

/** Matches sentences, and lines of code or tables as a whole. A stop within a link or a name is followed by no blank. */
const PIECE = /[^\n.!?。！？]*(?:[.!?](?!\s)[^\n.!?。！？]*)*(?:[.!?]+["')\]]*(?=\s)|[。！？]+|(?=\n)|$)\s*/g;

/** Maximum characters of a text that are looked through, and of a piece: longer ones are cut at a blank. */
const MAX_TEXT_LENGTH = 200_000;
const MAX_PIECE_LENGTH = 400;

/** Share of the tokens that what precedes the match may have. */
const SHARE_BEFORE = 0.3;

/**
 * Returns the part of a text around the sentence or line that has most of a question, within so many tokens as estimated, and
 * whether anything is missing, which an ellipsis stands for. In a table, its heading comes first.
 */
export function aroundMatch(text: string, question: string, tokens: number) {
	if (estimateTokens(text) <= tokens) return { value: text, isCut: false };
	const pieces = piecesOf(text.slice(0, MAX_TEXT_LENGTH));
	const best = bestPiece(pieces, question);
	const above = tableHeading(pieces, best);
	let first = best;
	const isShort = (from: number): boolean => estimateTokens(pieces.slice(from, best).join('')) <= SHARE_BEFORE * tokens;
	while (first > 0 && isShort(first - 1)) first--;
	const heading = above !== undefined && first > above[1] ? pieces.slice(...above).join('') : '';
	const lead = first === 0 ? '' : `${heading}${ELLIPSIS}${heading === '' ? ' ' : '\n'}`;
	const rest = pieces.slice(first).join('').trim();
	const cut = cutText(rest, (part) => estimateTokens(lead + part) <= tokens);
	return { value: cut === '' ? '' : lead + cut, isCut: true };
}

function piecesOf(text: string): string[] {
	const found = text.match(PIECE)?.filter((piece) => piece !== '') ?? [];
	return found.flatMap((piece) => {
		const parts: string[] = [];
		let rest = piece;
		while (rest.length > MAX_PIECE_LENGTH) {
			const part = cutText(rest.slice(0, 5 * MAX_PIECE_LENGTH), ({ length }) => length <= MAX_PIECE_LENGTH);
			const kept = part.replace(/\n?…$/, '');
			const end = rest.indexOf(kept) + kept.length;
			// Elements of XML are joined by line ends, and stay whole here.
			if (kept === '' || !rest.includes(kept)) break;
			parts.push(rest.slice(0, end));
			rest = rest.slice(end);
		}
		return [...parts, rest];
	});
}

/** Returns the number of the piece that has most of a question: words count more the fewer pieces have them. */
function bestPiece(pieces: readonly string[], question: string): number {
	const highlight = highlighterOf(question, createAnalyzer(defaultSettings()));
	const wordsOf = pieces.map((piece) => new Set(highlight(piece).map((range) => piece.slice(...range).toLowerCase())));
	const holders = new Map<string, number>();
	for (const word of wordsOf.flatMap((words) => [...words])) holders.set(word, (holders.get(word) ?? 0) + 1);
	const weigh = (words: ReadonlySet<string>): number =>
		[...words].reduce((sum, word) => sum + Math.log(1 + pieces.length / (holders.get(word) ?? 1)), 0);
	const weights = wordsOf.map(weigh);
	return weights.reduce((best, weight, i) => (weight > (weights[best] ?? 0) ? i : best), 0);
}

/** Returns the range of the heading of the table that a piece is in: its first line and the line below. */
function tableHeading(pieces: readonly string[], piece: number): [from: number, to: number] | undefined {
	let first = piece;
	while (first > 0 && pieces[first - 1]?.startsWith('|')) first--;
	return pieces[piece]?.startsWith('|') && /^\|[\s|:-]+$/.test(pieces[first + 1] ?? '')
		? [first, first + 2]
		: undefined;
}
