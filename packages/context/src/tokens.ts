/** Counts the tokens of a text: a whole number from 0. The same text must always give the same number. */
export type TokenCounter = (text: string) => number;

/** Estimates how many tokens of `o200k_base` a text has, mixed Chinese and English, without a vocabulary. */
export function estimateTokens(text: string): number {
	return Math.ceil(text.length * 0.6);
}
