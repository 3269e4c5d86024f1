export { extractKeywords } from './contexts/extract-keywords.ts';
export type { ContextExplanation, ContextTier } from './contexts/find-contexts.ts';
export { type ContextResult, findContexts } from './contexts/find-contexts.ts';
export type { ContextOptions, ContextQuery } from './contexts/query.ts';
export { TIERS } from './contexts/rank.ts';
export type { AddedLanguage, AnalyzerSettings } from './format/analysis/language.js';
export { addLanguages } from './format/analysis/registry.js';
export type { Bilingual, Language } from './format/base/bilingual.js';
export { type ErrorCode, PinakesError } from './format/base/errors.js';
export { type Factor, scoreOf, TOLERANCE } from './format/base/factors.ts';
export { nearestName } from './format/base/options.ts';
export type { Part, Recipe } from './format/base/recipe.js';
export { DEFAULT_THRESHOLD } from './format/kinds/calibration.js';
export type { DocumentOutline, Heading } from './format/kinds/outline.js';
export type { TextDocument, TextSection } from './format/kinds/text-document.js';
export type { Entrypoint, Install, Origin, PackageRecord, UnitRecord } from './format/kinds/units.js';
export type {
	Calibration,
	CalibrationTable,
	Counts,
	Cuts,
	ListName,
	Manifest,
} from './format/manifest/manifest.js';
export { type Index, type IndexOptions, openIndex } from './format/open/open-index.ts';
export { type Address, type Fetch, type FetchResponse, fetchSource } from './format/sources/fetch.js';
export { type Content, memorySource, type Source } from './format/sources/source.js';
export type { RelatedHeading } from './sections/related.ts';
export type { EntryOptions, EntryRequest } from './sections/request.ts';
export { type EntryResult, type RetrievedSection, retrieveEntry, sectionsOf } from './sections/retrieve-entry.ts';
export type { TextRejection } from './text/judge.ts';
export type { TermContribution, TextHit, TextPart, TextResult } from './text/present.ts';
export { DEFAULT_LIMIT, type SearchOptions } from './text/question.ts';
export { searchText, type TextOptions } from './text/search-text.ts';
export type { Match, NearCandidate } from './units/explain.ts';
export { type Inferred, type MatchResult, matchUnits } from './units/match-units.ts';
export type { FurtherFactors, MatchOptions } from './units/query.ts';
export { type CheckedQuery, type MatchQuery, QUERY_FIELDS } from './units/query.ts';
export type { TraceStep } from './units/ranking.ts';
export type { Change, Refusal, RejectionCategory, SmallestChange } from './units/refusal.ts';
export { goalValue, MAX_MATCHES, MIN_SCORE, PENALTIES, WEIGHTS } from './units/scoring.ts';
