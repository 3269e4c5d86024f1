import { foldingOf } from '@pinakes/query/format/analysis/analyzer';
import { fold } from '@pinakes/query/format/analysis/tokenizer';
import type { FieldCounts } from '@pinakes/query/format/kinds/text/schema';
import { compare } from '../../base/report.ts';
import type { TableRow } from '../../write/parts.ts';
import type { Collected } from './collect.ts';
import { type Dictionary, MAX_GRAM_LENGTH } from './dictionary.ts';
import { type SortedPostings, sortPostings } from './sort.ts';

/** The terms of an index with their encoded postings. */
export interface TermTable {
	/** JSON texts by key, sorted by key. */
	readonly rows: Iterable<TableRow>;
	readonly keyLength: number;
	readonly alphabet: readonly string[];
	/** All combinations of occurrences by field in postings, the most frequent first. */
	readonly counts: readonly FieldCounts[];
	/** Pairs of a character and its replacement. */
	readonly folding: string;
}

/** Terms in the order of code units, with their postings. */
interface SortedTerms {
	readonly terms: readonly string[];
	readonly postings: SortedPostings;
}

/**
 * Returns the terms of some texts of an index in the order of code units, with their postings.
 *
 * @param folding of the index: pairs of a character and its replacement
 */
export function sortTerms(collected: Collected, folding: string): SortedTerms {
	const frequencies = frequenciesOf(collected);
	const { folded, isPresent } = foldTerms(collected.dictionary, frequencies, folding);
	const all = collected.dictionary.terms;
	const numbers = Array.from(all.keys()).filter((number) => isPresent[number] === 1);
	numbers.sort((a, b) => compare(all[a] as string, all[b] as string));
	const postings = sortPostings(collected, frequencies, ranksOf(folded, numbers), numbers.length);
	return { terms: numbers.map((number) => all[number] as string), postings };
}

/** The terms of texts after folding. */
interface FoldedTerms {
	/** The number of the folded term, by that of each term; new folded terms are added to the dictionary. */
	readonly folded: Uint32Array;
	/** 1 for each folded term in the texts. */
	readonly isPresent: Uint8Array;
}

/**
 * Folds terms. Only n-grams have characters that are replaced.
 *
 * @param frequencies of the terms of the dictionary in the texts; 0 for terms that do not occur
 * @param pairs of a character and its replacement
 */
function foldTerms(dictionary: Dictionary, frequencies: Uint32Array, pairs: string): FoldedTerms {
	const folding = foldingOf(pairs);
	const characters = dictionary.characters();
	const folded = new Uint32Array(frequencies.length);
	for (let number = 0; number < frequencies.length; number++) {
		folded[number] = number;
		if (frequencies[number] === 0) continue;
		const first = number * MAX_GRAM_LENGTH;
		for (let at = first; at < first + MAX_GRAM_LENGTH && characters[at] !== 0; at++) {
			if (!folding.has(characters[at] as number)) continue;
			folded[number] = dictionary.numberOf(fold(dictionary.terms[number] as string, folding));
			break;
		}
	}
	const isPresent = new Uint8Array(dictionary.terms.length);
	for (let number = 0; number < frequencies.length; number++)
		if (frequencies[number] !== 0) isPresent[folded[number] as number] = 1;
	return { folded, isPresent };
}

/** Counts the postings of each term of the dictionary. */
export function frequenciesOf({ dictionary, terms }: Collected): Uint32Array {
	const frequencies = new Uint32Array(dictionary.terms.length);
	for (let i = 0; i < terms.length; i++) {
		const term = terms[i] as number;
		frequencies[term] = (frequencies[term] as number) + 1;
	}
	return frequencies;
}

/** Returns the characters of the n-grams in texts. */
export function charactersOf(dictionary: Dictionary, frequencies: Uint32Array): string[] {
	const characters = dictionary.characters();
	const points = new Set<number>();
	for (let number = 0; number < frequencies.length; number++) {
		if (frequencies[number] === 0) continue;
		const first = number * MAX_GRAM_LENGTH;
		for (let at = first; at < first + MAX_GRAM_LENGTH && characters[at] !== 0; at++)
			points.add(characters[at] as number);
	}
	return Array.from(points, (point) => String.fromCodePoint(point));
}

/**
 * Returns the rank of each term of the dictionary.
 *
 * @param order numbers of folded terms, by rank
 */
function ranksOf(folded: Uint32Array, order: readonly number[]): Uint32Array {
	const ranks = new Uint32Array(order.reduce((most, number) => Math.max(most, number + 1), folded.length));
	order.forEach((number, rank) => {
		ranks[number] = rank;
	});
	return folded.map((number) => ranks[number] as number);
}
