import { isUnspaced } from '../analysis/characters.ts';

/** The share of texts that have characters written without spaces, from 0 to 1 in thousandths. */
export function unspacedShare(texts: readonly string[]): number {
	return texts.length === 0 ? 0 : Math.round((texts.filter(isUnspaced).length / texts.length) * 1000) / 1000;
}
