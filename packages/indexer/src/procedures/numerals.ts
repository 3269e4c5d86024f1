import { ENGLISH_NUMBERS } from '../data/step-words.ts';

/** A number in a heading; a dotted one has several parts. */
export interface Numeral {
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

const HAN_DIGITS: ReadonlyMap<string, number> = new Map(
	[...'零一二三四五六七八九']
		.map((digit, value): [string, number] => [digit, value])
		.concat([
			['〇', 0],
			['两', 2],
			['兩', 2],
		]),
);

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
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
	pattern.lastIndex = at;
	return pattern.exec(text) ?? undefined;
}

/** Returns a number up to 99; undefined for consecutive digits, which do not number steps. */
function hanValue(han: string): number | undefined {
	const [tens = '', ones, more] = han.startsWith('廿') ? ['二', han.slice(1)] : han.split('十');
	if (more !== undefined) return undefined;
	if (ones === undefined) return tens.length === 1 ? HAN_DIGITS.get(tens) : undefined;
	if (tens.length > 1 || ones.length > 1) return undefined;
	const high = tens === '' ? 1 : HAN_DIGITS.get(tens);
	const low = ones === '' ? 0 : HAN_DIGITS.get(ones);
	return high === undefined || low === undefined ? undefined : high * 10 + low;
}

const ROMAN_DIGITS: ReadonlyMap<string, number> = new Map([
	['I', 1],
	['V', 5],
	['X', 10],
]);

function romanValue(roman: string): number {
	const values = [...roman].map((digit) => ROMAN_DIGITS.get(digit) ?? 0);
	return values.reduce((sum, value, i) => (value < (values[i + 1] ?? 0) ? sum - value : sum + value), 0);
}
