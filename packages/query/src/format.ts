/**
 * The on-disk format and the text analysis, for programs that write an index or read its parts
 * themselves. What is written and what is read have this one definition.
 */
export { partFile } from './codec/blocks.ts';
export { decodeGaps, encodeGaps } from './codec/gaps.ts';
export { CONFLICT_WORD_BLOCKS } from './kinds/conflict-words/format.ts';
export { LEXICON_FILE, type Lexicon, NEGATED } from './kinds/lexicon/format.ts';
export { type Bilingual, MESSAGES_FILE, type MessageName } from './kinds/messages/format.ts';
export { OUTLINE_FILE } from './kinds/outline/format.ts';
export { PACKAGE_RANGES, RANGE_BYTES, UNIT_RANGES } from './kinds/records/format.ts';
export {
	ALL_PACKAGES_FILE,
	ALL_UNITS_FILE,
	BLOCK_BYTES,
	LIST_BLOCKS,
	PUBLIC_LIST_FILES,
	SPLIT_ABOVE_BYTES,
} from './kinds/unit-lists/format.ts';
export { UNIT_FIELDS, UNIT_TERM_BLOCKS } from './kinds/unit-terms/format.ts';
export { LONGEST_KEY, VOCABULARY_BLOCKS } from './kinds/vocabulary/format.ts';
export { checkManifest, FORMAT, FORMAT_VERSION, LISTS, MANIFEST_FILE, PREVIOUS_SUFFIX } from './manifest.ts';
export { conceptsOf } from './text/concepts.ts';
export { normalizeTerm, normalizeText } from './text/normalize.ts';
export { stem } from './text/stem.ts';
export { hasCjk, isCjk, type StopWords, surfaceWords, textTerms, wholeWords } from './text/words.ts';
