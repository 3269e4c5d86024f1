/** Decides, per message, what goes into the prompt of a chat bot: controllable, explainable, replayable. */
export { type AssembleInput, assembleContext, BUDGET_TOKENS } from './assemble.ts';
export { type ChatState, chatSlices, memorySlice } from './chat-slices.ts';
export { fragmentTable } from './fragment-table.ts';
export type { Audience, Memory, MemoryHit, MemoryKind, MemoryQuery, MemoryStore, NewMemory } from './memory/memory.ts';
export { MEMORY_LIMIT, MEMORY_MIN_SCORE } from './memory/recall.ts';
export { createMemoryStore, type MemoryStoreOptions } from './memory/store.ts';
export { cutText } from './pack/cut.ts';
export { MIN_RELEVANCE, packContext } from './pack/pack.ts';
export { isCommand } from './relevance/question.ts';
export { createVocabulary, type Vocabulary, type VocabularyOptions } from './relevance/vocabulary.ts';
export type { Block, Budget, Slice, SliceContent, SliceOverride, SliceRequest, Utterance } from './slice.ts';
export { estimateTokens, type TokenCounter } from './tokens.ts';
export {
	type AssembledContext,
	type ChatMessage,
	type Fragment,
	type PackRequest,
	type Reason,
	type ResolvedBlock,
	type ResolvedSlice,
	TRACE_VERSION,
	type Trace,
	type Warning,
} from './trace.ts';
