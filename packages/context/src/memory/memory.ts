import type { Utterance } from '../slice.ts';

/** What is known for long, or what was said in a conversation. */
export type MemoryKind = 'long_term' | 'dialogue';

/** Something that a bot remembers. */
export interface Memory {
	readonly id: string;
	readonly kind: MemoryKind;
	readonly text: string;
	/** The only player for whom it is brought up; everyone's where there is none. */
	readonly owner?: string;
	/** Who or what it comes from, as it is printed beside it. */
	readonly origin?: string;
	/** Milliseconds since 1970. */
	readonly time?: number;
	/** 0 to 1: 0.5 unless given. */
	readonly importance?: number;
	/** Ids of memories that are wrong since this one: it is brought up in their place. */
	readonly corrects?: readonly string[];
}

/** A memory to be stored; without an id it gets one. */
export type NewMemory = Omit<Memory, 'id'> & { readonly id?: string };

/** What memories are looked for by. */
export interface MemoryQuery {
	/** The current question. */
	readonly message: string;
	/** What was said before; the last two count. */
	readonly recentDialogue?: readonly Utterance[];
	/** Whose memories count beside everyone's; also counts as a word of the query. */
	readonly player?: string;
	/** Memories of both kinds together at most: `MEMORY_LIMIT` unless given. */
	readonly limit?: number;
	/** The score, 0 to 1, below which nothing is brought up: `MEMORY_MIN_SCORE` unless given. */
	readonly minScore?: number;
	/** Milliseconds since 1970, from which recency counts: the newest memory's time unless given. */
	readonly now?: number;
	/** What recency may add, as a share of the score: `RECENCY_WEIGHT` unless given. */
	readonly recencyWeight?: number;
	/** What importance may add or take, as a share of the score: `IMPORTANCE_WEIGHT` unless given. */
	readonly importanceWeight?: number;
}

/** A memory that was found. */
export interface MemoryHit {
	readonly memory: Memory;
	/** The factors reproduce it: the sum of the first two, times those that follow, 1 at most. */
	readonly score: number;
	readonly factors: readonly { readonly name: string; readonly value: number }[];
	/** Near-duplicates that it represents, by id. */
	readonly merged: readonly string[];
}

/** Where memories are. */
export interface MemoryStore {
	/** How many there are. */
	readonly size: number;
	/**
	 * Adds memories, all or none.
	 *
	 * @throws PinakesError `invalid_value` for what is no memory, or an id that is there
	 */
	add(...memories: readonly NewMemory[]): readonly Memory[];
	/** Removes a memory; false where there is none of this id. */
	remove(id: string): boolean;
	get(id: string): Memory | undefined;
	/** All that a player may be told, or all there are, in the order in which they were added. */
	list(player?: string): readonly Memory[];
	/** The memories that a message is about, best first; none where nothing is relevant. */
	search(query: MemoryQuery): readonly MemoryHit[];
}
