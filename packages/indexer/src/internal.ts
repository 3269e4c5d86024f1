/**
 * What the command line and the tests of this repository use of the indexer. Not part of the documented interface; it
 * changes without notice.
 */

export { MAX_FILE_BYTES, readBelow, statOf, writeBelow, writeNamed } from './base/files.ts';
export { gitOutput } from './base/git.ts';
export { readText } from './base/read-file.ts';
export { compare } from './base/report.ts';
export { type Changes, hasNoChanges } from './build/check.ts';
export { parseMemory } from './build/memory.ts';
export { draftFiles, finishIndex, gatherTexts, headingsIn, throwProblem } from './build/memory-build.ts';
export type { BuildProgress } from './build/read.ts';
export { compileCatalog, countCharacters } from './catalog/compile.ts';
export { DEFAULT_MAP_BUDGET, writeDocumentMap } from './catalog/document-map.ts';
export { VECTOR_CHOICES } from './config/config.ts';
export { LINT_RULES } from './config/lint-rules.ts';
export { CONFIG_FILE } from './config/load.ts';
export { TASKS } from './data/contexts.ts';
export { GENERAL_WORDS } from './data/general-words.ts';
export { FormatError } from './formats/format.ts';
export { readAsMarkdown } from './formats/formats.ts';
export { splitFrontMatter, splitToml } from './formats/front-matter.ts';
export { listFolder, locateSource } from './formats/list-folder.ts';
export { MAP_END, MAP_START } from './formats/map-markers.ts';
export type { UnreadEntry } from './kinds/entries.ts';
export { readDocuments } from './kinds/text/documents.ts';
export { writeSectionVectors } from './kinds/vectors/sections.ts';
export { writeStaticVectors } from './kinds/vectors/write.ts';
export type { ReportedCollision } from './lint/collisions.ts';
export { fixFile } from './lint/fix-skill.ts';
export { createScopes, readContext } from './model/context.ts';
export { type ReadUnit, resolveSources } from './model/resolve.ts';
export { documentsOf, MARKDOWN_CHOICES, pageOf } from './publish/published-documents.ts';
export { readIndex } from './publish/read-index.ts';
export { renderPage } from './publish/render.ts';
