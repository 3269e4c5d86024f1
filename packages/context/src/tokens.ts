import { check } from '@pinakes/query/internal';
import type { Budget } from './slice.ts';

/** Counts the tokens of a text: a whole number from 0. The same text must always give the same number. */
export type TokenCounter = (text: string) => number;

/**
 * Runs of characters of a class, with the average tokens that `o200k_base` has for them, the length that these are for,
 * and those for each further character. Fitted by least squares over relative errors to documentation in English and
 * Chinese.
 */
const RUNS: readonly (readonly [pattern: string, tokens: number, length: number, further: number])[] = [
	['[a-z]+', 1.06, 6, 0.04],
	['[A-Z][a-z]+', 1.06, 4, 0.05],
	// The last of several capitals belongs to the next word.
	['[A-Z]+(?![a-z])', 0.54, 2, 0.36],
	['[0-9]+', 1.24, 3, 1.24 / 3],
	['[\\r\\n]+', 1.05, 1, 0],
	// A single blank belongs to the word after it.
	['[\\0-\\t\\v\\f\\x0e- ]{2,}', 0.52, 2, 0],
	['[\\0- ]', 0, 1, 0],
	['[!-/:-@[-`{-\\x7f]+', 0.74, 4, 0.08],
	['[\\u4e00-\\u9fff]+', 0.87, 1, 0.87],
	['[\\u2014-\\u2026\\u2190-\\u2bff\\u3001-\\u3011\\uff01-\\uff65]+', 1.19, 1, 1.19],
	['[\\u3040-\\u30ff]+', 0.6, 1, 0.6],
	['[\\uac00-\\ud7a3]+', 0.79, 1, 0.79],
	// Emojis; other characters beyond the first plane, and rare Chinese ones, have up to four tokens.
	['(?:[\\ud83c-\\ud83e][\\udc00-\\udfff])+', 2, 2, 1],
	['[\\u3400-\\u4dbf\\uf900-\\ufaff\\ud800-\\udfff]+', 2.5, 1, 2.5],
	['[\\x80-\\uffff]', 0.45, 1, 0.45],
];
const RUN = new RegExp(RUNS.map(([pattern]) => `(${pattern})`).join('|'), 'g');

/**
 * Estimates the number of tokens that `o200k_base` has for a text in Chinese, English or both. Needs no vocabulary: it
 * sums averages over runs of characters of one class.
 */
export function estimateTokens(text: string): number {
	check(typeof text === 'string', 'estimateTokens takes a text.');
	let sum = 0;
	for (const match of text.matchAll(RUN)) {
		const run = RUNS[match.indexOf(match[0], 1) - 1] as (typeof RUNS)[number];
		sum += run[1] + Math.max(0, match[0].length - run[2]) * run[3];
	}
	return Math.ceil(sum);
}

export type Size = Required<Budget>;

/** Returns a budget as a size, with Infinity for no limit. */
export function limitOf(budget: Budget = {}): Size {
	return { tokens: Number.POSITIVE_INFINITY, characters: Number.POSITIVE_INFINITY, ...budget };
}

export type Measure = (text: string) => Size;

/** Reserve of a budget for errors of the estimate: of 100 texts of over 1,000 characters, 99 have at most as many tokens. */
const RESERVE = 1.2;

/** Creates a measure from a token counter. A custom counter may be slow, so its results are cached. */
export function measureWith(counter: TokenCounter = (text) => Math.ceil(estimateTokens(text) * RESERVE)): Measure {
	const known = new Map<string, number>();
	return (text) => {
		const tokens = known.get(text) ?? counter(text);
		check(tokens >= 0, 'counter must return a number of tokens.');
		known.set(text, tokens);
		return { tokens, characters: text.length };
	};
}

/** Returns the difference of two sizes, at least 0. */
export function minus(a: Size, b: Size): Size {
	return { tokens: Math.max(0, a.tokens - b.tokens), characters: Math.max(0, a.characters - b.characters) };
}

export function isWithin(size: Size, limit: Size): boolean {
	return size.tokens <= limit.tokens && size.characters <= limit.characters;
}
