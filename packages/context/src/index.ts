/** Decides, per message, what goes into the prompt of a chat bot: controllable, explainable, replayable. */
export { assembleContext } from './assemble.ts';
export type { AssembledContext, AssembleInput, ChatMessage } from './assembled-context.ts';
export { type ChatState, chatSlices } from './chat-slices.ts';
export { checkChatState } from './check-state.ts';
export type { Memory, MemoryHit, MemoryKind, MemoryQuery, MemoryStore, NewMemory } from './memory/memory.ts';
export {
	IMPORTANCE_WEIGHT,
	MEMORY_LIMIT,
	MEMORY_MIN_SCORE,
	RECENCY_WEIGHT,
} from './memory/recall.ts';
export { type MemorySliceSettings, memorySlice } from './memory/slice.ts';
export { createMemoryStore, type MemoryStoreOptions } from './memory/store.ts';
export { packContext } from './pack/pack.ts';
export { MIN_RELEVANCE } from './pack/select.ts';
export { createVocabulary, type Vocabulary, type VocabularyOptions } from './relevance/vocabulary.ts';
export { checkTrace, type Replay, replayTrace } from './replay.ts';
export { diffTraces, type FragmentChange, fragmentLines, fragmentTable } from './report.ts';
export { BUDGET_TOKENS, GRAMS, TIME_LIMIT } from './settings.ts';
export type { Block, Budget, Slice, SliceContent, SliceRequest, Utterance } from './slice.ts';
export { estimateTokens, type TokenCounter } from './tokens.ts';
export type {
	Fragment,
	Packing,
	PackRequest,
	Reason,
	ResolvedBlock,
	ResolvedSlice,
	Trace,
	Warning,
} from './trace.ts';
