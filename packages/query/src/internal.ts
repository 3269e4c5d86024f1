/**
 * What the other packages of this repository share with query: formats, analysis, checks. Not part of the documented
 * interface; it changes without notice.
 */

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
export * from './format/analysis/normalize.ts';
export { plainText } from './format/analysis/plain-markdown.ts';
export { readableText } from './format/analysis/readable-markdown.ts';
export * from './format/analysis/registry.ts';
export { fold, letterRuns, tokensOf, wordsOf } from './format/analysis/tokenizer.ts';
export { type Bilingual, MESSAGE_LANGUAGES } from './format/base/bilingual.ts';
export { crc32, percentDecoded, textOf, withChecksum } from './format/base/bytes.ts';
export { check, indexError, isPassing } from './format/base/errors.ts';
export { addTo, groupBy } from './format/base/groups.ts';
export { definedFields, fits, isRecord, isShare, optional, own, parseJson, type Shape } from './format/base/json.ts';
export { nearestName, withDefaults } from './format/base/options.ts';
export { need, type Part, type Recipe } from './format/base/recipe.ts';
export * from './format/base/shown-text.ts';
export { parsePartFile, partFile, partOf } from './format/codec/cuts.ts';
export { decodeLevels, MAX_LEVEL, ZERO_LEVEL } from './format/codec/levels.ts';
export { encodeNumber, ZERO } from './format/codec/numbers.ts';
export { encodePostings } from './format/codec/postings.ts';
export { SYNONYM_GROUPS } from './format/data/synonyms.ts';
export * from './format/kinds/bm25.ts';
export * from './format/kinds/calibration.ts';
export * from './format/kinds/contexts.ts';
export * from './format/kinds/documents.ts';
export * from './format/kinds/editions.ts';
export * from './format/kinds/entries.ts';
export * from './format/kinds/lexicon.ts';
export * from './format/kinds/messages.ts';
export * from './format/kinds/outline.ts';
export * from './format/kinds/postings.ts';
export * from './format/kinds/skills.ts';
export * from './format/kinds/stored-fields.ts';
export * from './format/kinds/suggestions.ts';
export * from './format/kinds/tables.ts';
export * from './format/kinds/text.ts';
export * from './format/kinds/text-document.ts';
export * from './format/kinds/translations.ts';
export * from './format/kinds/units.ts';
export * from './format/kinds/vectors.ts';
export { DEFAULT_THRESHOLD, MIN_PLAUSIBLE } from './format/kinds/weights.ts';
export * from './format/kinds/word-vectors.ts';
export * from './format/manifest/manifest.ts';
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
export {
	bytesOf,
	type FetchResponse,
	fetchFiles,
	fetchWithinOrigin,
	isBusy,
	retrying,
} from './format/sources/fetch.ts';
export {
	ALL_PARTS,
	CHECK_BYTES,
	checkedText,
	MAX_PARTS_PER_PACK,
	OFFSET_BYTES,
	PART_SEPARATOR,
	packCount,
	packFile,
	packsOf,
} from './format/sources/packs.ts';
export type { Source } from './format/sources/source.ts';
export { fieldsOf } from './sections/retrieve-entry.ts';
export { createHighlighter, type Highlighter, highlighterOf, snippetOf } from './text/highlight.ts';
export { openTextStore } from './text/open-text-store.ts';
export {
	CONFIDENCE_FACTORS,
	MERGE_WEIGHTS,
	STALE_AFTER_DAYS,
	STALE_FACTOR,
} from './text/pages.ts';
export { MAX_SOURCES, type SearchOptions } from './text/question.ts';
export { editionsFor, readScopes } from './text/scope.ts';
export { measureEvidence } from './text/search-text.ts';
export { documentOf, firstSectionOf } from './text/store.ts';
export { type CheckedQuery, type FurtherFactors, QUERY_FIELDS } from './units/query.ts';
export type { Change } from './units/refusal.ts';
export { goalValue, MAX_MATCHES, MIN_SCORE } from './units/scoring.ts';
export type { VectorHit, VectorQuery } from './vectors/vector-search.ts';
