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

/** Text scores of a memory: for the message, and for the dialogue before it. */
export interface TextScores {
	readonly message: number;
	readonly recentDialogue: number;
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

/** Maximum characters of a memory, which should be a few sentences. */
const MAX_MEMORY_LENGTH = 10_000;

/** Maximum characters of ids and names. */
const MAX_NAME_LENGTH = 200;

const FIELDS = new Set(['id', 'kind', 'text', 'owner', 'origin', 'time', 'importance', 'corrects']);

/**
 * Returns what is wrong with a memory, as the predicate of a sentence; undefined if it is valid.
 *
 * @param json with or without an id
 */
export function problemOf(json: unknown): string | undefined {
	if (!isRecord(json)) return 'is not an object';
	const { id, kind, text, owner, origin, time, importance, corrects } = json as Partial<Record<keyof Memory, unknown>>;
	const unknown = Object.keys(json).find((field) => !FIELDS.has(field));
	if (unknown !== undefined) return `has a field ${JSON.stringify(unknown)}, which memories have not`;
	if (kind !== 'long_term' && kind !== 'dialogue') return 'needs a kind, "long_term" or "dialogue"';
	if (typeof text !== 'string' || text.trim() === '') return 'needs a text';
	if (text.length > MAX_MEMORY_LENGTH) return `has a text of more than ${MAX_MEMORY_LENGTH} characters`;
	for (const [name, value] of Object.entries({ id, owner, origin })) {
		if (value !== undefined && !isName(value))
			return `needs ${name} to be a text of 1 to ${MAX_NAME_LENGTH} characters`;
	}
	if (typeof id === 'string' && id.startsWith('\0')) return 'has an id that begins with a control character';
	if (time !== undefined && !Number.isFinite(time)) return 'needs time in milliseconds since 1970';
	if (importance !== undefined && !isShare(importance)) return 'needs importance between 0 and 1';
	if (corrects !== undefined && !(Array.isArray(corrects) && corrects.every(isName))) return 'needs corrects to be ids';
	return undefined;
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
	limit: undefined,
	minScore: undefined,
	now: undefined,
	recencyWeight: undefined,
	importanceWeight: undefined,
} satisfies Record<keyof MemoryQuery, undefined>;

/**
 * Validates a query for memories.
 *
 * @throws PinakesError `invalid_value`
 */
export function checkQuery(query: MemoryQuery): void {
	const { message, player, limit, minScore, now, recencyWeight, importanceWeight } = withDefaults<MemoryQuery>(
		query,
		QUERY as never,
	);
	check(player === undefined || player === null || typeof player === 'string', 'player is a name.');
	check(typeof message === 'string', 'message is a text.');
	check(limit === undefined || (Number.isInteger(limit) && limit >= 0), 'limit is a whole number from 0.');
	check(now === undefined || Number.isFinite(now), 'now is a time in milliseconds since 1970.');
	for (const [name, value] of Object.entries({ minScore, recencyWeight, importanceWeight })) {
		check(value === undefined || isShare(value), `${name} is 0 to 1.`);
	}
}
