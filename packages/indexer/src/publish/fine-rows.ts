import { MIN_POSTINGS_IN_BLOCKS } from '@pinakes/query/format/kinds/text/blocks';
import { lengthNorms, saturation, weightedFrequencies } from '@pinakes/query/format/kinds/text/bm25';
import { decodeLengths } from '@pinakes/query/format/kinds/text/lengths';
import { isNameTerm } from '@pinakes/query/format/kinds/text/names';
import { fineKey } from '@pinakes/query/format/kinds/text/row-keys';
import type { FieldCounts, TextSettings } from '@pinakes/query/format/kinds/text/schema';
import { addTo, compare } from '../base/report.ts';
import { ownPostings, type Row, type Term } from '../kinds/text/row.ts';
import { lazyMap } from '../spill/lazy-map.ts';
import type { Spill } from '../spill/spill-folder.ts';
import { SpilledRows } from '../spill/spilled-rows.ts';
import type { TableRow } from '../write/parts.ts';
import { type Base, createBasePostings, type TitlesOf } from './base-postings.ts';
import { countTerms, createRowDecoder, sectionsWithTitle } from './count-terms.ts';
import { encodeFineRow, type RowContent } from './encode-fine-row.ts';
import { createNameGroups } from './name-groups.ts';

/** Rows of terms, and the settings of their index. */
interface TermRows {
	/** JSON texts with their keys, sorted by key. */
	readonly rows: Iterable<TableRow>;
	readonly settings: TextSettings;
}

export interface FineRows extends TermRows {
	/** The JSON texts of the fine rows with their keys, in any order. `rows` serve mistyped words, prefixes and common n-grams. */
	readonly fine: Iterable<TableRow>;
	/** Texts of the chunks of postings that are too many for their rows; complete when `fine` was iterated, once. */
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
	const { alphabet: _, lengths: own = '', ...kept } = settings;
	const lengths = decodeLengths(own) ?? new Uint32Array();
	const decoder = isConvertible(settings) ? createRowDecoder(settings, sections) : undefined;
	if (decoder === undefined || lengths.length !== sections) return undefined;
	const counted = countTerms(rows, decoder, createBasePostings(spill));
	if (counted === undefined) return undefined;
	const { lists, common, bases } = counted;
	const combinations = decoder.combinations.list;
	const { counts, numbers } = byFrequency(combinations, counted.often);
	const total_length = lengths.reduce((sum, length) => sum + length, 0);
	const frequencies = weightedFrequencies(combinations, settings.weights);
	const norms = lengthNorms(lengths);
	const chunks = new SpilledRows(spill.createFile('chunks'));
	const content: RowContent = {
		numbers,
		lengths: own,
		shareOf: (count, section) => saturation(frequencies[count] as number, norms[section] as number),
		isInChunks: ({ from, to }) => decoder.hasChunks && to - from >= MIN_POSTINGS_IN_BLOCKS,
		baseOf: bases.baseOf,
		chunks,
	};
	const termsOf = (row: TableRow): readonly Term[] => decoder.decode(row)?.terms ?? [];
	function* rareRows(): Generator<TableRow> {
		for (const row of rows) {
			const [key] = row;
			const list = lists.get(key);
			if (list !== undefined) yield [key, list];
			// A common n-gram is shorter than others, and so all that the terms of its row begin with.
			const term = common.has(key) && termsOf(row).find(([gram]) => gram === key);
			if (term) yield [key, encodeFineRow(key, rowOf([term]), content)];
		}
	}
	const fineTerms = lazyMap(rows, (row) => termsOf(row).filter(([term]) => !common.has(term)));
	return {
		rows: rareRows(),
		fine: encodeByFineKey(fineTerms, content, spill),
		chunks,
		titled: counted.titled,
		titlesOf: (character) => titlesOf(bases.baseOf([character, NO_POSTINGS]), combinations),
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

function titlesOf(base: Base | undefined, combinations: readonly FieldCounts[]): ReturnType<TitlesOf> {
	return base && { term: base.term, sections: sectionsWithTitle(base.postings, combinations) };
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

function byTerm([a]: Term, [b]: Term): number {
	return compare(a, b);
}

function rowOf(terms: readonly Term[]): Row {
	return { terms: terms.map(([term]) => term), postings: terms.map(([, postings]) => postings) };
}
