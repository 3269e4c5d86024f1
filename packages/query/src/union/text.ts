import { analyzerOfLanguages, createAnalyzer, gramsOf } from '../format/analysis/analyzer.js';
import { isUnspaced } from '../format/analysis/normalize.js';
import { DEFAULT_LANGUAGE_NAME } from '../format/analysis/registry.js';
import { createCache, readCached } from '../format/base/cache.ts';
import { PinakesError } from '../format/base/errors.js';
import { addTo } from '../format/base/groups.ts';
import { type Recipe, together } from '../format/base/recipe.js';
import { normsByIndex, weightedFrequencies } from '../format/kinds/bm25.js';
import { calibrationOfSections } from '../format/kinds/calibration.js';
import { type DecodedPostings, postingArrays, type Row, type TermPostings } from '../format/kinds/postings.js';
import { exactKey, type FieldCounts, type SectionRecord, type TextSettings } from '../format/kinds/text.js';
import {
	isOtherLanguage,
	MAX_TRANSLATIONS,
	TRANSLATIONS_TABLE,
	type TranslationRows,
} from '../format/kinds/translations.js';
import type { Opened } from '../format/manifest/opened.js';
import { openTextStore, readTextSettings } from '../text/open-text-store.ts';
import { createFoundCache, documentOf, type TextStore } from '../text/store.ts';
import { translateTerms } from '../text/translate.ts';
import { inEach, inSegment, type Numbering, numberSections, readNumbered, type Segment } from './numbering.ts';

/** Settings that must be equal in all segments. */
const ALIKE = ['grams', 'weights', 'markdown'] as const;

/**
 * Checks that segments can be united.
 *
 * @throws PinakesError `invalid_value` for other settings
 */
function checkAlike(all: readonly SegmentTexts[]): void {
	const [first] = all;
	for (const { segment, settings } of all) {
		const other = ALIKE.find((field) => JSON.stringify(settings[field]) !== JSON.stringify(first?.settings[field]));
		const fix = 'build them with the same pinakes.config.json';
		if (other !== undefined) {
			throw new PinakesError(
				'invalid_value',
				`The texts of ${first?.segment.name} and ${segment.name} have other ${other}: ${fix}.`,
			);
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

/** Returns all combinations of counts, and the number of each segment's combinations among them. */
function uniteCounts(all: readonly TextSettings[]) {
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

/** Returns the names of all languages, that of most sections first; undefined if all use the default language. */
function uniteLanguages(all: readonly SegmentTexts[]): readonly string[] | undefined {
	if (!all.some(({ settings }) => settings.languages)) return undefined;
	const counts = new Map<string, number>();
	for (const { settings, store } of all) {
		const { languages = [DEFAULT_LANGUAGE_NAME], language_sections = [store.sections] } = settings;
		languages.forEach((name, i) => {
			counts.set(name, (counts.get(name) ?? 0) + (language_sections[i] ?? 0));
		});
	}
	return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([name]) => name);
}

/** A row of one index, and the numbers of its sections and combinations of counts in the union. */
interface IndexRow {
	readonly row: Row;
	renumber(decoded: DecodedPostings): DecodedPostings;
}

/** Merges rows. Postings of a term are merged only when they are decoded, since most terms of a row are never used. */
function mergeRows(rows: readonly IndexRow[]): Row {
	const byTerm = new Map<string, (() => DecodedPostings)[]>();
	const sizes = new Map<string, number>();
	let isListed = false;
	for (const { row, renumber } of rows) {
		// A row may have thousands of terms, so this loop creates few objects.
		row.terms.forEach((term, i) => {
			const postings = row.postings[i] as TermPostings;
			addTo(byTerm, term, () => renumber(postings.decode()));
			sizes.set(term, (sizes.get(term) ?? 0) + postings.size);
			if (postings.isListed) isListed = true;
		});
	}
	const terms = [...byTerm.keys()].sort();
	const postings = terms.map((term): TermPostings => {
		const parts = byTerm.get(term) ?? [];
		return { size: sizes.get(term) ?? 0, isListed, decode: () => parts.map((decode) => decode()).reduce(mergeTwo) };
	});
	return { terms, postings, size: rows.reduce((sum, { row }) => sum + row.size, 0) };
}

function mergeTwo(one: DecodedPostings, other: DecodedPostings): DecodedPostings {
	const size = one.sections.length + other.sections.length;
	const { sections, counts } = postingArrays(size);
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
function* wordsToOmit(store: TextStore, table: TranslationRows, words: readonly string[]): Recipe<string[]> {
	const { grams } = store.analyzer;
	const partsOf = (word: string): string[] => (isUnspaced(word) ? gramsOf(word, grams.slice(-1)) : [word]);
	const isOwn = (word: string): boolean => !isOtherLanguage(word, store.calibration.unspaced);
	const termsOf = (word: string): string[] => (table.get(word) ?? []).map(({ term }) => term);
	const asked = words.flatMap((word) => [...(isOwn(word) ? [word] : []), ...termsOf(word)]);
	const parts = [...new Set(asked.flatMap(partsOf))];
	const rows = yield* store.rows(parts.map((part) => exactKey(part)));
	const known = new Set(
		parts.filter((part, i) =>
			rows[i]?.terms.some((term) => term === part || (isUnspaced(part) && term.startsWith(part))),
		),
	);
	const isKnown = (word: string): boolean => partsOf(word).every((part) => known.has(part));
	return words.filter((word) => (isOwn(word) && isKnown(word)) || !termsOf(word).some(isKnown));
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
 * single index of all documents. Returns a function that opens it, and the numbering of its sections.
 *
 * @throws PinakesError `invalid_value` for texts with different settings
 */
export function* uniteTexts(segments: readonly Segment[], documents: Numbering) {
	const settings = yield* inEach(segments, (segment) => readTextSettings(segment.opened));
	const stores = yield* inEach(segments, (segment) => openTextStore(segment.opened));
	const sections = numberSections(
		documents,
		stores.map(({ documents: own, sections: count }) => own ?? Uint32Array.from({ length: count }, (_, i) => i)),
	);
	const all = segments.flatMap((segment, position): SegmentTexts[] => {
		const store = stores[position] as TextStore;
		return store.sections > 0 ? [{ store, settings: settings[position] as TextSettings, segment, position }] : [];
	});
	checkAlike(all);
	return { storeOf: (opened: Opened) => storeOf(opened, all, sections, documents, segments), sections };
}

function storeOf(
	opened: Opened,
	all: readonly SegmentTexts[],
	sections: Numbering,
	documents: Numbering,
	segments: readonly Segment[],
): TextStore {
	const settings = all.map((one) => one.settings);
	const { grams = [1], weights = [] } = settings[0] ?? {};
	const { counts, numbers } = uniteCounts(settings);
	const analyzer = createAnalyzer(opened.analyzer, uniteFolding(settings), grams);
	const languages = uniteLanguages(all);
	const translate: TextStore['translate'] = (store, ...question) =>
		translateTerms(opened, store, ...question, (table, words) => wordsToOmit(store, table, words));
	const storeAt = (number: number): TextStore => all.find(({ position }) => position === number)?.store as TextStore;
	return {
		analyzer: languages ? analyzerOfLanguages(analyzer, languages) : analyzer,
		weights,
		counts,
		frequencies: weightedFrequencies(counts, weights),
		calibration: calibrationOfSections(opened),
		sections: sections.size,
		isMarkdown: settings[0]?.markdown === true,
		documents: documents.size === sections.size ? undefined : documentOfSections(all, sections, documents),
		found: createFoundCache(),
		translate: opened.cuts[TRANSLATIONS_TABLE] && translate,
		...rowReaders(all, sections, numbers),
		records: (asked) =>
			readNumbered<SectionRecord>(segments, sections, asked, (_, own, position) => storeAt(position).records(own)),
		texts: (asked) =>
			readNumbered<string>(segments, sections, asked, (_, own, position) => storeAt(position).texts(own)),
	};
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

/** Returns functions that read merged rows, and the norms of sections as far as their lengths are known. */
function rowReaders(
	all: readonly SegmentTexts[],
	sections: Numbering,
	counts: readonly Uint32Array[],
): Pick<TextStore, 'rows' | 'readUnread' | 'keysFrom' | 'norms'> {
	const rows = createCache<Row>(MAX_CACHED, ({ size }) => size + 1);
	const norms = new Float32Array(sections.size);
	const total = all.reduce((sum, { settings }) => sum + settings.total_length, 0);
	const normAt = normsByIndex(total / sections.size);
	const renumberings = all.map(({ store: { lengths = new Uint8Array() }, position }, i) => {
		const numbers = sections.numbers[position] as Uint32Array;
		return (decoded: DecodedPostings): DecodedPostings => {
			for (const own of decoded.sections) norms[numbers[own] as number] = normAt[lengths[own] as number] as number;
			return {
				sections: decoded.sections.map((own) => numbers[own] as number),
				counts: decoded.counts.map((own) => counts[i]?.[own] as number),
			};
		};
	});
	function* readRows(keys: readonly string[]): Recipe<Row[]> {
		const read = yield* together(
			...all.map(({ store, position }) =>
				inSegment(
					position,
					(function* (): Recipe<readonly Row[]> {
						const own = yield* store.rows(keys);
						// All blocks, since merged rows have none.
						yield* store.readUnread(own.flatMap(({ postings }) => postings));
						return own;
					})(),
				),
			),
		);
		return keys.map((_, i) =>
			mergeRows(renumberings.map((renumber, j) => ({ row: (read[j] as readonly Row[])[i] as Row, renumber }))),
		);
	}
	return {
		norms,
		rows: (keys) => readCached(rows, keys, readRows),
		*readUnread() {},
		*keysFrom(beginning) {
			const keys = yield* together(...all.map(({ store, position }) => inSegment(position, store.keysFrom(beginning))));
			return [...new Set((keys as string[][]).flat())].sort();
		},
	};
}
