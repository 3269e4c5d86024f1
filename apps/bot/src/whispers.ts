import { randomUUID } from 'node:crypto';
import type { Memory, MemoryStore } from '@pinakes/context';

/** Prefix of the ids of whispered memories. */
const WHISPERED = 'whisper-';

/** Characters of the random part of an id: 48 bits. */
const ID_DIGITS = 13;

/** Returns a new id for a whispered memory. */
export function whisperedId(): string {
	return `${WHISPERED}${randomUUID().slice(0, ID_DIGITS)}`;
}

/** Whether a memory was whispered. */
export function isWhispered({ id }: Memory): boolean {
	return id.startsWith(WHISPERED);
}

/** Returns a view of a store without whispered memories, for public answers. */
export function withoutWhispers(store: MemoryStore): MemoryStore {
	return {
		get size() {
			return store.list().filter((memory) => !isWhispered(memory)).length;
		},
		add: (...memories) => store.add(...memories),
		remove: (id) => store.remove(id),
		get: (id) => {
			const memory = store.get(id);
			return memory === undefined || isWhispered(memory) ? undefined : memory;
		},
		list: (player) => store.list(player).filter((memory) => !isWhispered(memory)),
		search: (query) => store.search(query).filter(({ memory }) => !isWhispered(memory)),
	};
}
