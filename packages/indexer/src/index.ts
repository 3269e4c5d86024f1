export type { FlatHeading } from '@pinakes/query/format/kinds/outline';
export type { Problem, Report } from './base/report.ts';
export { BuildError, VERSION } from './base/report.ts';
export { replaceFolder as writeIndex } from './base/write-folder.ts';
export { type Builder, type Built, buildIndex, createBuilder } from './build/build.ts';
export type { Changes } from './build/changes.ts';
export { type CheckResult, checkIndex } from './build/check.ts';
export { type MarkdownFiles, readMarkdownFiles } from './build/markdown-files.ts';
export { parseMemory } from './build/memory.ts';
export {
	type DocumentOptions,
	type IndexedDocuments,
	indexDocuments,
	indexFiles,
	indexMarkdown,
	indexUnits,
	type MarkdownText,
	type PlainUnit,
} from './build/memory-build.ts';
export type { BuildOptions, BuildProgress, BuildResult, BuildSummary } from './build/options.ts';
export { type WatchEvents, type WatchOptions, watchIndex } from './build/watch.ts';
export { type Catalog, compileCatalog, countCharacters, type Measure } from './catalog/compile.ts';
export { writeDocumentMap } from './catalog/document-map.ts';
export { compileGroups, compileOpenedGroup, type GroupListing, type ListedGroup } from './catalog/groups.ts';
export { type CatalogRate, type GoldenGoal, type GroupRate, measureCatalog, measureGroups } from './catalog/measure.ts';
export { type ListedSkill, readAllUnits } from './catalog/skills.ts';
export type { ContextOptions, Glossary, TextOptions } from './config/config.ts';
export {
	type Config,
	NO_CONFIG,
	VECTOR_CHOICES,
	type VectorChoice,
} from './config/config.ts';
export { LINT_RULES, type LintRule, type RuleName } from './config/lint-rules.ts';
export { CONFIG_FILE, loadConfig } from './config/load.ts';
export {
	auroc,
	binOf,
	calibrationError,
	type Prediction,
	type ReliabilityBin,
	reliabilityBins,
} from './evaluation/statistics.ts';
export { listFolder, locateSource, type SourceFolder } from './formats/list-folder.ts';
export type { IndexFiles } from './kinds/parts.ts';
export type { EncoderChoice } from './kinds/vectors/encoder.ts';
export type { CollidingSkill, Collision } from './lint/collisions.ts';
export { adviceFor, type ReportedCollision } from './lint/collisions.ts';
export { fixFile } from './lint/fix-skill.ts';
export { type LintOptions, type LintResult, lintFolders } from './lint/lint.ts';
export type { ContextSource } from './model/context.ts';
export type { EntrySource, UnreadEntry } from './model/entry.ts';
export type { SourcePackage, Sources, Unit } from './model/unit.ts';
export { createPackage, type PackageOptions, type PackageSummary } from './npm-package/create-package.ts';
export { findHeadings, outlineOf } from './parse/outline.ts';
export { publishSite, type SiteOptions, type SiteSummary } from './publish/publish-site.ts';
export { MARKDOWN_CHOICES, type MarkdownChoice } from './publish/published-documents.ts';
export { contentWords } from './words/content-words.ts';
