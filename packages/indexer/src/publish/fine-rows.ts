import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import { encodePostings } from '@pinakes/query/format/codec/postings';
import { MIN_POSTINGS_IN_BLOCKS } from '@pinakes/query/format/kinds/text/blocks';
import { lengthNorms, saturation, weightedFrequencies } from '@pinakes/query/format/kinds/text/bm25';
import { MIN_SECTIONS_WITH_CHUNKS } from '@pinakes/query/format/kinds/text/chunks';
import { decodeLengths } from '@pinakes/query/format/kinds/text/lengths';
import { isNameTerm } from '@pinakes/query/format/kinds/text/names';
import { type Row as DecodedRow, decodeRow } from '@pinakes/query/format/kinds/text/row';
import { commonGramThreshold, fineKey } from '@pinakes/query/format/kinds/text/row-keys';
import type { FieldCounts, TextSettings } from '@pinakes/query/format/kinds/text/schema';
import { createCombinations } from '../kinds/text/collect.ts';
import { encodeWords, ownPostings, type Row, type Term, type TermPostings } from '../kinds/text/row.ts';
import { addTo } from '../multimap.ts';
import { compare } from '../report.ts';
import { lazyMap } from '../spill/lazy-map.ts';
import type { Spill } from '../spill/spill-folder.ts';
import { SpilledRows } from '../spill/spilled-rows.ts';
import type { TableRow } from '../write/parts.ts';
import { type Base, createBasePostings, type TitlesOf } from './base-postings.ts';
import { encodeFineRow, type RowContent } from './encode-fine-row.ts';
import { createAdder } from './gram-sums.ts';
import { createNameGroups } from './name-groups.ts';
import { listDigest } from './title-lists.ts';

/** Rows of terms, and the settings of their index. */
interface TermRows {
	/** JSON texts with their keys, sorted by key. */
	readonly rows: Iterable<TableRow>;
	readonly settings: TextSettings;
}

/** Terms in fine rows. */
export interface FineRows extends TermRows {
	/** The JSON texts of the fine rows with their keys, in any order. `rows` serve mistyped words, prefixes and common n-grams. */
	readonly fine: Iterable<TableRow>;
	/** JSON texts of the chunks of postings that are too many for their rows; complete when `fine` was iterated, once. */
	readonly chunks: SpilledRows;
	/** Digests of the sections with each term in their titles: see title-lists.ts. */
	readonly titled: ReadonlyMap<string, string>;
	/** Returns the sections that have the base of a character in their titles. */
	readonly titlesOf: TitlesOf;
}

/**
 * Converts rows to fine rows, so that a page loads little but the term it needs. The postings of an n-gram include
 * those of the longer n-grams that begin with it, which a reader would otherwise add. Rows that list words remain for
 * mistyped words and prefixes, and rows of common n-grams for queries that have nothing else.
 *
 * Rows are read and decoded twice, first for what is counted over all of them, as a large index has millions of terms.
 *
 * Returns undefined if rows are fine already, if n-grams are so long that a row would contain several with the same
 * beginning, or if scores might differ in the last digit.
 *
 * @param sections number of sections of the index
 */
export function toFineRows({ rows, settings }: TermRows, sections: number, spill: Spill): FineRows | undefined {
	const { alphabet, lengths: own = '', ...kept } = settings;
	const lengths = decodeLengths(own) ?? new Uint32Array();
	if (alphabet === undefined || !isConvertible(settings) || lengths.length !== sections) return undefined;
	const bounds = { alphabet: [...alphabet], sections, counts: settings.counts.length };
	const combinations = createCombinations(settings.counts);
	const addUp = createAdder(combinations, sections);
	const termsIn = (key: string, row: DecodedRow): Term[] => (isUnspaced(key) ? addUp(termsOf(row)) : termsOf(row));
	const isCommon = ([term, { from, to }]: Term): boolean =>
		isUnspaced(term) &&
		[...term].length < (settings.grams.at(-1) as number) &&
		to - from > commonGramThreshold(sections);
	const lists = new Map<string, string>();
	const common = new Set<string>();
	const titled = new Map<string, string>();
	const often: number[] = [];
	const bases = createBasePostings(spill);
	const hasChunks = sections >= MIN_SECTIONS_WITH_CHUNKS;
	for (const [key, json] of rows) {
		const row = decodeRow(key, JSON.parse(json) as string, bounds);
		if (row === undefined) return undefined;
		if (!isUnspaced(key)) lists.set(key, JSON.stringify(listedWords(key, row)));
		for (const term of termsIn(key, row)) {
			countCombinations(term[1], often);
			if (hasChunks) bases.add(term);
			if (isCommon(term)) common.add(term[0]);
			else addTitled(titled, term, combinations.list);
		}
	}
	const { counts, numbers } = byFrequency(combinations.list, often);
	const total_length = lengths.reduce((sum, length) => sum + length, 0);
	const frequencies = weightedFrequencies(combinations.list, settings.weights);
	const norms = lengthNorms(lengths);
	const chunks = new SpilledRows(spill.createFile('chunks'));
	const content: RowContent = {
		numbers,
		lengths: own,
		shareOf: (count, section) => saturation(frequencies[count] as number, norms[section] as number),
		isInChunks: ({ from, to }) => hasChunks && to - from >= MIN_POSTINGS_IN_BLOCKS,
		baseOf: bases.baseOf,
		chunks,
	};
	const termsAt = ([key, json]: TableRow): Term[] =>
		termsIn(key, decodeRow(key, JSON.parse(json) as string, bounds) as DecodedRow);
	function* rareRows(): Generator<TableRow> {
		for (const row of rows) {
			const [key] = row;
			const list = lists.get(key);
			if (list !== undefined) yield [key, list];
			// A common n-gram is shorter than others, and so all that the terms of its row begin with.
			const term = common.has(key) && termsAt(row).find(([gram]) => gram === key);
			if (term) yield [key, encodeFineRow(key, rowOf([term]), content)];
		}
	}
	return {
		rows: rareRows(),
		fine: encodeByFineKey(
			lazyMap(rows, (row) => termsAt(row).filter((term) => !isCommon(term))),
			content,
			spill,
		),
		chunks,
		titled,
		titlesOf: (character) => titlesOf(bases.baseOf([character, NO_POSTINGS]), combinations.list),
		settings: { ...kept, common: [...common].sort(compare).join(' '), counts, total_length },
	};
}

/**
 * Groups terms by the keys of their fine rows, and encodes these.
 *
 * @param rows the terms of each row
 */
function* encodeByFineKey(rows: Iterable<readonly Term[]>, content: RowContent, spill: Spill): Generator<TableRow> {
	// Names of several rows may be in one, as their digests decide. All other terms of a fine row are in the same row.
	const names = createNameGroups(spill);
	for (const terms of rows) {
		const grouped = new Map<string, Term[]>();
		for (const term of terms) {
			if (isNameTerm(term[0])) names.add(fineKey(term[0]), term);
			else addTo(grouped, fineKey(term[0]), term);
		}
		yield* encodeGroups(grouped, content);
	}
	for (const grouped of names.groups()) yield* encodeGroups(grouped, content);
}

function* encodeGroups(grouped: ReadonlyMap<string, Term[]>, content: RowContent): Generator<TableRow> {
	for (const [key, terms] of grouped) yield [key, encodeFineRow(key, rowOf(terms.sort(byTerm)), content)];
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

function titlesOf(base: Base | undefined, combinations: readonly FieldCounts[]): ReturnType<TitlesOf> {
	return base && { term: base.term, sections: sectionsWithTitle(base.postings, combinations) };
}

/** Returns the sections that have a term in their titles or headings. */
function sectionsWithTitle(
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

const NO_POSTINGS = ownPostings(new Uint32Array(), new Uint32Array());

/** Maximum length of n-grams: the first character, and the one that distinguishes fine rows. */
const MAX_GRAM_LENGTH = 2;

/** Whether n-grams are short enough, and sums of weights exact. */
function isConvertible({ grams, weights }: TextSettings): boolean {
	return grams.every((size) => size <= MAX_GRAM_LENGTH) && weights.every(isExact);
}

/** Whether sums of a weight are exact in any order: multiples of an eighth are. */
function isExact(weight: number): boolean {
	return Number.isInteger(weight * 8) && weight <= 1024;
}

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
