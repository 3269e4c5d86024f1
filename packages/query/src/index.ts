export type { AddedLanguage, AnalyzerSettings } from '@pinakes/format/analysis/language';
export { addLanguages } from '@pinakes/format/analysis/registry';
export { DEFAULT_CONFIDENCE } from '@pinakes/format/calibration/confidence';
export { type ErrorCode, PinakesError } from '@pinakes/format/errors';
export type { Bilingual, Language } from '@pinakes/format/kinds/messages/schema';
export type { DocumentOutline, Heading } from '@pinakes/format/kinds/outline/schema';
export type { Entrypoint, Install, Origin, PackageRecord, UnitRecord } from '@pinakes/format/kinds/records/schema';
export type { TextDocument, TextSection } from '@pinakes/format/kinds/text/document';
export type {
	Calibration,
	CalibrationTable,
	Counts,
	Cuts,
	ListName,
	Manifest,
} from '@pinakes/format/manifest';
export type { Part, Recipe } from '@pinakes/format/recipe';
export { type Address, type Fetch, type FetchResponse, fetchSource } from '@pinakes/format/sources/fetch-source';
export { type Content, memorySource, type Source } from '@pinakes/format/sources/source';
export type { ContextExplanation, ContextTier } from './contexts/explain.ts';
export { extractKeywords } from './contexts/extract-keywords.ts';
export { type ContextResult, findContexts } from './contexts/find-contexts.ts';
export type { ContextOptions, ContextQuery } from './contexts/query.ts';
export { TIERS } from './contexts/tiers.ts';
export { nearestName } from './core/nearest-name.ts';
export { type Index, type IndexOptions, openIndex } from './core/open-index.ts';
export type { RelatedHeading } from './sections/related.ts';
export type { EntryOptions, EntryRequest } from './sections/request.ts';
export { type EntryResult, retrieveEntry } from './sections/retrieve-entry.ts';
export { type RetrievedSection, sectionsOf } from './sections/retrieved-sections.ts';
export { DEFAULT_LIMIT, type SearchOptions } from './text/search-options.ts';
export type { TermContribution, TextHit, TextRejection, TextResult } from './text/search-store.ts';
export { searchText } from './text/search-text.ts';
export type { Match, NearCandidate } from './units/explain.ts';
export { goalValue, PENALTIES, WEIGHTS } from './units/factors.ts';
export { type Inferred, type MatchResult, matchUnits } from './units/match-units.ts';
export type { FurtherFactors, MatchOptions } from './units/options.ts';
export { type CheckedQuery, type MatchQuery, QUERY_FIELDS } from './units/query.ts';
export type { TraceStep } from './units/ranking.ts';
export type { Refusal, RejectionCategory } from './units/refusal.ts';
export { type Factor, MAX_MATCHES, MIN_SCORE, scoreOf, TOLERANCE } from './units/scoring.ts';
export type { Change, SmallestChange } from './units/smallest-change.ts';
