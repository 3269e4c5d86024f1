import { check } from '@pinakes/query/format/errors';
import type { Budget } from '../slice.ts';
import { estimateTokens, type TokenCounter } from '../tokens.ts';

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

/** Creates a measure from a token counter. A custom counter may be slow, so its results are cached. */
export function measureWith(counter?: TokenCounter): Measure {
	if (counter === undefined) return (text) => ({ tokens: estimateTokens(text), characters: text.length });
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

/** Resolution of costs if tokens and characters are both limited. */
const COST_STEPS = 10_000;

/**
 * Returns the cost of a size for the knapsack, an integer. Texts whose costs add up to at most the capacity are within
 * the limit. With one limit, the cost is the size itself; with two, it is the larger share of either limit, rounded up.
 */
export function costOf({ tokens, characters }: Size, limit: Size): number {
	if (limit.characters === Number.POSITIVE_INFINITY) return tokens;
	if (limit.tokens === Number.POSITIVE_INFINITY) return characters;
	return Math.ceil(COST_STEPS * Math.max(share(tokens, limit.tokens), share(characters, limit.characters)));
}

function share(part: number, whole: number): number {
	return part === 0 ? 0 : part / whole;
}

/** Returns the capacity of the knapsack for costs by `costOf`. */
export function capacityOf(limit: Size): number {
	if (limit.characters === Number.POSITIVE_INFINITY) return limit.tokens;
	if (limit.tokens === Number.POSITIVE_INFINITY) return limit.characters;
	return COST_STEPS;
}
