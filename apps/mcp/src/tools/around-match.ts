import { estimateTokens } from '@pinakes/context';

/** A text cut to what matters, and whether anything is missing. */
interface Cut {
	readonly value: string;
	readonly isCut: boolean;
}

const ELLIPSIS = '…';

/** Matches sentences, and lines of code or tables as a whole. A stop within a link or a name is followed by no blank. */
const PIECE = /[^\n.!?。！？]*(?:[.!?](?!\s)[^\n.!?。！？]*)*(?:[.!?]+["')\]]*(?=\s)|[。！？]+|(?=\n)|$)\s*/g;

/** Matches links, code spans and addresses, which are never cut. Lengths are bounded, so that it is linear. */
const UNBROKEN = /`[^`\n]{1,500}`|\[[^[\]\n]{1,300}\](?:\([^()\n]{1,1000}\))?|\b\w{1,20}:\/\/\S+/g;

/** Maximum characters of a piece: longer ones are cut at a blank. */
const MAX_PIECE_LENGTH = 400;

/** Maximum characters of a text that are looked through. */
const MAX_TEXT_LENGTH = 200_000;

/**
 * Returns the part of a text around the sentences or lines that have most of a question, within so many tokens as estimated. In a
 * table, its heading comes first. An ellipsis stands for what is missing.
 */
export function aroundMatch(text: string, question: string, tokens: number): Cut {
	if (estimateTokens(text) <= tokens) return { value: text, isCut: false };
	const pieces = piecesOf(text.slice(0, MAX_TEXT_LENGTH));
	const weights = weigh(pieces, question);
	let best = 0;
	weights.forEach((weight, i) => {
		if (weight > (weights[best] as number)) best = i;
	});
	const heading = tableHeading(pieces, best);
	const fits = (first: number, last: number): boolean => estimateTokens(shown(first, last)) <= tokens;
	const shown = (first: number, last: number): string => {
		const above = heading !== undefined && first > heading[1] ? pieces.slice(...heading).join('') : '';
		const before = first > 0 ? `${above}${ELLIPSIS}${above === '' ? ' ' : '\n'}` : '';
		const after = last < pieces.length ? ` ${ELLIPSIS}` : '';
		return `${before}${pieces.slice(first, last).join('').trim()}${after}`;
	};
	let [first, last] = [best, best + 1];
	for (let isGrowing = true; isGrowing; ) {
		isGrowing = false;
		if (last < pieces.length && fits(first, last + 1)) {
			last++;
			isGrowing = true;
		}
		// What comes before matters less, but for the beginning of a paragraph.
		if (first > 0 && fits(first - 1, last)) {
			first--;
			isGrowing = true;
		}
	}
	return { value: fits(first, last) ? shown(first, last) : '', isCut: true };
}

function piecesOf(text: string): string[] {
	const found = text.match(PIECE)?.filter((piece) => piece !== '') ?? [];
	return found.flatMap((piece) => (piece.length > MAX_PIECE_LENGTH ? cutAtBlanks(piece) : [piece]));
}

/** Cuts a long piece at blanks that are not within links, code spans or addresses. */
function cutAtBlanks(piece: string): string[] {
	const whole = [...piece.matchAll(UNBROKEN)].map(({ 0: { length }, index }) => [index, index + length] as const);
	const parts: string[] = [];
	let from = 0;
	for (const { index, 0: blank } of piece.matchAll(/\s+|(?<=[\u2e80-\u9fff])/g)) {
		const at = index + blank.length;
		if (at - from < MAX_PIECE_LENGTH / 2 || whole.some(([start, end]) => start < at && at < end)) continue;
		parts.push(piece.slice(from, at));
		from = at;
	}
	return [...parts, piece.slice(from)];
}

/** Weighs pieces by the words of a question that they have: more the fewer have it, and less where it is as short as "what". */
function weigh(pieces: readonly string[], question: string): number[] {
	const lower = pieces.map((piece) => ` ${piece.toLowerCase()}`);
	const words = [...new Set(wordsOf(question))].map((word) => {
		const holders = lower.filter((piece) => piece.includes(word)).length;
		const share = /^[a-z]{1,4}$/.test(word) ? SHORT_SHARE : 1;
		return [word, share * Math.log(1 + pieces.length / Math.max(1, holders))] as const;
	});
	return lower.map((piece) => words.reduce((sum, [word, weight]) => sum + (piece.includes(word) ? weight : 0), 0));
}

/** Share of the weight of a word of up to four letters, which most often is a word of grammar. */
const SHORT_SHARE = 0.25;

/** Minimum letters of a word, whose end is left out, as it may be inflected. */
const INFLECTED = 6;

/** Returns the words of a question as they may be in a text, and pairs of characters where there are no blanks. */
function wordsOf(question: string): string[] {
	const runs = question.toLowerCase().match(/[\u2e80-\u9fff]+|[^\s\u2e80-\u9fff,;:!?"'()]+/g) ?? [];
	return runs.flatMap((run) => {
		if (/[\u2e80-\u9fff]/.test(run)) return Array.from(run.slice(1), (next, i) => (run[i] as string) + next);
		return /^[a-z]+$/.test(run) && run.length >= INFLECTED ? ` ${run.slice(0, -2)}` : run;
	});
}

/** Returns the range of the heading of the table that a piece is in: its first line and the line below. */
function tableHeading(pieces: readonly string[], piece: number): [from: number, to: number] | undefined {
	let first = piece;
	while (first > 0 && pieces[first - 1]?.startsWith('|')) first--;
	return pieces[piece]?.startsWith('|') && /^\|[\s|:-]+$/.test(pieces[first + 1] ?? '')
		? [first, first + 2]
		: undefined;
}
