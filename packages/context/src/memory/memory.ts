import { COUNT, isFit, NAME, type Rule, rule, SHARE, TEXT, TIME, UTC_OFFSET, UTTERANCE } from '../rules.ts';
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
	/** The only channel in which it may be told. Default: all of them. */
	readonly channel?: string;
	/** Its source, printed after it. */
	readonly origin?: string;
	/** Milliseconds since 1970. */
	readonly time?: number;
	/** 0 to 1. Default: 0.5. */
	readonly importance?: number;
	/** Ids of memories that this one replaces. Default: those of the same subject and attribute that were told before. */
	readonly corrects?: readonly string[];
}

/** A memory to be stored. Without an id, one is generated. */
export type NewMemory = Omit<Memory, 'id'> & { readonly id?: string };

/** Who hears an answer: a player, in channels. */
export type Audience = Pick<MemoryQuery, 'player' | 'channels'>;

/** A query for memories. */
export interface MemoryQuery {
	/** The current message. */
	readonly message: string;
	/** Utterances before it, of which the last two count. */
	readonly recentDialogue?: readonly Utterance[];
	/** The player whose memories are searched, besides shared ones. Memories that mention the player rank higher. */
	readonly player?: string;
	/** Channels in which the answer may be read. Default: none, which leaves memories that belong to no channel. */
	readonly channels?: readonly string[];
	/** Maximum number of memories, of both kinds together. Default: `MEMORY_LIMIT`. */
	readonly limit?: number;
	/** Minimum score, 0 to 1. Default: `MEMORY_MIN_SCORE`. */
	readonly minScore?: number;
	/** Milliseconds since 1970. Without it, recency counts from the newest memory, and "yesterday" has no meaning. */
	readonly now?: number;
	/** Minutes by which the time zone is ahead of UTC. Default: 0. */
	readonly utcOffset?: number;
}

/** A memory that was found. */
export interface MemoryHit {
	readonly memory: Memory;
	/** The sum of the first three factors, multiplied by the others; at most 1. */
	readonly score: number;
	readonly factors: readonly { readonly name: string; readonly value: number }[];
	/** Ids of memories that were found and that it replaces. */
	readonly replaces: readonly string[];
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
	/** Removes a memory, and those of the same audience that it replaces. Returns false if no memory has this id. */
	remove(id: string): boolean;
	get(id: string): Memory | undefined;
	/** Returns the memories that may be told, or all without an audience, in the order in which they were added. */
	list(audience?: Audience): readonly Memory[];
	/** Returns the memories that are relevant to a message, best first. */
	search(query: MemoryQuery): readonly MemoryHit[];
}

/** Maximum characters of a memory, which should be a few sentences, and maximum number of memories that it replaces. */
export const MAX_MEMORY_LENGTH = 10_000;
const MAX_CORRECTED = 100;

export const MEMORY: Rule = {
	fields: {
		id: rule('an id of 1 to 200 characters', (value) => isFit(value, NAME) && !(value as string).startsWith('\0')),
		kind: rule('"long_term" or "dialogue"', (value) => value === 'long_term' || value === 'dialogue'),
		text: rule(
			`a text of 1 to ${MAX_MEMORY_LENGTH} characters`,
			(value) => typeof value === 'string' && value.trim() !== '' && value.length <= MAX_MEMORY_LENGTH,
		),
		...{ owner: NAME, channel: NAME, origin: NAME, time: TIME, importance: SHARE },
		corrects: rule(
			`a list of at most ${MAX_CORRECTED} ids`,
			(ids) => isFit(ids, [NAME]) && (ids as []).length <= MAX_CORRECTED,
		),
	},
	needed: ['kind', 'text'],
};

export const QUERY: Rule = {
	fields: {
		...{ message: TEXT, recentDialogue: [UTTERANCE], player: TEXT, channels: [TEXT], limit: COUNT, minScore: SHARE },
		...{ now: TIME, utcOffset: UTC_OFFSET },
	},
	needed: ['message'],
};
