import type { Block, Budget, Slice } from './slice.ts';

/** Why a block is in the prompt or was left out. */
export type Reason =
	// Kept.
	| 'always'
	| 'pinned'
	| 'relevant'
	// Left out.
	| 'excluded'
	| 'empty'
	| 'failed'
	| 'below_min_score'
	| 'beyond_top_k'
	| 'near_duplicate'
	| 'slice_budget'
	| 'budget';

/** A candidate block and whether it was kept. A slice without blocks has one fragment that says why. */
export interface Fragment {
	readonly slice: string;
	readonly id: string;
	/** Characters and tokens of the whole block. */
	readonly characters: number;
	readonly tokens: number;
	/** The budget of the slice. */
	readonly budget: Budget;
	/** Relevance, 0 to 1; null if the block is not selected by relevance. */
	readonly score: number | null;
	readonly kept: boolean;
	readonly reason: Reason;
	/** Ids of memories that it replaces, if any. */
	readonly replaces?: readonly string[];
	/** Whether only the beginning was kept. */
	readonly cut: boolean;
	/** Characters and tokens in the prompt; 0 if the block was left out. */
	readonly keptCharacters: number;
	readonly keptTokens: number;
}

/** A warning for the developer of the bot. */
export interface Warning {
	readonly code: 'always_over_budget' | 'slice_failed' | 'slice_too_long' | 'invalid_block';
	/** The slice concerned, or null. */
	readonly slice: string | null;
	readonly message: string;
}

/** A validated block with an id. */
export interface ResolvedBlock extends Omit<Block, 'label'> {
	readonly id: string;
	readonly label?: string;
}

/** A slice with its content. */
export interface ResolvedSlice extends Pick<Slice, 'name' | 'always' | 'minScore' | 'limit' | 'trusted'> {
	readonly blocks: readonly ResolvedBlock[];
	/** Why there are no blocks; undefined if there are. */
	readonly absent?: 'excluded' | 'empty' | 'failed';
	readonly label?: string;
	readonly budget: Budget;
	/** Warnings from getting the content. */
	readonly warnings: readonly Warning[];
}

/** Everything that the selection depends on, as plain JSON. Blocks that are selected by relevance have their scores. */
export interface PackRequest {
	readonly slices: readonly ResolvedSlice[];
	readonly message: string;
	readonly budget: Budget;
	/** Whether tokens were counted by the caller's counter; a replay then needs the same one. */
	readonly hasOwnCounter: boolean;
}

/** Version of the trace format. */
export const TRACE_VERSION = 5;

/** The record of one call, as plain JSON: its input, the selection and the reasons. */
export interface Trace {
	readonly version: typeof TRACE_VERSION;
	readonly request: PackRequest;
	readonly fragments: readonly Fragment[];
	readonly tokens: number;
	readonly characters: number;
	readonly warnings: readonly Warning[];
	/** The prompt. */
	readonly text: string;
}

/** A message of a chat API. */
export interface ChatMessage {
	readonly role: 'system' | 'user' | 'assistant';
	readonly content: string;
}

/** A prompt, with the trace that explains it. */
export interface AssembledContext {
	/** The context as one text. The message itself is not part of it and does not count toward the budget. */
	readonly text: string;
	/** The context as messages of a chat API: the system message, the dialogue by role, and finally the message itself. */
	readonly messages: readonly ChatMessage[];
	readonly trace: Trace;
}
