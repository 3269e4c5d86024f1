import { type FieldCounts, foldingOf, hasCjk } from '@pinakes/query/format';
import { foldingFor } from '../../text/folding.ts';
import type { Collected } from './collect.ts';
import { encodeRow } from './row.ts';
import { type RowTexts, rowTextsOf } from './row-texts.ts';
import { type SortedPostings, sortPostings } from './sort.ts';
import { type Alphabet, type OrderedTerms, orderTerms, rowKey } from './terms.ts';

/** The terms of an index with their postings, as they are written, and what it takes to change a few of them. */
export interface TermTable {
	readonly rows: RowTexts;
	readonly keyLength: number;
	/** How many words there are. */
	readonly words: number;
	readonly alphabet: Alphabet;
	/** Every combination of occurrences by field, and how many postings have it; the frequent first. */
	readonly counts: readonly FieldCounts[];
	readonly frequencies: readonly number[];
	/** Pairs of a character and the one that it stands for. */
	readonly folding: string;
}

/** A table, and the terms and postings that it was made from. */
export interface BuiltTerms {
	readonly table: TermTable;
	/** In the order of the rows. */
	readonly terms: readonly string[];
	readonly postings: SortedPostings;
}

/**
 * Makes the table of all terms.
 *
 * @param size the size of the largest n-grams
 */
export function buildTerms(collected: Collected, size: number): BuiltTerms {
	const folding = foldingFor(collected.terms.filter(hasCjk).flatMap((gram) => [...gram]));
	const folded = foldTerms(collected.terms, folding);
	const ordered = orderTerms(new Set(folded), size);
	const postings = sortPostings(collected, ranksOf(folded, ordered.terms), ordered.terms.length);
	const { terms, keyLength, words, alphabet } = ordered;
	const { counts, frequencies } = postings;
	const rows = rowsOf(ordered, postings);
	return { table: { rows, keyLength, words, alphabet, counts, frequencies, folding }, terms, postings };
}

/** Terms as they are once their characters are folded; words have none that is. */
export function foldTerms(terms: readonly string[], folding: string): readonly string[] {
	const canonical = foldingOf(folding);
	if (canonical.size === 0) return terms;
	return terms.map((term) =>
		hasCjk(term) ? Array.from(term, (character) => canonical.get(character) ?? character).join('') : term,
	);
}

/** The place of each term in an order. */
export function ranksOf(terms: readonly string[], order: readonly string[]): Uint32Array {
	const ranks = new Map(order.map((term, rank) => [term, rank]));
	return Uint32Array.from(terms, (term) => ranks.get(term) as number);
}

function rowsOf({ terms, keyLength, grams }: OrderedTerms, postings: SortedPostings): RowTexts {
	const rows = new Map<string, string>();
	for (let from = 0; from < terms.length; ) {
		const key = rowKey(terms[from] as string, keyLength);
		let to = from + 1;
		while (to < terms.length && rowKey(terms[to] as string, keyLength) === key) to++;
		const row = {
			terms: terms.slice(from, to),
			postings: Array.from({ length: to - from }, (_, i) => postings.of(from + i)),
		};
		rows.set(key, JSON.stringify(encodeRow(key, row, grams)));
		from = to;
	}
	return rowTextsOf(rows);
}
