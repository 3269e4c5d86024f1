import {
	BLOCKS_TABLE,
	encodeBlocks,
	encodeLength,
	FIRST_LETTER,
	type FieldCounts,
	fold,
	foldingOf,
	isListedWord,
	isUnspaced,
	MAX_SHARED,
	MIN_POSTINGS_IN_BLOCKS,
	MIN_SECTIONS_WITH_BLOCKS,
	normsByIndex,
	POSTINGS_OF_BLOCK,
	POSTINGS_TABLE,
	roundCount,
	saturation,
	WORDS_TABLE,
	weightedFrequencies,
	wordKey,
	ZERO,
} from '@pinakes/query/internal';
import { NumberText } from '../../base/encode.ts';
import { addTo, compare } from '../../base/report.ts';
import { type FileTarget, RecordParts, TableParts } from '../parts.ts';
import { type Collected, type Combinations, createCombinations } from './collect.ts';
import { type SortedPostings, sortPostings, type TermPostings } from './sort.ts';

export type Term = readonly [term: string, postings: TermPostings];

/** The terms of an index with their postings, sorted by code units. */
export interface SortedTerms {
	readonly terms: Iterable<Term>;
	/** All combinations of occurrences by field in postings, the most frequent first. */
	readonly counts: readonly FieldCounts[];
	/** Pairs of a character and its replacement. */
	readonly folding: string;
}

/** Terms in the order of code units, and their postings by rank. */
interface RankedTerms {
	readonly terms: readonly string[];
	readonly postings: SortedPostings;
}

/**
 * Returns the terms of some texts of an index in the order of code units, with their postings.
 *
 * @param pairs folding of the index: pairs of a character and its replacement. Only n-grams have such characters.
 */
export function sortTerms(collected: Collected, pairs: string): RankedTerms {
	const { dictionary } = collected;
	const frequencies = frequenciesOf(collected);
	const folding = foldingOf(pairs);
	const known = dictionary.terms.length;
	const folded = new Uint32Array(known);
	const present = new Set<number>();
	for (let number = 0; number < known; number++) {
		if (frequencies[number] === 0) continue;
		const term = dictionary.terms[number] as string;
		const other = isUnspaced(term) ? fold(term, folding) : term;
		const own = other === term ? number : dictionary.numberOf(other);
		folded[number] = own;
		present.add(own);
	}
	const all = dictionary.terms;
	const numbers = [...present].sort((a, b) => compare(all[a] as string, all[b] as string));
	const ranks = new Uint32Array(all.length);
	numbers.forEach((number, rank) => {
		ranks[number] = rank;
	});
	const rankOf = folded.map((number) => ranks[number] as number);
	const postings = sortPostings(collected, frequencies, rankOf, numbers.length);
	return { terms: numbers.map((number) => all[number] as string), postings };
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

/** Adds the characters of the n-grams in texts to a set. */
export function addCharacters({ dictionary }: Collected, characters: Set<string>): void {
	for (const term of dictionary.terms) {
		if (isUnspaced(term)) for (const character of term) characters.add(character);
	}
}

/** What is written of terms, and the combinations of counts with those that sums of n-grams have. */
export interface WrittenTerms {
	readonly cuts: { text_words: string[]; text_postings: string[]; text_blocks: number[] };
	readonly counts: readonly FieldCounts[];
	/** Sum of the lengths of all sections. */
	readonly totalLength: number;
}

/**
 * Writes the tables of words, postings and blocks.
 *
 * @param lengths of all sections
 * @param size of the longest n-grams
 */
export function writeTerms(
	files: FileTarget,
	{ terms, counts: known }: SortedTerms,
	{ lengths, weights, size }: { lengths: readonly number[]; weights: readonly number[]; size: number },
): WrittenTerms {
	const counts = createCombinations(known);
	const totalLength = lengths.reduce((sum, length) => sum + length, 0);
	const codes = Uint16Array.from(lengths, (length) => (encodeLength(length) as string).charCodeAt(0));
	const words = new WordRows(files);
	const postings = new TableParts(files, POSTINGS_TABLE);
	const blocks = new RecordParts(files, BLOCKS_TABLE);
	const norms = normsByIndex(totalLength / lengths.length);
	const write = ([term, own]: Term): void => {
		const isLong = lengths.length >= MIN_SECTIONS_WITH_BLOCKS && own.to - own.from >= MIN_POSTINGS_IN_BLOCKS;
		const text = isLong ? writeBlocks(own) : encodePostings(own, codes);
		postings.push(term, JSON.stringify(text));
	};
	const writeBlocks = (own: TermPostings): string => {
		const first = blocks.length;
		const lasts: number[] = [];
		for (let from = own.from; from < own.to; from += POSTINGS_OF_BLOCK) {
			const to = Math.min(from + POSTINGS_OF_BLOCK, own.to);
			blocks.push(JSON.stringify(encodePostings({ ...own, from, to }, codes)));
			lasts.push(own.sections[to - 1] as number);
		}
		const frequencies = weightedFrequencies(counts.list, weights);
		let greatest = 0;
		for (let i = own.from; i < own.to; i++) {
			const norm = norms[(codes[own.sections[i] as number] as number) - ZERO] as number;
			greatest = Math.max(greatest, saturation(frequencies[own.counts[i] as number] as number, norm));
		}
		return encodeBlocks({ size: own.to - own.from, first, greatest, lasts: Uint32Array.from(lasts) });
	};
	for (const term of withShorterGrams(terms, size, lengths.length, counts)) {
		write(term);
		const [word, { from, to }] = term;
		if (isListedWord(word)) words.push(word, to - from);
	}
	const cuts = { text_words: words.finish(), text_postings: postings.finish(), text_blocks: blocks.finish() };
	return { cuts, counts: counts.list, totalLength };
}

/** Encodes postings: see format's kinds/text/postings.ts. */
export function encodePostings({ sections, counts, from, to }: TermPostings, codes: Uint16Array): string {
	let previous = -1;
	if (LENGTHS.length < 2 * (to - from)) LENGTHS = Buffer.allocUnsafe(4 * (to - from));
	for (let i = from; i < to; i++) {
		const section = sections[i] as number;
		const count = counts[i] as number;
		GAPS.push(2 * (section - previous) + Math.min(count, 1));
		if (count !== 0) EXCEPTIONS.push(count);
		LENGTHS.writeUInt16LE(codes[section] as number, 2 * (i - from));
		previous = section;
	}
	return `${GAPS.take()} ${EXCEPTIONS.take()} ${LENGTHS.toString('utf16le', 0, 2 * (to - from))}`;
}

/** Buffers reused for every list; empty between lists. */
const GAPS = new NumberText();
const EXCEPTIONS = new NumberText();
let LENGTHS = Buffer.allocUnsafe(1024);

/**
 * Adds the n-grams that are shorter than the longest ones, with the sums of those that begin with them.
 *
 * @param size of the longest n-grams
 */
function* withShorterGrams(
	terms: Iterable<Term>,
	size: number,
	sections: number,
	counts: Combinations,
): Generator<Term> {
	const sum = createSummer(sections, counts);
	let group: Term[] = [];
	let first: number | undefined;
	for (const term of terms) {
		const point = isUnspaced(term[0]) ? term[0].codePointAt(0) : undefined;
		if (point !== first) yield* gramsWithShorter(group, size, sum);
		if (point !== first) group = [];
		first = point;
		if (point === undefined) yield term;
		else group.push(term);
	}
	yield* gramsWithShorter(group, size, sum);
}

/** Adds the shorter n-grams to those that begin with the same character. */
function gramsWithShorter(group: readonly Term[], size: number, sum: (all: readonly Term[]) => TermPostings): Term[] {
	const byGram = new Map<string, Term[]>();
	for (const term of group) {
		let gram = '';
		for (const character of [...term[0]].slice(0, size)) {
			gram += character;
			addTo(byGram, gram, term);
		}
	}
	return [...byGram].sort(([a], [b]) => compare(a, b)).map(([gram, all]): Term => [gram, sum(all)]);
}

/** Returns a function that sums postings. */
function createSummer(sections: number, counts: Combinations): (all: readonly Term[]) => TermPostings {
	const exact = createCombinations();
	/** By section: its sum as a number among the exact combinations, plus 1; all 0 between calls. */
	const sums = new Uint32Array(sections);
	const numbers: number[] = [];
	const exactNumbers: number[] = [];
	const exactOf = (count: number): number =>
		(exactNumbers[count] ??= exact.numberOf(...(counts.list[count] as FieldCounts)));
	const roundedOf = (number: number): number => {
		numbers[number] ??= counts.numberOf(
			...((exact.list[number] as FieldCounts).map(roundCount) as unknown as FieldCounts),
		);
		return numbers[number] as number;
	};
	return (all) => {
		if (all.length === 1) return (all[0] as Term)[1];
		const found = new Uint32Array(all.reduce((sum, [, { from, to }]) => sum + to - from, 0));
		let size = 0;
		for (const [, own] of all) {
			for (let i = own.from; i < own.to; i++) {
				const section = own.sections[i] as number;
				const count = exactOf(own.counts[i] as number);
				const known = sums[section] as number;
				if (known === 0) found[size++] = section;
				sums[section] = (known === 0 ? count : exact.sumOf(known - 1, count)) + 1;
			}
		}
		const ascending = found.slice(0, size).sort();
		const summed = ascending.map((section) => roundedOf((sums[section] as number) - 1));
		for (const section of ascending) sums[section] = 0;
		return { sections: ascending, counts: summed, from: 0, to: size };
	};
}

/** Collects the rows of words, which come in order. */
class WordRows {
	readonly #parts: TableParts;
	#key = '';
	#previous = '';
	#words = '';

	constructor(files: FileTarget) {
		this.#parts = new TableParts(files, WORDS_TABLE);
	}

	/** Adds a word that this number of sections have. */
	push(word: string, size: number): void {
		const key = wordKey(word);
		if (key !== this.#key) this.#finishRow();
		if (key !== this.#key) this.#key = this.#previous = key;
		let shared = 0;
		while (shared < MAX_SHARED && shared < this.#previous.length && word[shared] === this.#previous[shared]) shared++;
		this.#words += String.fromCharCode(FIRST_LETTER + shared) + word.slice(shared);
		this.#previous = word;
		SIZES.push(size);
	}

	/** Returns the cuts of the table. */
	finish(): string[] {
		this.#finishRow();
		return this.#parts.finish();
	}

	#finishRow(): void {
		if (this.#words !== '') this.#parts.push(this.#key, JSON.stringify(`${this.#words} ${SIZES.take()}`));
		this.#words = '';
	}
}

/** A buffer for the sizes of a row; empty between rows. */
const SIZES = new NumberText();
