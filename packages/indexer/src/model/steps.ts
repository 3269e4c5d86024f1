import { CHECKS, WARNINGS } from '../data/caution-words.ts';
import { NO_NUMERAL_BEFORE, STEP_WORDS } from '../data/step-words.ts';

/** Maximum characters of a heading that are read; a longer one is prose. */
const MAX_READ = 500;

/** Matches numbers in circles and on keycaps, which NFKC has without their circles. */
const CIRCLED = /[①-⑳㉑-㉟]|\d(?=\ufe0f?\u20e3)/g;

/** The identifier that some tools append to a heading: `{#steps}`. */
const IDENTIFIER = /\{#[^{}]*\}$/;

/** Normalizes a heading for comparison: NFKC, numbers in circles as digits with a full stop, without an identifier. */
export function foldHeading(text: string): string {
	const written = text.slice(0, MAX_READ).replace(CIRCLED, '$&. ').normalize('NFKC');
	return written
		.replace(/[\ufe0f\u20e3]/g, '')
		.trim()
		.replace(IDENTIFIER, '')
		.trim();
}

/** The number of a step in a heading. */
export interface StepLabel {
	/** Kind of step, the same in both languages; `plain` for a bare number. */
	readonly kind: string;
	/** The first and the last number, which may be dotted; the same unless it is a range. */
	readonly first: readonly number[];
	readonly last: readonly number[];
	/** Whether punctuation follows the number: `Step 3: limits` is a step, `Step 3 limits` mentions one. */
	readonly separated: boolean;
	readonly rest: string;
}

export const PLAIN = 'plain';

/** A part of a number has at most three digits, so that years and dates are not numbers of steps. */
const DIGITS = '\\d{1,3}';
const HAN = '[零一二三四五六七八九十]{1,3}';
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `${DIGITS}(?:\\.${DIGITS}){0,6}(?![A-Za-z\\d%_]|\\.\\d)|${HAN}|(?:${WORDS.join('|')})(?![A-Za-z])`;
const TO = '\\s*(?:[-–—~&,、至到和与與及]|(?:to|and|through)(?![a-z]))\\s*';
const NUMBERS = `(?<first>${NUMBER})(?<further>(?:${TO}(?:${NUMBER}))*)`;
const KINDS = new Map(
	STEP_WORDS.flatMap(({ kind, before, after }) => [...before, ...after].map((word) => [word, kind])),
);

/** `Step 3`, `Phase 1 & 2` and `步骤三`; `第三步`; `3.` and `三、`; `10.8.1`, which needs no mark, but ends there, unlike `1.0-beta`. */
const FORMS = [
	new RegExp(`^(?<word>${wordsOf('before')})s?(?![A-Za-z])\\s*[-#]?\\s*${NUMBERS}(?![${NO_NUMERAL_BEFORE}])`, 'i'),
	new RegExp(`^第\\s*${NUMBERS}\\s*(?<word>${wordsOf('after')})`),
	new RegExp(`^(?<first>${DIGITS})(?:\\.(?![\\dA-Za-z])|[)、])|^(?<han>${HAN})[.)、:]`),
	new RegExp(`^(?<first>${DIGITS}(?:\\.${DIGITS}){1,6})[.)、:]?(?![\\w\\-/.])`),
];

function wordsOf(side: 'before' | 'after'): string {
	return STEP_WORDS.flatMap((words) => words[side])
		.sort((a, b) => b.length - a.length)
		.join('|');
}

/**
 * Reads the label of a step at the beginning of a heading, after signs and punctuation.
 *
 * @param text the heading, folded by `foldHeading`
 */
export function readStep(text: string): StepLabel | undefined {
	const named = text.slice(Math.max(0, text.search(/[\p{L}\p{N}]/u)));
	const match = FORMS.map((form) => form.exec(named)).find((found) => found !== null);
	const { word = '', han = '', first: digits = han, further = '' } = match?.groups ?? {};
	const numbers = [digits, ...(further.match(new RegExp(NUMBER, 'gi')) ?? [])].map(valuesOf);
	const [first] = numbers;
	if (match === undefined || first === undefined) return undefined;
	const isRange = numbers.every((number, i) => i === 0 || follows(numbers[i - 1], number));
	const after = named.slice(match[0].length - (isRange || !match[0].endsWith(further) ? 0 : further.length));
	return {
		kind: KINDS.get(word.toLowerCase()) ?? PLAIN,
		first,
		last: (isRange && numbers.at(-1)) || first,
		separated: /^\s*(?![\p{Ps}\p{Pi}])\p{P}/u.test(after),
		rest: after.replace(/^(?:\s|(?![\p{Ps}\p{Pi}])\p{P})+/u, ''),
	};
}

function follows(number: readonly number[] | undefined, next: readonly number[] | undefined): boolean {
	return number?.length === next?.length && compareNumbers(number ?? [], next ?? []) < 0;
}

/** Returns the parts of a number; undefined for consecutive Chinese digits, which do not number steps. */
function valuesOf(number: string): readonly number[] | undefined {
	if (/^\d/.test(number)) return number.split('.').map(Number);
	if (/^[a-z]/i.test(number)) return [WORDS.indexOf(number.toLowerCase())];
	const [, tens = '', ten, ones = ''] =
		/^([一二三四五六七八九]?)(?:(十)([一二三四五六七八九]?))?$|^零$/.exec(number) ?? [];
	if (ten === undefined) return tens === '' && number !== '零' ? undefined : [DIGITS_OF_HAN.indexOf(tens || '零')];
	return [10 * DIGITS_OF_HAN.indexOf(tens || '一') + DIGITS_OF_HAN.indexOf(ones || '零')];
}

const DIGITS_OF_HAN = '零一二三四五六七八九';

/** Compares dotted numbers part by part: 3 < 3.5 < 4. */
export function compareNumbers(a: readonly number[], b: readonly number[]): number {
	const differing = a.findIndex((part, i) => part !== b[i]);
	return differing < 0 || differing >= b.length
		? a.length - b.length
		: (a[differing] as number) - (b[differing] as number);
}

export function stepName({ kind, first, last }: StepLabel): string {
	return `${kind} ${first.join('.')}-${last.join('.')}`;
}

/** `warning` for warnings, prohibitions and red lines. */
export type Strength = 'warning' | 'check';

type CautionWords = Readonly<Record<'signs' | 'han' | 'english', readonly string[]>>;

const WARNING = patternOf(WARNINGS);
const CHECK = patternOf(CHECKS);
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

/**
 * Returns whether a heading is a caution, and how strong it is.
 *
 * @param text the heading, folded by `foldHeading`
 */
export function strengthOf(text: string): Strength | undefined {
	const relevant = text.replaceAll('’', "'");
	if (WARNING.test(relevant)) return 'warning';
	return CHECK.test(relevant) ? 'check' : undefined;
}

function patternOf(words: CautionWords): RegExp {
	return new RegExp([...words.signs, ...words.han, englishOf(words)].join('|'), 'iu');
}

function englishOf({ english }: CautionWords): string {
	return `(?<![A-Za-z\\d])(?:${english.join('|')})(?![A-Za-z\\d])`;
}
