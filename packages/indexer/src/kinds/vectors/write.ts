import {
	type Cuts,
	DEFAULT_LANGUAGE_NAME,
	MIN_COLLECTION,
	partFile,
	roundedShare,
	runsOf,
	SECTION_VECTORS_TABLE,
	SECTION_WORDS_TABLE,
	SECTIONS_TO_A_PART,
	type SectionRecord,
	STATIC,
	type VectorSettings,
} from '@pinakes/query/internal';
import { digestOf } from '../../base/digest.ts';
import { encodeLevels, objectText } from '../../base/encode.ts';
import type { Rows } from '../../base/spill.ts';
import { withoutMarkup } from '../../parse/sections.ts';
import { buildAnalyzer } from '../../words/content-words.ts';
import type { FileTarget } from '../parts.ts';
import type { SectionTexts } from '../text/collect.ts';
import { type IndexedText, languageCounts } from '../text/documents.ts';
import { encodeTexts, type LearntWords, learnWords } from './encode.ts';
import { type QueryWords, relatedWords, writeQueryWords } from './query-words.ts';
import { cutText, MAX_STATIC_LENGTH } from './word-table.ts';

export interface WrittenVectors {
	readonly settings: VectorSettings;
	readonly cuts: Pick<Cuts, typeof SECTION_VECTORS_TABLE | typeof SECTION_WORDS_TABLE>;
	/** What the next build can use of them. */
	readonly cached?: CachedVectors;
}

/** Static vectors of a build, and what they were made from. */
export interface CachedVectors {
	/** Digest of the sample and the settings. */
	readonly input: string;
	readonly learnt: LearntWords;
	readonly queryWords: QueryWords;
	/** Digests of the sections, and their vectors one after the other. */
	readonly digests: readonly string[];
	readonly numbers: Int8Array;
}

export const ENCODING_STEP = 'encoding sections';

/**
 * Weights of a cosine of 1, relative to the maximum text score. In texts without spaces, for which vectors tell less than n-grams do,
 * 0.2 still ranks drcd-dev below text alone.
 */
export const STATIC_WEIGHT = 0.3;
const UNSPACED_WEIGHT = 0.1;

const MAX_CACHED = 2 ** 18;

/**
 * Makes and writes static vectors of sections. Directions are learnt from a sample, so that vectors of the previous build
 * are reused while no section of the sample changes.
 *
 * @param set weight of vectors; undefined for the default
 * @param onStep called with the name of a step that takes long
 */
export function writeStaticVectors(
	files: FileTarget,
	text: IndexedText,
	set: number | undefined,
	onStep: (step: string) => void = () => {},
	before?: CachedVectors,
): WrittenVectors {
	const isIn = areSampled(text.read.records, samplingInterval(text.sections));
	const digests = Array.from(sectionsOf(text), ({ record, own }) => digestOf(record.replace(LINES, ''), own));
	const weight = set ?? (text.read.unspaced > text.sections / 2 ? UNSPACED_WEIGHT : STATIC_WEIGHT);
	const input = digestOf(JSON.stringify([STATIC, weight, digests.filter((_, number) => isIn[number] === 1)]));
	const known = before?.input === input ? before : undefined;
	if (known === undefined) onStep(ENCODING_STEP);
	const learnt = known?.learnt ?? learnWords(Array.from(sampledTexts(text, isIn), cutText), weight);
	const queryWords = known?.queryWords ?? wordsOfQueries(learnt, text, isIn);
	const { dimensions } = learnt.settings;
	const numbers = new Int8Array(text.sections * dimensions);
	const earlier = new Map(known?.digests.map((digest, number) => [digest, number * dimensions]));
	for (const { read, number } of sectionsOf(text)) {
		const at = earlier.get(digests[number] as string);
		const vector =
			known === undefined || at === undefined
				? encodeTexts([cutText(read().text)], learnt.words)
				: known.numbers.subarray(at, at + dimensions);
		numbers.set(vector, number * dimensions);
	}
	return {
		settings: learnt.settings,
		cuts: {
			section_vectors: writeVectors(files, SECTION_VECTORS_TABLE, numbers, dimensions),
			section_words: writeQueryWords(files, SECTION_WORDS_TABLE, queryWords),
		},
		...(text.sections <= MAX_CACHED && { cached: { input, learnt, queryWords, digests, numbers } }),
	};
}

function* sampledTexts(text: IndexedText, isIn: Uint8Array): Generator<string> {
	for (const { read, number } of sectionsOf(text)) if (isIn[number] === 1) yield read().text;
}

/** Returns the vectors of the words that questions to the sampled sections may have. */
export function wordsOfQueries({ words }: LearntWords, text: IndexedText, isIn: Uint8Array): QueryWords {
	const { folding, stem } = buildAnalyzer();
	const runs = new Set<string>();
	for (const sampled of sampledTexts(text, isIn)) {
		for (const run of runsOf(sampled.slice(0, MAX_STATIC_LENGTH), folding)) runs.add(run);
	}
	return relatedWords(words, runs, stem);
}

/** Line numbers in a record, which change where something is written above. */
const LINES = /,"lines":\[[\d,]*\]/;

/**
 * Yields the number of each section, the JSON texts of its record and its text, and a function that returns the id of its document and
 * the text to encode: its title and headings, and its body.
 */
export function* sectionsOf({ read: { records, texts }, options }: IndexedText) {
	const rest = texts[Symbol.iterator]();
	let number = 0;
	for (const record of records) {
		const own = rest.next().value as string;
		const read = () => {
			const { id, title, headings = [] } = JSON.parse(record) as SectionRecord;
			const section = { headings, text: JSON.parse(own) as string };
			const body = (options.markdown ? withoutMarkup(section) : section).text.trim();
			const path = title === undefined || title === headings[0] ? headings : [title, ...headings];
			return { id, text: [path.join(' > '), body].filter(Boolean).join('\n\n') };
		};
		yield { number: number++, record, own, read };
	}
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
 * Returns 1 for each sampled section, else 0. Sections are chosen by hashing document id and heading path, so that a section
 * with a changed text stays in or out of the sample, and added or removed sections do not affect others.
 *
 * @param records JSON texts, in which those of a document follow each other
 */
export function areSampled(records: Rows, every: number): Uint8Array {
	const isIn = new Uint8Array(records.length);
	let met = new Map<string, number>();
	let [document, section] = ['', 0];
	for (const record of records) {
		const { id, headings = [] } = JSON.parse(record) as SectionRecord;
		if (id !== document) met = new Map();
		document = id;
		const path = JSON.stringify(headings);
		const before = met.get(path) ?? 0;
		met.set(path, before + 1);
		const bytes = Buffer.from(digestOf(id, path, `${before}`), 'base64url');
		isIn[section++] = bytes.readUIntBE(0, DIGEST_BYTES) % every === 0 ? 1 : 0;
	}
	return isIn;
}

/** Maximum mean characters per section for static vectors of few sections: short sections share few words with a question. */
const MAX_MEAN_LENGTH = 300;

/** Maximum share of unspaced sections for static vectors of few sections; larger ones were not measured. */
const MAX_UNSPACED = 0.5;

/** Minimum number of longer sections for static vectors: fewer rank no better with them, and the words take half a megabyte. */
const MIN_SECTIONS = 500;

/** Minimum share of letters in the scripts of the word table. */
const MIN_KNOWN_SHARE = 0.5;

const LETTERS = /\p{L}/gu;
const KNOWN_LETTERS = /[a-z\u3400-\u9fff]/gi;

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
	let total = 0;
	for (const { length } of texts) total += length;
	return total <= MAX_MEAN_LENGTH * texts.length && roundedShare(unspaced, texts.length) <= MAX_UNSPACED;
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
		known += sample.match(KNOWN_LETTERS)?.length ?? 0;
	}
	// Letters are at most all characters, and counting them takes ten times as long.
	if (known >= MIN_KNOWN_SHARE * length) return true;
	return known >= MIN_KNOWN_SHARE * samples.reduce((sum, sample) => sum + (sample.match(LETTERS)?.length ?? 0), 0);
}

/** Writes vectors, one after the other, in parts. Returns the number of the first vector of each part. */
export function writeVectors(files: FileTarget, table: string, numbers: Int8Array, dimensions: number): number[] {
	const size = SECTIONS_TO_A_PART * dimensions;
	return Array.from({ length: Math.ceil(numbers.length / size) }, (_, part) => {
		const levels = encodeLevels(numbers.subarray(part * size, (part + 1) * size));
		files.set(partFile(table, part), objectText([['numbers', JSON.stringify(levels)]]));
		return part * SECTIONS_TO_A_PART;
	});
}
