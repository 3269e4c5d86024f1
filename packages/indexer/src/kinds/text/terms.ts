import { gramNumber, hasCjk } from '@pinakes/query/format';
import { BuildError } from '../../errors.ts';
import { compare } from '../../report.ts';
import type { GramSettings } from './row.ts';

/** The terms of an index in the order of their rows, and what the rows are written by. */
export interface OrderedTerms {
	/** Words sorted, then n-grams by their first character and what follows it; each once. */
	readonly terms: readonly string[];
	/** Characters of a word that are its row's key. */
	readonly keyLength: number;
	/** The characters of n-grams after the first. */
	readonly alphabet: readonly string[];
	readonly grams: GramSettings;
}

/** N-grams have numbers of 32 bits. */
const LARGEST_NUMBER = 2 ** 32;

/** How many distinct words need keys of one character, of two, and of three; fewer are all in one row. */
const WORDS_BY_KEY_LENGTH = [1_500, 3_000, 20_000];

/**
 * Orders the terms of an index.
 *
 * @throws BuildError where n-grams of this size would be more than can be numbered
 * @param terms words and n-grams, each once, in any order
 * @param size the size of the largest n-grams
 */
export function orderTerms(terms: Iterable<string>, size: number): OrderedTerms {
	const words: string[] = [];
	const gramTerms: string[] = [];
	for (const term of terms) (hasCjk(term) ? gramTerms : words).push(term);
	const alphabet = alphabetOf(gramTerms);
	if ((alphabet.length + 1) ** (size - 1) > LARGEST_NUMBER) {
		throw new BuildError(`the texts have too many distinct characters for n-grams of ${size}: leave this size out.`);
	}
	const grams = { places: new Map(alphabet.map((character, i) => [character, i + 1])), size };
	const numbered = gramTerms.map((gram): [string, string, number] => {
		return [gram, firstCharacter(gram), gramNumber(gram, grams.places, size)];
	});
	numbered.sort(([, a, first], [, b, second]) => compare(a, b) || first - second);
	return {
		terms: [...words.sort(compare), ...numbered.map(([gram]) => gram)],
		keyLength: WORDS_BY_KEY_LENGTH.filter((count) => words.length >= count).length,
		alphabet,
		grams,
	};
}

/** The key of the row that has a term. */
export function rowKey(term: string, keyLength: number): string {
	return hasCjk(term) ? firstCharacter(term) : term.slice(0, keyLength);
}

function firstCharacter(gram: string): string {
	return String.fromCodePoint(gram.codePointAt(0) as number);
}

/** The characters that follow the first one of n-grams: those that most of them have first, for the sake of size. */
function alphabetOf(grams: readonly string[]): string[] {
	const frequencies = new Map<string, number>();
	for (const [, ...rest] of grams) {
		for (const character of new Set(rest)) frequencies.set(character, (frequencies.get(character) ?? 0) + 1);
	}
	return [...frequencies]
		.sort(([a, often], [b, oftener]) => oftener - often || (a.codePointAt(0) as number) - (b.codePointAt(0) as number))
		.map(([character]) => character);
}
