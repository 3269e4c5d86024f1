import type { Unit } from './unit.ts';

/**
 * Sorts skills with the same name by precedence. One in a folder of that name comes first, as the specification
 * requires.
 */
export function sortByNamePrecedence<T extends Pick<Unit, 'unit_id' | 'name'>>(skills: readonly T[]): T[] {
	const isElsewhere = ({ unit_id, name }: T): number => (unit_id.split('/').at(-1) === name ? 0 : 1);
	return [...skills].sort((a, b) => isElsewhere(a) - isElsewhere(b));
}
