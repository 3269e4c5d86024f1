import { isUnspaced } from '../../analysis/characters.ts';
import { isNameTerm, nameRow } from './names.ts';

/** Letters that related words have in common at the beginning, at least. */
export const MIN_SHARED_PREFIX = 5;

/** The key of the fine row that has a term and those that are related to it: an n-gram has its own row, and few names share one. */
export function fineKey(term: string): string {
	return ` ${isNameTerm(term) ? nameRow(term) : term.slice(0, MIN_SHARED_PREFIX)}`;
}

/** The key of the row that has a term and all that it may be mistaken for. */
export function rowKey({ keyLength }: { readonly keyLength: number }, term: string): string {
	return isUnspaced(term) ? ([...term][0] as string) : term.slice(0, keyLength);
}

/**
 * How many sections a short n-gram has at most that is not common: 64 and an eighth of all. Common ones take most of the
 * time, and of what is loaded, and rank nothing that longer ones do not rank better.
 */
export function mostUncommon(sections: number): number {
	return 64 + sections / 8;
}
