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
import { encodeRows } from './encode-fine-rows.ts';

/** Rows of terms, and the settings of their index. */
interface TermRows {
	/** JSON texts by key. */
	readonly rows: ReadonlyMap<string, string>;
	readonly settings: TextSettings;
}

/** Terms in fine rows. */
export interface FineRows extends TermRows {
	/** JSON texts of the fine rows by key. `rows` serve mistyped words, prefixes and common n-grams. */
	readonly fine: ReadonlyMap<string, string>;
	/** JSON texts of the blocks of postings that are too many for their rows. */
	readonly blocks: readonly string[];
	/** JSON of the sections with each term in their titles: see kinds/titles/schema.ts of format. */
	readonly titled: ReadonlyMap<string, string>;
}

/**
 * Converts rows to fine rows, so that a page loads little but the term it needs. The postings of an n-gram include
 * those of the longer n-grams that begin with it, which a reader would otherwise add. Rows that list words remain for
 * mistyped words and prefixes, and rows of common n-grams for queries that have nothing else.
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
	const combinations = createCombinations();
	for (const counts of settings.counts) combinations.numberOf(...counts);
	const lists = new Map<string, string>();
	const seldom = new Map<string, Row>();
	const grouped = new Map<string, Term[]>();
	const isCommon = ([term, { from, to }]: Term): boolean =>
		isUnspaced(term) &&
		[...term].length < (settings.grams.at(-1) as number) &&
		to - from > commonGramThreshold(sections);
	const common: string[] = [];
	for (const [key, json] of rows) {
		const row = decodeRow(key, JSON.parse(json) as string, bounds);
		if (row === undefined) return undefined;
		const isOfGrams = isUnspaced(key);
		if (!isOfGrams) lists.set(key, JSON.stringify(listedWords(key, row)));
		const terms = isOfGrams ? addedUp(row, combinations) : termsOf(row);
		for (const [term, postings] of terms.filter(isCommon)) {
			common.push(term);
			seldom.set(term, { terms: [term], postings: [postings] });
		}
		const others = terms.filter((term) => !isCommon(term)).sort(byTerm);
		// Names of several rows may lie in one: their digests tell which.
		for (const term of others) addTo(grouped, fineKey(term[0]), term);
	}
	const titled = titledSections(grouped.values(), combinations.list);
	// What is converted is removed at once: of 100,000 pages all of it would not fit into the heap beside the texts.
	const fine = new Map<string, Row>();
	for (const [key, terms] of grouped) {
		fine.set(key, rowOf(terms.sort(byTerm)));
		grouped.delete(key);
	}
	const { counts, numbers } = byFrequency(combinations.list, [...seldom.values(), ...fine.values()]);
	const total_length = lengths.reduce((sum, length) => sum + length, 0);
	const found = { common: common.sort(compare).join(' '), counts, total_length };
	const frequencies = weightedFrequencies(combinations.list, settings.weights);
	const norms = lengthNorms(lengths);
	const shareOf = (count: number, section: number): number =>
		saturation(frequencies[count] as number, norms[section] as number);
	const hasBlocks = sections >= MIN_SECTIONS_WITH_BLOCKS;
	const isInBlocks = ({ from, to }: TermPostings): boolean => hasBlocks && to - from >= MIN_POSTINGS_IN_BLOCKS;
	const blocks: string[] = [];
	const textsOf = (of: Map<string, Row>): Map<string, string> =>
		encodeRows(of, { numbers, lengths: own, shareOf, isInBlocks, blocks });
	return {
		rows: new Map([...lists, ...textsOf(seldom)]),
		fine: textsOf(fine),
		blocks,
		titled,
		settings: { ...kept, ...found },
	};
}

/**
 * Returns the JSON of the sections that have each term in their title or headings, by term, of those that are in any.
 * Names and n-grams of several characters are no concepts.
 */
function titledSections(groups: Iterable<readonly Term[]>, combinations: readonly FieldCounts[]): Map<string, string> {
	const isInTitle = combinations.map(([title, headings]) => title + headings > 0);
	const titled = new Map<string, string>();
	for (const terms of groups) {
		for (const [term, { sections, counts, from, to }] of terms) {
			if (isNameTerm(term) || (isUnspaced(term) && [...term].length > 1)) continue;
			const own = sections.subarray(from, to).filter((_, i) => isInTitle[counts[from + i] as number]);
			if (own.length > 0) titled.set(term, JSON.stringify(encodePostings([...own])));
		}
	}
	return titled;
}

/** Sorts combinations by the number of postings with them; also returns the new number of each old one. */
function byFrequency(
	combinations: readonly FieldCounts[],
	rows: readonly Row[],
): { readonly counts: FieldCounts[]; readonly numbers: Uint32Array } {
	const frequencies = new Uint32Array(combinations.length);
	for (const { postings } of rows) {
		for (const { counts, from, to } of postings) {
			for (let i = from; i < to; i++) (frequencies[counts[i] as number] as number)++;
		}
	}
	const often = (number: number): number => frequencies[number] as number;
	const order = combinations.map((_, number) => number).sort((a, b) => often(b) - often(a) || a - b);
	const numbers = new Uint32Array(order.length);
	order.forEach((old, number) => {
		numbers[old] = number;
	});
	const found = order.filter(often);
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

/** Returns the n-grams of a row and their prefixes, each with the sum of its postings. */
function addedUp(row: DecodedRow, combinations: Combinations): Term[] {
	const beginnings = new Map<string, TermPostings[]>();
	for (const [term, postings] of termsOf(row)) {
		const characters = [...term];
		for (let size = 1; size <= characters.length; size++) {
			const gram = characters.slice(0, size).join('');
			addTo(beginnings, gram, postings);
		}
	}
	return [...beginnings].map(([gram, all]) => [
		gram,
		all.length === 1 ? (all[0] as TermPostings) : sumOf(all, combinations),
	]);
}

/** Merges the postings of several terms. */
function sumOf(all: readonly TermPostings[], combinations: Combinations): TermPostings {
	const sums = new Map<number, number>();
	for (const { sections, counts, from, to } of all) {
		for (let i = from; i < to; i++) {
			const section = sections[i] as number;
			const before = sums.get(section);
			const count = counts[i] as number;
			sums.set(section, before === undefined ? count : combinations.sumOf(before, count));
		}
	}
	const sections = Uint32Array.from(sums.keys()).sort();
	const counts = Uint32Array.from(sections, (section) => sums.get(section) as number);
	return ownPostings(sections, counts);
}
