import { analyzerOfLanguages, createAnalyzer, isGramSizes } from '../format/analysis/analyzer.js';
import { plainText } from '../format/analysis/plain-markdown.js';
import { readCached } from '../format/base/cache.js';
import { fits, optional, type Shape } from '../format/base/json.js';
import { need, type Recipe } from '../format/base/recipe.js';
import { weightedFrequencies } from '../format/kinds/bm25.js';
import { calibrationOfSections } from '../format/kinds/calibration.js';
import { damaged, readKeysFrom, readRecords } from '../format/kinds/tables.js';
import {
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
import { rowReader } from './read-rows.ts';
import { createFoundCache, decodeDocuments, type SectionDocuments, type TextStore } from './store.ts';
import { translateTerms } from './translate.ts';

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
	const analyzer = createAnalyzer(opened.analyzer, settings.folding, settings.grams);
	const records = new Map<number, SectionRecord>();
	return {
		analyzer: settings.languages ? analyzerOfLanguages(analyzer, settings.languages) : analyzer,
		weights: settings.weights,
		counts: settings.counts,
		frequencies: weightedFrequencies(settings.counts, settings.weights),
		calibration: calibrationOfSections(opened),
		sections,
		documents: documentsOf(settings, sections),
		found: createFoundCache(),
		translate: opened.cuts[TRANSLATIONS_TABLE] && ((...asked) => translateTerms(opened, ...asked)),
		...rowReader(opened, settings),
		keysFrom: (beginning) => readKeysFrom(opened, WORDS_TABLE, beginning),
		*records(numbers) {
			if (records.size > MAX_RECORDS) records.clear();
			return yield* readCached(records, numbers, (missing) =>
				readRecords<SectionRecord>(opened, SECTIONS_TABLE, RECORD, missing, 'text'),
			);
		},
		*texts(numbers) {
			const texts = yield* readRecords<string>(opened, SECTION_TEXTS_TABLE, '', numbers);
			return settings.markdown ? texts.map(plainText) : texts;
		},
	};
}

/** Returns the document numbers of sections; undefined if every section is its own document. */
function documentsOf({ documents }: TextSettings, sections: number): SectionDocuments | undefined {
	return documents === '' ? undefined : (decodeDocuments(documents, sections) ?? damaged(WORDS_TABLE));
}
