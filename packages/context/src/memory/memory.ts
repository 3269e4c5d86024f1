import { check, isRecord, isShare, withDefaults } from '@pinakes/query/internal';
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
	/** The current time, in milliseconds since 1970. Without it, recency counts from the newest memory, and expressions such as "yesterday" have no meaning. */
	readonly now?: number;
	/** Minutes by which the time zone is ahead of UTC. Default: 0. */
	readonly utcOffset?: number;
	/** Maximum bonus for recency, relative to the score. Default: `RECENCY_WEIGHT`. */
	readonly recencyWeight?: number;
	/** Maximum bonus or penalty for importance, relative to the score. Default: `IMPORTANCE_WEIGHT`. */
	readonly importanceWeight?: number;
}

/** A memory that was found. */
export interface MemoryHit {
	readonly memory: Memory;
	/** The sum of the first three factors, multiplied by the others; at most 1. */
	readonly score: number;
	readonly factors: readonly { readonly name: string; readonly value: number }[];
	/** Ids of near-duplicates, which it stands for. */
	readonly merged: readonly string[];
	/** Ids of memories that were found and that it replaces. */
	readonly replaces: readonly string[];
}

/** Scores of a memory: for the message, for the dialogue before it, and for a time that is asked about. */
export interface TextScores {
	readonly message: number;
	readonly recentDialogue: number;
	readonly time: number;
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
	/** Returns the memories that may be told, or all without an audience, in the order in which they were added. */
	list(audience?: Audience): readonly Memory[];
	/** Returns the memories that are relevant to a message, best first. */
	search(query: MemoryQuery): readonly MemoryHit[];
}

/** Maximum characters of a memory, which should be a few sentences. */
export const MAX_MEMORY_LENGTH = 10_000;

/** Maximum characters of ids and names. */
const MAX_NAME_LENGTH = 200;

/** Maximum number of memories that one replaces. */
const MAX_CORRECTED = 100;

const FIELDS = new Set(['id', 'kind', 'text', 'owner', 'channel', 'origin', 'time', 'importance', 'corrects']);

/**
 * Returns what is wrong with a memory, as the predicate of a sentence; undefined if it is valid.
 *
 * @param json with or without an id
 */
export function problemOf(json: unknown): string | undefined {
	if (!isRecord(json)) return 'is not an object';
	const { id, kind, text, owner, channel, origin, time, importance, corrects } = json as Partial<
		Record<keyof Memory, unknown>
	>;
	const unknown = Object.keys(json).find((field) => !FIELDS.has(field));
	if (unknown !== undefined) return `has a field ${JSON.stringify(unknown)}, which memories have not`;
	if (kind !== 'long_term' && kind !== 'dialogue') return 'needs a kind, "long_term" or "dialogue"';
	if (typeof text !== 'string' || text.trim() === '') return 'needs a text';
	if (text.length > MAX_MEMORY_LENGTH) return `has a text of more than ${MAX_MEMORY_LENGTH} characters`;
	for (const [name, value] of Object.entries({ id, owner, channel, origin })) {
		if (value !== undefined && !isName(value))
			return `needs ${name} to be a text of 1 to ${MAX_NAME_LENGTH} characters`;
	}
	if (typeof id === 'string' && id.startsWith('\0')) return 'has an id that begins with a control character';
	if (time !== undefined && !isTime(time)) return 'needs time in milliseconds since 1970';
	if (importance !== undefined && !isShare(importance)) return 'needs importance between 0 and 1';
	const isList = Array.isArray(corrects) && corrects.length <= MAX_CORRECTED && corrects.every(isName);
	if (corrects !== undefined && !isList) return `needs corrects to be at most ${MAX_CORRECTED} ids`;
	return undefined;
}

/** Maximum milliseconds since 1970 that a date may have. */
const MAX_TIME = 8.64e15;

/** Whether a value is a time that a date can have. */
export function isTime(value: unknown): value is number {
	return typeof value === 'number' && Math.abs(value) <= MAX_TIME;
}

function isName(value: unknown): boolean {
	return typeof value === 'string' && value !== '' && value.length <= MAX_NAME_LENGTH;
}

/**
 * Validates memories and returns frozen copies of them, each with an id.
 *
 * @param nextId returns an id that no memory has yet
 * @throws PinakesError `invalid_value` for an invalid memory or a duplicate id
 */
export function checkMemories(
	added: readonly NewMemory[],
	isTaken: (id: string) => boolean,
	nextId: (given: ReadonlySet<string>) => string,
): Memory[] {
	const ids = new Set<string>();
	for (const [i, memory] of added.entries()) {
		const problem = problemOf(memory);
		check(problem === undefined, `Memory ${i + 1} ${problem}.`);
		const { id } = memory;
		if (id === undefined) continue;
		check(!isTaken(id) && !ids.has(id), `There is a memory ${id} already: remove it first, or use another id.`);
		ids.add(id);
	}
	return added.map((memory) => Object.freeze({ ...memory, id: memory.id ?? nextId(ids) }));
}

/** Every field of a query. */
const QUERY = {
	message: undefined,
	recentDialogue: undefined,
	player: undefined,
	channels: undefined,
	limit: undefined,
	minScore: undefined,
	now: undefined,
	utcOffset: undefined,
	recencyWeight: undefined,
	importanceWeight: undefined,
} satisfies Record<keyof MemoryQuery, undefined>;

/**
 * Validates a query for memories.
 *
 * @throws PinakesError `invalid_value`
 */
export function checkQuery(query: MemoryQuery): void {
	const {
		message,
		player,
		channels,
		limit,
		minScore,
		now,
		utcOffset = 0,
		recencyWeight,
		importanceWeight,
	} = withDefaults<MemoryQuery>(query, QUERY as never);
	check(player === undefined || player === null || typeof player === 'string', 'player is a name.');
	check(channels === undefined || Array.isArray(channels), 'channels is a list of names.');
	check(typeof message === 'string', 'message is a text.');
	check(limit === undefined || (Number.isInteger(limit) && limit >= 0), 'limit is a whole number from 0.');
	check(now === undefined || isTime(now), 'now is a time in milliseconds since 1970.');
	check(Number.isFinite(utcOffset) && Math.abs(utcOffset) <= 1440, 'utcOffset is a number of minutes.');
	for (const [name, value] of Object.entries({ minScore, recencyWeight, importanceWeight })) {
		check(value === undefined || isShare(value), `${name} is 0 to 1.`);
	}
}
