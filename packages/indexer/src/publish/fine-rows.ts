import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import { encodePostings } from '@pinakes/query/format/codec/postings';
import { MIN_POSTINGS_IN_BLOCKS, MIN_SECTIONS_WITH_BLOCKS } from '@pinakes/query/format/kinds/text/blocks';
import { lengthNorms, saturation, weightedFrequencies } from '@pinakes/query/format/kinds/text/bm25';
import { decodeLengths } from '@pinakes/query/format/kinds/text/lengths';
import { isNameTerm } from '@pinakes/query/format/kinds/text/names';
import { type Row as DecodedRow, decodeRow } from '@pinakes/query/format/kinds/text/row';
import { commonGramThreshold, fineKey } from '@pinakes/query/format/kinds/text/row-keys';
import type { FieldCounts, TextSettings } from '@pinakes/query/format/kinds/text/schema';
import { type Combinations, createCombinations } from '../kinds/text/collect.ts';
import { encodeWords, ownPostings, type Row, type TermPostings } from '../kinds/text/row.ts';
import { addTo } from '../multimap.ts';
import { compare } from '../report.ts';
import type { TableRow } from '../write/parts.ts';
import { encodeFineRow, type RowContent } from './encode-fine-row.ts';

/** Rows of terms, and the settings of their index. */
interface TermRows {
	/** JSON texts by key. */
	readonly rows: ReadonlyMap<string, string>;
	readonly settings: TextSettings;
}

/** Terms in fine rows. */
export interface FineRows extends TermRows {
	/** The JSON texts of the fine rows with their keys, in any order. `rows` serve mistyped words, prefixes and common n-grams. */
	readonly fine: Iterable<TableRow>;
	/** JSON texts of the blocks of postings that are too many for their rows; complete when `fine` was iterated, once. */
	readonly blocks: readonly string[];
	/** JSON of the sections with each term in their titles: see kinds/titles/schema.ts of format. */
	readonly titled: ReadonlyMap<string, string>;
}

/**
 * Converts rows to fine rows, so that a page loads little but the term it needs. The postings of an n-gram include
 * those of the longer n-grams that begin with it, which a reader would otherwise add. Rows that list words remain for
 * mistyped words and prefixes, and rows of common n-grams for queries that have nothing else.
 *
 * Rows are decoded twice, first for what is counted over all of them, as a large index has millions of terms.
 *
 * Returns undefined if rows are fine already, if n-grams are so long that a row would contain several with the same
 * beginning, or if scores might differ in the last digit.
 *
 * @param sections number of sections of the index
 */
export function toFineRows({ rows, settings }: TermRows, sections: number): FineRows | undefined {
	const { alphabet, lengths: own = '', ...kept } = settings;
	const lengths = decodeLengths(own) ?? new Uint32Array();
	const isLong = settings.grams.some((size) => size > MAX_GRAM_LENGTH);
	if (alphabet === undefined || isLong || !settings.weights.every(isExact) || lengths.length !== sections) {
		return undefined;
	}
	const bounds = { alphabet: [...alphabet], sections, counts: settings.counts.length };
	const combinations = createCombinations(settings.counts);
	const addUp = createAdder(combinations, sections);
	const termsIn = (key: string, row: DecodedRow): Term[] => (isUnspaced(key) ? addUp(termsOf(row)) : termsOf(row));
	const isCommon = ([term, { from, to }]: Term): boolean =>
		isUnspaced(term) &&
		[...term].length < (settings.grams.at(-1) as number) &&
		to - from > commonGramThreshold(sections);
	const lists = new Map<string, string>();
	const common = new Map<string, Row>();
	const titled = new Map<string, string>();
	const often: number[] = [];
	for (const [key, json] of rows) {
		const row = decodeRow(key, JSON.parse(json) as string, bounds);
		if (row === undefined) return undefined;
		if (!isUnspaced(key)) lists.set(key, JSON.stringify(listedWords(key, row)));
		for (const term of termsIn(key, row)) {
			countCombinations(term[1], often);
			if (isCommon(term)) common.set(term[0], rowOf([term]));
			else addTitled(titled, term, combinations.list);
		}
	}
	const { counts, numbers } = byFrequency(combinations.list, often);
	const total_length = lengths.reduce((sum, length) => sum + length, 0);
	const commonTerms = [...common.keys()].sort(compare).join(' ');
	const frequencies = weightedFrequencies(combinations.list, settings.weights);
	const norms = lengthNorms(lengths);
	const hasBlocks = sections >= MIN_SECTIONS_WITH_BLOCKS;
	const blocks: string[] = [];
	const content: RowContent = {
		numbers,
		lengths: own,
		shareOf: (count, section) => saturation(frequencies[count] as number, norms[section] as number),
		isInBlocks: ({ from, to }) => hasBlocks && to - from >= MIN_POSTINGS_IN_BLOCKS,
		blocks,
	};
	function* uncommonTerms(): Generator<Term[]> {
		for (const [key, json] of rows) {
			const row = decodeRow(key, JSON.parse(json) as string, bounds) as DecodedRow;
			yield termsIn(key, row).filter((term) => !isCommon(term));
		}
	}
	return {
		rows: new Map([...lists, ...Array.from(common, ([key, row]) => [key, encodeFineRow(key, row, content)] as const)]),
		fine: encodeByFineKey(uncommonTerms(), content),
		blocks,
		titled,
		settings: { ...kept, common: commonTerms, counts, total_length },
	};
}

/**
 * Groups terms by the keys of their fine rows, and encodes these.
 *
 * @param rows the terms of each row
 */
function* encodeByFineKey(rows: Iterable<readonly Term[]>, content: RowContent): Generator<TableRow> {
	// Names of several rows may be in one, as their digests decide. All other terms of a fine row are in the same row.
	const names = new Map<string, Term[]>();
	for (const terms of rows) {
		const grouped = new Map<string, Term[]>();
		for (const term of terms) addTo(isNameTerm(term[0]) ? names : grouped, fineKey(term[0]), term);
		yield* encodeGroups(grouped, content);
	}
	yield* encodeGroups(names, content);
}

function* encodeGroups(grouped: ReadonlyMap<string, Term[]>, content: RowContent): Generator<TableRow> {
	for (const [key, terms] of grouped) yield [key, encodeFineRow(key, rowOf(terms.sort(byTerm)), content)];
}

/**
 * Adds the JSON of the sections that have a term in their title or headings, if there are any. Names and n-grams of
 * several characters are no concepts.
 */
function addTitled(
	titled: Map<string, string>,
	[term, { sections, counts, from, to }]: Term,
	combinations: readonly FieldCounts[],
): void {
	if (isNameTerm(term) || (isUnspaced(term) && [...term].length > 1)) return;
	const own: number[] = [];
	for (let i = from; i < to; i++) {
		const [title, headings] = combinations[counts[i] as number] as FieldCounts;
		if (title + headings > 0) own.push(sections[i] as number);
	}
	if (own.length > 0) titled.set(term, JSON.stringify(encodePostings(own)));
}

/** Adds to the number of postings with each combination. */
function countCombinations({ counts, from, to }: TermPostings, often: number[]): void {
	for (let i = from; i < to; i++) {
		const combination = counts[i] as number;
		while (often.length <= combination) often.push(0);
		(often[combination] as number)++;
	}
}

/** Sorts combinations by the number of postings with them; also returns the new number of each old one. */
function byFrequency(
	combinations: readonly FieldCounts[],
	often: readonly number[],
): { readonly counts: FieldCounts[]; readonly numbers: Uint32Array } {
	const frequency = (number: number): number => often[number] ?? 0;
	const order = combinations.map((_, number) => number).sort((a, b) => frequency(b) - frequency(a) || a - b);
	const numbers = new Uint32Array(order.length);
	order.forEach((old, number) => {
		numbers[old] = number;
	});
	const found = order.filter(frequency);
	return { counts: found.map((old) => combinations[old] as FieldCounts), numbers };
}

/** Returns the first two texts of a row of words. Names are only looked for as a whole. */
function listedWords(key: string, { terms, postings }: DecodedRow): string {
	const isWord = terms.map((term) => !isNameTerm(term));
	const frequencies = postings.flatMap(({ size }, i) => (isWord[i] ? encodeNumber(size - 1) : []));
	const words = terms.filter((_, i) => isWord[i]);
	return `${encodeWords(key, words)} ${frequencies.join('')}`;
}

/** Maximum length of n-grams: the first character, and the one that distinguishes fine rows. */
const MAX_GRAM_LENGTH = 2;

/** Whether sums of a weight are exact in any order: multiples of an eighth are. */
function isExact(weight: number): boolean {
	return Number.isInteger(weight * 8) && weight <= 1024;
}

type Term = readonly [term: string, postings: TermPostings];

function termsOf({ terms, postings }: DecodedRow): Term[] {
	return terms.map((term, i) => {
		const { sections, counts } = (postings[i] as DecodedRow['postings'][0]).decode();
		return [term, ownPostings(sections, counts)];
	});
}

function byTerm([a]: Term, [b]: Term): number {
	return compare(a, b);
}

function rowOf(terms: readonly Term[]): Row {
	return { terms: terms.map(([term]) => term), postings: terms.map(([, postings]) => postings) };
}

/**
 * Returns a function that gives the n-grams of a row and their prefixes, each with the sum of its postings.
 *
 * @param sections number of sections of the index
 */
function createAdder(combinations: Combinations, sections: number): (terms: readonly Term[]) => Term[] {
	/** One more than the combination of each section while postings are added; all 0 between calls. */
	const sums = new Uint32Array(sections);

	function sumOf(all: readonly TermPostings[]): TermPostings {
		const found = new Uint32Array(all.reduce((size, { from, to }) => size + to - from, 0));
		let count = 0;
		for (const { sections: own, counts, from, to } of all) {
			for (let i = from; i < to; i++) {
				const section = own[i] as number;
				const before = sums[section] as number;
				const added = counts[i] as number;
				if (before === 0) found[count++] = section;
				sums[section] = 1 + (before === 0 ? added : combinations.sumOf(before - 1, added));
			}
		}
		const sorted = found.subarray(0, count).sort();
		const counts = sorted.map((section) => (sums[section] as number) - 1);
		for (const section of sorted) sums[section] = 0;
		return ownPostings(sorted, counts);
	}

	return (terms) => {
		const beginnings = new Map<string, TermPostings[]>();
		for (const [term, postings] of terms) {
			const characters = [...term];
			for (let size = 1; size <= characters.length; size++) {
				addTo(beginnings, characters.slice(0, size).join(''), postings);
			}
		}
		return [...beginnings].map(([gram, all]) => [gram, all.length === 1 ? (all[0] as TermPostings) : sumOf(all)]);
	};
}
