import type { Memory } from './memory.ts';

/**
 * Finds what replaces a memory: the newest correction of it that a player may be told, the newest correction of
 * that, and so on.
 *
 * @param corrections the memories that correct one, by its id, oldest first
 * @returns the memory itself where nothing corrects it
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
