import { check } from '@pinakes/query/internal';
import type { Budget } from './slice.ts';

/** Counts the tokens of a text: a whole number from 0. The same text must always give the same number. */
export type TokenCounter = (text: string) => number;

/** Classes of characters. */
enum Kind {
	Lower,
	Upper,
	Digit,
	Space,
	Break,
	Sign,
	Han,
	WideSign,
	Kana,
	Hangul,
	Other,
}

/** Average tokens of `o200k_base`, fitted by least squares over relative errors to documentation in English and Chinese. */
const TOKENS = {
	word: 1.06,
	/** For each letter beyond the sixth of a word; `capitalLetter` for each beyond the fourth of a capitalized word. */
	longLetter: 0.04,
	capitalLetter: 0.05,
	/** For a run of capitals; `furtherCapital` for each beyond the second. */
	capitals: 0.54,
	furtherCapital: 0.28,
	/** For each group of up to three digits. */
	digits: 1.24,
	blanks: 0.52,
	lineBreaks: 1.05,
	signs: 0.74,
	/** For each sign beyond the fourth of a run. */
	furtherSign: 0.08,
	han: 0.87,
	wideSign: 1.19,
	kana: 0.6,
	hangul: 0.79,
	other: 0.45,
};

const ASCII_KINDS: readonly Kind[] = Array.from({ length: 0x80 }, (_, code) => {
	const character = String.fromCharCode(code);
	if (character >= 'a' && character <= 'z') return Kind.Lower;
	if (character >= 'A' && character <= 'Z') return Kind.Upper;
	if (character >= '0' && character <= '9') return Kind.Digit;
	if (character === '\n' || character === '\r') return Kind.Break;
	return code <= 0x20 ? Kind.Space : Kind.Sign;
});

function kindOf(code: number): Kind {
	if (code < 0x80) return ASCII_KINDS[code] as Kind;
	if (code >= 0x4e00 && code <= 0x9fff) return Kind.Han;
	if (code >= 0xac00 && code <= 0xd7a3) return Kind.Hangul;
	if (code >= 0x3040 && code <= 0x30ff) return Kind.Kana;
	const isWideSign = (code >= 0x2014 && code <= 0x2026) || (code >= 0x3001 && code <= 0x3011) || code >= 0xff01;
	return isWideSign && code <= 0xff65 ? Kind.WideSign : Kind.Other;
}

/**
 * Estimates the number of tokens that `o200k_base` has for a text in Chinese, English or both. Needs no vocabulary: it
 * sums averages over runs of characters of one class.
 */
export function estimateTokens(text: string): number {
	let tokens = 0;
	let capitals = 0;
	for (let at = 0; at < text.length; ) {
		const kind = kindOf(text.charCodeAt(at));
		const from = at++;
		while (at < text.length && kindOf(text.charCodeAt(at)) === kind) at++;
		const length = at - from;
		// The last of several capitals belongs to the next word.
		if (kind === Kind.Upper && at < text.length && kindOf(text.charCodeAt(at)) === Kind.Lower) {
			tokens += tokensOf(Kind.Upper, length - 1);
			capitals = 1;
			continue;
		}
		tokens += capitals === 1 ? wordTokens(length + 1, 4, TOKENS.capitalLetter) : tokensOf(kind, length);
		capitals = 0;
	}
	return Math.ceil(tokens);
}

function tokensOf(kind: Kind, length: number): number {
	switch (kind) {
		case Kind.Lower:
			return wordTokens(length, 6, TOKENS.longLetter);
		case Kind.Upper:
			return length === 0 ? 0 : TOKENS.capitals + Math.max(0, length - 2) * TOKENS.furtherCapital;
		case Kind.Digit:
			return Math.ceil(length / 3) * TOKENS.digits;
		case Kind.Space:
			return length > 1 ? TOKENS.blanks : 0;
		case Kind.Break:
			return TOKENS.lineBreaks;
		case Kind.Sign:
			return TOKENS.signs + Math.max(0, length - 4) * TOKENS.furtherSign;
		case Kind.Han:
			return length * TOKENS.han;
		case Kind.WideSign:
			return length * TOKENS.wideSign;
		case Kind.Kana:
			return length * TOKENS.kana;
		case Kind.Hangul:
			return length * TOKENS.hangul;
		default:
			return length * TOKENS.other;
	}
}

/** Returns the tokens of a word: about one, more if it is long. */
function wordTokens(length: number, usual: number, further: number): number {
	return TOKENS.word + Math.max(0, length - usual) * further;
}

export interface Size {
	readonly tokens: number;
	readonly characters: number;
}

export const ZERO_SIZE: Size = { tokens: 0, characters: 0 };

/** Returns a budget as a size, with Infinity for no limit. */
export function limitOf({
	tokens = Number.POSITIVE_INFINITY,
	characters = Number.POSITIVE_INFINITY,
}: Budget = {}): Size {
	return { tokens, characters };
}

export type Measure = (text: string) => Size;

/** Reserve of a budget for errors of the estimate: of 100 texts of over 1,000 characters, 99 have at most as many tokens. */
const RESERVE = 1.2;

/** Creates a measure from a token counter. A custom counter may be slow, so its results are cached. */
export function measureWith(counter?: TokenCounter): Measure {
	if (counter === undefined)
		return (text) => ({ tokens: Math.ceil(estimateTokens(text) * RESERVE), characters: text.length });
	const known = new Map<string, number>();
	return (text) => {
		const tokens = known.get(text) ?? counter(text);
		check(tokens >= 0, 'counter must return a number of tokens.');
		known.set(text, tokens);
		return { tokens, characters: text.length };
	};
}

export function plus(a: Size, b: Size): Size {
	return { tokens: a.tokens + b.tokens, characters: a.characters + b.characters };
}

/** Returns the difference of two sizes, at least 0. */
export function minus(a: Size, b: Size): Size {
	return { tokens: Math.max(0, a.tokens - b.tokens), characters: Math.max(0, a.characters - b.characters) };
}

export function isWithin(size: Size, limit: Size): boolean {
	return size.tokens <= limit.tokens && size.characters <= limit.characters;
}

/** Returns the smaller of two limits, separately for tokens and characters. */
export function minSize(a: Size, b: Size): Size {
	return { tokens: Math.min(a.tokens, b.tokens), characters: Math.min(a.characters, b.characters) };
}
