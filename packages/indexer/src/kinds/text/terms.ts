import { gramNumber, hasCjk } from '@pinakes/query/format';
import { BuildError } from '../../errors.ts';
import { compare } from '../../report.ts';
import { byMagnitude } from './by-magnitude.ts';
import type { GramSettings } from './row.ts';

/** The terms of an index in the order of their rows, and what the rows are written by. */
export interface OrderedTerms {
	/** Words sorted, then n-grams by their first character and what follows it; each once. */
	readonly terms: readonly string[];
	/** Characters of a word that are its row's key. */
	readonly keyLength: number;
	/** How many words there are; the other terms are n-grams. */
	readonly words: number;
	/** The characters of n-grams after the first. */
	readonly alphabet: Alphabet;
	readonly grams: GramSettings;
}

/** The characters of n-grams after the first: those that many n-grams have first, for the sake of size. */
export interface Alphabet {
	readonly characters: readonly string[];
	/** How many n-grams have each. */
	readonly frequencies: readonly number[];
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
	const frequencies = new Map<string, number>();
	for (const gram of gramTerms) addCharacters(frequencies, gram, 1);
	const alphabet = orderAlphabet(frequencies);
	const grams = gramSettings(alphabet, size);
	const numbered = gramTerms.map((gram): [string, string, number] => {
		return [gram, firstCharacter(gram), gramNumber(gram, grams.places, size)];
	});
	numbered.sort(([, a, first], [, b, second]) => compare(a, b) || first - second);
	return {
		terms: [...words.sort(compare), ...numbered.map(([gram]) => gram)],
		keyLength: keyLengthFor(words.length),
		words: words.length,
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

/** Characters of a word that are its row's key, by how many words there are. */
export function keyLengthFor(words: number): number {
	return WORDS_BY_KEY_LENGTH.filter((count) => words >= count).length;
}

/**
 * How n-grams are written.
 *
 * @throws BuildError where n-grams of this size would be more than can be numbered
 */
export function gramSettings({ characters }: Alphabet, size: number): GramSettings {
	if ((characters.length + 1) ** (size - 1) > LARGEST_NUMBER) {
		throw new BuildError(`the texts have too many distinct characters for n-grams of ${size}: leave this size out.`);
	}
	return { places: new Map(characters.map((character, i) => [character, i + 1])), size };
}

/** Counts the characters of an n-gram after the first, each once; with -1 they are taken off. */
export function addCharacters(frequencies: Map<string, number>, [, ...rest]: string, times: 1 | -1): void {
	for (const character of new Set(rest)) frequencies.set(character, (frequencies.get(character) ?? 0) + times);
}

/** The characters that n-grams have, the frequent first. */
export function orderAlphabet(frequencies: ReadonlyMap<string, number>): Alphabet {
	const sorted = [...frequencies]
		.filter(([, frequency]) => frequency > 0)
		.sort(
			([a, one], [b, other]) => byMagnitude(one, other) || (a.codePointAt(0) as number) - (b.codePointAt(0) as number),
		);
	return { characters: sorted.map(([character]) => character), frequencies: sorted.map(([, frequency]) => frequency) };
}

/** `orderAlphabet` for an alphabet of which few frequencies have changed: mostly its characters stay in their order. */
export function reorderAlphabet({ characters, frequencies }: Alphabet, changed: ReadonlyMap<string, number>): Alphabet {
	const now = characters.map((character) => changed.get(character) as number);
	const isSame =
		changed.size === now.length &&
		now.every((often, i) => often > 0 && byMagnitude(often, frequencies[i] as number) === 0);
	return isSame ? { characters, frequencies: now } : orderAlphabet(changed);
}
