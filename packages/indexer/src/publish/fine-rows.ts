import { decodeRow, type FieldCounts, fineKey, hasCjk, mostUncommon, type TextSettings } from '@pinakes/query/format';
import { type Combinations, createCombinations } from '../kinds/text/collect.ts';
import { encodeRow, ownPostings, type Row, type TermPostings } from '../kinds/text/row.ts';
import { compare } from '../report.ts';

/** The rows of terms, and what holds for them. */
export interface TermRows {
	/** JSON texts by key. */
	readonly rows: ReadonlyMap<string, string>;
	readonly settings: TextSettings;
}

/** The same in fine rows. */
export interface FineRows extends TermRows {
	/** JSON texts of the fine rows by key; `rows` are those of words that are mistyped or being typed, and of common n-grams. */
	readonly fine: ReadonlyMap<string, string>;
}

/**
 * Puts terms into fine rows, so that a page loads little for a term beside it. Of n-grams that others begin with, the
 * postings of all of these are added up, which a reader would do. Rows of words stay beside, for words that are mistyped
 * or being typed, and what is read where nothing but common n-grams is found.
 *
 * Undefined where rows are fine already, where n-grams are so long that one row would have several that begin alike, or
 * where scores might differ in their last digit.
 *
 * @param sections how many sections the index has
 */
export function toFineRows({ rows, settings }: TermRows, sections: number): FineRows | undefined {
	const { alphabet, ...kept } = settings;
	const isLong = settings.grams.some((size) => size > LONGEST_GRAM);
	if (alphabet === undefined || isLong || !settings.weights.every(isExact)) return undefined;
	const bounds = { alphabet: [...alphabet], sections, counts: settings.counts.length };
	const combinations = createCombinations();
	for (const counts of settings.counts) combinations.numberOf(...counts);
	const seldom = new Map<string, Row>();
	const fine = new Map<string, Row>();
	const isCommon = ([term, { from, to }]: Term): boolean =>
		hasCjk(term) && [...term].length < (settings.grams.at(-1) as number) && to - from > mostUncommon(sections);
	const common: string[] = [];
	for (const [key, json] of rows) {
		const row = decodeRow(key, JSON.parse(json) as string, bounds);
		if (row === undefined) return undefined;
		const isOfGrams = hasCjk(key);
		if (!isOfGrams) seldom.set(key, row);
		const terms = isOfGrams ? addedUp(row, combinations) : termsOf(row);
		for (const [term, postings] of terms.filter(isCommon)) {
			common.push(term);
			seldom.set(term, { terms: [term], postings: [postings] });
		}
		for (const [key, group] of byFineKey(terms.filter((term) => !isCommon(term)))) fine.set(key, group);
	}
	const { counts, numbers } = byFrequency(combinations.list, [...seldom.values(), ...fine.values()]);
	const found = { common: common.sort(compare).join(' '), counts };
	return { rows: textsOf(seldom, numbers), fine: textsOf(fine, numbers), settings: { ...kept, ...found } };
}

/** Combinations, those first that most postings of rows have, and the new number of each old one. */
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

function textsOf(rows: ReadonlyMap<string, Row>, numbers: Uint32Array): Map<string, string> {
	return new Map([...rows].map(([key, row]) => [key, JSON.stringify(encodeRow(key, row, NO_ALPHABET, numbers))]));
}

/** Characters of n-grams: the first and the one that tells fine rows apart. */
const LONGEST_GRAM = 2;

/** Sums of eighths are exact, and so are they where counts are added up before they are weighted. */
function isExact(weight: number): boolean {
	return Number.isInteger(weight * 8) && weight <= 1024;
}

/** Nothing follows the first character of an n-gram that is written as a number. */
const NO_ALPHABET = { places: new Map<string, number>(), size: 1 };

type Term = readonly [term: string, postings: TermPostings];

function termsOf({ terms, postings }: Row): Term[] {
	return terms.map((term, i) => [term, postings[i] as TermPostings]);
}

/** Terms by the row that they are in, which is one of those that this row becomes. */
function byFineKey(terms: readonly Term[]): Map<string, Row> {
	const groups = new Map<string, { terms: string[]; postings: TermPostings[] }>();
	for (const [term, postings] of [...terms].sort(([a], [b]) => compare(a, b))) {
		const key = fineKey(term);
		const group = groups.get(key) ?? { terms: [], postings: [] };
		groups.set(key, group);
		group.terms.push(term);
		group.postings.push(postings);
	}
	return groups;
}

/** Every n-gram of a row that may be looked for: those of the row, and the shorter ones that they begin with. */
function addedUp(row: Row, combinations: Combinations): Term[] {
	const beginnings = new Map<string, TermPostings[]>();
	for (const [term, postings] of termsOf(row)) {
		const characters = [...term];
		for (let size = 1; size <= characters.length; size++) {
			const gram = characters.slice(0, size).join('');
			beginnings.set(gram, beginnings.get(gram) ?? []);
			beginnings.get(gram)?.push(postings);
		}
	}
	return [...beginnings].map(([gram, all]) => [
		gram,
		all.length === 1 ? (all[0] as TermPostings) : sumOf(all, combinations),
	]);
}

/** Postings of several terms as those of one. */
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
