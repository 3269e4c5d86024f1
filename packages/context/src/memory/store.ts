import type { MemoryStore, NewMemory } from './memory.ts';

/** Memories in this process alone. */
export declare function createMemoryStore(memories?: Iterable<NewMemory>): MemoryStore;
