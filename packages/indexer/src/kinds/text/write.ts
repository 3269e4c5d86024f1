import {
	addTo,
	BLOCKS_TABLE,
	encodeBlocks,
	encodeLength,
	encodeNumber,
	FIRST_LETTER,
	type FieldCounts,
	isListedWord,
	isUnspaced,
	MAX_SHARED,
	MIN_POSTINGS_IN_BLOCKS,
	MIN_SECTIONS_WITH_BLOCKS,
	normsByIndex,
	POSTINGS_OF_BLOCK,
	POSTINGS_TABLE,
	SECTION_TEXTS_PART_BYTES,
	SECTION_TEXTS_TABLE,
	SECTIONS_PART_BYTES,
	SECTIONS_TABLE,
	saturation,
	TEXT_FILE,
	type TextSettings,
	WORDS_TABLE,
	weightedFrequencies,
	wordKey,
	ZERO,
} from '@pinakes/query/internal';
import { fieldsText } from '../../base/encode.ts';
import { compare } from '../../base/report.ts';
import type { TextOptions } from '../../config/config.ts';
import { foldingFor } from '../../words/folding.ts';
import { type FileTarget, RecordParts, TableParts, writeRecordParts } from '../parts.ts';
import { Combinations } from './collect.ts';
import { addedLanguagesOf, type IndexedText, languageCounts } from './documents.ts';
import type { GatheredText } from './runs.ts';
import { roundedCounts, type Term, type TermPostings } from './sort.ts';

/**
 * Writes the text of documents without its settings.
 *
 * @param onTerm called with each term
 * @returns the cuts, the texts for vectors if there are sections, and the settings without the folding, with the characters of the terms
 */
export function writeText(
	files: FileTarget,
	text: GatheredText,
	options: TextOptions,
	onTerm: (term: string) => void = () => {},
) {
	const cuts = {
		sections: writeRecordParts(files, SECTIONS_TABLE, text.records, SECTIONS_PART_BYTES),
		section_texts: writeRecordParts(files, SECTION_TEXTS_TABLE, text.texts, SECTION_TEXTS_PART_BYTES),
	};
	const sections = text.records.length;
	const terms = text.postings.terms();
	const { lengths, sectionCounts } = text;
	const languages = languageCounts(text);
	const written = writeTerms(files, terms, lengths, options, onTerm);
	const settings = {
		characters: terms.characters,
		grams: options.grams,
		weights: options.weights,
		counts: written.counts,
		total_length: sumOf(lengths),
		documents: sectionCounts.every((count) => count === 1)
			? ''
			: sectionCounts.map((count) => encodeNumber(count - 1)).join(''),
		...(addedLanguagesOf(text).length > 0 && {
			languages: languages.map(([name]) => name),
			language_sections: languages.map(([, count]) => count),
		}),
		markdown: options.markdown,
	};
	const indexed: IndexedText | undefined = sections === 0 ? undefined : { options, sections, read: text };
	return { cuts: { ...cuts, ...written.cuts }, indexed, settings };
}

/**
 * Writes the settings of a text that has sections. Questions are folded to the characters of the text, and to those of words that are translated.
 *
 * @param translated the words
 */
export function writeTextSettings(
	files: FileTarget,
	{ indexed, settings }: ReturnType<typeof writeText>,
	translated: readonly string[],
): void {
	if (indexed === undefined) return;
	const { characters, grams, ...others } = settings;
	const folding = foldingFor([...characters, ...translated.join('')]);
	files.set(TEXT_FILE, fieldsText({ grams, folding, ...others } satisfies TextSettings));
}

function sumOf(numbers: readonly number[]): number {
	return numbers.reduce((sum, number) => sum + number, 0);
}

/** Writes the tables of words, postings and blocks. Returns the combinations of counts with those of sums of n-grams. */
function writeTerms(
	files: FileTarget,
	{ terms, counts: known }: ReturnType<GatheredText['postings']['terms']>,
	lengths: readonly number[],
	{ weights, grams }: TextOptions,
	onTerm: (term: string) => void,
) {
	const counts = new Combinations(known);
	const codes = Uint16Array.from(lengths, (length) => (encodeLength(length) as string).charCodeAt(0));
	const words = new WordRows(files);
	const postings = new TableParts(files, POSTINGS_TABLE);
	const blocks = new RecordParts(files, BLOCKS_TABLE);
	const norms = normsByIndex(sumOf(lengths) / lengths.length);
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
	for (const [term, own] of withShorterGrams(terms, grams.at(-1) as number, lengths.length, counts)) {
		const size = own.to - own.from;
		const isLong = lengths.length >= MIN_SECTIONS_WITH_BLOCKS && size >= MIN_POSTINGS_IN_BLOCKS;
		postings.push(term, JSON.stringify(isLong ? writeBlocks(own) : encodePostings(own, codes)));
		onTerm(term);
		if (isListedWord(term)) words.push(term, size);
	}
	const cuts = { text_words: words.finish(), text_postings: postings.finish(), text_blocks: blocks.finish() };
	return { cuts, counts: counts.list };
}

export function encodePostings({ sections, counts, from, to }: TermPostings, codes: Uint16Array): string {
	let [gaps, exceptions, lengths] = ['', '', ''];
	let previous = -1;
	for (let i = from; i < to; i++) {
		const section = sections[i] as number;
		const count = counts[i] as number;
		gaps += encodeNumber(2 * (section - previous) + Math.min(count, 1));
		if (count !== 0) exceptions += encodeNumber(count);
		lengths += String.fromCharCode(codes[section] as number);
		previous = section;
	}
	return `${gaps} ${exceptions} ${lengths}`;
}

/** Adds the n-grams that are shorter than the longest ones, with the sums of those that begin with them. */
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

function createSummer(sections: number, counts: Combinations): (all: readonly Term[]) => TermPostings {
	const exact = new Combinations();
	/** By section: its sum as a number among the exact combinations, plus 1; all 0 between calls. */
	const sums = new Uint32Array(sections);
	const numbers: number[] = [];
	const exactNumbers: number[] = [];
	const exactOf = (count: number): number =>
		(exactNumbers[count] ??= exact.numberOf(...(counts.list[count] as FieldCounts)));
	const roundedOf = (number: number): number =>
		(numbers[number] ??= counts.numberOf(...roundedCounts(exact.list[number] as FieldCounts)));
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
	#sizes = '';

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
		this.#sizes += encodeNumber(size);
	}

	finish(): string[] {
		this.#finishRow();
		return this.#parts.finish();
	}

	#finishRow(): void {
		if (this.#words !== '') this.#parts.push(this.#key, JSON.stringify(`${this.#words} ${this.#sizes}`));
		this.#words = '';
		this.#sizes = '';
	}
}
