import { check } from '@pinakes/query/internal';
import type { Budget } from './slice.ts';

/** Counts the tokens of a text: a whole number from 0. The same text must always give the same number. */
export type TokenCounter = (text: string) => number;

/** Classes of characters. */
enum Kind {
	Lower,
	Upper,
	Capitalized,
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

/**
 * Average tokens of `o200k_base` for a run of characters, the length that these are for, and those for each further
 * character. Fitted by least squares over relative errors to documentation in English and Chinese.
 */
const TOKENS: Readonly<Record<Kind, readonly [tokens: number, length: number, further: number]>> = {
	[Kind.Lower]: [1.06, 6, 0.04],
	[Kind.Upper]: [0.54, 2, 0.28],
	[Kind.Capitalized]: [1.06, 4, 0.05],
	[Kind.Digit]: [1.24, 3, 1.24 / 3],
	[Kind.Space]: [0, 1, 0],
	[Kind.Break]: [1.05, 1, 0],
	[Kind.Sign]: [0.74, 4, 0.08],
	[Kind.Han]: [0.87, 1, 0.87],
	[Kind.WideSign]: [1.19, 1, 1.19],
	[Kind.Kana]: [0.6, 1, 0.6],
	[Kind.Hangul]: [0.79, 1, 0.79],
	[Kind.Other]: [0.45, 1, 0.45],
};

/** Tokens of several blanks. A single one belongs to the word after it. */
const BLANKS = 0.52;

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

function tokensOf(kind: Kind, length: number): number {
	const [tokens, usual, further] = TOKENS[kind];
	if (length === 0) return 0;
	return kind === Kind.Space && length > 1 ? BLANKS : tokens + Math.max(0, length - usual) * further;
}

/**
 * Estimates the number of tokens that `o200k_base` has for a text in Chinese, English or both. Needs no vocabulary: it
 * sums averages over runs of characters of one class.
 */
export function estimateTokens(text: string): number {
	let tokens = 0;
	for (let at = 0; at < text.length; ) {
		let kind = kindOf(text.charCodeAt(at));
		let from = at++;
		while (at < text.length && kindOf(text.charCodeAt(at)) === kind) at++;
		if (kind === Kind.Upper && at < text.length && kindOf(text.charCodeAt(at)) === Kind.Lower) {
			// The last of several capitals belongs to the next word.
			tokens += tokensOf(kind, at - from - 1);
			kind = Kind.Capitalized;
			from = at - 1;
			while (at < text.length && kindOf(text.charCodeAt(at)) === Kind.Lower) at++;
		}
		tokens += tokensOf(kind, at - from);
	}
	return Math.ceil(tokens);
}

export interface Size {
	readonly tokens: number;
	readonly characters: number;
}

/** Returns a budget as a size, with Infinity for no limit. */
export function limitOf(budget: Budget = {}): Size {
	return { tokens: Number.POSITIVE_INFINITY, characters: Number.POSITIVE_INFINITY, ...budget };
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
