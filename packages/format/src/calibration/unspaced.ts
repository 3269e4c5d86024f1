import { isUnspaced } from '../analysis/characters.ts';

/** The share of texts that have characters written without spaces, from 0 to 1 in thousandths. */
export function unspacedShare(texts: readonly string[]): number {
	return shareOf(texts.filter(isUnspaced).length, texts.length);
}

/** The same for so many of some texts. */
export function shareOf(unspaced: number, count: number): number {
	return count === 0 ? 0 : Math.round((unspaced / count) * 1000) / 1000;
}
