import { randomUUID } from 'node:crypto';
import type { Memory, MemoryStore } from '@pinakes/context';

/** How the ids of memories begin that were told in a whisper. */
const WHISPERED = 'whisper-';

/** Characters of a random id behind it: 48 bits. */
const ID_DIGITS = 13;

/** An id for a memory that was told in a whisper. */
export function whisperedId(): string {
	return `${WHISPERED}${randomUUID().slice(0, ID_DIGITS)}`;
}

/** Whether a memory was told in a whisper. */
export function isWhispered({ id }: Memory): boolean {
	return id.startsWith(WHISPERED);
}

/** A store as it may be used where others hear the answer: without what was told in a whisper. */
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
