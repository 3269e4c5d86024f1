import { isUnspaced } from '../analysis/characters.ts';

/** The share of texts that have characters written without spaces, from 0 to 1 in thousandths. */
export function unspacedShare(texts: readonly string[]): number {
	return roundedShare(texts.filter(isUnspaced).length, texts.length);
}

/** Returns a share from 0 to 1 in thousandths; 0 of nothing. */
export function roundedShare(part: number, whole: number): number {
	return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
}
