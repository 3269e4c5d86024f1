export { type BuildOptions, type BuildResult, type BuildSummary, buildIndex, indexFiles } from './build.ts';
export { CONFIG_FILE, type Config, loadConfig, NO_CONFIG } from './config.ts';
export { BuildError } from './errors.ts';
export { type LintResult, lintFolders } from './lint/lint.ts';
export { type FlatHeading, findHeadings, outlineOf } from './markdown/outline.ts';
export type { Problem, Report } from './report.ts';
export type { SourcePackage, Sources, Unit } from './unit.ts';
export { VERSION } from './write/manifest.ts';
