/** Decides, per message, what goes into the prompt of a chat bot: controllable, explainable, replayable. */
export { type AssembleInput, assembleContext, BUDGET_TOKENS } from './assemble.ts';
export { type ChatState, chatSlices, type MemorySliceSettings, memorySlice } from './chat-slices.ts';
export { fragmentTable } from './fragment-table.ts';
export type { Audience, Memory, MemoryHit, MemoryKind, MemoryQuery, MemoryStore, NewMemory } from './memory/memory.ts';
export { MEMORY_LIMIT, MEMORY_MIN_SCORE } from './memory/recall.ts';
export { createMemoryStore, type MemoryStoreOptions } from './memory/store.ts';
export { MIN_RELEVANCE, packContext } from './pack/pack.ts';
export { isCommand } from './relevance/question.ts';
export { createVocabulary, type Vocabulary, type VocabularyOptions } from './relevance/vocabulary.ts';
export type { Block, Budget, Slice, SliceContent, SliceOverride, SliceRequest, Utterance } from './slice.ts';
export { estimateTokens, type TokenCounter } from './tokens.ts';
export type {
	AssembledContext,
	ChatMessage,
	Fragment,
	PackRequest,
	Reason,
	ResolvedBlock,
	ResolvedSlice,
	Trace,
	Warning,
} from './trace.ts';
