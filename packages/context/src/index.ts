/** Decides, per message, what goes into the prompt of a chat bot: controllable, explainable, replayable. */
export {
	type AssembledContext,
	type AssembleInput,
	assembleContext,
	type ChatMessage,
	packContext,
} from './assemble.ts';
export { type ChatState, chatSlices } from './chat-slices.ts';
export type { Memory, MemoryHit, MemoryKind, MemoryQuery, MemoryStore, NewMemory } from './memory/memory.ts';
export { type MemorySliceSettings, memorySlice } from './memory/slice.ts';
export { createMemoryStore } from './memory/store.ts';
export { checkTrace, type Replay, replayTrace } from './replay.ts';
export { diffTraces, type FragmentChange, fragmentLines, fragmentTable } from './report.ts';
export type { Block, Budget, Slice, SliceContent, SliceRequest, Utterance } from './slice.ts';
export {
	formatSnapshot,
	type GameSnapshot,
	LITE_CHARACTERS,
	type SnapshotLevel,
	snapshotSlice,
	type Thing,
} from './snapshot.ts';
export { estimateTokens, type TokenCounter } from './tokens.ts';
export type {
	Fragment,
	Packing,
	PackRequest,
	Reason,
	ResolvedSlice,
	Trace,
	Warning,
} from './trace.ts';
