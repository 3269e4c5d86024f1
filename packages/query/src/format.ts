/**
 * The on-disk format and the text analysis, for programs that write an index or read its parts
 * themselves. What is written and what is read have this one definition.
 */

export { decodeBytes, encodeBytes } from './codec/bytes.ts';
export { partFile, partOf } from './codec/cuts.ts';
export { decodeLevels, encodeLevels, MOST_LEVEL } from './codec/levels.ts';
export { decodeNumbers, encodeNumber } from './codec/numbers.ts';
export { decodePostings, encodePostings, unitsOf } from './codec/postings.ts';
export { isRecord } from './json.ts';
export { BUCKETS_TABLE, bucketOf } from './kinds/buckets/format.ts';
export { CONTEXT_TEXTS_FILE, CONTEXTS_FILE, type Contexts, FORM_BREAK, formsOf } from './kinds/contexts/format.ts';
export {
	CONFIDENCES,
	type Confidence,
	DOCUMENT_COLUMNS_FILE,
	type DocumentColumns,
	type DocumentRecord,
	FILTERS,
	type Filter,
	type Intent,
	listKey,
} from './kinds/documents/format.ts';
export { readDocuments, readFilterValues } from './kinds/documents/read.ts';
export {
	ENTRIES_TABLE,
	type EntryProblem,
	type EntryRecord,
	MARKDOWN_FILE,
	type RelatedEntry,
	type Relation,
} from './kinds/entries/format.ts';
export { readEntries } from './kinds/entries/read.ts';
export { LEXICON_FILE, type Lexicon, NEGATED } from './kinds/lexicon/format.ts';
export { readLexicon } from './kinds/lexicon/read.ts';
export { type Bilingual, MESSAGES_FILE, type MessageName } from './kinds/messages/format.ts';
export { readMessages } from './kinds/messages/read.ts';
export { OUTLINE_FILE } from './kinds/outline/format.ts';
export { readOutlines } from './kinds/outline/read.ts';
export { GENERIC_IDE, RECORD_PART_BYTES } from './kinds/records/format.ts';
export { isSizes, type KindSize, SIZES_FILE, type Sizes, sizesByKind } from './kinds/sizes/format.ts';
export {
	SUGGESTION_INDEX,
	SUGGESTION_KEY_LENGTH,
	SUGGESTION_KINDS,
	type Suggestion,
	type SuggestionKind,
	type Suggestions,
	suggestionFile,
	suggestionTokens,
} from './kinds/suggestions/format.ts';
export {
	type FieldCounts,
	gramNumber,
	roundCount,
	SECTION_TEXTS_PART_BYTES,
	SECTION_TEXTS_TABLE,
	SECTIONS_PART_BYTES,
	SECTIONS_TABLE,
	type SectionRecord,
	TERMS_TABLE,
	TEXT_FIELDS,
	TEXT_FILE,
	type TextSettings,
} from './kinds/text/format.ts';
export { readText } from './kinds/text/read.ts';
export { decodeRow, decodeWords, FIRST_LETTER, isGramKey } from './kinds/text/row.ts';
export { titleKey } from './kinds/titles/format.ts';
export { readTitleLists } from './kinds/titles/read.ts';
export {
	ALL_PACKAGES_FILE,
	ALL_UNITS_FILE,
	listTable,
	PART_BYTES,
	publicListFile,
	SPLIT_ABOVE_BYTES,
} from './kinds/unit-lists/format.ts';
export { IN_CONFLICTS, IN_DESCRIPTION, SHARE_LISTS, SHARES, WHOLE_IN_CONFLICTS } from './kinds/unit-terms/format.ts';
export {
	MOST_TO_ADD_UP,
	MOST_VECTOR_DIMENSIONS,
	MOST_VECTOR_WEIGHT,
	SECTION_VECTORS_TABLE,
	SECTIONS_TO_A_PART,
	type SectionVectorsPart,
	TERM_VECTORS_TABLE,
	type TermVectorRow,
	TRAINED,
	type VectorSettings,
} from './kinds/vectors/format.ts';
export { LONGEST_KEY, type VocabularyEntry } from './kinds/vocabulary/format.ts';
export { readTopic } from './knowledge/narrow.ts';
export { titleConcepts, titleText } from './knowledge/passage.ts';
export { SEARCH_MESSAGES, searchPartFile } from './knowledge/search-part.ts';
export { LIGHT_MANIFEST_FILE, type LightCuts } from './light-manifest.ts';
export { LIGHT_TEXT_FILE, lightText } from './light-text.ts';
export {
	checkManifest,
	FORMAT,
	FORMAT_VERSION,
	type KeyTable,
	LISTS,
	MANIFEST_FILE,
	type NumberTable,
	PREVIOUS_SUFFIX,
} from './manifest.ts';
export { inverseDocumentFrequency, lengthNorm, saturation, termWeight } from './search/bm25.ts';
export {
	fieldTerms,
	isDocument,
	sectionLength,
	sectionsOf,
	type TextDocument,
	type TextSection,
	WEIGHTS,
} from './search/document.ts';
export { fineKey, mostUncommon } from './search/expand.ts';
export { weightedFrequencies } from './search/posting-list.ts';
export { type Analyzer, foldingOf, rememberingStemmer, sequenceOf, tokensOf } from './text/analyze.ts';
export { hasCjk } from './text/characters.ts';
export { conceptsOf } from './text/concepts.ts';
export { daysOf } from './text/days.ts';
export { normalizeTerm, normalizeText } from './text/normalize.ts';
export { plainText } from './text/plain-markdown.ts';
export { stem } from './text/stem.ts';
export { ASKING_WORDS, STOP_WORDS } from './text/stop-words.ts';
export { surfaceWords, textTerms } from './text/words.ts';
export type { EncodedKind, Encoder } from './vectors/encoder.ts';
export { CHARACTER, queryShare } from './vectors/query-share.ts';
export { roundedLog } from './vectors/rounded-log.ts';
