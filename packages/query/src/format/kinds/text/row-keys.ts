import { isUnspaced } from '../../analysis/characters.ts';
import { isNameTerm, nameRow } from './names.ts';

/** Minimum number of first letters that related words have in common. */
export const MIN_SHARED_PREFIX = 5;

/**
 * Returns the key of the fine row that has a term and related ones. An n-gram has a row of its own, and few names share
 * one.
 */
export function fineKey(term: string): string {
	return ` ${isNameTerm(term) ? nameRow(term) : term.slice(0, MIN_SHARED_PREFIX)}`;
}

/** Returns the key of the row that has a term, related ones and possible corrections. */
export function rowKey({ keyLength }: { readonly keyLength: number }, term: string): string {
	return isUnspaced(term) ? ([...term][0] as string) : term.slice(0, keyLength);
}

/**
 * Returns the maximum number of sections with a short n-gram that is not common: 64 and an eighth of all. Common
 * n-grams take most of the time and of the data, and do not improve the ranking beyond longer n-grams.
 */
export function commonGramThreshold(sections: number): number {
	return 64 + sections / 8;
}
