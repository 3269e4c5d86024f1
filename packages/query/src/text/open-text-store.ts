import { analyzerOfLanguages, createAnalyzer, isGramSizes } from '../format/analysis/analyzer.js';
import { createCache, readCached } from '../format/base/cache.js';
import { fits, optional, type Shape } from '../format/base/json.js';
import { need, type Recipe, together } from '../format/base/recipe.js';
import { ZERO } from '../format/codec/numbers.js';
import { normsByIndex, weightedFrequencies } from '../format/kinds/bm25.js';
import { calibrationOfSections } from '../format/kinds/calibration.js';
import {
	decodePostings,
	decodeWords,
	EMPTY_ROW,
	type PostingBounds,
	type Row,
	termPostings,
} from '../format/kinds/postings.js';
import { damaged, readEntriesFrom, readKeys, readKeysFrom, readRecords } from '../format/kinds/tables.js';
import {
	BLOCKS_TABLE,
	POSTINGS_TABLE,
	SECTION_TEXTS_TABLE,
	SECTIONS_TABLE,
	type SectionRecord,
	TEXT_FIELDS,
	TEXT_FILE,
	type TextSettings,
	WORDS_TABLE,
} from '../format/kinds/text.js';
import { isWeights } from '../format/kinds/text-document.js';
import { TRANSLATIONS_TABLE } from '../format/kinds/translations.js';
import { keepRead, type Opened } from '../format/manifest/opened.js';
import { createFoundCache, decodeDocuments, type TextStore } from './store.ts';
import { readWordTranslations, translateTerms } from './translate.ts';

/** Maximum records in the cache. */
const MAX_RECORDS = 2 ** 12;

const SETTINGS: Shape = {
	grams: (json) => fits(json, [0]) && isGramSizes(json as number[]),
	folding: '',
	weights: isWeights,
	counts: [isCounts],
	total_length: (json) => Number.isSafeInteger(json) && (json as number) >= 0,
	documents: '',
	languages: optional(['']),
	language_sections: optional([0]),
};

function isCounts(json: unknown): boolean {
	const counts = json as number[];
	return fits(json, [0]) && counts.length === TEXT_FIELDS.length && counts.some(Boolean);
}

/** The fields of a manifest that searches need. */
const IN_MANIFEST: Shape = {
	counts: { sections: 0 },
	cuts: { text_words: [''], text_postings: [''], text_blocks: [0], sections: [0], section_texts: [0] },
};
const RECORD: Shape = {
	id: '',
	title: optional(''),
	headings: optional(['']),
	lines: optional([0]),
	url: optional(''),
};

/** Opens the text of an index. The store caches what is read and decoded. */
export function openTextStore(opened: Opened): Recipe<TextStore> {
	return keepRead(opened, 'texts', function* (): Recipe<TextStore> {
		if (opened.openText) return (yield* opened.openText()) as TextStore;
		return toStore(opened, yield* readTextSettings(opened));
	});
}

/** Reads the text settings of an index. */
export function* readTextSettings(opened: Opened): Recipe<TextSettings> {
	if (!fits(opened, IN_MANIFEST)) return damaged(WORDS_TABLE);
	if (opened.counts.sections === 0) return NO_TEXT;
	return yield* need<TextSettings>({ file: TEXT_FILE, shape: SETTINGS });
}

/** Settings for an index without documents, which has no settings file. */
const NO_TEXT: TextSettings = {
	grams: [1],
	folding: '',
	weights: [],
	counts: [],
	total_length: 0,
	documents: '',
	markdown: false,
};

function toStore(opened: Opened, settings: TextSettings): TextStore {
	const { sections } = opened.counts;
	const { documents } = settings;
	const analyzer = createAnalyzer(opened.analyzer, settings.folding, settings.grams);
	const records = new Map<number, SectionRecord>();
	return {
		analyzer: settings.languages ? analyzerOfLanguages(analyzer, settings.languages) : analyzer,
		weights: settings.weights,
		counts: settings.counts,
		frequencies: weightedFrequencies(settings.counts, settings.weights),
		calibration: calibrationOfSections(opened),
		sections,
		documents: documents === '' ? undefined : (decodeDocuments(documents, sections) ?? damaged(WORDS_TABLE)),
		isMarkdown: settings.markdown,
		found: createFoundCache(),
		translate: opened.cuts[TRANSLATIONS_TABLE] && ((...asked) => translateTerms(opened, ...asked)),
		readTranslations: opened.cuts[TRANSLATIONS_TABLE] && ((terms) => readWordTranslations(opened, terms)),
		...rowReader(opened, settings),
		keysFrom: (beginning) => readKeysFrom(opened, WORDS_TABLE, beginning),
		*records(numbers) {
			if (records.size > MAX_RECORDS) records.clear();
			return yield* readCached(records, numbers, (missing) =>
				readRecords<SectionRecord>(opened, SECTIONS_TABLE, RECORD, missing),
			);
		},
		texts: (numbers) => readRecords<string>(opened, SECTION_TEXTS_TABLE, '', numbers),
	};
}

/** Maximum characters of rows in the cache. */
const MAX_CACHED = 2 ** 26;

/** Returns functions that read the rows of an index, and cache them, and the lengths of sections as far as they are known. */
function rowReader(
	opened: Opened,
	settings: TextSettings,
): Pick<TextStore, 'rows' | 'readUnread' | 'norms' | 'lengths'> {
	const { sections } = opened.counts;
	const normAt = normsByIndex(settings.total_length / sections);
	const norms = new Float32Array(sections);
	const lengths = new Uint8Array(sections);
	const bounds: PostingBounds = {
		sections,
		counts: settings.counts.length,
		takeLengths(own, codes) {
			for (let i = 0; i < own.length; i++) {
				const index = codes.charCodeAt(i) - ZERO;
				norms[own[i] as number] = normAt[index] ?? damaged(POSTINGS_TABLE);
				lengths[own[i] as number] = index;
			}
		},
	};
	const rows = createCache<Row>(MAX_CACHED, ({ size }) => size + 1);
	return {
		norms,
		lengths,
		rows: (keys) => readCached(rows, keys, (missing) => readRows(opened, missing, bounds)),
		readUnread: blockReader(opened, bounds),
	};
}

/** Reads rows by their keys: see schema.ts of kinds/text. */
function* readRows(opened: Opened, keys: readonly string[], bounds: PostingBounds): Recipe<Row[]> {
	const terms = keys.filter((key) => key[0] === ' ').map((key) => key.slice(1));
	const beginnings = keys.filter((key) => key[0] === '^').map((key) => key.slice(1));
	const others = keys.filter((key) => key[0] !== ' ' && key[0] !== '^');
	const [exact, alike, listed] = yield* together(
		readKeys<string>(opened, POSTINGS_TABLE, '', terms),
		readEntriesFrom<string>(opened, POSTINGS_TABLE, '', beginnings),
		readKeys<string>(opened, WORDS_TABLE, '', others),
	);
	// Those of each kind were read in the order of their keys.
	return keys.map((key) => {
		if (key[0] === '^') return rowOf(alike.shift() ?? [], bounds);
		const text = key[0] === ' ' ? exact.shift() : listed.shift();
		if (text === undefined) return EMPTY_ROW;
		return key[0] === ' ' ? rowOf([[key.slice(1), text]], bounds) : decodeWords(key, text, WORDS_TABLE);
	});
}

function rowOf(entries: readonly (readonly [term: string, text: string])[], bounds: PostingBounds): Row {
	return {
		terms: entries.map(([term]) => term),
		postings: entries.map(([, text]) => termPostings(text, bounds)),
		size: entries.reduce((sum, [, text]) => sum + text.length, 0),
	};
}

/** Returns a function that reads blocks of postings. */
function blockReader(opened: Opened, bounds: PostingBounds): TextStore['readUnread'] {
	return function* (postings) {
		const wanted = postings.flatMap(({ unread, blocks }) =>
			[...(unread ? (blocks ?? unread.lasts.keys()) : [])].flatMap((number) =>
				unread && !unread.read[number] ? { unread, number } : [],
			),
		);
		const numbers = wanted.map(({ unread, number }) => unread.first + number);
		const texts = numbers.length > 0 ? yield* readRecords<string>(opened, BLOCKS_TABLE, '', numbers) : [];
		wanted.forEach(({ unread: { lasts, read }, number }, i) => {
			const block = decodePostings(texts[i] as string, bounds);
			// The first gap of a block is to -1 as well, so that a block can be read without those before it.
			const isWithin = (block.sections[0] as number) > (lasts[number - 1] ?? -1);
			read[number] = isWithin && block.sections.at(-1) === lasts[number] ? block : damaged(BLOCKS_TABLE);
		});
	};
}
