/** Decides, per message, what goes into the prompt of a chat bot: controllable, explainable, replayable. */
export { type AssembleInput, assembleContext, BUDGET_TOKENS, TIME_LIMIT } from './assemble.ts';
export { type ChatState, chatSlices, checkChatState, type MemorySliceSettings, memorySlice } from './chat-slices.ts';
export type { Audience, Memory, MemoryHit, MemoryKind, MemoryQuery, MemoryStore, NewMemory } from './memory/memory.ts';
export { MEMORY_LIMIT, MEMORY_MIN_SCORE } from './memory/recall.ts';
export { createMemoryStore, type MemoryStoreOptions } from './memory/store.ts';
export { packContext } from './pack/pack.ts';
export { MIN_RELEVANCE } from './pack/select.ts';
export { isCommand } from './relevance/question.ts';
export { GRAMS } from './relevance/relevance-index.ts';
export { createVocabulary, type Vocabulary, type VocabularyOptions } from './relevance/vocabulary.ts';
export {
	checkTrace,
	diffTraces,
	type FragmentChange,
	fragmentTable,
	type Replay,
	replayTrace,
} from './replay.ts';
export type { Block, Budget, Slice, SliceContent, SliceRequest, Utterance } from './slice.ts';
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
