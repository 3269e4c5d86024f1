/**
 * What the other packages of this repository share with query: formats, analysis, checks. Not part of the documented
 * interface; it changes without notice.
 */

export { TIERS } from './contexts/rank.ts';
export {
	type Analyzer,
	analyzerOfLanguages,
	analyzerOfUnits,
	createAnalyzer,
	DEFAULT_GRAMS,
	foldingOf,
	gramsOf,
	indexTerms,
	literalTerms,
	phraseTerms,
} from './format/analysis/analyzer.ts';
export { conceptsOf, longestPhrases, phraseKey } from './format/analysis/concepts.ts';
export { stem } from './format/analysis/english.ts';
export type { AddedLanguage, AnalyzerSettings } from './format/analysis/language.ts';
export {
	foldMarks,
	hasUnspacedLetter,
	isUnspaced,
	normalizeTerm,
	normalizeText,
	UNSPACED,
} from './format/analysis/normalize.ts';
export { plainText } from './format/analysis/plain-markdown.ts';
export {
	addedLanguage,
	addLanguages,
	DEFAULT_LANGUAGE_NAME,
	defaultSettings,
	messageLanguageOf,
} from './format/analysis/registry.ts';
export { fold, letterRuns, NO_FOLDING, tokensOf, wordsOf } from './format/analysis/tokenizer.ts';
export { type Bilingual, MESSAGE_LANGUAGES } from './format/base/bilingual.ts';
export { crc32, percentDecoded, textOf, withChecksum } from './format/base/bytes.ts';
export { check, indexError, isPassing, WAS_CHANGED } from './format/base/errors.ts';
export { definedFields, fits, isRecord, isShare, optional, own, parseJson, type Shape } from './format/base/json.ts';
export { nearestName, withDefaults } from './format/base/options.ts';
export { need, type Part, type Recipe, ready } from './format/base/recipe.ts';
export {
	oneLine,
	quoted,
	shorten,
	visible,
	visibleJson,
	visibleLine,
	visibleValue,
	withoutInvisible,
} from './format/base/shown-text.ts';
export { parsePartFile, partFile, partOf } from './format/codec/cuts.ts';
export { decodeLevels, MAX_LEVEL, ZERO_LEVEL } from './format/codec/levels.ts';
export { encodeNumber, RADIX, ZERO } from './format/codec/numbers.ts';
export { encodePostings } from './format/codec/postings.ts';
export { encodeLength, lengthNorm, normsByIndex, saturation, weightedFrequencies } from './format/kinds/bm25.ts';
export {
	builtInOfSections,
	calibrationOfSections,
	DEFAULT_THRESHOLD,
	evidenceOf,
	MIN_COLLECTION,
	probabilityOf,
	roundedShare,
	unspacedShare,
} from './format/kinds/calibration.ts';
export {
	CONTEXT_TEXTS_FILE,
	CONTEXTS_FILE,
	type Contexts,
	FORM_BREAK,
	formsOf,
	readContexts,
} from './format/kinds/contexts.ts';
export {
	CHANGE_LIST,
	CONFIDENCES,
	type Confidence,
	DOCUMENT_COLUMNS_FILE,
	type DocumentColumns,
	type DocumentRecord,
	type Filter,
	type Intent,
	isSuperseded,
	listKey,
	readDocumentLists,
	readDocumentRecords,
	readDocuments,
	readFilterValues,
	SUPERSEDED,
	scopeOf,
} from './format/kinds/documents.ts';
export {
	type Editions,
	editionPath,
	findEditions,
	mayHaveEditions,
} from './format/kinds/editions.ts';
export {
	ENTRIES_TABLE,
	type EntryProblem,
	type EntryRecord,
	MARKDOWN_FILE,
	type RelatedEntry,
	type Relation,
	readEntries,
	readSectionTexts,
} from './format/kinds/entries.ts';
export { FOLDING_FILE, type Folding, LEXICON_FILE, NEGATED, readLexicon } from './format/kinds/lexicon.ts';
export { MESSAGES_FILE, type MessageName } from './format/kinds/messages.ts';
export {
	type DocumentOutline,
	type FlatHeading,
	headingTexts,
	headingTree,
	MAX_OUTLINE_BYTES,
	MAX_WHOLE_OUTLINES,
	OUTLINE_FILE,
	readOutlinePaths,
	readOutlineRange,
	readOutlines,
	readOutlinesOf,
} from './format/kinds/outline.ts';
export { encodeBlocks, FIRST_LETTER, MAX_SHARED, termPostings } from './format/kinds/postings.ts';
export {
	MAX_SKILL_BYTES,
	MAX_SKILL_FILES,
	readSkillContents,
	readSkillFolders,
	readSkillIds,
	SKILL_FILES_PART_BYTES,
	SKILL_FILES_TABLE,
	SKILLS_TABLE,
	type SkillContent,
	type SkillFile,
	type SkillFolder,
} from './format/kinds/skills.ts';
export {
	daysOf,
	directoryEnds,
	type FieldValue,
	isFieldName,
	isFieldValue,
	listedValues,
} from './format/kinds/stored-fields.ts';
export {
	SUGGESTION_INDEX,
	SUGGESTION_KINDS,
	SUGGESTIONS_FILE,
	type Suggestion,
	type SuggestionKind,
	type Suggestions,
	suggestionTokens,
} from './format/kinds/suggestions.ts';
export { readKeys, readKeysFrom, readRecords } from './format/kinds/tables.ts';
export {
	BLOCKS_TABLE,
	type FieldCounts,
	isListedWord,
	MIN_POSTINGS_IN_BLOCKS,
	MIN_SECTIONS_WITH_BLOCKS,
	POSTINGS_OF_BLOCK,
	POSTINGS_TABLE,
	roundCount,
	SECTION_TEXTS_PART_BYTES,
	SECTION_TEXTS_TABLE,
	SECTIONS_PART_BYTES,
	SECTIONS_TABLE,
	type SectionRecord,
	TEXT_FILE,
	type TextSettings,
	WORDS_TABLE,
	wordKey,
} from './format/kinds/text.ts';
export {
	DEFAULT_WEIGHTS,
	fieldTerms,
	isDocument,
	sectionLength,
	sectionsOf,
	type TextDocument,
	type TextSection,
} from './format/kinds/text-document.ts';
export {
	isOtherLanguage,
	MAX_SHARE,
	MAX_TRANSLATIONS,
	SHARE_ZERO,
	TRANSLATIONS_PART_BYTES,
	TRANSLATIONS_TABLE,
	type Translation,
	translationKey,
} from './format/kinds/translations.ts';
export {
	ALL_PACKAGES_FILE,
	ALL_UNITS_FILE,
	declaredTerms,
	GENERIC_IDE,
	IN_CONFLICTS,
	IN_DESCRIPTION,
	listTable,
	MAX_KEY_LENGTH,
	PART_BYTES,
	PROSE_LISTS,
	publicListFile,
	RECORD_PART_BYTES,
	readUnits,
	SHARE_LISTS,
	SHARES,
	SPLIT_ABOVE_BYTES,
	type VocabularyEntry,
	WHOLE_IN_CONFLICTS,
} from './format/kinds/units.ts';
export {
	ENCODER_DIRECTIONS_FILE,
	type EncodedKind,
	type Encoder,
	MAX_VECTOR_DIMENSIONS,
	MAX_VECTOR_WEIGHT,
	SECTION_VECTORS_TABLE,
	SECTIONS_TO_A_PART,
	type SectionVectorsPart,
	STATIC,
	TERM_VECTORS_TABLE,
	UNIT_VECTORS_TABLE,
	UNIT_WORDS_TABLE,
} from './format/kinds/vectors.ts';
export { cutRun, HAN, INSIDE, MAX_PIECES, MAX_RUN, runsOf } from './format/kinds/word-pieces.ts';
export {
	type Calibration,
	type Counts,
	type Cuts,
	FORMAT,
	FORMAT_VERSION,
	LISTS,
	type ListName,
	MANIFEST_FILE,
	type Manifest,
	type PackedTable,
	type Packs,
	PREVIOUS_SUFFIX,
	readManifest,
	SIGNATURE_FILE,
	type VectorSettings,
	WRONG_SHAPE,
} from './format/manifest/manifest.ts';
export { type Opened, openManifest } from './format/manifest/opened.ts';
export {
	FILES_FILE,
	type FileEntry,
	type ListingFields,
	listPaths,
	pageFile,
	readCuts,
	readListing,
} from './format/manifest/pages.ts';
export { listingSource, webSha256 } from './format/sources/checked.ts';
export { type Body, bytesOf, fetchFiles, fetchWithinOrigin, isBusy, retrying } from './format/sources/fetch.ts';
export {
	CHECK_BYTES,
	checkedText,
	MAX_PARTS_PER_PACK,
	OFFSET_BYTES,
	packFile,
	packsOf,
} from './format/sources/packs.ts';
export type { Source } from './format/sources/source.ts';
export { MAX_SOURCES } from './search/answer.ts';
export { MERGE_WEIGHTS, STALE_AFTER_DAYS, STALE_FACTOR } from './search/rank.ts';
export { measureEvidence } from './text/measure.ts';
export { CHANGE_LIST_FACTOR, CONFIDENCE_FACTORS } from './text/pages.ts';
export type { SearchOptions } from './text/question.ts';
export { readScopes } from './text/scope.ts';
export { type CheckedQuery, type FurtherFactors, QUERY_FIELDS } from './units/query.ts';
export type { Change } from './units/refusal.ts';
export { goalValue, MAX_MATCHES, MIN_SCORE } from './units/scoring.ts';
export type { VectorHit, VectorQuery } from './vectors/vector-search.ts';
