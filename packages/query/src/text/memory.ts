import {
	type Analyzer,
	analyzerOfLanguages,
	createAnalyzer,
	DEFAULT_GRAMS,
	isGramSizes,
} from '../format/analysis/analyzer.js';
import { isUnspaced } from '../format/analysis/normalize.js';
import { DEFAULT_LANGUAGE_NAME, defaultSettings, nameOfLanguage } from '../format/analysis/registry.js';
import { check, PinakesError } from '../format/base/errors.js';
import { fits } from '../format/base/json.js';
import { withDefaults } from '../format/base/options.js';
import { ready } from '../format/base/recipe.js';
import { inverseDocumentFrequency, lengthNorm, termWeight, weightedFrequencies } from '../format/kinds/bm25.js';
import { builtInOfSections, unspacedShare } from '../format/kinds/calibration.js';
import { EMPTY_ROW, type Row } from '../format/kinds/postings.js';
import { presentFields, type StoredFields } from '../format/kinds/stored-fields.js';
import { type FieldCounts, roundCount, type SectionRecord, wordKey } from '../format/kinds/text.js';
import {
	DEFAULT_WEIGHTS,
	faultOf,
	fieldTerms,
	isWeights,
	sectionLength,
	sectionsOf,
	type TextDocument,
	type TextSection,
} from '../format/kinds/text-document.js';
import type { TextHit, TextResult } from './present.ts';
import { checkText, searchOpened, type TextOptions, type TextSearcher } from './search-text.ts';
import type { OpenedText, TextStore } from './store.ts';

/** Searchable documents in memory, which can be added and removed. */
export interface TextIndex extends TextSearcher {
	/** Number of documents. */
	readonly size: number;
	/** Maximum score of a single word that no document has. */
	readonly rarest: number;
	/**
	 * Adds a document after all others.
	 *
	 * @throws PinakesError `invalid_value` for a duplicate id or an invalid document
	 */
	add(added: TextDocument): void;
	/** Removes a document; returns false if the id is unknown. */
	remove(id: string): boolean;
	/** Returns the hits of a search, best first. */
	query(text: string, options?: TextOptions): readonly TextHit[];
	/** Always throws, as JSON would have none of the documents. */
	toJSON(): never;
}

/**
 * Creates an index in memory, for sets that are small or change, such as the memories of a bot. Searches return what a
 * prebuilt index of the same documents returns, if these declare their `language` and `addLanguages` added it.
 *
 * @throws PinakesError `invalid_value` for a duplicate id, an invalid document or invalid options
 */
export function createTextIndex(documents: Iterable<TextDocument>, options: TextIndexOptions = {}): TextIndex {
	check(documents?.[Symbol.iterator], 'createTextIndex takes a list of documents.');
	const settings = textAnalyzer(options);
	const { analyzer, weights } = settings;
	const hasStemmer = options?.stem !== undefined;
	const analyzers = new Map([[DEFAULT_LANGUAGE_NAME, analyzer]]);
	const postings: MemoryPostings = { rows: new Map(), counts: [], countNumbers: new Map() };
	const sections = new Map<number, MemorySection>();
	const numbers = new Map<string, readonly number[]>();
	/** By document number. */
	const stored = new Map<number, StoredFields | undefined>();
	/** The document number of each section, those of removed ones included. */
	const owners: number[] = [];
	let nextDocument = 0;
	/** Undefined after a change. */
	let open: OpenedText | undefined;

	function analyzerOf(language: string): Analyzer {
		const known = analyzers.get(language) ?? analyzerOfLanguages(analyzer, [language]);
		analyzers.set(language, known);
		return known;
	}

	function add(added: TextDocument): void {
		checkDocument(added, numbers);
		const language = hasStemmer ? DEFAULT_LANGUAGE_NAME : nameOfLanguage(added.language);
		const own = sectionsOf(added).map((section, i) => {
			const fields = fieldTerms(added, section, analyzerOf(language), i === 0);
			const counted = countTerms(fields);
			const number = owners.push(nextDocument) - 1;
			addSection(postings, number, counted);
			const length = sectionLength(fields, weights);
			const record = recordOf(added, section);
			sections.set(number, { text: section.text, language, record, length, terms: [...counted.keys()] });
			return number;
		});
		numbers.set(added.id, own);
		stored.set(nextDocument, added.fields && presentFields(added.fields));
		nextDocument++;
		open = undefined;
	}

	function remove(id: string): boolean {
		for (const number of numbers.get(id) ?? []) {
			removeSection(postings, number, (sections.get(number) as MemorySection).terms);
			sections.delete(number);
			stored.delete(owners[number] as number);
			open = undefined;
		}
		return numbers.delete(id);
	}

	function search(text: string, searchOptions: TextOptions = {}): TextResult {
		open ??= {
			store: memoryStore(settings, postings, sections, owners),
			memory: { fields: stored, numbers, kept: new Map() },
		};
		const found = searchOpened(open, checkText(text, searchOptions));
		// It reads no parts, so it is done in one step.
		return found.next().value as TextResult;
	}

	for (const each of documents) add(each);
	return {
		get size() {
			return numbers.size;
		},
		get rarest() {
			return termWeight(inverseDocumentFrequency(0, sections.size), 1);
		},
		add,
		remove,
		query: (text, searchOptions) => search(text, searchOptions).hits,
		search,
		toJSON() {
			throw new PinakesError(
				'invalid_value',
				'An index in memory has no JSON: store its documents, and index them again.',
			);
		},
	};
}

/** Returns the fields of a section that hits show. */
function recordOf({ id, title }: TextDocument, { headings = [], lines, url }: TextSection): SectionRecord {
	const named = headings.filter((name) => name !== '');
	return {
		id,
		...(title && title !== id ? { title } : {}),
		headings: named,
		...(lines && { lines }),
		...(url && { url }),
	};
}

function checkDocument(added: TextDocument, taken: ReadonlyMap<string, unknown>): void {
	const name = fits(added, { id: '' }) ? added.id : '';
	const fault = faultOf(added);
	check(!fault, `The document ${name || `number ${taken.size + 1}`} is invalid: ${fault}.`);
	check(!taken.has(name), `There is a document ${name} already: remove it first, or give this one its own id.`);
}

/** Options of an index in memory. */
export interface TextIndexOptions {
	/** Sizes of the n-grams of text without spaces, 1 to 3, ascending. Default: [1, 2]. */
	readonly grams?: readonly number[];
	/** Weight of an n-gram in a query, relative to a word. Default: such that all of two characters weigh as much as a word. */
	readonly gramWeight?: number | undefined;
	/** Weights of an occurrence in the title, the headings and the body. Default: [0.5, 1.5, 1]. */
	readonly weights?: readonly number[];
	readonly stopWords?: readonly string[];
	/** Phrases ignored in queries, such as "help me" and 请问. */
	readonly requestPhrases?: readonly string[];
	/** Product names in lower case. A section that lacks one of the query is unlikely to answer it. Default: none. */
	readonly names?: readonly string[];
	/** Pairs of a character and its replacement, such as `數数`. Default: none. */
	readonly folding?: string;
	/** Splits texts and queries into words, for example by `Intl.Segmenter`. Default: the rules for prebuilt indexes. */
	readonly tokenize?: ((text: string) => readonly string[]) | undefined;
	/** Returns the form in which words are compared. Default: the stem. */
	readonly stem?: ((word: string) => string) | undefined;
}

/** Settings of the built-in languages. */
const SETTINGS = /* @__PURE__ */ defaultSettings();

const DEFAULTS: Required<TextIndexOptions> = {
	grams: DEFAULT_GRAMS,
	weights: DEFAULT_WEIGHTS,
	stopWords: SETTINGS.stop_words,
	requestPhrases: SETTINGS.request_phrases,
	names: [],
	folding: '',
	tokenize: undefined,
	stem: undefined,
	gramWeight: undefined,
};

/** The analyzer of an index in memory, and the weights of its fields. */
type TextAnalyzer = Pick<TextStore, 'analyzer' | 'weights' | 'gramWeight'>;

/**
 * Returns the analyzer and the weights of an index in memory.
 *
 * @throws PinakesError `invalid_value` for invalid options, or `unknown_field`
 */
function textAnalyzer(options: TextIndexOptions): TextAnalyzer {
	const checked = withDefaults(options, DEFAULTS);
	const { grams, gramWeight, weights, stopWords, requestPhrases, names, folding, tokenize, stem } = checked;
	check(isWeights(weights), 'weights are three numbers above 0.');
	check(fits(grams, [0]) && isGramSizes(grams), 'grams are ascending whole numbers from 1 to 3.');
	check(gramWeight === undefined || gramWeight > 0, 'gramWeight is a number above 0.');
	check(
		fits([stopWords, requestPhrases, names, [folding]], [['']]) &&
			[tokenize ?? check, stem ?? check].every((given) => typeof given === 'function'),
		'stopWords, requestPhrases and names must be lists of strings, folding a string, tokenize and stem functions.',
	);
	const settings = { ...SETTINGS, stop_words: stopWords, request_phrases: requestPhrases, names };
	return {
		weights,
		gramWeight,
		analyzer: { ...createAnalyzer(settings, folding, grams), tokenize, ...(stem && { stem }) },
	};
}

/** An indexed section. */
interface MemorySection {
	readonly text: string;
	/** Name of its language. */
	readonly language: string;
	readonly record: SectionRecord;
	readonly length: number;
	readonly terms: readonly string[];
}

/**
 * Returns a store of sections in memory, by their numbers. Numbers of removed sections are not used again.
 *
 * @param owners the document number of each section, ascending; no other document has that of a removed one
 */
function memoryStore(
	{ analyzer, weights, gramWeight }: TextAnalyzer,
	postings: MemoryPostings,
	sections: ReadonlyMap<number, MemorySection>,
	owners: readonly number[],
): TextStore {
	const rows = new Map<string, Row>();
	const norms = new Float32Array(owners.length);
	let total = 0;
	for (const { length } of sections.values()) total += length;
	for (const [number, { length }] of sections) norms[number] = lengthNorm(length, total / sections.size);
	const rowFor = (key: string): Row => {
		const row = rows.get(key) ?? rowOf(postings, key);
		rows.set(key, row);
		return row;
	};
	const languages = new Map<string, number>();
	for (const { language } of sections.values()) languages.set(language, (languages.get(language) ?? 0) + 1);
	// Those of most sections first, as in an index of files.
	const ordered = [...languages].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
	const names = ordered.map(([name]) => name);
	const isOther = names.some((name) => name !== DEFAULT_LANGUAGE_NAME);
	return {
		gramWeight,
		analyzer: isOther ? analyzerOfLanguages(analyzer, names) : analyzer,
		weights,
		counts: postings.counts,
		frequencies: weightedFrequencies(postings.counts, weights),
		calibration: builtInOfSections(unspacedShare([...sections.values()].map(({ text }) => text))),
		sections: sections.size,
		isMarkdown: false,
		norms,
		documents: owners.at(-1) === owners.length - 1 ? undefined : Uint32Array.from(owners),
		found: new Map(),
		rows: (keys) => ready(keys.map(rowFor)),
		readUnread: () => ready(undefined),
		keysFrom: (beginning) => ready([...postings.rows.keys()].filter((key) => key.startsWith(beginning))),
		records: (numbers) => ready(numbers.map((number) => (sections.get(number) as MemorySection).record)),
		texts: (numbers) => ready(numbers.map((number) => (sections.get(number) as MemorySection).text)),
	};
}

/** Mutable postings, by the beginning of terms and by term. */
interface MemoryPostings {
	readonly rows: Map<string, Map<string, Postings>>;
	/** Every combination of counts by field, and its number. */
	readonly counts: FieldCounts[];
	readonly countNumbers: Map<string, number>;
}

interface Postings {
	readonly sections: number[];
	readonly counts: number[];
}

/** Returns the occurrences of each term by field, and those of shorter n-grams. */
function countTerms(fields: readonly (readonly string[])[]): Map<string, number[]> {
	const counted = new Map<string, number[]>();
	fields.forEach((terms, field) => {
		for (const term of terms) {
			const counts = counted.get(term) ?? [0, 0, 0];
			counted.set(term, counts);
			counts[field] = (counts[field] as number) + 1;
		}
	});
	addShorterGrams(counted);
	return counted;
}

/** Adds to each n-gram the occurrences of those that begin with it, rounded as an index has them. */
function addShorterGrams(counted: Map<string, number[]>): void {
	const sums = new Map<string, number[]>();
	for (const [term, counts] of counted) {
		if (!isUnspaced(term)) continue;
		const rounded = counts.map(roundCount);
		let gram = '';
		for (const character of term) {
			gram += character;
			const sum = sums.get(gram);
			sums.set(gram, sum ? sum.map((count, field) => count + (rounded[field] as number)) : rounded);
		}
	}
	for (const [gram, sum] of sums) counted.set(gram, sum);
}

/** Adds a section. Its number must be above all others. */
function addSection(postings: MemoryPostings, section: number, counted: ReadonlyMap<string, readonly number[]>): void {
	for (const [term, counts] of counted) {
		const key = wordKey(term);
		const row = postings.rows.get(key) ?? new Map<string, Postings>();
		postings.rows.set(key, row);
		const own = row.get(term) ?? { sections: [], counts: [] };
		row.set(term, own);
		own.sections.push(section);
		own.counts.push(countNumber(postings, counts));
	}
}

function countNumber({ counts, countNumbers }: MemoryPostings, occurrences: readonly number[]): number {
	const rounded = occurrences.map(roundCount);
	const key = rounded.join(' ');
	const known = countNumbers.get(key);
	if (known !== undefined) return known;
	countNumbers.set(key, counts.length);
	return counts.push(rounded as unknown as FieldCounts) - 1;
}

/**
 * Removes a section.
 *
 * @param terms the terms of the section
 */
function removeSection({ rows }: MemoryPostings, section: number, terms: Iterable<string>): void {
	for (const term of terms) {
		const key = wordKey(term);
		const row = rows.get(key) as Map<string, Postings>;
		const postings = row.get(term) as Postings;
		const index = postings.sections.indexOf(section);
		postings.sections.splice(index, 1);
		postings.counts.splice(index, 1);
		if (postings.sections.length === 0) row.delete(term);
		if (row.size === 0) rows.delete(key);
	}
}

/** Returns a row as stores have it, with terms sorted: that of a term, or those of all terms that begin alike. */
function rowOf({ rows }: MemoryPostings, key: string): Row {
	const isOfPostings = key[0] === ' ' || key[0] === '^';
	const beginning = isOfPostings ? key.slice(1) : key;
	const row = rows.get(wordKey(beginning));
	if (row === undefined) return EMPTY_ROW;
	const entries = [...row]
		.filter(([term]) => (key[0] === ' ' ? term === beginning : term.startsWith(beginning)))
		.sort(([a], [b]) => (a < b ? -1 : 1));
	return {
		size: 0,
		terms: entries.map(([term]) => term),
		postings: entries.map(([, { sections, counts }]) => ({
			size: sections.length,
			decode: () => ({ sections: Uint32Array.from(sections), counts: Uint32Array.from(counts) }),
		})),
	};
}
