import type { Language } from '@pinakes/query';
import type { Block, Budget } from './slice.ts';

/** Why a block is in the prompt or not. */
export type Reason =
	// Kept.
	| 'always'
	| 'priority'
	| 'pinned'
	| 'relevant'
	| 'near_miss'
	// Left out.
	| 'excluded'
	| 'empty'
	| 'failed'
	| 'timed_out'
	| 'below_min_score'
	| 'beyond_top_k'
	| 'near_duplicate'
	| 'slice_budget'
	| 'budget';

/** One candidate and what became of it. A slice without any block has one fragment that says why. */
export interface Fragment {
	readonly slice: string;
	readonly id: string;
	/** Its heading within the slice, or null. */
	readonly label: string | null;
	/** Characters and tokens before anything was cut. */
	readonly characters: number;
	readonly tokens: number;
	/** The slice's own limit, or null. */
	readonly budget: Budget | null;
	/** Its relevance, 0 to 1; null where it is not chosen by relevance. */
	readonly score: number | null;
	readonly kept: boolean;
	readonly reason: Reason;
	/** True where only its beginning is kept. */
	readonly cut: boolean;
	/** Characters and tokens in the prompt; 0 where it is left out. */
	readonly keptCharacters: number;
	readonly keptTokens: number;
}

/** Something that the owner of the bot should know of. */
export interface Warning {
	readonly code: 'always_over_budget' | 'slice_failed' | 'slice_timed_out' | 'slice_too_long' | 'invalid_block';
	/** The slice concerned, or null. */
	readonly slice: string | null;
	readonly message: string;
}

/** A block as it is chosen from. */
export interface ResolvedBlock extends Omit<Block, 'label'> {
	readonly id: string;
	readonly label?: string;
}

/** A slice whose function was called, ready to be chosen from. */
export interface ResolvedSlice {
	readonly name: string;
	readonly blocks: readonly ResolvedBlock[];
	/** Why there are no blocks, where there are none. */
	readonly absent?: 'excluded' | 'empty' | 'failed' | 'timed_out';
	readonly label?: string;
	readonly budget?: Budget;
	readonly always?: boolean;
	readonly priority?: number;
	readonly minScore?: number;
	readonly nearMisses?: boolean;
	readonly limit?: number;
	readonly form?: 'text' | 'xml' | 'json';
	readonly stable?: boolean;
	readonly trusted?: boolean;
}

/** All that the choice depends on, as plain JSON. */
export interface PackRequest {
	readonly slices: readonly ResolvedSlice[];
	readonly message: string;
	readonly budget: Budget;
	readonly lang: Language;
	/** Characters in the n-grams by which text without spaces is compared. */
	readonly grams: number;
	/** True where the caller counted tokens; a replay then needs the same counter. */
	readonly hasOwnCounter: boolean;
	/** What went wrong while the slices were asked. */
	readonly warnings: readonly Warning[];
}

/** How the blocks that are chosen by relevance were packed. */
export interface Packing {
	/** `all` fitted; `exact` is the best choice that there is; `rounded` is within the stated bound of it. */
	readonly method: 'all' | 'exact' | 'rounded';
	/** The sum of the scores of what was packed. */
	readonly value: number;
	/**
	 * No choice is worth more that takes this part of what was left less, 0 to 1: 0 where the choice is exact.
	 */
	readonly slack: number;
}

/** Everything about one call, as plain JSON: what was chosen from, what was chosen and why. */
export interface Trace {
	readonly version: 1;
	readonly request: PackRequest;
	readonly fragments: readonly Fragment[];
	readonly packing: Packing;
	readonly tokens: number;
	readonly characters: number;
	/** How much of the beginning is the same as in the previous call; null where none was given. */
	readonly sharedPrefix: { readonly characters: number; readonly tokens: number } | null;
	readonly warnings: readonly Warning[];
	/** The prompt. */
	readonly text: string;
}
