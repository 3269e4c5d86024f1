import { foldMarks } from '@pinakes/query/format/analysis/normalize';
import { NO_FOLDING } from '@pinakes/query/format/analysis/tokenizer';
import { MAX_PIECES, MAX_RUN, runsOf } from '@pinakes/query/format/kinds/vectors/word-pieces';
import { buildAnalyzer } from '../words/content-words.ts';
import { wordTable } from './word-table.ts';

/**
 * Maximum characters of a text that are encoded: its beginning shows its topic, and further words change the sum
 * little.
 */
export const MAX_STATIC_LENGTH = 1_000;

/** Kinds of characters: a sign, 2, is a run of its own, and no word has others. */
const OTHER = 0;
const LETTER = 1;
const HAN = 3;

/** The first and the last Chinese character of the table. */
export const FIRST_HAN = 0x3400;
export const LAST_HAN = 0x9fff;

/** Kinds of ASCII characters: the number of runs of a doubled one. */
const KINDS = Uint8Array.from(
	{ length: 0x80 },
	(_, code) => runsOf(String.fromCharCode(code, code), NO_FOLDING).length,
);

/** Characters of the text that is being split, folded, and its words; longer texts get larger ones. */
let codes = new Uint16Array(2 * MAX_STATIC_LENGTH);
let words = new Uint32Array(codes.length);

/** Splits a text into words of the table, as numbers, as `cutRun` splits its runs, but without a string for each. */
export function cutText(text: string): Uint32Array {
	const normalized = foldMarks(text.slice(0, MAX_STATIC_LENGTH)).toLowerCase();
	const { length } = normalized;
	if (length > codes.length) {
		codes = new Uint16Array(length);
		words = new Uint32Array(length);
	}
	for (let i = 0; i < length; i++) codes[i] = normalized.charCodeAt(i);
	let count = 0;
	for (let from = 0; from < length; ) {
		const kind = kindOf(codes[from] as number);
		let to = from + 1;
		if (kind === LETTER || kind === HAN) while (to < length && kindOf(codes[to] as number) === kind) to++;
		if (kind !== OTHER) count = addRun(kind, from, Math.min(to, from + MAX_RUN), count);
		from = to;
	}
	return words.slice(0, count);
}

function kindOf(code: number): number {
	if (code < KINDS.length) return KINDS[code] as number;
	return code >= FIRST_HAN && code <= LAST_HAN ? HAN : OTHER;
}

/** Adds the words of a run. Returns the new number of words. */
function addRun(kind: number, from: number, to: number, count: number): number {
	const { whole, inside, lengths } = wordTable();
	if (kind === HAN) foldHan(from, to);
	const last = kind === HAN ? Number.POSITIVE_INFINITY : count + MAX_PIECES;
	let next = count;
	for (let at = from; at < to && next < last; ) {
		const word = (kind === HAN || at === from ? whole : inside).find(codes, at, to);
		if (word === -1 && kind !== HAN) break;
		if (word !== -1) words[next++] = word;
		at += word === -1 ? 1 : (lengths[word] as number);
	}
	return next;
}

/** What each Chinese character is folded to. */
let folded: Uint16Array | undefined;

/** Folds a run of Chinese characters in place. */
function foldHan(from: number, to: number): void {
	folded ??= Uint16Array.from({ length: LAST_HAN - FIRST_HAN + 1 }, (_, i) => {
		return (
			buildAnalyzer()
				.folding.get(FIRST_HAN + i)
				?.charCodeAt(0) ?? FIRST_HAN + i
		);
	});
	for (let i = from; i < to; i++) codes[i] = folded[(codes[i] as number) - FIRST_HAN] as number;
}
