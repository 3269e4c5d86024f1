import { CHECKS, NO_CAUTION, WARNINGS } from '../data/caution-words.ts';
import { ENGLISH_NUMBERS, NO_NUMERAL_BEFORE, STEP_WORDS } from '../data/step-words.ts';

/** Maximum characters of a heading that are read; a longer one is prose. */
const MAX_READ = 500;

/** Matches numbers in circles and on keycaps. */
const CIRCLED = /[①-⑳㉑-㉟㊱-㊿❶-➓]|[0-9]\ufe0f?\u20e3|🔟/gu;

/** The identifier that some tools append to a heading: `{#steps}`. */
const IDENTIFIER = /\{#[^{}]*\}$/;

/** Normalizes a heading for comparison: NFKC, numbers in circles as digits with a full stop, without an identifier. */
export function foldHeading(text: string): string {
	const written = text.slice(0, MAX_READ).replace(CIRCLED, (sign) => `${circledNumber(sign)}. `);
	return written.normalize('NFKC').replaceAll('\ufe0f', '').trim().replace(IDENTIFIER, '').trim();
}

function circledNumber(sign: string): number {
	const code = sign.charCodeAt(0);
	// ❶ to ➓ are three times the numbers up to 10, and have no digits in NFKC.
	return code >= 0x2776 && code <= 0x2793
		? ((code - 0x2776) % 10) + 1
		: Number.parseInt(sign.normalize('NFKC'), 10) || 10;
}

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

/** Returns a step's name: kind and numbers. */
export function stepName({ kind, first, last }: StepLabel): string {
	return `${kind} ${first.join('.')}-${last.join('.')}`;
}

/** A number in a heading; a dotted one has several parts. */
interface Numeral {
	readonly numbers: readonly number[];
	/** Offset of the end. */
	readonly end: number;
	readonly script: 'digits' | 'han' | 'roman' | 'english';
}

/** A part has at most three digits, so that years and dates are not numbers of steps. */
const DIGITS = /\d{1,3}(?:\.\d{1,3}){0,6}(?![A-Za-z\d%_]|\.\d)/y;
const HAN = /[零〇一二两兩三四五六七八九十廿]{1,3}/y;
const ROMAN = /(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})(?![A-Za-z])/y;
const ENGLISH = new RegExp(`(?:${[...ENGLISH_NUMBERS].reverse().join('|')})(?![A-Za-z])`, 'iy');

const HAN_DIGITS = '零一二三四五六七八九';
const OTHER_HAN_DIGITS: Readonly<Record<string, string>> = { 〇: '零', 两: '二', 兩: '二' };

/** Reads the number at an offset: `12`, `10.8.1`, `十二`, `XII` or `twelve`. */
export function readNumeral(text: string, at: number): Numeral | undefined {
	const digits = matchAt(DIGITS, text, at)?.[0];
	if (digits !== undefined)
		return { numbers: digits.split('.').map(Number), end: at + digits.length, script: 'digits' };
	const han = matchAt(HAN, text, at)?.[0];
	if (han !== undefined) return single(hanValue(han), at + han.length, 'han');
	const roman = matchAt(ROMAN, text, at)?.[0];
	if (roman !== undefined) return single(romanValue(roman), at + roman.length, 'roman');
	const english = matchAt(ENGLISH, text, at)?.[0];
	if (english === undefined) return undefined;
	return single(ENGLISH_NUMBERS.indexOf(english.toLowerCase()), at + english.length, 'english');
}

function single(value: number | undefined, end: number, script: Numeral['script']): Numeral | undefined {
	return value === undefined ? undefined : { numbers: [value], end, script };
}

/** Returns the match of a sticky pattern at an offset. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
	pattern.lastIndex = at;
	return pattern.exec(text) ?? undefined;
}

/** Returns a number up to 99; undefined for consecutive digits, which do not number steps. */
function hanValue(han: string): number | undefined {
	const digits = han.replace(/^廿/, '二十').replace(/[〇两兩]/g, (digit) => OTHER_HAN_DIGITS[digit] as string);
	const [, tens, ten, ones] = /^([一二三四五六七八九]?)(十)?([零一二三四五六七八九]?)$/.exec(digits) ?? [];
	if (tens === undefined || (ten === undefined && tens !== '' && ones !== '')) return undefined;
	const low = HAN_DIGITS.indexOf(ones || '零');
	if (ten === undefined) return tens === '' ? low : HAN_DIGITS.indexOf(tens);
	return HAN_DIGITS.indexOf(tens || '一') * 10 + low;
}

const ROMAN_DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function romanValue(roman: string): number {
	const values = [...roman].map((digit) => ROMAN_DIGITS[digit] ?? 0);
	return values.reduce((sum, value, i) => (value < (values[i + 1] ?? 0) ? sum - value : sum + value), 0);
}

/** `warning` for warnings, prohibitions and red lines. */
export type Strength = 'warning' | 'check';

type CautionWords = Readonly<Record<'signs' | 'han' | 'english', readonly string[]>>;

const WARNING = patternOf(WARNINGS);
const CHECK = patternOf(CHECKS);
const NEITHER = new RegExp(NO_CAUTION.join('|'), 'g');
const SIGN = new RegExp(WARNINGS.signs.join('|'));
const TITLE = new RegExp(`(?:${WARNINGS.han.join('|')})(?:事项|事項)?$|(?:${englishOf(WARNINGS)})$`, 'iu');

/**
 * Whether a heading is a title of warnings rather than an action: `五、注意事项`, not `3. 风险评估`.
 *
 * @param text the heading, folded by `foldHeading`
 */
export function namesWarnings(text: string): boolean {
	const [upToLastLetter = ''] = /^.*\p{L}/su.exec(text) ?? [];
	return !text.endsWith('?') && TITLE.test(upToLastLetter);
}

/** Whether a heading contains a warning sign. */
export function hasWarningSign(text: string): boolean {
	return SIGN.test(text);
}

/**
 * Returns whether a heading is a caution, and how strong it is.
 *
 * @param text the heading, folded by `foldHeading`
 */
export function strengthOf(text: string): Strength | undefined {
	const relevant = text.replaceAll('’', "'").replace(NEITHER, ' ');
	if (WARNING.test(relevant)) return 'warning';
	return CHECK.test(relevant) ? 'check' : undefined;
}

function patternOf(words: CautionWords): RegExp {
	return new RegExp([...words.signs, ...words.han, englishOf(words)].join('|'), 'iu');
}

function englishOf({ english }: CautionWords): string {
	return `(?<![A-Za-z\\d])(?:${english.join('|')})(?![A-Za-z\\d])`;
}
