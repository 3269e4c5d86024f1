import type { MemoryStore } from './memory/memory.ts';

/** Memories in a JSON file. */
export interface MemoryFile extends MemoryStore {
	/** Where a damaged file was put aside when this one was opened, or null. */
	readonly aside: string | null;
}

/**
 * Memories in a JSON file. Every change is on the disk when its call returns; killed at any moment, the file is as
 * it was before the change or after it.
 *
 * @throws PinakesError `format_version` for a file of a newer version, `unreadable_source` for one that cannot be
 * read, and later, from `add` and `remove`, for one that cannot be written
 */
export declare function openMemoryFile(path: string): MemoryFile;
