import { withDefaults } from '@pinakes/query/format/base/options';
import { generalVocabulary, type Vocabulary } from '../relevance/vocabulary.ts';
import { GRAMS } from '../settings.ts';
import { checkMemories, checkQuery } from './check.ts';
import { createCorrections } from './corrections.ts';
import type { Memory, MemoryQuery, MemoryStore, NewMemory } from './memory.ts';
import { createMemoryIndex } from './memory-index.ts';
import { isVisibleTo, MEMORY_LIMIT, recall } from './recall.ts';

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
