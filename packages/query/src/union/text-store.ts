import { analyzerOfLanguages, createAnalyzer } from '../format/analysis/analyzer.js';
import { calibrationOfSections } from '../format/calibration/built-in.js';
import { damaged } from '../format/kinds/tables.js';
import { lengthNorms, weightedFrequencies } from '../format/kinds/text/bm25.js';
import { decodeLengths } from '../format/kinds/text/lengths.js';
import type { Row } from '../format/kinds/text/row.js';
import { rowKey } from '../format/kinds/text/row-keys.js';
import { type SectionRecord, TERMS_TABLE, type TextSettings } from '../format/kinds/text/schema.js';
import type { Manifest } from '../format/manifest.js';
import { createCache } from '../format/open/cache.ts';
import { readCached } from '../format/read-cached.js';
import { type Recipe, together } from '../format/recipe.js';
import { openTextStore, readTextSettings } from '../text/open-text-store.ts';
import { createFoundCache, documentOf, type TextStore } from '../text/store.ts';
import { mergeRows } from './merge-rows.ts';
import { type Numbering, numberSections, readNumbered } from './numbering.ts';
import { inEach, inSegment, type Segment } from './segment.ts';
import { checkAlike, uniteCounts, uniteFolding, uniteLanguages } from './text-settings.ts';

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
