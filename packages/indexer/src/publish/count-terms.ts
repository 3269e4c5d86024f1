import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import { encodePostings } from '@pinakes/query/format/codec/postings';
import { MIN_SECTIONS_WITH_CHUNKS } from '@pinakes/query/format/kinds/text/chunks';
import { isNameTerm } from '@pinakes/query/format/kinds/text/names';
import { type Row as DecodedRow, decodeRow } from '@pinakes/query/format/kinds/text/row';
import { commonGramThreshold } from '@pinakes/query/format/kinds/text/row-keys';
import type { FieldCounts, TextSettings } from '@pinakes/query/format/kinds/text/schema';
import { type Combinations, createCombinations } from '../kinds/text/collect.ts';
import { encodeWords, ownPostings, type Term, type TermPostings } from '../kinds/text/row.ts';
import type { TableRow } from '../write/parts.ts';
import type { BasePostings } from './base-postings.ts';
import { createAdder } from './gram-sums.ts';
import { listDigest } from './title-lists.ts';

interface RowDecoder {
	/** Combinations of counts of the decoded terms; more are added for sums. */
	readonly combinations: Combinations;
	/** Whether the index is so large that long postings are in chunks. */
	readonly hasChunks: boolean;
	/** Returns a row, with n-grams that include the postings of longer ones; undefined if the row is invalid. */
	decode(row: TableRow): { readonly row: DecodedRow; readonly terms: readonly Term[] } | undefined;
	/** Whether a term is an n-gram that so many sections have that it remains in its row. */
	isCommon(term: Term): boolean;
}

/** Returns undefined if rows have no alphabet, as fine rows have none. */
export function createRowDecoder({ alphabet, grams, counts }: TextSettings, sections: number): RowDecoder | undefined {
	if (alphabet === undefined) return undefined;
	const bounds = { alphabet: [...alphabet], sections, counts: counts.length };
	const combinations = createCombinations(counts);
	const addUp = createAdder(combinations, sections);
	return {
		combinations,
		hasChunks: sections >= MIN_SECTIONS_WITH_CHUNKS,
		decode([key, json]) {
			const row = decodeRow(key, JSON.parse(json) as string, bounds);
			return row && { row, terms: isUnspaced(key) ? addUp(termsOf(row)) : termsOf(row) };
		},
		isCommon: ([term, { from, to }]) =>
			isUnspaced(term) && [...term].length < (grams.at(-1) as number) && to - from > commonGramThreshold(sections),
	};
}

/** What is counted over all terms before the first fine row is written. */
interface CountedTerms {
	/** JSON of the words of each row, without names. */
	readonly lists: ReadonlyMap<string, string>;
	readonly common: ReadonlySet<string>;
	/** Digests of the sections with each term in their titles. */
	readonly titled: ReadonlyMap<string, string>;
	/** Number of postings with each combination of counts. */
	readonly often: readonly number[];
	readonly bases: BasePostings;
}

/** Reads all rows once; returns undefined if one is invalid. */
export function countTerms(
	rows: Iterable<TableRow>,
	{ decode, isCommon, combinations, hasChunks }: RowDecoder,
	bases: BasePostings,
): CountedTerms | undefined {
	const lists = new Map<string, string>();
	const common = new Set<string>();
	const titled = new Map<string, string>();
	const often: number[] = [];
	for (const row of rows) {
		const [key] = row;
		const decoded = decode(row);
		if (decoded === undefined) return undefined;
		if (!isUnspaced(key)) lists.set(key, JSON.stringify(listedWords(key, decoded.row)));
		for (const term of decoded.terms) {
			countCombinations(term[1], often);
			if (hasChunks) bases.add(term);
			if (isCommon(term)) common.add(term[0]);
			else addTitled(titled, term, combinations.list);
		}
	}
	return { lists, common, titled, often, bases };
}

function termsOf({ terms, postings }: DecodedRow): Term[] {
	return terms.map((term, i) => {
		const { sections, counts } = (postings[i] as DecodedRow['postings'][0]).decode();
		return [term, ownPostings(sections, counts)];
	});
}

/**
 * Adds the digest of the sections that have a term in their title or headings, if there are any. Names and n-grams of
 * several characters are no concepts.
 */
function addTitled(titled: Map<string, string>, [term, postings]: Term, combinations: readonly FieldCounts[]): void {
	if (isNameTerm(term) || (isUnspaced(term) && [...term].length > 1)) return;
	const own = sectionsWithTitle(postings, combinations);
	if (own.length > 0) titled.set(term, listDigest(JSON.stringify(encodePostings([...own]))));
}

/** Returns the sections that have a term in their titles or headings. */
export function sectionsWithTitle(
	{ sections, counts, from, to }: TermPostings,
	combinations: readonly FieldCounts[],
): Uint32Array {
	const own: number[] = [];
	for (let i = from; i < to; i++) {
		const [title, headings] = combinations[counts[i] as number] as FieldCounts;
		if (title + headings > 0) own.push(sections[i] as number);
	}
	return Uint32Array.from(own);
}

function countCombinations({ counts, from, to }: TermPostings, often: number[]): void {
	for (let i = from; i < to; i++) {
		const combination = counts[i] as number;
		while (often.length <= combination) often.push(0);
		(often[combination] as number)++;
	}
}

/** Returns the first two texts of a row of words. Names are only looked for as a whole. */
function listedWords(key: string, { terms, postings }: DecodedRow): string {
	const isWord = terms.map((term) => !isNameTerm(term));
	const frequencies = postings.flatMap(({ size }, i) => (isWord[i] ? encodeNumber(size - 1) : []));
	const words = terms.filter((_, i) => isWord[i]);
	return `${encodeWords(key, words)} ${frequencies.join('')}`;
}
