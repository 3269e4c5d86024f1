import { analyzerOfLanguages, createAnalyzer, gramsOf } from '../format/analysis/analyzer.js';
import { isUnspaced } from '../format/analysis/characters.js';
import { DEFAULT_LANGUAGE_NAME } from '../format/analysis/registry.js';
import { calibrationOfSections } from '../format/calibration/built-in.js';
import { PinakesError } from '../format/errors.js';
import { damaged } from '../format/kinds/tables.js';
import { lengthNorms, weightedFrequencies } from '../format/kinds/text/bm25.js';
import { decodeLengths } from '../format/kinds/text/lengths.js';
import type { Row, TermPostings } from '../format/kinds/text/row.js';
import { rowKey } from '../format/kinds/text/row-keys.js';
import type { DecodedPostings } from '../format/kinds/text/row-postings.js';
import { type FieldCounts, type SectionRecord, TERMS_TABLE, type TextSettings } from '../format/kinds/text/schema.js';
import type { TranslationRows } from '../format/kinds/translations/read.js';
import { isOtherLanguage, MAX_TRANSLATIONS } from '../format/kinds/translations/schema.js';
import type { Manifest } from '../format/manifest.js';
import { createCache } from '../format/open/cache.ts';
import { readCached } from '../format/read-cached.js';
import { type Recipe, together } from '../format/recipe.js';
import { openTextStore, readTextSettings } from '../text/open-text-store.ts';
import { createFoundCache, documentOf, type TextStore } from '../text/store.ts';
import { termKey } from '../text/term-rows.ts';
import { inEach, inSegment, type Numbering, numberSections, readNumbered, type Segment } from './numbering.ts';

/** Text settings of a segment, and its name for errors. */
interface NamedSettings {
	readonly name: string;
	readonly settings: TextSettings;
}

/** Settings that must be equal in all segments. */
const ALIKE = ['grams', 'weights', 'markdown'] as const;

/**
 * Checks that segments can be united.
 *
 * @throws PinakesError `invalid_value` for other settings, or for an index published for pages
 */
function checkAlike(all: readonly NamedSettings[]): void {
	const [first] = all;
	for (const { name, settings } of all) {
		if (settings.alphabet === undefined) {
			throw new PinakesError(
				'invalid_value',
				`${name} is published for pages, and cannot be read together with others: open the index that it was published from.`,
			);
		}
		const other = ALIKE.find((field) => JSON.stringify(settings[field]) !== JSON.stringify(first?.settings[field]));
		const fix = 'build them with the same pinakes.config.json';
		if (other !== undefined) {
			throw new PinakesError('invalid_value', `The texts of ${first?.name} and ${name} have other ${other}: ${fix}.`);
		}
	}
}

/** Merges the pairs of folded characters, sorted by the replaced character, as in a single index. */
function uniteFolding(all: readonly TextSettings[]): string {
	const pairs = new Map<string, string>();
	for (const { folding } of all) {
		const characters = [...folding];
		for (let i = 0; i + 1 < characters.length; i += 2) pairs.set(characters[i] as string, characters[i + 1] as string);
	}
	return [...pairs]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.flat()
		.join('');
}

/** All combinations of counts, and the number of each segment's combinations among them. */
interface UnitedCounts {
	readonly counts: readonly FieldCounts[];
	readonly numbers: readonly Uint32Array[];
}

/** Merges the combinations of counts. */
function uniteCounts(all: readonly TextSettings[]): UnitedCounts {
	const counts: FieldCounts[] = [];
	const known = new Map<string, number>();
	const numbers = all.map(({ counts: own }) =>
		Uint32Array.from(own, (combination) => {
			const key = combination.join(' ');
			const number = known.get(key) ?? counts.push(combination) - 1;
			known.set(key, number);
			return number;
		}),
	);
	return { counts, numbers };
}

/** Returns the names of all languages, in the order of the segments; undefined if all use the default language. */
function uniteLanguages(all: readonly TextSettings[]): readonly string[] | undefined {
	if (!all.some(({ languages }) => languages)) return undefined;
	return [...new Set(all.flatMap(({ languages = [DEFAULT_LANGUAGE_NAME] }) => languages))];
}

interface SegmentRow {
	readonly row: Row;
	/** Section numbers in the union. */
	readonly sections: Uint32Array;
	/** Numbers of the combinations of counts in the union. */
	readonly counts: Uint32Array;
}

/**
 * Merges rows of segments. Postings of a term are merged only when they are decoded, since most terms of a row are
 * never used.
 *
 * @param belongs whether a term belongs to the merged row
 */
function mergeRows(rows: readonly SegmentRow[], belongs: (term: string) => boolean): Row {
	const byTerm = new Map<string, MergedPostings>();
	for (const row of rows) {
		const { terms, postings } = row.row;
		// A row may have thousands of terms, so this loop creates few objects.
		for (let i = 0; i < terms.length; i++) {
			const term = terms[i] as string;
			if (!belongs(term)) continue;
			const part = { row, postings: postings[i] as TermPostings };
			const known = byTerm.get(term);
			if (known === undefined) byTerm.set(term, new MergedPostings([part]));
			else known.parts.push(part);
		}
	}
	const terms = [...byTerm.keys()].sort();
	const size = rows.reduce((sum, { row }) => sum + row.size, 0);
	return { terms, postings: terms.map((term) => byTerm.get(term) as MergedPostings), size };
}

interface SegmentPostings {
	readonly row: SegmentRow;
	readonly postings: TermPostings;
}

class MergedPostings implements TermPostings {
	readonly parts: SegmentPostings[];

	constructor(parts: SegmentPostings[]) {
		this.parts = parts;
	}

	get size(): number {
		return this.parts.reduce((sum, { postings }) => sum + postings.size, 0);
	}

	decode(): DecodedPostings {
		return this.parts.map(renumbered).reduce(mergeTwo);
	}
}

function renumbered({ postings, row: { sections, counts } }: SegmentPostings): DecodedPostings {
	const decoded = postings.decode();
	return {
		sections: decoded.sections.map((own) => sections[own] as number),
		counts: decoded.counts.map((own) => counts[own] as number),
	};
}

function mergeTwo(one: DecodedPostings, other: DecodedPostings): DecodedPostings {
	const size = one.sections.length + other.sections.length;
	const sections = new Uint32Array(size);
	const counts = new Uint32Array(size);
	let i = 0;
	let j = 0;
	for (let end = 0; end < size; end++) {
		const isOne = j === other.sections.length || (one.sections[i] as number) < (other.sections[j] as number);
		const from = isOne ? one : other;
		const index = isOne ? i++ : j++;
		sections[end] = from.sections[index] as number;
		counts[end] = from.counts[index] as number;
	}
	return { sections, counts };
}

/** Merges rows of translations: the best translations of each word in any segment. */
export function mergeTranslations(rows: readonly string[]): string {
	const words = new Map<string, Set<string>>();
	for (const word of rows.flatMap((row) => row.split(','))) {
		const [rest = '', ...translations] = word.split(' ');
		const known = words.get(rest) ?? new Set();
		for (const translation of translations) known.add(translation);
		words.set(rest, known);
	}
	return Array.from(words, ([rest, known]) => {
		const best = [...known].sort(byShare).slice(0, MAX_TRANSLATIONS);
		return [rest, ...best].join(' ');
	}).join(',');
}

/** Sorts by probability, which the last character encodes, highest first. */
function byShare(one: string, other: string): number {
	const [a, b] = [one, other].map((text) => text.charCodeAt(text.length - 1)) as [number, number];
	return b - a || (one.slice(0, -1) < other.slice(0, -1) ? -1 : 1);
}

/**
 * Returns the words that a single index of all texts would not translate: words that occur in the texts, or whose
 * translations no longer do.
 */
export function* wordsToOmit(store: TextStore, table: TranslationRows, words: readonly string[]): Recipe<string[]> {
	const { grams } = store.analyzer;
	const partsOf = (word: string): string[] => (isUnspaced(word) ? gramsOf(word, grams.slice(-1)) : [word]);
	const isOwn = (word: string): boolean => !isOtherLanguage(word, store.calibration.unspaced);
	const termsOf = (word: string): string[] => (table.get(word) ?? []).map(({ term }) => term);
	const asked = words.flatMap((word) => [...(isOwn(word) ? [word] : []), ...termsOf(word)]);
	const parts = [...new Set(asked.flatMap(partsOf))];
	const rows = yield* store.rows(parts.map((part) => termKey(store, part)));
	const known = new Set(
		parts.filter((part, i) =>
			rows[i]?.terms.some((term) => term === part || (isUnspaced(part) && term.startsWith(part))),
		),
	);
	const isKnown = (word: string): boolean => partsOf(word).every((part) => known.has(part));
	return words.filter((word) => (isOwn(word) && isKnown(word)) || !termsOf(word).some(isKnown));
}

/** Texts of several segments, with the numbering of their sections. */
interface UnitedTexts {
	/** Opens the texts as one store. */
	storeOf(manifest: Manifest): TextStore;
	readonly sections: Numbering;
}

interface SegmentTexts {
	readonly store: TextStore;
	readonly settings: TextSettings;
	readonly segment: Segment;
	/** Index of the segment in the union. */
	readonly position: number;
}

/** Maximum characters of merged rows in the cache. */
const MAX_CACHED = 2 ** 24;

/**
 * Opens the texts of segments as a store whose numbers, frequencies, lengths and folded characters are those of a
 * single index of all documents.
 *
 * @throws PinakesError `invalid_value` for texts with different settings
 */
export function* uniteTexts(segments: readonly Segment[], documents: Numbering): Recipe<UnitedTexts> {
	const settings = yield* inEach(segments, (segment) => readTextSettings(segment.manifest));
	const stores = yield* inEach(segments, (segment) => openTextStore(segment.manifest));
	const sections = numberSections(
		documents,
		stores.map(({ documents: own, sections: count }) => own ?? Uint32Array.from({ length: count }, (_, i) => i)),
	);
	const all = segments.flatMap((segment, position): SegmentTexts[] => {
		const store = stores[position] as TextStore;
		return store.sections > 0 ? [{ store, settings: settings[position] as TextSettings, segment, position }] : [];
	});
	checkAlike(all.map(({ settings: own, segment: { name } }) => ({ name, settings: own })));
	return { storeOf: (manifest) => storeOf(manifest, all, sections, documents, segments), sections };
}

function storeOf(
	manifest: Manifest,
	all: readonly SegmentTexts[],
	sections: Numbering,
	documents: Numbering,
	segments: readonly Segment[],
): TextStore {
	const settings = all.map((one) => one.settings);
	const { grams = [1], weights = [] } = settings[0] ?? {};
	const { counts, numbers } = uniteCounts(settings);
	const analyzer = createAnalyzer(manifest.analyzer, uniteFolding(settings), grams);
	const languages = uniteLanguages(settings);
	const keyLength = Math.max(1, ...all.map(({ store }) => store.keyLength));
	const storeAt = (number: number): TextStore => all.find(({ position }) => position === number)?.store as TextStore;
	return {
		analyzer: languages ? analyzerOfLanguages(analyzer, languages) : analyzer,
		keyLength,
		weights,
		counts,
		frequencies: weightedFrequencies(counts, weights),
		calibration: calibrationOfSections(manifest),
		sections: sections.size,
		norms: normsOf(all, sections),
		documents: documents.size === sections.size ? undefined : documentOfSections(all, sections, documents),
		found: createFoundCache(),
		...rowReaders(all, sections, numbers, keyLength),
		records: (asked) =>
			readNumbered<SectionRecord>(segments, sections, asked, (_, own, position) => storeAt(position).records(own)),
		texts: (asked) =>
			readNumbered<string>(segments, sections, asked, (_, own, position) => storeAt(position).texts(own)),
	};
}

/** Returns the length norms of all sections, relative to the average length of all. */
function normsOf(all: readonly SegmentTexts[], sections: Numbering): Float32Array {
	const lengths = new Uint32Array(sections.size);
	for (const { settings, position } of all) {
		const numbers = sections.numbers[position] as Uint32Array;
		const decoded = decodeLengths(settings.lengths ?? '');
		if (decoded?.length !== numbers.length) return damaged(TERMS_TABLE);
		for (let i = 0; i < numbers.length; i++) lengths[numbers[i] as number] = decoded[i] as number;
	}
	return lengthNorms(lengths);
}

function documentOfSections(all: readonly SegmentTexts[], sections: Numbering, documents: Numbering): Uint32Array {
	const owners = new Uint32Array(sections.size);
	for (const { store, position } of all) {
		const own = documents.numbers[position] as Uint32Array;
		const numbers = sections.numbers[position] as Uint32Array;
		for (let section = 0; section < numbers.length; section++) {
			owners[numbers[section] as number] = own[documentOf(store, section)] as number;
		}
	}
	return owners;
}

/** Returns functions that read merged rows with keys of a common length. */
function rowReaders(
	all: readonly SegmentTexts[],
	sections: Numbering,
	counts: readonly Uint32Array[],
	keyLength: number,
): Pick<TextStore, 'rows' | 'readUnread' | 'keysFrom'> {
	const rows = createCache<Row>(MAX_CACHED, ({ size }) => size + 1);
	function* readRows(keys: readonly string[]): Recipe<Row[]> {
		const read = (yield* together(
			...all.map(({ store, position }) => inSegment(position, store.rows(keys.map((key) => rowKey(store, key))))),
		)) as (readonly Row[])[];
		return keys.map((key, i) =>
			mergeRows(
				all.map(({ position }, j) => ({
					row: read[j]?.[i] as Row,
					sections: sections.numbers[position] as Uint32Array,
					counts: counts[j] as Uint32Array,
				})),
				(term) => rowKey({ keyLength }, term) === key,
			),
		);
	}
	return {
		rows: (keys) => readCached(rows, keys, readRows),
		// Merged rows have no unread blocks.
		*readUnread() {},
		*keysFrom(beginning) {
			const keys = new Set<string>();
			for (const { store, position } of all) {
				const own = yield* inSegment(position, store.keysFrom(beginning.slice(0, store.keyLength)));
				if (store.keyLength === keyLength) for (const key of own) keys.add(key);
				else {
					const longer = yield* inSegment(position, store.rows(own));
					for (const term of longer.flatMap(({ terms }) => terms)) keys.add(rowKey({ keyLength }, term));
				}
			}
			return [...keys].filter((key) => key.startsWith(beginning)).sort();
		},
	};
}
