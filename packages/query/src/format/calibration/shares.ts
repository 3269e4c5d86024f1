import { hasUnspacedLetter } from '../analysis/characters.ts';

/** Returns the share of texts that have letters of scripts written without spaces, 0 to 1, rounded to thousandths. */
export function unspacedShare(texts: readonly string[]): number {
	return roundedShare(texts.filter(hasUnspacedLetter).length, texts.length);
}

/** Returns a share from 0 to 1, rounded to thousandths; 0 if the whole is 0. */
export function roundedShare(part: number, whole: number): number {
	return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
}
