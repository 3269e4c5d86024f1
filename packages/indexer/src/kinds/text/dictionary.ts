import { isUnspaced } from '@pinakes/query/internal';
import { NumberList } from '../../base/encode.ts';

/** Maximum characters of an n-gram. */
export const MAX_GRAM_LENGTH = 3;

/**
 * Terms by number. A builder keeps its dictionary between builds, so that postings of earlier builds keep their
 * numbers; terms that no longer occur stay without postings.
 */
export class Dictionary {
	/** The number of a term is its position. */
	readonly terms: string[] = [];
	/**
	 * Term numbers in the order in which they were last written. Sorting starts with it, since nearly sorted input sorts
	 * much faster; the result does not depend on it.
	 */
	order: Uint32Array = new Uint32Array();
	readonly #numbers = new Map<string, number>();
	readonly #characters = new NumberList();

	constructor(terms: Iterable<string> = []) {
		for (const term of terms) this.numberOf(term);
	}

	/** Returns the number of a term; adds new terms. */
	numberOf(term: string): number {
		const known = this.#numbers.get(term);
		if (known !== undefined) return known;
		const number = this.terms.push(term) - 1;
		this.#numbers.set(term, number);
		return number;
	}

	/**
	 * Returns the code points of n-grams, `MAX_GRAM_LENGTH` numbers per term: 0 after the last character, and for words.
	 */
	characters(): Uint32Array {
		// Computed on demand, since the dictionary of a single document does not need them.
		for (let number = this.#characters.length / MAX_GRAM_LENGTH; number < this.terms.length; number++) {
			const term = this.terms[number] as string;
			const characters = isUnspaced(term) ? [...term] : [];
			for (let i = 0; i < MAX_GRAM_LENGTH; i++) this.#characters.push(characters[i]?.codePointAt(0) ?? 0);
		}
		return this.#characters.view();
	}
}
