import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { NumberList } from '../../write/number-list.ts';

/** Characters of the largest n-grams that an index can have. */
export const MAX_GRAM_LENGTH = 3;

/**
 * Terms by number. A builder that builds again keeps its dictionary, so that postings of earlier builds keep their
 * numbers; terms that no text has any more stay in it without postings.
 */
export class Dictionary {
	/** The number of a term is its position here. */
	readonly terms: string[] = [];
	/**
	 * Term numbers in the order in which they were written last. Sorting starts from it, as sorting what is nearly
	 * sorted takes a fraction of the time; the result does not depend on it.
	 */
	order: Uint32Array = new Uint32Array();
	readonly #numbers = new Map<string, number>();
	readonly #characters = new NumberList();

	constructor(terms: Iterable<string> = []) {
		for (const term of terms) this.numberOf(term);
	}

	/** The number of a term, which is added if it is new. */
	numberOf(term: string): number {
		const known = this.#numbers.get(term);
		if (known !== undefined) return known;
		const number = this.terms.push(term) - 1;
		this.#numbers.set(term, number);
		return number;
	}

	/** The code points of n-grams, `MAX_GRAM_LENGTH` numbers to a term: 0 behind its last character, and for words. */
	characters(): Uint32Array {
		// The dictionary of a single document is never asked.
		for (let number = this.#characters.length / MAX_GRAM_LENGTH; number < this.terms.length; number++) {
			const term = this.terms[number] as string;
			const characters = isUnspaced(term) ? [...term] : [];
			for (let i = 0; i < MAX_GRAM_LENGTH; i++) this.#characters.push(characters[i]?.codePointAt(0) ?? 0);
		}
		return this.#characters.view();
	}
}
