import { withDefaults } from '@pinakes/query/internal';
import { readSentences, type Sentence } from '../relevance/question.ts';
import { createRelevanceIndex, GRAMS, type RelevanceIndex } from '../relevance/relevance-index.ts';
import { generalVocabulary, type Vocabulary } from '../relevance/vocabulary.ts';
import type { TextScores } from './memory.ts';
import {
	checkMemories,
	checkQuery,
	type Memory,
	type MemoryQuery,
	type MemoryStore,
	type NewMemory,
} from './memory.ts';
import { isVisibleTo, MEMORY_LIMIT, recall } from './recall.ts';

/** Memories by the ids that they correct, oldest first. */
interface Corrections {
	add(memory: Memory): void;
	remove(memory: Memory): void;
	of(id: string): readonly Memory[];
}

/** Creates corrections without memories. */
function createCorrections(): Corrections {
	const byId = new Map<string, readonly Memory[]>();
	const of = (id: string): readonly Memory[] => byId.get(id) ?? [];
	return {
		of,
		add(memory) {
			for (const id of memory.corrects ?? []) byId.set(id, [...of(id), memory]);
		},
		remove(memory) {
			for (const id of memory.corrects ?? []) {
				const others = of(id).filter((other) => other.id !== memory.id);
				if (others.length > 0) byId.set(id, others);
				else byId.delete(id);
			}
		},
	};
}

/** Weight of scores for the recent dialogue, which counts only if the message refers to it. */
const REFERRED_WEIGHT = 0.6;

/** Score of the newest memories if a question asks about the past without naming anything. */
const PAST_SCORE = 0.2;

/** Number of utterances before the message that are searched by. */
const RECENT_UTTERANCES = 2;

/**
 * Index of the texts of memories. Shared memories and those of each owner are indexed separately, so that the scores of
 * one player do not depend on the memories of others.
 */
interface MemoryIndex {
	add(memory: Memory): void;
	remove(memory: Memory): void;
	/** Returns the text scores by id of the memories that match, out of the shared ones and the player's. */
	scores(query: MemoryQuery, newest: () => readonly Memory[]): ReadonlyMap<string, TextScores>;
}

/** Creates an empty index. The part of an owner is created with the first memory. */
function createMemoryIndex(vocabulary: Vocabulary, grams: number): MemoryIndex {
	const parts = new Map<string | undefined, RelevanceIndex>();
	const partOf = (owner: string | undefined): RelevanceIndex => {
		const part = parts.get(owner) ?? createRelevanceIndex(vocabulary, grams);
		parts.set(owner, part);
		return part;
	};
	return {
		add: ({ id, text, owner }) => partOf(owner).add(id, [text]),
		remove: ({ id, owner }) => partOf(owner).remove(id),
		scores({ message, recentDialogue = [], player }, newest) {
			const owners = player === undefined ? [undefined] : [undefined, player];
			const searched = owners.flatMap((owner) => parts.get(owner) ?? []);
			const sentences = readSentences(message, vocabulary, player);
			const direct = bestScores(searched, sentences);
			const refers = sentences.some((sentence) => sentence.asks && sentence.refers);
			const before = refers ? recentDialogue.slice(-RECENT_UTTERANCES) : [];
			const recent = bestScores(
				searched,
				before.flatMap(({ text }) => readSentences(text, vocabulary, player)),
			);
			const scores = new Map<string, TextScores>();
			for (const id of new Set([...direct.keys(), ...recent.keys()])) {
				scores.set(id, { message: direct.get(id) ?? 0, recentDialogue: (recent.get(id) ?? 0) * REFERRED_WEIGHT });
			}
			const asksOfPast = sentences.some(({ asks, recalls }) => asks && recalls);
			if (scores.size === 0 && asksOfPast && sentences.every(({ isCommon }) => isCommon)) {
				for (const { id } of newest()) scores.set(id, { message: PAST_SCORE, recentDialogue: 0 });
			}
			return scores;
		},
	};
}

/** Returns the best score of each memory over all sentences. */
function bestScores(parts: readonly RelevanceIndex[], sentences: readonly Sentence[]): Map<string, number> {
	const best = new Map<string, number>();
	for (const sentence of sentences) {
		for (const part of parts) {
			for (const [id, score] of part.scores(sentence)) best.set(id, Math.max(score, best.get(id) ?? 0));
		}
	}
	return best;
}

/** Options of a memory store. */
export interface MemoryStoreOptions {
	/** Size of the character n-grams for text without spaces, 1 to 3. Default: `GRAMS`. */
	readonly grams?: number;
	/** The words of the bot's domain. Default: general ones. */
	readonly vocabulary?: Vocabulary;
}

/**
 * Creates a store that keeps memories in this process only.
 *
 * @throws PinakesError `invalid_value` for an invalid memory or a duplicate id
 */
export function createMemoryStore(memories: Iterable<NewMemory> = [], options: MemoryStoreOptions = {}): MemoryStore {
	const { grams, vocabulary } = withDefaults(options, { grams: GRAMS, vocabulary: generalVocabulary() });
	/** Memories with the positions at which they were added. */
	const byId = new Map<string, { readonly memory: Memory; readonly number: number }>();
	const corrections = createCorrections();
	const index = createMemoryIndex(vocabulary, grams);
	// An id that is corrected may be of a removed memory, and its corrections must not apply to another one.
	const nextId = createIds((id) => byId.has(id) || corrections.of(id).length > 0);
	let nextNumber = 0;

	const get = (id: string): Memory | undefined => byId.get(id)?.memory;

	function addAll(given: readonly NewMemory[]): readonly Memory[] {
		const checked = checkMemories(given, (id) => byId.has(id), nextId);
		for (const memory of checked) {
			byId.set(memory.id, { memory, number: nextNumber++ });
			index.add(memory);
			corrections.add(memory);
		}
		return checked;
	}

	function remove(id: string): boolean {
		const memory = get(id);
		if (memory === undefined) return false;
		byId.delete(id);
		index.remove(memory);
		corrections.remove(memory);
		return true;
	}

	const list = (player?: string): readonly Memory[] =>
		[...byId.values()]
			.map(({ memory }) => memory)
			.filter((memory) => player === undefined || isVisibleTo(player, memory));

	addAll([...memories]);
	return {
		get size() {
			return byId.size;
		},
		add: (...given) => addAll(given),
		remove,
		get,
		list,
		search(query) {
			checkQuery(query);
			return recall(
				index.scores(query, () => newestOf(list(), query)),
				query,
				{
					get,
					corrections: corrections.of,
					numberOf: (id) => byId.get(id)?.number ?? 0,
				},
			);
		},
	};
}

/** Returns a function that generates ids, other than the ones that it is given. */
function createIds(isTaken: (id: string) => boolean): (given: ReadonlySet<string>) => string {
	let last = 0;
	return (given) => {
		let id: string;
		do id = `m${++last}`;
		while (given.has(id) || isTaken(id));
		return id;
	};
}

function newestOf(memories: readonly Memory[], { player, limit = MEMORY_LIMIT }: MemoryQuery): readonly Memory[] {
	return memories
		.filter((memory) => isVisibleTo(player, memory))
		.reverse()
		.sort((a, b) => (b.time ?? 0) - (a.time ?? 0))
		.slice(0, limit);
}
