export { BuildError, type Problem } from './base/report.ts';
export { replaceFolder as writeIndex } from './base/write-folder.ts';
export { type BuildOptions, type BuildResult, type BuildSummary, buildIndex } from './build/build.ts';
export { type CheckResult, checkIndex } from './build/check.ts';
export { type MarkdownFiles, readMarkdownFiles } from './build/markdown-files.ts';
export {
	type DocumentOptions,
	indexDocuments,
	indexMarkdown,
	indexUnits,
	type MarkdownText,
	type PlainUnit,
} from './build/memory-build.ts';
export { type WatchOptions, watchIndex } from './build/watch.ts';

export { loadConfig, NO_CONFIG } from './config/load.ts';
export type { Config } from './config/schema.ts';
export type { IndexFiles } from './kinds/parts.ts';
export { type LintOptions, type LintResult, lintFolders } from './lint/lint.ts';
export type { Sources, Unit } from './model/unit.ts';
export { findHeadings, outlineOf } from './parse/outline.ts';
export { createPackage, type PackageOptions } from './publish/npm-package.ts';
export { publishSite, type SiteOptions, type SiteSummary } from './publish/publish-site.ts';
