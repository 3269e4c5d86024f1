import type { Memory } from './memory.ts';

/**
 * Follows corrections to the current version of a memory: its newest visible correction, the newest visible correction
 * of that, and so on.
 *
 * @param corrections returns the memories that correct the one with an id, oldest first
 * @returns the memory itself if nothing corrects it
 */
export function currentVersion(
	memory: Memory,
	corrections: (id: string) => readonly Memory[],
	isVisible: (memory: Memory) => boolean,
): Memory {
	const seen = new Set<string>();
	let current = memory;
	while (!seen.has(current.id)) {
		seen.add(current.id);
		const newer = corrections(current.id).filter((correction) => isVisible(correction) && !seen.has(correction.id));
		current = newer.at(-1) ?? current;
	}
	return current;
}

/** Memories by the ids that they correct, oldest first. */
interface Corrections {
	add(memory: Memory): void;
	remove(memory: Memory): void;
	of(id: string): readonly Memory[];
}

/** Creates corrections without memories. */
export function createCorrections(): Corrections {
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
