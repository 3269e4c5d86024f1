import type { Utterance } from '../slice.ts';

/** Long-term knowledge, or something said in a conversation. */
export type MemoryKind = 'long_term' | 'dialogue';

/** Something that the bot remembers. */
export interface Memory {
	readonly id: string;
	readonly kind: MemoryKind;
	readonly text: string;
	/** The only player who may be told it. Default: everyone may. */
	readonly owner?: string;
	/** Its source, printed after it. */
	readonly origin?: string;
	/** Milliseconds since 1970. */
	readonly time?: number;
	/** 0 to 1. Default: 0.5. */
	readonly importance?: number;
	/** Ids of memories that this one replaces. */
	readonly corrects?: readonly string[];
}

/** A memory to be stored. Without an id, one is generated. */
export type NewMemory = Omit<Memory, 'id'> & { readonly id?: string };

/** A query for memories. */
export interface MemoryQuery {
	/** The current message. */
	readonly message: string;
	/** Utterances before it, of which the last two count. */
	readonly recentDialogue?: readonly Utterance[];
	/** The player whose memories are searched, besides shared ones. Memories that mention the player rank higher. */
	readonly player?: string;
	/** Maximum number of memories, of both kinds together. Default: `MEMORY_LIMIT`. */
	readonly limit?: number;
	/** Minimum score, 0 to 1. Default: `MEMORY_MIN_SCORE`. */
	readonly minScore?: number;
	/** The current time, in milliseconds since 1970. Default: the time of the newest memory. */
	readonly now?: number;
	/** Maximum bonus for recency, relative to the score. Default: `RECENCY_WEIGHT`. */
	readonly recencyWeight?: number;
	/** Maximum bonus or penalty for importance, relative to the score. Default: `IMPORTANCE_WEIGHT`. */
	readonly importanceWeight?: number;
}

/** A memory that was found. */
export interface MemoryHit {
	readonly memory: Memory;
	/** The sum of the first two factors, multiplied by the others; at most 1. */
	readonly score: number;
	readonly factors: readonly { readonly name: string; readonly value: number }[];
	/** Ids of near-duplicates, which it stands for. */
	readonly merged: readonly string[];
}

/** A store of memories. */
export interface MemoryStore {
	/** Number of memories. */
	readonly size: number;
	/**
	 * Adds all memories, or none if one of them is invalid.
	 *
	 * @throws PinakesError `invalid_value` for an invalid memory or a duplicate id
	 */
	add(...memories: readonly NewMemory[]): readonly Memory[];
	/** Removes a memory. Returns false if no memory has this id. */
	remove(id: string): boolean;
	get(id: string): Memory | undefined;
	/** Returns the memories that a player may be told, or all without a player, in the order in which they were added. */
	list(player?: string): readonly Memory[];
	/** Returns the memories that are relevant to a message, best first. */
	search(query: MemoryQuery): readonly MemoryHit[];
}
