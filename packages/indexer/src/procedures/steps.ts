import { NO_NUMERAL_BEFORE, STEP_WORDS } from '../data/step-words.ts';
import { matchAt, type Numeral, readNumeral } from './numerals.ts';

/** The number of a step in a heading. */
export interface StepLabel {
	/** Kind of step, the same in both languages; `plain` for a bare number. */
	readonly kind: string;
	/** The first and the last number; the same unless it is a range. */
	readonly first: readonly number[];
	readonly last: readonly number[];
	/** Whether punctuation follows the number: `Step 3: limits` is a step, `Step 3 limits` mentions one. */
	readonly separated: boolean;
	/** The heading without its label. */
	readonly rest: string;
}

export const PLAIN = 'plain';

const BEFORE = kindsByWord('before');
const AFTER = kindsByWord('after');
const WORD_BEFORE = new RegExp(`(${alternatives(BEFORE)})s?(?![A-Za-z])\\s*[-#]?\\s*`, 'iy');
const WORD_AFTER = new RegExp(`\\s*(${alternatives(AFTER)})`, 'y');
const ORDINAL = /第\s*/y;
const RANGE = /\s*(?:[-–—~&,、至到和与與及]|to(?![a-z])|and(?![a-z])|through(?![a-z]))\s*/iy;

/** Marks after the bare number of a step. A full stop before a letter is not one: `3.js`. */
const MARK_AFTER_DIGITS = /(?:\.(?![\dA-Za-z])|[)、])/y;
const MARK_AFTER_HAN = /[.)、:]/y;
/** A dotted number needs no mark, but must end there, unlike `1.0-beta`. */
const AFTER_DOTTED = /[.)、:]?(?![\w\-/.])/y;

function kindsByWord(side: 'before' | 'after'): ReadonlyMap<string, string> {
	return new Map(STEP_WORDS.flatMap((words) => words[side].map((word): [string, string] => [word, words.kind])));
}

function alternatives(words: ReadonlyMap<string, string>): string {
	return [...words.keys()].sort((a, b) => b.length - a.length).join('|');
}

/**
 * Reads the label of a step at the beginning of a heading, after signs and punctuation.
 *
 * @param text the heading, folded by `foldHeading`
 */
export function readStep(text: string): StepLabel | undefined {
	const start = text.search(/[\p{L}\p{N}]/u);
	if (start < 0) return undefined;
	return readWordFirst(text, start) ?? readOrdinal(text, start) ?? readPlain(text, start);
}

/** Whether both labels number the same step. */
export function sameStep(a: StepLabel, b: StepLabel): boolean {
	return a.kind === b.kind && compareNumbers(a.first, b.first) === 0 && compareNumbers(a.last, b.last) === 0;
}

/** Compares dotted numbers part by part: 3 < 3.5 < 4. */
export function compareNumbers(a: readonly number[], b: readonly number[]): number {
	for (let i = 0; i < a.length && i < b.length; i++) {
		const difference = (a[i] ?? 0) - (b[i] ?? 0);
		if (difference !== 0) return difference;
	}
	return a.length - b.length;
}

/** `Step 3`, `Phase 1 & 2`, `步骤三`. */
function readWordFirst(text: string, start: number): StepLabel | undefined {
	const word = matchAt(WORD_BEFORE, text, start);
	if (word === undefined) return undefined;
	const range = readRange(text, start + word[0].length);
	if (range === undefined) return undefined;
	const { script, end } = range.last;
	if (script === 'han' && NO_NUMERAL_BEFORE.includes(text[end] ?? ' ')) return undefined;
	return label(BEFORE.get((word[1] ?? '').toLowerCase()), range, text.slice(end));
}

/** `第三步`, `第 1-3 阶段`. */
function readOrdinal(text: string, start: number): StepLabel | undefined {
	const opening = matchAt(ORDINAL, text, start);
	const range = opening && readRange(text, start + opening[0].length);
	const word = range && matchAt(WORD_AFTER, text, range.last.end);
	if (!range || !word) return undefined;
	return label(AFTER.get(word[1] ?? ''), range, text.slice(range.last.end + word[0].length));
}

/** `3.`, `（三）`, `10.8.1`. */
function readPlain(text: string, start: number): StepLabel | undefined {
	const numeral = readNumeral(text, start);
	if (numeral === undefined || numeral.script === 'english') return undefined;
	const mark = matchAt(markAfter(numeral), text, numeral.end);
	if (mark === undefined) return undefined;
	return label(PLAIN, { first: numeral, last: numeral }, text.slice(numeral.end + mark[0].length));
}

function markAfter({ numbers, script }: Numeral): RegExp {
	if (numbers.length > 1) return AFTER_DOTTED;
	return script === 'han' ? MARK_AFTER_HAN : MARK_AFTER_DIGITS;
}

interface Range {
	readonly first: Numeral;
	readonly last: Numeral;
}

function readRange(text: string, at: number): Range | undefined {
	const first = readNumeral(text, at);
	if (first === undefined) return undefined;
	let last = first;
	for (;;) {
		const sign = matchAt(RANGE, text, last.end);
		const next = sign && readNumeral(text, last.end + sign[0].length);
		if (!next || next.script !== last.script || next.numbers.length !== last.numbers.length) return { first, last };
		if (compareNumbers(next.numbers, last.numbers) <= 0) return { first, last };
		last = next;
	}
}

function label(kind: string | undefined, { first, last }: Range, after: string): StepLabel | undefined {
	if (kind === undefined) return undefined;
	const separated = /^\s*(?![\p{Ps}\p{Pi}])\p{P}/u.test(after);
	const rest = after.replace(/^(?:\s|(?![\p{Ps}\p{Pi}])\p{P})+/u, '');
	return { kind, first: first.numbers, last: last.numbers, separated, rest };
}
