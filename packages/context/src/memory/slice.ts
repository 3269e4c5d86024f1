import type { Slice } from '../slice.ts';
import type { MemoryQuery, MemoryStore } from './memory.ts';

/** How memories are looked for, beside what the slices have in common. */
export interface MemorySliceSettings
	extends Partial<Omit<Slice, 'content' | 'topK' | 'minScore'>>,
		Pick<MemoryQuery, 'topK' | 'minScore' | 'recencyWeight' | 'importanceWeight'> {}

/**
 * The slice `memory`: what the store has about the message, long-term memories and dialogue under a heading each,
 * nothing where nothing is relevant.
 */
export declare function memorySlice(store: MemoryStore, settings?: MemorySliceSettings): Slice;
