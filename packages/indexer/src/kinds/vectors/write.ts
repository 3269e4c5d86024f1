import {
	type Cuts,
	DEFAULT_LANGUAGE_NAME,
	MIN_COLLECTION,
	PART_BYTES,
	partFile,
	roundedShare,
	SECTION_VECTORS_TABLE,
	SECTIONS_TO_A_PART,
	type SectionRecord,
	STATIC,
	TERM_VECTORS_TABLE,
	type VectorSettings,
} from '@pinakes/query/internal';
import { digestOf } from '../../base/digest.ts';
import { encodeLevels, objectText } from '../../base/encode.ts';
import { type FileTarget, sorted, writeSortedTable } from '../parts.ts';
import type { SectionTexts } from '../text/collect.ts';
import { type IndexedSection, type IndexedText, languageCounts, sectionOf } from '../text/documents.ts';
import type { DenseMatrix } from './directions.ts';
import { encodeTexts, type LearntVectors, type LearntWords, learnWords, projectWords } from './encode.ts';
import { cutText, FIRST_HAN, LAST_HAN, MAX_STATIC_LENGTH } from './word-table.ts';

/** Vectors of sections that were written. */
export interface WrittenVectors {
	readonly settings: VectorSettings;
	readonly cuts: Pick<Cuts, typeof SECTION_VECTORS_TABLE | typeof TERM_VECTORS_TABLE>;
	/** What the next build can use of them. */
	readonly cached?: CachedVectors;
}

/** Static vectors of a build, and what they depend on. */
export interface CachedVectors {
	/** Digest of `samples` and the settings. */
	readonly input: string;
	/** Digest of the text of each section in the sample; empty for the others. */
	readonly samples: readonly string[];
	readonly learnt: LearntVectors;
	/** The directions that words are projected on. */
	readonly directions: DenseMatrix;
	/** Concatenated vectors of all sections. */
	readonly sections: Int8Array;
}

/** Vectors of the previous build. */
export interface VectorsBefore {
	readonly vectors: CachedVectors;
	/** For each document, the number of its first section then; -1 for a new or changed document. */
	readonly firstSections: readonly number[];
}

/** Name of the build step that encodes all sections. */
export const ENCODING_STEP = 'encoding sections';

/**
 * Weights of a cosine of 1, relative to the maximum text score. In texts without spaces, for which vectors tell less than n-grams do,
 * 0.2 still ranks drcd-dev below text alone.
 */
export const STATIC_WEIGHT = 0.3;
const UNSPACED_WEIGHT = 0.1;

/** Maximum bytes of vectors that are cached. */
const MAX_CACHED_BYTES = 2 ** 26;

/**
 * Makes and writes static vectors of sections, one section at a time. Directions are learnt from a sample, so that
 * earlier vectors can be reused while no section of the sample changes.
 *
 * @param set weight of vectors; undefined for the default
 * @param onStep called with the name of a step that takes long
 * @param before vectors of the previous build, which are reused as far as the result would be the same
 */
export function writeStaticVectors(
	files: FileTarget,
	text: IndexedText,
	set: number | undefined,
	onStep: (step: string) => void = () => {},
	before?: VectorsBefore,
): WrittenVectors {
	const texts = text.read;
	const isIn = areSampled(texts, samplingInterval(text.sections));
	const earlier = earlierSections(texts, before?.firstSections ?? []);
	const samples = Array.from(sectionsOf(text), (section, number) => {
		if (isIn[number] !== 1) return '';
		return before?.vectors.samples[earlier[number] as number] || digestOf(encodedText(section()));
	});
	const weight = set ?? (texts.unspaced > text.sections / 2 ? UNSPACED_WEIGHT : STATIC_WEIGHT);
	const input = digestOf(JSON.stringify([STATIC, weight, samples.filter(Boolean)]));
	const known = before?.vectors.input === input ? before.vectors : undefined;
	if (known === undefined) onStep(ENCODING_STEP);
	const fresh = known ? undefined : learnWords([...cutTexts(text, (number) => isIn[number] === 1)], weight);
	const { learnt, directions } = known ?? cachedPart(fresh as LearntWords);
	const { dimensions } = learnt.settings;
	const cached = new Int8Array(text.sections * dimensions > MAX_CACHED_BYTES ? 0 : text.sections * dimensions);
	const sections = createVectorParts(files, SECTION_VECTORS_TABLE, dimensions);
	let words = fresh?.words;
	let number = 0;
	for (const section of sectionsOf(text)) {
		const same = known === undefined ? -1 : (earlier[number] as number);
		if (same < 0)
			words ??= projectWords(directions, wordsIn(cutTexts(text, (other) => (earlier[other] as number) < 0)));
		const vector =
			known !== undefined && same >= 0
				? known.sections.subarray(same * dimensions, (same + 1) * dimensions)
				: encodeTexts([cutText(encodedText(section()))], words as DenseMatrix);
		if (cached.length > 0) cached.set(vector, number * dimensions);
		sections.add(vector);
		number++;
	}
	return {
		settings: learnt.settings,
		cuts: { section_vectors: sections.finish(), term_vectors: writeTermVectors(files, learnt) },
		...(cached.length > 0 ? { cached: { input, samples, learnt, directions, sections: cached } } : {}),
	};
}

function cachedPart({ settings, terms, directions }: LearntWords): Pick<CachedVectors, 'learnt' | 'directions'> {
	return { learnt: { settings, terms }, directions };
}

/** Returns the number of each section in the previous build; -1 for those of new and changed documents. */
function earlierSections({ records, sectionCounts }: SectionTexts, firstSections: readonly number[]): Int32Array {
	const earlier = new Int32Array(records.length).fill(-1);
	let section = 0;
	sectionCounts.forEach((count, document) => {
		const first = firstSections[document] ?? -1;
		for (let i = 0; i < count; i++, section++) if (first >= 0) earlier[section] = first + i;
	});
	return earlier;
}

/** Yields the texts of some sections as words of the table. */
function* cutTexts(text: IndexedText, isWanted: (section: number) => boolean): Generator<Uint32Array> {
	let number = 0;
	for (const section of sectionsOf(text)) if (isWanted(number++)) yield cutText(encodedText(section()));
}

function wordsIn(texts: Iterable<Uint32Array>): Set<number> {
	const words = new Set<number>();
	for (const text of texts) for (const word of text) words.add(word);
	return words;
}

/** Yields a function for each section, which parses it. */
export function* sectionsOf(text: IndexedText): Generator<() => IndexedSection> {
	const { records, texts } = text.read;
	const rest = texts[Symbol.iterator]();
	for (const record of records) {
		const own = rest.next().value as string;
		yield () => sectionOf(record, own, text.options);
	}
}

/** Returns the text of a section to encode: its title and headings, and its body. */
export function encodedText({ title, headings = [], body }: IndexedSection): string {
	const path = title === undefined || title === headings[0] ? headings : [title, ...headings];
	return [path.join(' > '), body.trim()].filter(Boolean).join('\n\n');
}

/** Number of sections from which directions are learnt as well as from all. */
const ENOUGH_SECTIONS = 1_500;

/** Bytes of a digest that decide whether a section is in the sample. */
const DIGEST_BYTES = 3;

/** Returns the reciprocal of the sampling rate for a number of sections: a power of two, 1 if all are needed. */
export function samplingInterval(sections: number): number {
	let every = 1;
	while (sections >= 2 * every * ENOUGH_SECTIONS) every *= 2;
	return every;
}

/**
 * Returns a function that tells whether the next section of a document is in the sample. Sections are chosen by hashing
 * document id and heading path, so that a section with a changed text stays in or out of the sample, and added or
 * removed sections do not affect others.
 *
 * @param id the document's
 * @returns called with the headings of each section, in order
 */
export function createSampling(id: string, every: number): (headings: readonly string[]) => boolean {
	const met = new Map<string, number>();
	return (headings) => {
		const path = JSON.stringify(headings);
		const before = met.get(path) ?? 0;
		met.set(path, before + 1);
		const bytes = Buffer.from(digestOf(id, path, `${before}`), 'base64url');
		return bytes.readUIntBE(0, DIGEST_BYTES) % every === 0;
	};
}

/** Returns 1 for each sampled section, else 0. */
export function areSampled({ ids, records, sectionCounts }: SectionTexts, every: number): Uint8Array {
	const isIn = new Uint8Array(records.length);
	const rest = records[Symbol.iterator]();
	let section = 0;
	ids.forEach((id, document) => {
		const isSampled = createSampling(id, every);
		for (const end = section + (sectionCounts[document] as number); section < end; section++) {
			const { headings = [] } = JSON.parse(rest.next().value as string) as SectionRecord;
			isIn[section] = isSampled(headings) ? 1 : 0;
		}
	});
	return isIn;
}

/** Maximum mean characters per section for static vectors of few sections: short sections share few words with a question. */
const MAX_MEAN_LENGTH = 300;

/** Maximum share of unspaced sections for static vectors of few sections; larger ones were not measured. */
const MAX_UNSPACED = 0.5;

/** Minimum number of longer sections for static vectors, since the vectors of words take about 2 MB in any case. */
const MIN_SECTIONS = 500;

/** Minimum share of letters in the scripts of the word table. */
const MIN_KNOWN_SHARE = 0.5;

const LETTERS = /\p{L}/gu;

/**
 * Whether the word vectors suit the sections of an index: many or short ones, mostly in English or Chinese. Fewer than
 * `MIN_COLLECTION` have too few directions to distinguish topics.
 */
export function suitWordVectors(text: IndexedText): boolean {
	return text.sections >= MIN_COLLECTION && (text.sections >= MIN_SECTIONS || areShort(text.read)) && isInTable(text);
}

/** Whether the sections of an index are mostly in English or Chinese, the languages of the word table. */
export function isInTable({ read, sections }: IndexedText): boolean {
	return languageCounts(read)[0]?.[0] === DEFAULT_LANGUAGE_NAME && areInTable(read.texts, sections);
}

function areShort({ texts, unspaced }: SectionTexts): boolean {
	const lengths = Array.from(texts, ({ length }) => length);
	const total = lengths.reduce((sum, length) => sum + length, 0);
	return total <= MAX_MEAN_LENGTH * lengths.length && roundedShare(unspaced, lengths.length) <= MAX_UNSPACED;
}

/** Whether the letters of texts, as JSON, are mostly in the scripts of English and Chinese. */
function areInTable(texts: Iterable<string>, count: number): boolean {
	const every = samplingInterval(count);
	const samples: string[] = [];
	let section = 0;
	let length = 0;
	let known = 0;
	for (const json of texts) {
		if (section++ % every !== 0) continue;
		const sample = (JSON.parse(json) as string).slice(0, MAX_STATIC_LENGTH);
		samples.push(sample);
		length += sample.length;
		known += countKnown(sample);
	}
	// Letters are at most all characters, and counting them takes ten times as long.
	if (known >= MIN_KNOWN_SHARE * length) return true;
	return known >= MIN_KNOWN_SHARE * samples.reduce((sum, sample) => sum + (sample.match(LETTERS)?.length ?? 0), 0);
}

/** Counts the Latin letters and Chinese characters of a text. */
function countKnown(text: string): number {
	let count = 0;
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		const letter = code | 0x20;
		if ((letter >= 0x61 && letter <= 0x7a) || (code >= FIRST_HAN && code <= LAST_HAN)) count++;
	}
	return count;
}

/** Returns a writer of vectors, which are added in order, in parts of `SECTIONS_TO_A_PART`. */
export function createVectorParts(files: FileTarget, table: string, dimensions: number) {
	const part = new Int8Array(SECTIONS_TO_A_PART * dimensions);
	const firsts: number[] = [];
	let used = 0;

	function write(): void {
		const text = objectText([['numbers', JSON.stringify(encodeLevels(part.subarray(0, used)))]]);
		files.set(partFile(table, firsts.length), text);
		firsts.push(firsts.length * SECTIONS_TO_A_PART);
		used = 0;
	}

	return {
		/** Adds concatenated vectors. */
		add(numbers: Int8Array): void {
			for (let from = 0; from < numbers.length; ) {
				const to = Math.min(numbers.length, from + part.length - used);
				part.set(numbers.subarray(from, to), used);
				used += to - from;
				from = to;
				if (used === part.length) write();
			}
		},
		/** Writes the last part. Returns the number of the first vector of each part. */
		finish(): number[] {
			if (used > 0) write();
			return firsts;
		},
	};
}

/** Writes the vectors of words. Returns the cuts of the table. */
export function writeTermVectors(
	files: FileTarget,
	{ settings: { dimensions }, terms: { names, scales, numbers, lost } }: LearntVectors,
	table: string = TERM_VECTORS_TABLE,
	aim = PART_BYTES,
): string[] {
	const levels = encodeLevels(numbers);
	const rows = names.map((name, term): [string, string] => {
		const own = scales[term] === 0 ? '' : levels.slice(term * dimensions, (term + 1) * dimensions);
		// JSON has nothing to escape in levels.
		return [name, `[${scales[term]},"${own}",${lost[term]}]`];
	});
	return writeSortedTable(files, table, sorted(rows), aim);
}
