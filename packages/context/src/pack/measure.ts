import type { Budget } from '../slice.ts';
import { estimateTokens, type TokenCounter } from '../tokens.ts';

/** What a text takes. */
export interface Size {
	readonly tokens: number;
	readonly characters: number;
}

export const NOTHING: Size = { tokens: 0, characters: 0 };

/** A limit in both; Infinity where there is none. */
export function limitOf({
	tokens = Number.POSITIVE_INFINITY,
	characters = Number.POSITIVE_INFINITY,
}: Budget = {}): Size {
	return { tokens, characters };
}

/** Measures texts. */
export type Measure = (text: string) => Size;

/** Makes a measure of a counter. The caller's own may take its time: a text is counted by it once only. */
export function measureWith(counter?: TokenCounter): Measure {
	if (counter === undefined) return (text) => ({ tokens: estimateTokens(text), characters: text.length });
	const known = new Map<string, number>();
	return (text) => {
		const tokens = known.get(text) ?? counter(text);
		known.set(text, tokens);
		return { tokens, characters: text.length };
	};
}

export function plus(a: Size, b: Size): Size {
	return { tokens: a.tokens + b.tokens, characters: a.characters + b.characters };
}

/** What is left, 0 at least. */
export function minus(a: Size, b: Size): Size {
	return { tokens: Math.max(0, a.tokens - b.tokens), characters: Math.max(0, a.characters - b.characters) };
}

export function isWithin(size: Size, limit: Size): boolean {
	return size.tokens <= limit.tokens && size.characters <= limit.characters;
}

/** The smaller of two limits in each. */
export function tighter(a: Size, b: Size): Size {
	return { tokens: Math.min(a.tokens, b.tokens), characters: Math.min(a.characters, b.characters) };
}

/** Parts of a limit that are told apart where there are two limits at once. */
const SHARES = 10_000;

/**
 * The size as one whole number above 0, and the limit as another, so that texts whose numbers add up to no more
 * than the limit's are within it. With a single limit it is the size itself; with two it is the larger share of
 * either, rounded up.
 */
export function asNumber({ tokens, characters }: Size, limit: Size): number {
	if (limit.characters === Number.POSITIVE_INFINITY) return tokens;
	if (limit.tokens === Number.POSITIVE_INFINITY) return characters;
	return Math.ceil(SHARES * Math.max(share(tokens, limit.tokens), share(characters, limit.characters)));
}

function share(part: number, whole: number): number {
	return part === 0 ? 0 : part / whole;
}

/** The capacity that belongs to `asNumber`. */
export function capacityOf(limit: Size): number {
	if (limit.characters === Number.POSITIVE_INFINITY) return limit.tokens;
	if (limit.tokens === Number.POSITIVE_INFINITY) return limit.characters;
	return SHARES;
}
